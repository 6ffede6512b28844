/**
 * title: Split a list into chunks of equal size
 * when: A list has to be worked on in batches, pages or rows of a fixed size.
 * words: chunk, batch, page, paginate, split list, groups of n, split in half, halves, equal parts
 * param SIZE: 10 — items in a chunk; the last may be shorter
 */
const SIZE = 10;

/** The last chunk may be shorter, or is left out where only whole ones are wanted. */
export function chunk(items, size = SIZE, wholeOnly = false) {
  if (!Number.isInteger(size) || size < 1) throw new RangeError("size has to be at least 1");
  const chunks = [];
  for (let i = 0; i < items.length; i += size) chunks.push(items.slice(i, i + size));
  return wholeOnly ? chunks.filter((one) => one.length === size) : chunks;
}

/** The first chunk may be shorter: counted from the end. */
export function chunkFromEnd(items, size = SIZE) {
  const first = items.length % size;
  return [...(first > 0 ? [items.slice(0, first)] : []), ...chunk(items.slice(first), size)];
}

/** A number of parts, all full but the last, which gets what is left: 5 items in 3 parts are 2, 2 and 1. */
export function splitIntoParts(items, parts) {
  return chunk(items, Math.max(1, Math.ceil(items.length / parts)));
}

/** A number of parts whose lengths differ by at most one, the longer ones last. */
export function splitEvenlyForEach(items, parts) {
  return splitEvenly([...items].reverse(), parts)
    .map((part) => part.reverse())
    .reverse();
}

/** Two halves; the middle one of an odd number belongs to the first, or to the second where that is wanted. */
export function splitInHalf(items, middleToSecond = false) {
  const half = middleToSecond ? Math.floor(items.length / 2) : Math.ceil(items.length / 2);
  return [items.slice(0, half), items.slice(half)];
}

/** A number of parts whose lengths differ by at most one, the longer ones first. */
export function splitEvenly(items, parts) {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError("parts have to be at least 1");
  const [each, longer] = [Math.floor(items.length / parts), items.length % parts];
  return Array.from({ length: parts }, (_, i) => {
    const from = i * each + Math.min(i, longer);
    return items.slice(from, from + each + (i < longer ? 1 : 0));
  });
}
