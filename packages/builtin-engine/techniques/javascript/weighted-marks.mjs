/**
 * title: Weighted averages, marks, drop the lowest, needed score
 * when: Marks or other values have to be averaged by weights, without the lowest or highest ones, or the score that is still needed is wanted.
 * words: weighted average, weighted mean, weights, final grade, final mark, exam, homework, average, drop lowest, drop the lowest score, without lowest and highest, judges, trimmed mean, needed score, required score, round grades, pass all, report card, credits, gpa
 * param PLACES: 2 — decimals of the answer; null where nothing is rounded
 * param DROP: 1 — how many of the lowest are left out
 * param PASS: 50 — mark from which a subject is passed
 */
const PLACES = 2;
const DROP = 1;
const PASS = 50;

const rounded = (number, places) =>
  places === null ? number : Math.floor(number * 10 ** places + 0.5 + 1e-7) / 10 ** places;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** 0 where all weights are 0. */
export function weightedAverage(values, weights, places = PLACES) {
  const all = sum(weights);
  return all === 0 ? 0 : rounded(sum(values.map((value, i) => value * weights[i])) / all, places);
}

/** The weighted average of [value, weight]. */
export function weightedPairs(pairs, places = PLACES) {
  return weightedAverage(
    pairs.map(([value]) => value),
    pairs.map(([, weight]) => weight),
    places,
  );
}

/** The sum of values with weights in percent, also where these do not make 100. */
export function weightedScore(values, percents, places = PLACES) {
  return rounded(sum(values.map((value, i) => value * percents[i])) / 100, places);
}

/** { name: mark } by { name: weight }; a name without a weight does not count. */
export function weightedByName(marks, weights, places = PLACES) {
  const names = Object.keys(marks).filter((name) => Object.hasOwn(weights, name));
  return weightedAverage(
    names.map((name) => marks[name]),
    names.map((name) => weights[name]),
    places,
  );
}

/** The average, 0 of an empty list. */
export function averageMark(marks, places = PLACES) {
  return marks.length === 0 ? 0 : rounded(sum(marks) / marks.length, places);
}

/** The average without so many of the lowest. */
export function averageWithoutLowest(marks, drop = DROP, places = PLACES) {
  return averageMark([...marks].sort((a, b) => a - b).slice(drop), places);
}

/** The average without the lowest and the highest one, or so many of each. */
export function averageWithoutExtremes(marks, drop = DROP, places = PLACES) {
  return averageMark([...marks].sort((a, b) => a - b).slice(drop, marks.length - drop), places);
}

/** The sum without so many of the lowest: the best results count. */
export function sumOfBest(marks, count = 3) {
  return sum([...marks].sort((a, b) => b - a).slice(0, count));
}

/** What the last exam, of so many percent, has to bring for a target. */
export function neededScore(current, target, examPercent = 50, places = PLACES) {
  return rounded((target - (current * (100 - examPercent)) / 100) / (examPercent / 100), places);
}

/** What the next mark has to be for an average. */
export function nextMarkFor(marks, target) {
  return target * (marks.length + 1) - sum(marks);
}

/** Marks rounded up to the next multiple of 5 where it is less than 3 away; failing ones below 38 stay. */
export function roundGrades(marks, failing = 38, step = 5) {
  return marks.map((mark) => {
    const next = Math.ceil(mark / step) * step;
    return mark >= failing && next - mark < 3 ? next : mark;
  });
}

export function passesAll(marks, pass = PASS) {
  return marks.every((mark) => mark >= pass);
}

/** Names of { name: mark } whose mark is below the pass mark. */
export function failedSubjects(marks, pass = PASS) {
  return Object.keys(marks).filter((name) => marks[name] < pass);
}

/** As weightedAverage, but nothing is rounded. */
export function weightedAverageAsIs(values, weights) {
  return weightedAverage(values, weights, null);
}

/** As weightedPairs, but nothing is rounded. */
export function weightedPairsAsIs(pairs) {
  return weightedPairs(pairs, null);
}

/** As weightedScore, but nothing is rounded. */
export function weightedScoreAsIs(values, percents) {
  return weightedScore(values, percents, null);
}

/** As weightedByName, but nothing is rounded. */
export function weightedByNameAsIs(marks, weights) {
  return weightedByName(marks, weights, null);
}

/** As averageMark, but nothing is rounded. */
export function averageMarkAsIs(marks) {
  return averageMark(marks, null);
}

/** As averageWithoutLowest, but nothing is rounded. */
export function averageWithoutLowestAsIs(marks, drop = DROP) {
  return averageWithoutLowest(marks, drop, null);
}

/** As averageWithoutExtremes, but nothing is rounded. */
export function averageWithoutExtremesAsIs(marks, drop = DROP) {
  return averageWithoutExtremes(marks, drop, null);
}

/** As neededScore, but nothing is rounded. */
export function neededScoreAsIs(current, target, examPercent = 50) {
  return neededScore(current, target, examPercent, null);
}
