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
