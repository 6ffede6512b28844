/**
 * title: Write and read sizes in bytes
 * when: A number of bytes has to be shown as 1.5 KiB or 1.5 MB, or such a text read.
 * words: bytes, file size, kilobyte, kib, mebibyte, megabyte, human readable, format, parse
 * param BASE: 1024 — 1024 for KiB, MiB …, 1000 for kB, MB …
 * param DIGITS: 1 — digits after the point
 */
const BASE = 1024;
const DIGITS = 1;

const names = { 1024: ["B", "KiB", "MiB", "GiB", "TiB", "PiB"], 1000: ["B", "kB", "MB", "GB", "TB", "PB"] };

export function formatBytes(bytes, base = BASE, digits = DIGITS) {
  if (!Number.isInteger(bytes)) throw new RangeError("bytes have to be an integer");
  const units = names[base];
  let [size, unit] = [Math.abs(bytes), 0];
  // Compared as it will be written: 1023.99 KiB is shown as 1.0 MiB, never as 1024.0 KiB.
  while (unit < units.length - 1 && Number(size.toFixed(unit === 0 ? 0 : digits)) >= base) {
    size /= base;
    unit += 1;
  }
  return `${bytes < 0 ? "-" : ""}${size.toFixed(unit === 0 ? 0 : digits)} ${units[unit]}`;
}

/** "1.5 MiB", "10kB", "7" → whole bytes. KB is read as kB; K, M … alone take the base. */
export function parseBytes(text, base = BASE) {
  const match = /^(\d+(?:\.\d+)?)\s*(?:([kmgtp])(i?b)?|b)?$/i.exec(text.trim());
  if (!match) throw new RangeError(`not a size: ${text}`);
  const [, number, prefix, suffix] = match;
  const step = suffix === undefined ? base : suffix.length === 2 ? 1024 : 1000;
  const power = prefix ? "kmgtp".indexOf(prefix.toLowerCase()) + 1 : 0;
  return Math.round(Number(number) * step ** power);
}

function withUnits(bytes, base, trimmed, digits) {
  const units = ["B", "KB", "MB", "GB", "TB", "PB"];
  let [size, unit] = [Math.abs(bytes), 0];
  while (unit < units.length - 1 && size >= base) [size, unit] = [size / base, unit + 1];
  const shown = size.toFixed(unit === 0 ? 0 : digits);
  return `${bytes < 0 ? "-" : ""}${trimmed ? Number(shown) : shown} ${units[unit]}`;
}

/** 1536 → "1.5 KB" and 1024 → "1.0 KB": units B, KB, MB, GB of 1024 each; without zeros at the end where that is wanted: "1 KB". */
export function formatBytesOf(bytes, trimmed = false, digits = DIGITS) {
  return withUnits(bytes, 1024, trimmed, digits);
}

/** 1500 → "1.5 KB": as formatBytesOf with units of 1000 each. */
export function formatBytesBy(bytes, trimmed = false, digits = DIGITS) {
  return withUnits(bytes, 1000, trimmed, digits);
}

/** 1536 → "1.5KB": as formatBytesOf without a space before the unit. */
export function formatBytesWithoutSpace(bytes, trimmed = false, digits = DIGITS) {
  return formatBytesOf(bytes, trimmed, digits).replace(" ", "");
}
