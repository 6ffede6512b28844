/**
 * title: Write a duration in seconds for people
 * when: A number of seconds has to be shown as 1h 2m 3s or as 1:02:03.
 * words: duration, elapsed time, seconds, hours, minutes, humanize, hh:mm:ss, uptime, format
 * param UNITS: 4 — most units that are written, the largest first
 */
const UNITS = 4;

const sizes = [
  ["d", 86400],
  ["h", 3600],
  ["m", 60],
  ["s", 1],
];

function check(seconds) {
  if (!Number.isInteger(seconds)) throw new RangeError("seconds have to be an integer");
}

/** 3725 → "1h 2m 5s", or "1h 2m" with two units; smaller ones are cut off, not rounded. Units of 0 are left out: 3605 → "1h 5s". */
export function formatDuration(seconds, units = UNITS) {
  check(seconds);
  let rest = Math.abs(seconds);
  const parts = [];
  for (const [unit, size] of sizes) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (parts.length > 0 || count > 0) parts.push([count, unit]);
  }
  const shown = parts.slice(0, units).filter(([count]) => count > 0);
  const text = shown.map(([count, unit]) => count + unit).join(" ") || "0s";
  return seconds < 0 ? `-${text}` : text;
}

/** 3605 → "1h 0m 5s": zeros behind the largest unit are written; all of them always where that is wanted: 5 → "0h 0m 5s". Days count as hours. */
export function formatTheDuration(seconds, all = false) {
  check(seconds);
  const size = Math.abs(seconds);
  const [h, m, s] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const text = all || h > 0 ? `${h}h ${m}m ${s}s` : m > 0 ? `${m}m ${s}s` : `${s}s`;
  return seconds < 0 ? `-${text}` : text;
}

/** 3725 → "01:02:05", 65 → "00:01:05": hours, minutes and seconds always, each of two digits at least. */
export function formatAsClock(seconds, signed = true) {
  check(seconds);
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  return (signed && seconds < 0 ? "-" : "") + parts.map((n) => String(n).padStart(2, "0")).join(":");
}

/** 65 → "01:05", 3725 → "62:05": minutes and seconds alone, of two digits at least or the minutes as they are. */
export function formatMinutesAndSeconds(seconds, padded = true) {
  check(seconds);
  const [minutes, rest] = [Math.floor(seconds / 60), String(seconds - Math.floor(seconds / 60) * 60)];
  return `${padded ? String(minutes).padStart(2, "0") : minutes}:${rest.padStart(2, "0")}`;
}

/** 3725 → "1:02:05", 65 → "1:05"; the first number of two digits too where that is wanted: "01:05". */
export function formatClock(seconds, padded = false) {
  check(seconds);
  const size = Math.abs(seconds);
  const [h, m, s] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const two = (n) => String(n).padStart(2, "0");
  const first = (n) => (padded ? two(n) : String(n));
  return (seconds < 0 ? "-" : "") + (h > 0 ? `${first(h)}:${two(m)}:${two(s)}` : `${first(m)}:${two(s)}`);
}
