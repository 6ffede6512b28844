/**
 * title: Split a list into chunks of equal size
 * when: A list has to be worked on in batches, pages or rows of a fixed size.
 * words: chunk, batch, page, paginate, split list, groups of n
 * param SIZE: 10 — items in a chunk; the last may be shorter
 */
const SIZE = 10;

export function chunk(items, size = SIZE) {
  if (!Number.isInteger(size) || size < 1) throw new RangeError("size has to be at least 1");
  const chunks = [];
  for (let i = 0; i < items.length; i += size) chunks.push(items.slice(i, i + size));
  return chunks;
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
