/**
 * title: Write a duration in seconds for people
 * when: A number of seconds has to be shown as 1h 2m 3s or as 1:02:03.
 * words: duration, elapsed time, seconds, hours, minutes, humanize, hh:mm:ss, uptime, format
 * param UNITS: 2 — most units that are written, the largest first
 */
const UNITS = 2;

const sizes = [
  ["d", 86400],
  ["h", 3600],
  ["m", 60],
  ["s", 1],
];

function check(seconds) {
  if (!Number.isInteger(seconds)) throw new RangeError("seconds have to be an integer");
}

/** 3725 → "1h 2m" with two units. Smaller units are cut off, not rounded. */
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

/** 3725 → "1:02:05", 65 → "1:05". */
export function formatClock(seconds) {
  check(seconds);
  const size = Math.abs(seconds);
  const [h, m, s] = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  const two = (n) => String(n).padStart(2, "0");
  return (seconds < 0 ? "-" : "") + (h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`);
}
