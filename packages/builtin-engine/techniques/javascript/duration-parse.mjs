/**
 * title: Read a duration such as 1h30m or PT1H30M into seconds
 * when: Time limits or intervals are given as text with units and are needed in seconds.
 * words: duration, parse, seconds, timeout, interval, ISO 8601 duration, PT1H, hours minutes, duration to minutes, to seconds, hours and minutes to minutes, parse time text
 * param DEFAULT_UNIT: "s" — unit of a bare number: w, d, h, m or s
 */
const DEFAULT_UNIT = "s";

const sizes = { w: 604800, d: 86400, h: 3600, m: 60, s: 1 };

function fromIso(text) {
  // Years and months have no fixed length and are refused.
  const match = /^P(?=.)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text);
  if (!match) throw new RangeError(`not a duration: ${text}`);
  return Object.values(sizes).reduce((sum, size, i) => sum + size * Number(match[i + 1] ?? 0), 0);
}

/** Units may not repeat and go from large to small: "1h 30m", "2d", "90". */
export function parseDuration(text, defaultUnit = DEFAULT_UNIT) {
  const trimmed = text.trim();
  if (trimmed.startsWith("P")) return fromIso(trimmed);
  if (/^\d+$/.test(trimmed)) return Number(trimmed) * sizes[defaultUnit];
  if (!/^(?:\d+\s*[wdhms]\s*)+$/.test(trimmed)) throw new RangeError(`not a duration: ${text}`);
  let [seconds, last] = [0, Infinity];
  for (const [, count, unit] of trimmed.matchAll(/(\d+)\s*([wdhms])/g)) {
    if (sizes[unit] >= last) throw new RangeError(`units out of order: ${text}`);
    last = sizes[unit];
    seconds += Number(count) * last;
  }
  return seconds;
}

const wordSizes = [
  [/^w(?:eeks?|ks?)?$/, 604800],
  [/^d(?:ays?)?$/, 86400],
  [/^h(?:ours?|rs?)?$/, 3600],
  [/^m(?:inutes?|ins?)?$/, 60],
  [/^s(?:econds?|ecs?)?$/, 1],
];

/** Seconds of "1h 30m", "2 hours 5 minutes" or "90 sec": all numbers with a unit, short or long, in any order, added up; 0 where there is none. */
export function parseAnyDuration(text) {
  let seconds = 0;
  for (const [, count, unit] of text.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*([a-z]+)/g)) {
    const size = wordSizes.find(([form]) => form.test(unit))?.[1] ?? 0;
    seconds += Number(count) * size;
  }
  return seconds;
}

/** Minutes of "1h 30m" or "2 hours": as parseAnyDuration; a number without a unit is minutes. */
export function durationInMinutes(text) {
  const bare = text.trim();
  return /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : parseAnyDuration(text) / 60;
}

/** Hours of "1h 30m" as a decimal number: 1.5. */
export function durationInHours(text) {
  return parseAnyDuration(text) / 3600;
}
