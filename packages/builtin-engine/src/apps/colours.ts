/** A colour as `#rrggbb`. */
export type Hex = string;

/** The named colours of CSS, with glaring ones softened, and other common names. */
const NAMED = `alice blue f0f8ff|amber ffbf00|anthracite 293133|antique white faebd7|apple green 8db600|apricot fbceb1|aqua 00ffff
|aquamarine 7fffd4|aubergine 472c4c|azure f0ffff|baby blue 89cff0|baby pink f4c2c2|beige f5f5dc|berry 8e4585|bisque ffe4c4
|black 000000|blanched almond ffebcd|blood red 8a0303|blue 1f5fff|blue violet 8a2be2|bordeaux 800020|bottle green 006a4e
|brick red cb4154|bronze cd7f32|brown 8b5a2b|burgundy 800020|burlywood deb887|cadet blue 5f9ea0|charcoal 36454f
|chartreuse 7fff00|cherry red d2042d|chocolate d2691e|cobalt 0047ab|cobalt blue 0047ab|copper b87333|coral ff7f50
|cornflower blue 6495ed|cornsilk fff8dc|cream fffdd0|crimson dc143c|cyan 00bcd4|dark blue 00008b|dark cyan 008b8b
|dark goldenrod b8860b|dark gray 5a5a5a|dark green 006400|dark grey 5a5a5a|dark khaki bdb76b|dark magenta 8b008b
|dark olive green 556b2f|dark orange ff8c00|dark orchid 9932cc|dark red 8b0000|dark salmon e9967a|dark sea green 8fbc8f
|dark slate blue 483d8b|dark slate gray 2f4f4f|dark slate grey 2f4f4f|dark turquoise 00ced1|dark violet 9400d3|deep pink ff1493
|deep sky blue 00bfff|dim gray 696969|dim grey 696969|dodger blue 1e90ff|ebony 282c35|emerald 50c878|emerald green 50c878
|fire red ce2029|firebrick b22222|floral white fffaf0|forest green 228b22|fuchsia ff00ff|gainsboro dcdcdc|ghost white f8f8ff
|gold ffd700|golden ffd700|goldenrod daa520|grass green 4caf50|gray 808080|green 1f9d3a|green yellow adff2f|grey 808080
|honeydew f0fff0|hot pink ff69b4|ice blue d6ecef|indian red cd5c5c|indigo 4b0082|ivory fffff0|jade 00a86b|khaki f0e68c
|lavender e6e6fa|lavender blush fff0f5|lawn green 7cfc00|lemon chiffon fffacd|lemon yellow fff44f|light blue add8e6
|light coral f08080|light cyan e0ffff|light goldenrod yellow fafad2|light gray d3d3d3|light green 90ee90|light grey d3d3d3
|light pink ffb6c1|light salmon ffa07a|light sea green 20b2aa|light sky blue 87cefa|light slate gray 778899
|light slate grey 778899|light steel blue b0c4de|light yellow ffffe0|lilac c8a2c8|lime 32cd32|lime green 32cd32|linen faf0e6
|magenta ff00ff|mahogany c04000|maroon 800000|mauve e0b0ff|medium aquamarine 66cdaa|medium blue 0000cd|medium orchid ba55d3
|medium purple 9370db|medium sea green 3cb371|medium slate blue 7b68ee|medium spring green 00fa9a|medium turquoise 48d1cc
|medium violet red c71585|midnight blue 191970|mint 98e6c0|mint cream f5fffa|mint green 98e6c0|misty rose ffe4e1
|moccasin ffe4b5|moss green 8a9a5b|mustard e1ad01|mustard yellow e1ad01|navajo white ffdead|navy 000080|navy blue 000080
|neon blue 1f51ff|neon green 39ff14|neon orange ff5f1f|neon pink ff10f0|neon yellow ffff33|ochre cc7722|off white faf9f6
|old lace fdf5e6|olive 808000|olive drab 6b8e23|olive green 708238|orange ff8c1a|orange red ff4500|orchid da70d6
|pale goldenrod eee8aa|pale green 98fb98|pale turquoise afeeee|pale violet red db7093|papaya whip ffefd5|peach ffcba4
|peach puff ffdab9|peru cd853f|petrol 005f6a|pink ff69b4|pistachio 93c572|plum 8e4585|powder blue b0e0e6|purple 8033cc
|rebecca purple 663399|red e02020|rose ff6f91|rosy brown bc8f8f|royal blue 4169e1|ruby e0115f|ruby red 9b111e|rust b7410e
|saddle brown 8b4513|salmon fa8072|sand c2b280|sandy brown f4a460|sapphire 0f52ba|scarlet ff2400|sea green 2e8b57
|seashell fff5ee|sienna a0522d|silver c0c0c0|sky blue 4db8ff|slate blue 6a5acd|slate gray 708090|slate grey 708090
|snow fffafa|snow white fffafa|spring green 00ff7f|steel blue 4682b4|sun yellow ffd700|tan d2b48c|teal 008080|terracotta e2725b
|thistle d8bfd8|tomato ff6347|tomato red ff6347|turquoise 30c8b8|vanilla f3e5ab|violet 8f3ff0|wheat f5deb3|white ffffff
|white smoke f5f5f5|wine red 722f37|yellow ffd400|yellow green 9acd32`;
const ROWS = NAMED.replaceAll("\n", "").split("|");
const TABLE = new Map(
  ROWS.map((row): [string, Hex] => [row.slice(0, -7).replaceAll(" ", ""), `#${row.slice(-6)}`]),
);
/** Shades of a colour, with the share of white or black that is mixed in. */
const SHADES: readonly [words: string, mixed: "#ffffff" | "#000000", share: number][] = [
  ["very light|very pale|whitish", "#ffffff", 0.75],
  ["light|pale|pastel|soft|baby|powder", "#ffffff", 0.5],
  ["very dark|blackish", "#000000", 0.65],
  ["dark|deep", "#000000", 0.4],
  [
    "chocolate|coffee|sunshine|ocean|candy|bubblegum|electric|cherry|apple|dusty|muted|earthy|gentle|cheerful|sunny|happy|cute|elegant|classic|bright|vivid|strong|rich|warm|cool|medium|nice|pure|full|beautiful|lovely|fresh|friendly|calm|neon",
    "#ffffff",
    0,
  ],
];

/** Pattern source, without groups, of every colour that `colourOf` knows: a name, a shade of it, `#rgb` or `#rrggbb`. */
export const COLOUR = `(?:#[0-9a-f]{6}\\b|#[0-9a-f]{3}\\b|\\b(?:(?:${SHADES.map(([words]) => words).join("|")})[- ])?(?:${ROWS.map(
  (row) => row.slice(0, -7).replaceAll(" ", "[- ]?"),
)
  .sort((a, b) => b.length - a.length)
  .join("|")})(?:ish)?\\b)`;

/** The colour of `words`, which must match `COLOUR`. */
export function colourOf(words: string): Hex {
  const plain = words.toLowerCase();
  if (plain.startsWith("#")) return plain.length === 7 ? plain : plain.replaceAll(/[0-9a-f]/g, "$&$&");
  const known = TABLE.get(plain.replaceAll(/[- ]/g, "")) ?? TABLE.get(plain.replaceAll(/[- ]|ish$/g, ""));
  if (known) return known;
  for (const [shade, mixed, share] of SHADES) {
    const found = new RegExp(`^(?:${shade})[- ](.+)$`).exec(plain);
    if (found) return mix(colourOf(found[1]!), mixed, share);
  }
  throw new Error(`no colour is called ${words}`);
}

const channels = (colour: Hex) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Mixes a share (0 to 1) of `b` into `a`. */
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

/** Black or white, whichever has more contrast on `colour`; at least 4.5 to 1. */
export const readableOn = (colour: Hex): Hex =>
  contrast(colour, "#000000") >= contrast(colour, "#ffffff") ? "#000000" : "#ffffff";

/** Moves `colour` towards `towards` just far enough for a contrast of `ratio` against each of `grounds`. */
export function legible(colour: Hex, towards: Hex, grounds: readonly Hex[], ratio: number): Hex {
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(moved, ground) >= ratio)) return moved;
  }
  return towards;
}
