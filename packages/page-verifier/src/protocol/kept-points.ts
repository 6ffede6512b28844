import { type Counts, courseOf } from "./counts.ts";

/** What is counted within one round. */
const POINTS =
  /(?<!\p{L})(?:score|points?|pts|correct|moves|turns|tries|attempts|guesses|mistakes|errors|misses|punkte|richtige?|puntos|puntuación|aciertos|pontos|acertos|bonnes)(?!\p{L})/u;
/** What is counted beyond it. */
const BEYOND = /best|high|total|overall|record|sum\b|all|rekord|gesamt|summe|meilleur|mejor|melhor|recorde/u;

/** A part of a whole, such as the pairs that are found. */
const PART = /#.+\d$/u;
/** What is counted so over many rounds. */
const OF_ROUNDS = /level|stage|round|game|wins?\b|\bwon\b/u;

/** Whether the words beside a number say that it is points. */
export const isOfPoints = (words: string): boolean => POINTS.test(words) && !BEYOND.test(words);

/** Whether they say that it is counted within one round. */
const isCounted = (words: string): boolean =>
  isOfPoints(words) || (PART.test(words) && !BEYOND.test(words) && !OF_ROUNDS.test(words));

/** A round needs more than one of its points: a tally of rounds grows once in each. */
const LEAST_RISES = 2;

/**
 * The number of points that stays although all else has begun again: it had grown several times in the round that `looks` have seen, and
 * `now` shows as many. Undefined where nothing else that had changed is back at its beginning, or something is not.
 */
export function keptPoints(looks: readonly Counts[], now: Counts): string | undefined {
  const changed = [...now.keys()]
    .map((words) => ({ words, course: courseOf(looks, words) }))
    .filter(({ course: { rises, falls } }) => rises.length > 0 !== falls.length > 0);
  const kept = changed.find(
    ({ words, course: { values, rises } }) =>
      isCounted(words) && rises.length >= LEAST_RISES && now.get(words)! >= values.at(-1)!,
  );
  if (!kept) return undefined;
  const others = changed.filter((one) => one !== kept && !BEYOND.test(one.words));
  const isBack = others.every(({ words, course: { values } }) => isReset(values, now.get(words)!));
  // Of two numbers that grow together, one may be kept on purpose.
  const hasTwin = others.some(({ course }) => String(course.rises) === String(kept.course.rises));
  return others.length === 0 || !isBack || hasTwin
    ? undefined
    : kept.words.replace("#", String(now.get(kept.words)));
}

/** Whether a number is back where it was at first; a clock may have gone on a little since. */
const isReset = ([first = 0, ...rest]: readonly number[], now: number): boolean =>
  Math.abs(now - first) * 3 <= Math.abs((rest.at(-1) ?? first) - first);
