/**
 * title: Colours: hex to RGB, RGB to hex, HSL, lighten, darken, mix
 * when: A colour has to be converted between hex, RGB and HSL, made lighter or darker, inverted, mixed, or rated for contrast.
 * words: color, colour, hex to rgb, rgb to hex, hsl, lighten, darken, invert color, complementary, mix colors, blend, grayscale, brightness, contrast, css
 * param PERCENT: 10 — by how much a colour is made lighter or darker
 */
const PERCENT = 10;

const round = (number) => Math.floor(number + 0.5);
const clamp = (number) => Math.max(0, Math.min(255, round(number)));

/** "#ff8000" or "f80" → [255, 128, 0] and the like. */
export function hexToRgb(hex) {
  const digits = hex.replace(/^#/, "");
  const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  if (!/^[0-9a-f]{6}$/i.test(long)) throw new RangeError("not a colour");
  return [0, 2, 4].map((start) => parseInt(long.slice(start, start + 2), 16));
}

/** (255, 128, 0) → "#ff8000"; numbers beyond 0 to 255 are cut off. */
export function rgbToHex(red, green, blue) {
  return `#${[red, green, blue].map((part) => clamp(part).toString(16).padStart(2, "0")).join("")}`;
}

/** "rgb(255, 128, 0)". */
export function hexToCss(hex) {
  return `rgb(${hexToRgb(hex).join(", ")})`;
}

/** Hue in degrees, saturation and lightness in percent, rounded. */
export function rgbToHsl(red, green, blue) {
  const [high, low] = [Math.max(red, green, blue) / 255, Math.min(red, green, blue) / 255];
  const [light, span] = [(high + low) / 2, high - low];
  if (span === 0) return [0, 0, round(light * 100)];
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const sixth = high === r ? (g - b) / span : high === g ? (b - r) / span + 2 : (r - g) / span + 4;
  const saturation = span / (1 - Math.abs(2 * light - 1));
  return [round(((sixth + 6) % 6) * 60), round(saturation * 100), round(light * 100)];
}

/** Towards white by so many percent. */
export function lighten(hex, percent = PERCENT) {
  return mixColors(hex, "#ffffff", percent);
}

/** Towards black by so many percent. */
export function darken(hex, percent = PERCENT) {
  return mixColors(hex, "#000000", percent);
}

/** So many percent of the second colour, else half. */
export function mixColors(first, second, percent = 50) {
  const [a, b] = [hexToRgb(first), hexToRgb(second)];
  return rgbToHex(...a.map((part, i) => part + ((b[i] - part) * percent) / 100));
}

export function invertColor(hex) {
  return rgbToHex(...hexToRgb(hex).map((part) => 255 - part));
}

/** The grey of the same brightness. */
export function toGrayscale(hex) {
  const gray = brightness(hex);
  return rgbToHex(gray, gray, gray);
}

/** From 0, black, to 255, white, as the eye sees it. */
export function brightness(hex) {
  const [red, green, blue] = hexToRgb(hex);
  return round((red * 299 + green * 587 + blue * 114) / 1000);
}

/** Black or white, whichever can be read on the colour. */
export function textColorOn(hex) {
  return brightness(hex) >= 128 ? "#000000" : "#ffffff";
}

/** (255, 128, 0) → "#FF8000": capital digits; without # where that is wanted: "FF8000". */
export function rgbToUppercaseHex(red, green, blue, withoutSign = false) {
  return rgbToHex(red, green, blue)
    .toUpperCase()
    .slice(withoutSign ? 1 : 0);
}

/** (255, 128, 0) → "ff8000": without #, or with capital digits "FF8000". */
export function rgbToHexOnly(red, green, blue, upper = false) {
  const digits = rgbToHex(red, green, blue).slice(1);
  return upper ? digits.toUpperCase() : digits;
}

/** [255, 128, 0] → "#ff8000", or with capital digits "#FF8000". */
export function rgbListToHex(parts, upper = false) {
  const hex = rgbToHex(...parts);
  return upper ? hex.toUpperCase() : hex;
}

/** "#ff8000" → {"r": 255, "g": 128, "b": 0}, or with the names red, green and blue. */
export function hexToRgbObject(hex, longNames = false) {
  const names = longNames ? ["red", "green", "blue"] : ["r", "g", "b"];
  return Object.fromEntries(hexToRgb(hex).map((part, i) => [names[i], part]));
}

/** The grey of the mean of red, green and blue, each counted alike, rounded half up or down to a whole number. */
export function toGrayscaleByMean(hex, roundDown = false) {
  const mean = hexToRgb(hex).reduce((sum, part) => sum + part, 0) / 3;
  const gray = roundDown ? Math.floor(mean) : round(mean);
  return rgbToHex(gray, gray, gray);
}
