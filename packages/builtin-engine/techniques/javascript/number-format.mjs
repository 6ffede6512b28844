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
