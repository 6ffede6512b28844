/**
 * title: Relative time such as "3 minutes ago"
 * when: A moment has to be shown by its distance from another one, in words.
 * words: relative time, time ago, humanize, yesterday, in 5 minutes, elapsed, moment, timestamp
 * param JUST_NOW: 10 — seconds within which it says "just now"
 */
const JUST_NOW = 10;

const units = [
  ["year", 31536000],
  ["month", 2592000],
  ["week", 604800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** Both moments in seconds; now is passed in, so that the answer can be tested. Units are cut off, not rounded. */
export function relativeTime(then, now, justNow = JUST_NOW) {
  const seconds = Math.floor(Math.abs(now - then));
  if (seconds < justNow || seconds === 0) return "just now";
  const [unit, size] = units.find(([, size]) => seconds >= size);
  const count = Math.floor(seconds / size);
  const text = `${count} ${unit}${count === 1 ? "" : "s"}`;
  return then < now ? `${text} ago` : `in ${text}`;
}
