import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const EMBLEMS = "virtual:emblems/";

/** Takes from the icon set only what a list in `src/boards/emblems` names, each list on its own. */
function emblems(): Plugin {
  return {
    name: "emblems",
    resolveId: (id) => (id.startsWith(EMBLEMS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${EMBLEMS}`)) return undefined;
      const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf-8"));
      const set = read("node_modules/@iconify-json/game-icons/icons.json").icons;
      const list = `src/boards/emblems/${id.slice(EMBLEMS.length + 1)}.json`;
      this.addWatchFile(new URL(list, import.meta.url).pathname);
      const wanted = [...new Set(Object.values(read(list)) as string[])];
      const missing = wanted.filter((name) => !(name in set));
      if (missing.length) this.error(`there is no icon called ${missing.join(", ")}`);
      const bodies = Object.fromEntries(wanted.map((name) => [name, set[name].body]));
      return `export default ${JSON.stringify(bodies)};`;
    },
  };
}

export default defineConfig({
  plugins: [emblems(), svelte()],
  base: "/",
  build: {
    outDir: "../src/fracas/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
