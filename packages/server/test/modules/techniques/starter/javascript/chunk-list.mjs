/**
 * title: Cut a list into pieces of one size
 * when: A list has to be handed on in batches or shown in pages.
 * words: chunk, batch, page, split list, pieces
 * param SIZE: 3 — items in a piece
 */
const SIZE = 3;

export function chunk(items, size = SIZE) {
  const pieces = [];
  for (let at = 0; at < items.length; at += size) pieces.push(items.slice(at, at + size));
  return pieces;
}
