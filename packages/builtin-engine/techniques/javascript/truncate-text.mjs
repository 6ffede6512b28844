/**
 * title: Truncate text to a length with "..." at the end, middle or after words
 * when: A text is longer than a limit of characters or words and has to be cut and marked with dots.
 * words: truncate, shorten, ellipsis, dots, cut off, limit characters, max length, preview, summary, excerpt, first words, middle, abbreviate text, clip, text too long, read more, three dots
 * param LENGTH: 10 — most characters
 * param ENDING: "..." — what shows that something was left out
 * param COUNT: 5 — most words
 */
const LENGTH = 10;
const ENDING = "...";
const COUNT = 5;

/** At most so many characters, the ending among them; where the ending has no room, it is cut too. */
export function truncateText(text, length = LENGTH, ending = ENDING) {
  const letters = [...text];
  if (letters.length <= length) return text;
  const room = length - [...ending].length;
  return room > 0
    ? letters.slice(0, room).join("") + ending
    : [...ending].slice(0, Math.max(0, length)).join("");
}

/** So many characters and then the ending, which is not counted. */
export function cutText(text, length = LENGTH, ending = ENDING) {
  const letters = [...text];
  return letters.length <= length ? text : letters.slice(0, Math.max(0, length)).join("") + ending;
}

/** Like cutting, but without the spaces before the ending. */
export function cutTextTrimmed(text, length = LENGTH, ending = ENDING) {
  const letters = [...text];
  return letters.length <= length ? text : letters.slice(0, Math.max(0, length)).join("").trimEnd() + ending;
}

/** So many characters at most, without any ending. */
export function firstCharacters(text, length = LENGTH) {
  return [...text].slice(0, Math.max(0, length)).join("");
}

/** The first words, then the ending if some were left out. */
export function firstWords(text, count = COUNT, ending = ENDING) {
  const words = text.match(/\S+/g) ?? [];
  return words.length <= count ? text : words.slice(0, Math.max(0, count)).join(" ") + ending;
}

/** The first words and nothing behind them. */
export function takeWords(text, count = COUNT) {
  return firstWords(text, count, "");
}

/** Whole words as long as they fit into so many characters, then the ending, which is not counted. */
export function truncateAtWord(text, length = LENGTH, ending = ENDING) {
  if ([...text].length <= length) return text;
  const kept = [];
  for (const word of text.match(/\S+/g) ?? []) {
    if ([...kept, word].join(" ").length > length) break;
    kept.push(word);
  }
  return kept.join(" ") + ending;
}

/** The middle gives way to the ending; of an odd rest the beginning keeps one more. */
export function truncateMiddle(text, length = LENGTH, ending = ENDING) {
  const letters = [...text];
  if (letters.length <= length) return text;
  const room = Math.max(0, length - [...ending].length);
  const start = Math.ceil(room / 2);
  return letters.slice(0, start).join("") + ending + letters.slice(letters.length - (room - start)).join("");
}

/** The plain rule: so many characters of the text and then the ending, which is not counted. */
export function truncateTextAsItIs(text, length = LENGTH, ending = ENDING) {
  return cutText(text, length, ending);
}

/** So many characters without the spaces at their end, then the ending, which is not counted. */
export function truncateTextAsOne(text, length = LENGTH, ending = ENDING) {
  return cutTextTrimmed(text, length, ending);
}

/** At most so many characters, the ending among them; where the ending has no room the text is cut without it. */
export function truncateTextOrNot(text, length = LENGTH, ending = ENDING) {
  return length > [...ending].length ? truncateText(text, length, ending) : firstCharacters(text, length);
}

/** Always so many characters less the ending and then the ending, however short the length is: of a length up to 3 the whole ending. */
export function truncateTextByAll(text, length = LENGTH, ending = ENDING) {
  const room = Math.max(0, length - [...ending].length);
  return [...text].length <= length ? text : firstCharacters(text, room) + ending;
}

/** Without the spaces before the ending, which is counted. */
export function truncateTextWithout(text, length = LENGTH, ending = ENDING) {
  const room = Math.max(0, length - [...ending].length);
  return [...text].length <= length ? text : firstCharacters(text, room).trimEnd() + ending;
}

/** Whole words as long as they and the ending fit into so many characters; the ending is counted. */
export function truncateAtWordByAll(text, length = LENGTH, ending = ENDING) {
  if ([...text].length <= length) return text;
  const cut = `${truncateAtWord(text, length - [...ending].length, "")}`;
  return cut + ending;
}

/** The first words with one space between, then the ending behind a space if some were left out. */
export function firstWordsAndOne(text, count = COUNT, ending = ENDING) {
  const words = text.match(/\S+/g) ?? [];
  return words.length <= count ? words.join(" ") : [...words.slice(0, count), ending].join(" ");
}

/** At most so many characters, the ending counted among them. */
export function cutTextByAll(text, length = LENGTH, ending = ENDING) {
  return truncateText(text, length, ending);
}
