/**
 * title: Darts: points of a throw, what is left to score
 * when: Darts have to be scored from fields such as T20 or from where they hit, or what is left to score is wanted.
 * words: darts, dart, dartboard, bull, bullseye, triple, double, treble, points left, bust, checkout, target circle, archery, rings, throws
 * param START: 501 — points at the beginning
 * param INNER: 1 — radius of the inner ring
 * param MIDDLE: 5 — radius of the middle ring
 * param OUTER: 10 — radius of the outer ring
 */
const START = 501;
const INNER = 1;
const MIDDLE = 5;
const OUTER = 10;

/** "20", "D20", "T20" (in any case), "25", "bull" for 50 and "miss" for 0. */
export function dartPoints(field) {
  const text = String(field).trim().toUpperCase();
  if (/^(?:BULL|BULLSEYE|DB|50)$/.test(text)) return 50;
  if (/^(?:OUTER|SB|25)$/.test(text)) return 25;
  const [, factor, number] = /^([SDT]?)(\d+)$/.exec(text) ?? [];
  return number === undefined ? 0 : Number(number) * ({ D: 2, T: 3 }[factor] ?? 1);
}

/** The sum of a list of fields. */
export function dartsTotal(fields) {
  return fields.reduce((sum, field) => sum + dartPoints(field), 0);
}

/** What is left after throws; one that would go below 0 does not count. */
export function dartsLeft(throws, start = START) {
  return throws.reduce((left, points) => (points > left ? left : left - points), start);
}

/** What is left after fields such as "T20"; one that would go below 0 does not count. */
export function dartsLeftOfFields(fields, start = START) {
  return dartsLeft(fields.map(dartPoints), start);
}

/** What is left after rounds of throws; a round that goes below 0 does not count at all. */
export function dartsLeftOfRounds(rounds, start = START) {
  return dartsLeft(
    rounds.map((round) => round.reduce((sum, points) => sum + points, 0)),
    start,
  );
}

/** Exercism's target: 10 in the inner circle, 5 in the middle, 1 in the outer, 0 beside; borders count. */
export function targetPoints(x, y, inner = INNER, middle = MIDDLE, outer = OUTER) {
  const square = x * x + y * y;
  if (square <= inner * inner) return 10;
  if (square <= middle * middle) return 5;
  return square <= outer * outer ? 1 : 0;
}
