/**
 * title: Number formatting: thousands separators, decimals, compact form
 * when: A number has to be written with thousands separators, a fixed number of decimals or shortened to K and M, rounded, or read back from such a text.
 * words: thousands separator, commas, format number, number with commas, decimals, decimal places, round, fixed, compact number, abbreviate number, 1.5K, parse number
 * param GROUP: "," — separator between groups of three digits
 * param PLACES: 2 — decimals
 */
const GROUP = ",";
const PLACES = 2;

/** 1234567.891 → "1,234,567.891": the decimals stay as they are. */
export function addThousands(number, group = GROUP) {
  const [whole, decimals] = String(number).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** Halves go up. */
export function roundTo(number, places = PLACES) {
  return Math.floor(number * 10 ** places + 0.5) / 10 ** places;
}

/** With exactly so many decimals: 2.5 → "2.50". */
export function fixedDecimals(number, places = PLACES) {
  const digits = String(Math.floor(Math.abs(number) * 10 ** places + 0.5)).padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  const sign = number < 0 && Number(digits) !== 0 ? "-" : "";
  return sign + whole + (places > 0 ? `.${digits.slice(digits.length - places)}` : "");
}

/** With separators and exactly so many decimals: 1234.5 → "1,234.50". */
export function formatNumber(number, places = PLACES, group = GROUP) {
  return addThousands(fixedDecimals(number, places), group);
}

/** 1500 → "1.5K", 2000000 → "2M": one decimal at most. */
export function compactNumber(number) {
  const size = Math.abs(number);
  const [unit, name] = [
    [1e9, "B"],
    [1e6, "M"],
    [1e3, "K"],
  ].find(([least]) => size >= least) ?? [1, ""];
  return `${roundTo(number / unit, unit > 1 ? 1 : 10)}${name}`;
}

/** Reads "1,234.5" as 1234.5; null when the text is no number. */
export function parseNumber(text, group = GROUP) {
  const plain = text.trim().replaceAll(group, "");
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** Halves away from zero: -2.5 gives -3; a hair is added, since 1.005 is stored as a little less. */
export function roundToOut(number, places = PLACES) {
  const size = Math.floor(Math.abs(number) * 10 ** places + 0.5 + 1e-9) / 10 ** places;
  return number < 0 ? 0 - size : size;
}

/** Cut off after so many decimals, towards zero: nothing is rounded. */
export function roundToNot(number, places = PLACES) {
  return Math.trunc(number * 10 ** places + Math.sign(number) * 1e-9) / 10 ** places + 0;
}

/** Always down to so many decimals. */
export function roundDown(number, places = 0) {
  return Math.floor(number * 10 ** places + 1e-9) / 10 ** places;
}

/** Always up to so many decimals. */
export function roundUp(number, places = 0) {
  return Math.ceil(number * 10 ** places - 1e-9) / 10 ** places + 0;
}

/** Rounded to the nearest whole number, halves up. */
export function roundToOne(number) {
  return Math.floor(number + 0.5);
}

/** Rounded to the nearest multiple, as 5 or 100, halves up. */
export function roundToMultiple(number, multiple = 5) {
  return Math.floor(number / multiple + 0.5) * multiple;
}

/** "1.5k", "2m", "3b": small letters, one decimal at most. */
export function compactNumberAsItIs(number) {
  return compactNumber(number).toLowerCase();
}

/** "1.5K", "2.0M": from a thousand on always one decimal. */
export function compactNumberWithOne(number) {
  return compactNumber(number).replace(/^(-?\d+)([KMB])$/, "$1.0$2");
}

/** "1K" of 1999: whole units only, the rest is cut off. */
export function compactNumberOnly(number) {
  const size = Math.abs(number);
  const units = [
    [1e9, "B"],
    [1e6, "M"],
    [1e3, "K"],
  ];
  const [unit, name] = units.find(([least]) => size >= least) ?? [1, ""];
  return unit === 1 ? String(number) : `${number < 0 ? "-" : ""}${Math.floor(size / unit)}${name}`;
}

/** Decimals that are 0 are left out: 2.5 → "2.5", 2 → "2", 2.456 → "2.46". */
export function fixedDecimalsOrNot(number, places = PLACES) {
  const text = fixedDecimals(number, places);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
