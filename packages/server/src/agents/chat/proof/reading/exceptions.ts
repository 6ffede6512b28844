/** What an hour of a text is known by. */
interface Hour<T> {
  start: number;
  end: number;
  time?: number;
  weekday?: number;
  until?: T;
}

/** Before a time up to which something goes on, on the days named directly before: `on Thursdays until`. */
const UNTIL =
  /\p{L}s?,?\s(?:open\s|geöffnet\s)?(?:until|till|to|bis|jusqu['’]à|hasta(?:\slas)?|até(?:\sàs)?)\s$/iu;
const LEAD_CHARS = 40;
/** Characters between usual hours and their exception. */
const NEAR_CHARS = 120;
const SENTENCE = /\n|[.!?](?=\s)/u;

/**
 * The moments with those at which an exception to usual hours begins: `10:00 to 17:00, on Thursdays until 20:00` is also 10:00 to
 * 20:00.
 */
export function withExceptions<T extends Hour<T>>(
  text: string,
  moments: readonly T[],
): (T & { isException?: boolean })[] {
  return moments.flatMap((moment, i) => {
    const usual = moments
      .slice(0, i)
      .findLast(({ time, until }) => time !== undefined && until?.time !== undefined);
    const day = moments[i - 1];
    if (
      moment.time === undefined ||
      moment.until ||
      !usual ||
      usual.until === moment ||
      day?.weekday === undefined
    )
      return [moment];
    const between = text.slice(usual.until!.end, moment.start);
    const isException =
      UNTIL.test(text.slice(Math.max(0, moment.start - LEAD_CHARS), moment.start)) &&
      between.length <= NEAR_CHARS &&
      !SENTENCE.test(between);
    return isException
      ? [{ ...usual, start: moment.start, end: moment.end, until: moment, isException: true }, moment]
      : [moment];
  });
}
