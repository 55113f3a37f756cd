declare module "virtual:emblems/*" {
  const bodies: Record<string, string>;
  export default bodies;
}
