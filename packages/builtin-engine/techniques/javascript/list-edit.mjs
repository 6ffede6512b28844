/**
 * title: Edit a list: remove all, move zeros, swap, take, drop, insert, compact
 * when: Items of a list or array have to be removed, moved, swapped, inserted, replaced, skipped or taken from its ends.
 * words: list, array, remove item, remove all, move zeros, zeros to the end, swap first and last, take, drop, first n, last n, every nth, every other, insert at, remove at, falsy, compact, reverse list, replace item
 * param VALUE: 0 — item that moves to the end or is taken away
 * param COUNT: 1 — how many items are meant
 * param STEP: 2 — distance from one kept item to the next
 */
const VALUE = 0;
const COUNT = 1;
const STEP = 2;

export function removeAll(items, value = VALUE) {
  return items.filter((item) => item !== value);
}

/** The other items keep their order. */
export function moveToEnd(items, value = VALUE) {
  return [...removeAll(items, value), ...items.filter((item) => item === value)];
}

export function moveZeros(items) {
  return moveToEnd(items, 0);
}

/** The first and the last item change places. */
export function swapEnds(items) {
  return items.length < 2 ? [...items] : [items.at(-1), ...items.slice(1, -1), items[0]];
}

/** The items at two places, counted from 0, change places. */
export function swapItems(items, first, second) {
  const swapped = [...items];
  [swapped[first], swapped[second]] = [items[second], items[first]];
  return swapped;
}

export function take(items, count = COUNT) {
  return items.slice(0, Math.max(0, count));
}

export function drop(items, count = COUNT) {
  return items.slice(Math.max(0, count));
}

export function takeLast(items, count = COUNT) {
  return items.slice(Math.max(0, items.length - Math.max(0, count)));
}

export function dropLast(items, count = COUNT) {
  return items.slice(0, Math.max(0, items.length - Math.max(0, count)));
}

/** The first item, then every second one, or at another distance. */
export function everyOther(items, step = STEP) {
  return items.filter((_, place) => place % step === 0);
}

/** The second item, the fourth and so on, or at another distance. */
export function everyNth(items, step = STEP) {
  return items.filter((_, place) => (place + 1) % step === 0);
}

/** In front of the item at this place, counted from 0. */
export function insertAt(items, place, value) {
  return items.toSpliced(place, 0, value);
}

export function removeAt(items, place) {
  return items.filter((_, i) => i !== place);
}

export function replaceAllItems(items, value, replacement) {
  return items.map((item) => (item === value ? replacement : item));
}

/** Without null, false, 0 and empty texts. */
export function compact(items) {
  return items.filter(Boolean);
}

export function reverseList(items) {
  return [...items].reverse();
}

export function firstAndLast(items) {
  return items.length === 0 ? [] : [items[0], items.at(-1)];
}

/** The item or both items in the middle. */
export function middleItems(items) {
  const half = Math.ceil(items.length / 2);
  return items.slice(Math.max(0, half - 1), Math.floor(items.length / 2) + 1);
}

export function repeatItem(value, count = COUNT) {
  return Array.from({ length: Math.max(0, count) }, () => value);
}
