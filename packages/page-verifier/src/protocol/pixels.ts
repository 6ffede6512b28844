import { PNG } from "pngjs";

/** Pixels that differ from the commonest colour, and how many colours there are, in steps of a sixteenth. */
export interface Ink {
  pixels: number;
  colours: number;
}

/** How much there is to see in a picture. Differences of less than a sixteenth of a channel are none. */
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
