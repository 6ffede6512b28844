/**
 * title: Suggest the nearest known words for a typing error
 * when: An unknown command, option or name should be answered with "did you mean …".
 * words: suggestion, did you mean, levenshtein, typo, fuzzy match, closest, spell check, autocorrect
 * param MAX_DISTANCE: 2 — most edits between what was typed and what is suggested
 * param LIMIT: 3 — most suggestions
 */
const MAX_DISTANCE = 2;
const LIMIT = 3;

function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(row[j + 1] + 1, next[j] + 1, row[j] + (a[i] === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}

/** Nearest first; among equals in the order of the known words. Case does not count. */
export function suggestWords(typed, known, maxDistance = MAX_DISTANCE, limit = LIMIT) {
  const letters = [...typed.toLowerCase()];
  return known
    .map((word) => ({ word, edits: distance(letters, [...word.toLowerCase()]) }))
    .filter(({ word, edits }) => edits <= maxDistance && edits < [...word].length)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, limit)
    .map(({ word }) => word);
}
