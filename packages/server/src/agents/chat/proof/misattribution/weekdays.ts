import { type Moment, momentsIn, weekdayOf } from "../reading/dates.ts";

const IS =
  "(?:is|was|falls on|will be|which is|which was|ist|war|fällt auf|est|était|tombe|es|era|cae en|é|foi|cai)";
/** Between a date and the weekday that it is said to be, and between a weekday and its date. */
const BEHIND_DATE = new RegExp(
  `^[\\s,(*_]*(?:${IS}\\s)?(?:an?|on|on an?|ein|un|en|einem|einen)?[\\s*_]*$`,
  "iu",
);
const BEFORE_DATE = /^[\s,*_]*(?:the |den |dem |le |el |o )?[\s*_]*$/iu;
/** A sentence that says a weekday of the date in the sentence before it. */
const GOES_ON = new RegExp(`^[*_\\s]*(?:it|that|this|das|dies|c['’]|cela|eso|isso)\\s?${IS}(?!\\p{L})`, "iu");

const isFull = ({ year, month, day }: Moment) =>
  year !== undefined && month !== undefined && day !== undefined;
/** Whether a moment is a weekday without a date or a time. */
export const isWeekdayAlone = ({ weekday, month, time }: Moment) =>
  weekday !== undefined && month === undefined && time === undefined;

/** Whether a statement says another weekday of a date than the calendar does. `before`: the sentence before it. */
export function isOnAnotherWeekday(text: string, moments: readonly Moment[], before = ""): boolean {
  const days = moments.filter((one) => isWeekdayAlone(one));
  const dates = moments.filter((one) => isFull(one));
  if (days.length === 1 && dates.length === 0 && GOES_ON.test(text)) {
    const [date, ...others] = momentsIn(before).filter((one) => isFull(one));
    return date !== undefined && others.length === 0 && weekdayOf(date) !== days[0]!.weekday;
  }
  return days.some((day) => {
    const date = dateOf(day, dates, text);
    return date !== undefined && weekdayOf(date) !== day.weekday;
  });
}

/** The date that a statement says a weekday of. */
function dateOf(day: Moment, dates: readonly Moment[], text: string): Moment | undefined {
  const behind = dates.find(
    (date) => date.start >= day.end && BEFORE_DATE.test(text.slice(day.end, date.start)),
  );
  return behind ?? dates.find(({ end }) => end <= day.start && BEHIND_DATE.test(text.slice(end, day.start)));
}

/** Whether a weekday is said of a whole date, from which it follows. What is said of it is said of the date, and judged by that. */
export const isWeekdayOfDate = (moment: Moment, moments: readonly Moment[], text: string): boolean =>
  isWeekdayAlone(moment) &&
  dateOf(
    moment,
    moments.filter((one) => isFull(one)),
    text,
  ) !== undefined;
