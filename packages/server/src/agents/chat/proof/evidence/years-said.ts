import { MONTH } from "../reading/day-names.ts";
import { type Figure, isMoment } from "./beside.ts";

/** Before a number that is a year. */
const DATED = new RegExp(
  `(?:(?<!\\p{L})(?:in|since|from|until|till|by|during|early|late|of|year|to|and|spring|summer|autumn|fall|winter|census|${MONTH})\\.?,?\\s|\\(|[–-])$`,
  "iu",
);
const LEAD_CHARS = 30;

/** Whether a text says a number of four digits as a year: `in 1898`. */
export const isSaidAsYear = (figure: Figure, text: string): boolean =>
  !isMoment(figure) &&
  /^[12]\d{3}$/u.test(text.slice(figure.start, figure.end)) &&
  DATED.test(text.slice(Math.max(0, figure.start - LEAD_CHARS), figure.start));
