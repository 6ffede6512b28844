/** A colour as `#rrggbb`. */
export type Hex = string;

/** The colours of CSS that people ask for by name. */
const NAMED = `aqua 00ffff|azure f0ffff|beige f5f5dc|black 000000|blue 1f5fff|brown 8b5a2b|burgundy 800020|chocolate d2691e
|coral ff7f50|crimson dc143c|cyan 00bcd4|dark blue 00008b|dark gray 5a5a5a|dark green 006400|dark grey 5a5a5a|dark orange ff8c00
|dark red 8b0000|deep pink ff1493|forest green 228b22|fuchsia ff00ff|gold ffd700|gray 808080|green 1f9d3a|grey 808080
|hot pink ff69b4|indigo 4b0082|ivory fffff0|khaki f0e68c|lavender e6e6fa|light blue add8e6|light gray d3d3d3|light green 90ee90
|light grey d3d3d3|lilac c8a2c8|lime 32cd32|lime green 32cd32|magenta ff00ff|maroon 800000|mint 98e6c0|mint green 98e6c0
|navy 000080|navy blue 000080|olive 808000|orange ff8c1a|orchid da70d6|peach ffcba4|pink ff69b4|plum 8e4585|purple 8033cc
|red e02020|royal blue 4169e1|salmon fa8072|sea green 2e8b57|silver c0c0c0|sky blue 4db8ff|steel blue 4682b4|tan d2b48c
|teal 008080|tomato ff6347|turquoise 30c8b8|violet 8f3ff0|white ffffff|yellow ffd400`;
const TABLE = new Map(
  NAMED.replaceAll("\n", "")
    .split("|")
    .map((row): [string, Hex] => [row.slice(0, -7).replace(" ", ""), `#${row.slice(-6)}`]),
);

/** The source of a pattern, without groups, for any colour that `colourOf` knows: a name, `#rgb` or `#rrggbb`. */
export const COLOUR = `(?:#[0-9a-f]{6}\\b|#[0-9a-f]{3}\\b|\\b(?:${NAMED.replaceAll("\n", "")
  .split("|")
  .map((row) => row.slice(0, -7).replace(" ", "[- ]?"))
  .sort((a, b) => b.length - a.length)
  .join("|")})\\b)`;

/** The colour that `words` name; they must match `COLOUR`. */
export function colourOf(words: string): Hex {
  const plain = words.toLowerCase();
  if (plain.startsWith("#")) return plain.length === 7 ? plain : plain.replaceAll(/[0-9a-f]/g, "$&$&");
  return TABLE.get(plain.replaceAll(/[- ]/g, ""))!;
}

const channels = (colour: Hex) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `share` (0 to 1) of `b` in `a`. */
export const mix = (a: Hex, b: Hex, share: number): Hex =>
  `#${channels(a)
    .map((from, i) => Math.round(from + (channels(b)[i]! - from) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;

/** Relative luminance, 0 to 1, as WCAG 2 defines it. */
function luminance(colour: Hex): number {
  const [r, g, b] = channels(colour).map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Contrast ratio of two colours, 1 to 21, as WCAG 2 defines it. */
export function contrast(a: Hex, b: Hex): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Black or white, whichever reads better on `colour`; at least 4.5 to 1. */
export const readableOn = (colour: Hex): Hex =>
  contrast(colour, "#000000") >= contrast(colour, "#ffffff") ? "#000000" : "#ffffff";

/** `colour`, moved towards `towards` no further than it must be to have `ratio` against each of `grounds`. */
export function legible(colour: Hex, towards: Hex, grounds: readonly Hex[], ratio: number): Hex {
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(moved, ground) >= ratio)) return moved;
  }
  return towards;
}
