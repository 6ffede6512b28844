import { clock } from "./clock.ts";
import { WEEKDAY } from "./day-names.ts";

const UNIT =
  "\\s?(?:[\\p{Sc}%°]|(?:euros?|eur|usd|gbp|chf|pounds?|dollars?|degrees?|points?|percent|[kcm]?m|m?l|k?g|kwh|mm)(?!\\p{L}))";
const TO = "\\s?(?:to|until|till|and|bis|a|à|–|-)\\s?";
const DOTTED = "\\d{1,2}\\.[0-5][05]";
/** In the same line before it, the name of a day, and no amount of money. It is looked for only before such a number. */
const OF_DAY = `(?=${DOTTED})(?<=(?<!\\p{L})(?:${WEEKDAY})s?(?!\\p{L})[^\\n;\\p{Sc}%°]{1,60})(?<![\\d:.,])`;

/** The two ends of hours that are written with a dot, as opening hours are: `Thursday: 10.00 to 18.30`. Elsewhere these are numbers. */
export const DOTTED_TIMES: [pattern: RegExp, read: (groups: string[]) => ReturnType<typeof clock>][] = [
  [
    new RegExp(`${OF_DAY}(\\d{1,2})\\.([0-5][05])(?=${TO}${DOTTED}(?![\\d.,]*\\d|${UNIT}))`, "giu"),
    ([h, m]) => clock(h!, m!, undefined, undefined),
  ],
  [
    new RegExp(`${OF_DAY}(?<=${DOTTED}${TO})(\\d{1,2})\\.([0-5][05])(?![\\d.,]*\\d|${UNIT})`, "giu"),
    ([h, m]) => clock(h!, m!, undefined, undefined),
  ],
];
