import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Creates an id `<prefix>_<9 characters of time><16 random ones>`: later ids sort after earlier ones, and none can be guessed. */
export function newId(
  prefix: string,
  nowMs: number,
  random: (bytes: number) => Uint8Array = randomBytes,
): string {
  let time = "";
  for (let rest = nowMs, i = 0; i < 9; i++, rest = Math.floor(rest / 32)) time = ALPHABET[rest % 32]! + time;
  const tail = Array.from(random(16), (byte) => ALPHABET[byte % 32]!).join("");
  return `${prefix}_${time}${tail}`;
}
