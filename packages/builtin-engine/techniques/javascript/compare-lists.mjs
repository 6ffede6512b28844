/**
 * title: Compare two lists: added, removed, same places, points
 * when: Two lists have to be compared: what was added, removed or kept, the first difference, how many places agree, or who wins more places.
 * words: compare lists, compare arrays, difference between lists, added and removed, changes, missing items, extra items, attendance, absent, present, invited, first difference, same position, how many match, percent equal, compare triplets, element by element, answers, answer key, quiz score, multiple choice, lexicographic
 * param RIGHT: 4 — points for a right answer
 * param WRONG: -1 — points for a wrong answer
 * param BLANK: "" — answer that was left out
 */
const RIGHT = 4;
const WRONG = -1;
const BLANK = "";

/** { added, removed, kept }, each in the order of its list. */
export function listChanges(before, after) {
  return {
    added: after.filter((item) => !before.includes(item)),
    removed: before.filter((item) => !after.includes(item)),
    kept: before.filter((item) => after.includes(item)),
  };
}

/** Items of the first list that the second lacks, counted: an item that comes twice has to be there twice. */
export function missingItems(wanted, present) {
  const rest = [...present];
  return wanted.filter((item) => {
    const place = rest.indexOf(item);
    if (place < 0) return true;
    rest.splice(place, 1);
    return false;
  });
}

/** The one item that only the second has, of lists or texts in any order; null where there is none. */
export function extraItem(first, second) {
  return missingItems([...second], [...first])[0] ?? null;
}

/** The first place, from 0, where they differ; -1 where they are equal. */
export function firstDifferenceIndex(first, second) {
  const length = Math.max(first.length, second.length);
  for (let i = 0; i < length; i++)
    if (i >= first.length || i >= second.length || first[i] !== second[i]) return i;
  return -1;
}

/** Places, from 0 or from 1, where both have the same item. */
export function samePlaces(first, second, fromOne = false) {
  const start = fromOne ? 1 : 0;
  return [...first].flatMap((item, i) => (i < second.length && item === second[i] ? [i + start] : []));
}

/** How many places have the same item. */
export function countSamePlaces(first, second) {
  return samePlaces(first, second).length;
}

/** The points of each in a comparison place by place: [first, second]. */
export function compareTriplets(first, second) {
  const pairs = first.slice(0, second.length).map((item, i) => [item, second[i]]);
  return [pairs.filter(([a, b]) => a > b).length, pairs.filter(([a, b]) => a < b).length];
}

/** -1, 0 or 1: which list comes first when the first different items decide, then the length. */
export function compareInOrder(first, second) {
  const place = firstDifferenceIndex(first, second);
  if (place < 0) return 0;
  if (place >= first.length) return -1;
  return place >= second.length || first[place] > second[place] ? 1 : -1;
}

/** Points for answers by a key: right, wrong and left out; below 0 too. */
export function examScore(key, answers, right = RIGHT, wrong = WRONG, blank = BLANK) {
  const points = [...key].map((wanted, i) => {
    if (answers[i] === wanted) return right;
    return answers[i] === blank || i >= answers.length ? 0 : wrong;
  });
  return points.reduce((sum, number) => sum + number, 0);
}

/** As examScore, but never below 0. */
export function examScoreAndUp(key, answers, right = RIGHT, wrong = WRONG, blank = BLANK) {
  return Math.max(0, examScore(key, answers, right, wrong, blank));
}

/** Right answers in percent, rounded to a whole number or as they are; 0 without questions. */
export function percentRight(key, answers, exact = false) {
  const percent = key.length === 0 ? 0 : (countSamePlaces(key, answers) * 100) / key.length;
  return exact ? percent : Math.floor(percent + 0.5);
}

/** Larger, or smaller, of both items at each place. */
export function largerOfEach(first, second, smaller = false) {
  return first
    .slice(0, second.length)
    .map((item, i) => (smaller ? Math.min(item, second[i]) : Math.max(item, second[i])));
}

/** Whether the second list is the first one turned round. */
export function isReverseOf(first, second) {
  return first.length === second.length && firstDifferenceIndex([...first].reverse(), second) < 0;
}

/** Whether one can be made of the other by one swap or none. */
export function areOneSwapAway(first, second) {
  if (missingItems([...first], [...second]).length > 0 || first.length !== second.length) return false;
  return first.length - countSamePlaces(first, second) <= 2;
}

/** Items of the first list that the second lacks, however often it has them; each once where that is wanted. */
export function itemsOnlyInFirst(first, second, once = false) {
  const found = first.filter((item) => !second.includes(item));
  return once ? [...new Set(found)] : found;
}

/** Items that one list has and the other lacks, those of the first before those of the second; each once where that is wanted. */
export function itemsInOneOnly(first, second, once = false) {
  return [...itemsOnlyInFirst(first, second, once), ...itemsOnlyInFirst(second, first, once)];
}
