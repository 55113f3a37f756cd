/** The seal of sealed dice, worked out in the reader's own browser. */

const LABEL = "fracas seal 1\0";

/** The line of a record's header that holds the secret, or none for a game without sealed dice. */
export function secretOf(record: string): string | undefined {
  return /^secret ([0-9a-f]+)$/m.exec(record)?.[1];
}

/** The seal that a secret has: it was published before the first die fell. */
export async function sealOf(secret: string): Promise<string> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const label = new TextEncoder().encode(LABEL);
  const whole = new Uint8Array(label.length + bytes.length);
  whole.set(label);
  whole.set(bytes, label.length);
  const digest = await crypto.subtle.digest("SHA-256", whole);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
