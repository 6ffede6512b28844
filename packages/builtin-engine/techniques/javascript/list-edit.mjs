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

/** Only the first item with the value is taken away. */
export function removeFirstItem(items, value = VALUE) {
  const place = items.indexOf(value);
  return place < 0 ? [...items] : items.toSpliced(place, 1);
}

/** Only the last item with the value is taken away. */
export function removeLastItem(items, value = VALUE) {
  const place = items.lastIndexOf(value);
  return place < 0 ? [...items] : items.toSpliced(place, 1);
}

/** All items with the value come first, the others keep their order behind them. */
export function moveToFront(items, value = VALUE) {
  return [...items.filter((item) => item === value), ...removeAll(items, value)];
}

/** Zeros come first, the others keep their order behind them. */
export function moveZerosToFront(items) {
  return moveToFront(items, 0);
}

/** The second item, the fourth and so on: every other one from the second on. */
export function everyOtherFromTwo(items) {
  return items.filter((_, place) => place % 2 === 1);
}

/** The first item, then each that follows at the distance: places 1, 1 + n, 1 + 2n. */
export function everyNthFromOne(items, step = STEP) {
  return everyOther(items, step);
}

/** Without every n-th item: the n-th, the 2n-th and so on are taken away. */
export function removeEveryNth(items, step = STEP) {
  return items.filter((_, place) => (place + 1) % step !== 0);
}

/** Without null: 0, false and empty texts stay. */
export function compactOnly(items) {
  return items.filter((item) => item !== null);
}

/** Without null and empty texts: 0 and false stay. */
export function compactAsItIs(items) {
  return items.filter((item) => item !== null && item !== "");
}

/** Only the first item with the value is replaced. */
export function replaceFirstItem(items, value, replacement) {
  const place = items.indexOf(value);
  return place < 0 ? [...items] : items.with(place, replacement);
}

/** [first, last]; of one item it comes once. */
export function firstAndLastOrOne(items) {
  return items.length < 2 ? [...items] : [items[0], items.at(-1)];
}

/** The item in the middle, the left one of two; null of none. */
export function middleItemToOne(items) {
  return items[Math.ceil(items.length / 2) - 1] ?? null;
}

/** The item at length / 2, rounded down: the right one of two in the middle; null of none. */
export function middleItemAt(items) {
  return items[Math.floor(items.length / 2)] ?? null;
}

/** Behind the item at this place, counted from 0. */
export function insertAfter(items, place, value) {
  return items.toSpliced(place + 1, 0, value);
}

/** In front of the item at this place, counted from 1. */
export function insertAtFromOne(items, place, value) {
  return items.toSpliced(place - 1, 0, value);
}

/** Without the item at this place, counted from 1. */
export function removeAtFromOne(items, place) {
  return items.filter((_, i) => i !== place - 1);
}

/** The items at two places, counted from 1, change places. */
export function swapItemsFromOne(items, first, second) {
  return swapItems(items, first - 1, second - 1);
}

/** The first with the second, the third with the fourth and so on; an odd last one stays. */
export function swapNeighbourItems(items) {
  return items.map((item, i) => {
    const other = i % 2 === 0 ? i + 1 : i - 1;
    return other < items.length ? items[other] : item;
  });
}
