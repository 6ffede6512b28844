/**
 * title: Colour texts: read rgb(), short hex, colour names, compare colours
 * when: A colour such as "rgb(1, 2, 3)", "#fff" or "red" has to be read, written in another form, named or tested.
 * words: colour, color, rgb, hex color, css color, color name, parse rgb, short hex, expand hex, rgb string, color values, rgba, named colors, primary colors, web color, dominant color, is valid color, opacity
 * param MISSING: null — answer where there is no such colour
 */
const MISSING = null;

const names = new Map(
  Object.entries({
    black: "#000000",
    white: "#ffffff",
    red: "#ff0000",
    lime: "#00ff00",
    blue: "#0000ff",
    yellow: "#ffff00",
    cyan: "#00ffff",
    magenta: "#ff00ff",
    silver: "#c0c0c0",
    gray: "#808080",
    grey: "#808080",
    maroon: "#800000",
    olive: "#808000",
    green: "#008000",
    purple: "#800080",
    teal: "#008080",
    navy: "#000080",
    orange: "#ffa500",
    pink: "#ffc0cb",
    brown: "#a52a2a",
    gold: "#ffd700",
  }),
);

/** "#ff0000" of "red", in either case. */
export function colourOfName(name, missing = MISSING) {
  return names.get(name.trim().toLowerCase()) ?? missing;
}

/** "red" of "#F00" or "#ff0000". */
export function nameOfColour(hex, missing = MISSING) {
  const full = expandHex(hex);
  return [...names].find(([, value]) => value === full)?.[0] ?? missing;
}

/** "#ffffff" of "#FFF" or "fff"; null of no such text. */
export function expandHex(hex) {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim());
  if (!match) return MISSING;
  const digits = match[1].toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

/** "#fff" of "#ffffff" where it can be shortened, else the text as it is. */
export function shortenHex(hex) {
  return hex.replace(/^#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3$/i, "#$1$2$3");
}

/** [red, green, blue] of "rgb(1, 2, 3)", "rgba(1, 2, 3, 0.5)", "#010203", "#123" or a name; null of anything else. */
export function parseColour(text) {
  const match =
    /^rgba?\(\s*([0-9]{1,3})\s*,\s*([0-9]{1,3})\s*,\s*([0-9]{1,3})\s*(?:,\s*[0-9.]+%?\s*)?\)$/i.exec(
      text.trim(),
    );
  if (match) {
    const parts = [match[1], match[2], match[3]].map(Number);
    return parts.every((part) => part <= 255) ? parts : MISSING;
  }
  const hex = colourOfName(text) ?? expandHex(text);
  return hex === null ? MISSING : [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

export function isColour(text) {
  return parseColour(text) !== null;
}

/** "rgb(1, 2, 3)" of three numbers. */
export function rgbText(red, green, blue) {
  return `rgb(${red}, ${green}, ${blue})`;
}

/** "rgb(255, 0, 0)" of "#f00", "red" or "rgb(255,0,0)"; null of no colour. */
export function colourToRgbText(text) {
  const parts = parseColour(text);
  return parts === null ? MISSING : rgbText(...parts);
}

/** "#ff0000" of "rgb(255, 0, 0)", "red" or "#f00"; null of no colour. */
export function colourToHex(text, upper = false) {
  const parts = parseColour(text);
  if (parts === null) return MISSING;
  const hex = `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  return upper ? hex.toUpperCase() : hex;
}

/** "red", "green" or "blue": the largest part, the first among equals. */
export function dominantColour(red, green, blue) {
  const parts = [red, green, blue];
  return ["red", "green", "blue"][parts.indexOf(Math.max(...parts))];
}

/** Whether red, green and blue are equal. */
export function isGray(text) {
  const parts = parseColour(text);
  return parts !== null && new Set(parts).size === 1;
}
