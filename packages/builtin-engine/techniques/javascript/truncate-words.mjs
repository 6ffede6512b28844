/**
 * title: Shorten text at a word boundary
 * when: A text has to fit a length, ending with an ellipsis after a whole word.
 * words: truncate, shorten, ellipsis, excerpt, preview, cut, limit length
 * param MAX_LENGTH: 80 — longest result in characters, the ending included
 * param ENDING: "…" — what shows that something was left out
 */
const MAX_LENGTH = 80;
const ENDING = "…";

export function truncateWords(text, maxLength = MAX_LENGTH, ending = ENDING) {
  const letters = [...text];
  if (letters.length <= maxLength) return text;
  const room = maxLength - [...ending].length;
  if (room < 0) throw new RangeError("no room for the ending");
  const kept = letters.slice(0, room).join("");
  // Whole words only, unless the first word alone is too long.
  const whole = /\s/.test(letters[room]) ? kept : kept.replace(/\s\S*$/, "");
  return whole.trimEnd() + ending;
}

/** Whole words that fit into so many characters, then the ending, which is not counted; "" and the ending where no word fits. */
export function truncateWordsAsIs(text, maxLength = MAX_LENGTH, ending = ENDING) {
  if ([...text].length <= maxLength) return text;
  const kept = [];
  for (const word of text.match(/\S+/g) ?? []) {
    if ([...[...kept, word].join(" ")].length > maxLength) break;
    kept.push(word);
  }
  return kept.join(" ") + ending;
}

/** So many whole words, then the ending if some were left out. */
export function truncateWordsByOne(text, count, ending = ENDING) {
  const words = text.match(/\S+/g) ?? [];
  return words.length <= count ? text : words.slice(0, count).join(" ") + ending;
}
