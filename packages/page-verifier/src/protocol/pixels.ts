import { PNG } from "pngjs";

/** The number of pixels that differ from the most common colour, and the number of colours, with 16 steps per channel. */
export interface Ink {
  pixels: number;
  colours: number;
}

/** Measures how much is visible in a screenshot. Ignores differences within a sixteenth of a channel. */
export function measureInk(png: Buffer): Ink {
  const { data } = PNG.sync.read(png);
  const counts = new Uint32Array(4096);
  for (let i = 0; i < data.length; i += 4)
    counts[((data[i]! >> 4) << 8) | (data[i + 1]! & 0xf0) | (data[i + 2]! >> 4)]! += 1;
  return {
    pixels: data.length / 4 - counts.reduce((most, count) => Math.max(most, count), 0),
    colours: counts.reduce((sum, count) => sum + Number(count > 0), 0),
  };
}
