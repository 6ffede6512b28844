/**
 * title: Sort by second item, by a given order, stable groups
 * when: Pairs have to be sorted by their second item, items in the order of another list, or items grouped stably with some first.
 * words: sort by second, sort pairs, sort tuples, custom order, given order, relative sort, sort by another list, order by priority, days in order, sizes s m l xl, small to large, negatives first, zeros last, stable partition, dutch flag, sort colors, frequency sort, sort by count, wave order, alternate, sort by last name, even first
 * param PLACE: 1 — which item of each pair decides, from 0
 * param DESCENDING: false — whether the largest comes first
 */
const PLACE = 1;
const DESCENDING = false;

const compare = (a, b) => (a < b ? -1 : Number(a > b));

/** Lists or pairs by one of their items; equal ones keep their order. */
export function sortByItem(rows, place = PLACE, descending = DESCENDING) {
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => sign * compare(a[place], b[place]));
}

/** Pairs by their second item, the largest first, and by the first item where that is equal. */
export function sortBySecondDescending(pairs) {
  return [...pairs].sort((a, b) => compare(b[1], a[1]) || compare(a[0], b[0]));
}

/** Pairs by their second item, and by the first item where that is equal. */
export function sortBySecondThenFirst(pairs) {
  return [...pairs].sort((a, b) => compare(a[1], b[1]) || compare(a[0], b[0]));
}

/** Items in the order of a list; those that it lacks behind them, in their own order or sorted. */
export function sortByOrder(items, order, sortOthers = false) {
  const known = order.flatMap((wanted) => items.filter((item) => item === wanted));
  const others = items.filter((item) => !order.includes(item));
  return [...known, ...(sortOthers ? [...others].sort(compare) : others)];
}

/** A text in the order of letters; those that it lacks behind them. */
export function sortTextByOrder(text, order) {
  return sortByOrder([...text], [...new Set(order)]).join("");
}

/** Clothing sizes from XS to XXL. */
export function sortSizes(sizes) {
  return sortByOrder(sizes, ["XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL"]);
}

/** Weekday names from Monday on, or from Sunday on; long or short. */
export function sortWeekdays(days, sundayFirst = false) {
  const order = ["mon", "tue", "wed", "thu", "fri", "sat"];
  const names = sundayFirst ? ["sun", ...order] : [...order, "sun"];
  const placeOf = (day) => names.indexOf(day.slice(0, 3).toLowerCase());
  return [...days].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Month names from January on; long or short. */
export function sortMonths(months) {
  const names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
  const placeOf = (month) => names.indexOf(month.slice(0, 3).toLowerCase());
  return [...months].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Negative numbers first, each group in its order. */
export function negativesFirst(numbers) {
  return [...numbers.filter((number) => number < 0), ...numbers.filter((number) => number >= 0)];
}

/** Smaller numbers, then equal ones, then larger ones as one list, each group in its order. */
export function arrangeAround(numbers, pivot = 0) {
  return [
    ...numbers.filter((number) => number < pivot),
    ...numbers.filter((number) => number === pivot),
    ...numbers.filter((number) => number > pivot),
  ];
}

/** Items by how often they come, the most frequent first; equal ones by value. */
export function sortByCount(items, descending = true) {
  const sign = descending ? -1 : 1;
  const counts = new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...items].sort((a, b) => sign * (counts.get(a) - counts.get(b)) || compare(a, b));
}

/** Items by how often they come, the most frequent first; equally frequent ones in the order in which they come first, each kind together, or apart as they stand. */
export function sortByTheCount(items, descending = true, apart = false) {
  const sign = descending ? -1 : 1;
  const counts = new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const kinds = [...counts.keys()];
  const placeOf = (item) => (apart ? 0 : kinds.indexOf(item));
  return [...items].sort((a, b) => sign * (counts.get(a) - counts.get(b)) || placeOf(a) - placeOf(b));
}

/** Items by how often they come, the rarest first; of equally frequent ones the larger first. */
export function sortByCountThenLarger(items, descending = false) {
  const sign = descending ? -1 : 1;
  const counts = new Map();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...items].sort((a, b) => sign * (counts.get(a) - counts.get(b)) || compare(b, a));
}

/** Letters of a text by how often they come, the most frequent first; equal ones in the order in which they come first, or by the alphabet. */
export function sortTextByCount(text, byAlphabet = false) {
  const counts = new Map();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (byAlphabet ? compare(a[0], b[0]) : 0))
    .map(([sign, count]) => sign.repeat(count))
    .join("");
}

/** Names by their last word, then by the whole name, or in their own order where the last word is equal. */
export function sortByLastWord(names, stable = false) {
  const last = (name) => name.trim().split(/\s+/).at(-1);
  return [...names].sort((a, b) => compare(last(a), last(b)) || (stable ? 0 : compare(a, b)));
}

/** Largest, smallest, second largest, second smallest... */
export function largestSmallestInTurn(numbers) {
  const order = [...numbers].sort((a, b) => a - b);
  return numbers.map((_, i) => (i % 2 === 0 ? order[order.length - 1 - i / 2] : order[(i - 1) / 2]));
}

/** Places of the items, from 0, in the order in which sorting puts them. */
export function sortedIndexes(items, descending = DESCENDING) {
  const sign = descending ? -1 : 1;
  return items.map((_, i) => i).sort((a, b) => sign * compare(items[a], items[b]) || a - b);
}

/** Negative numbers first, then zeros, then positive ones, each group in its order; zeros last where that is wanted. */
export function negativesFirstOf(numbers, zerosLast = false) {
  const positive = numbers.filter((number) => number > 0);
  const zeros = numbers.filter((number) => number === 0);
  const rest = zerosLast ? [...positive, ...zeros] : [...zeros, ...positive];
  return [...numbers.filter((number) => number < 0), ...rest];
}
