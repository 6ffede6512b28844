import { call, patchMethod } from "./patch-native.ts";

const { imul } = Math;
const Bytes = Uint8Array;
const HEX = "0123456789abcdef";

/** Makes random numbers the same in all copies of a page, and different for each page (mulberry32). */
export function seedRandom(seed: number): void {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = imul(state ^ (state >>> 15), 1 | state);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  patchMethod(Math, "random", () => next() / 4294967296);
  patchMethod(Crypto.prototype, "getRandomValues", (native, self, given) => {
    const array = call(native, self, given);
    const bytes = new Bytes(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next();
    return array;
  });
  const digit = (at: number): string => {
    if (at === 8 || at === 13 || at === 18 || at === 23) return "-";
    if (at === 14) return "4";
    return HEX[at === 19 ? 8 + (next() & 3) : next() & 15] ?? "";
  };
  patchMethod(Crypto.prototype, "randomUUID", () => {
    let id = "";
    for (let i = 0; i < 36; i++) id += digit(i);
    return id as ReturnType<Crypto["randomUUID"]>;
  });
}
