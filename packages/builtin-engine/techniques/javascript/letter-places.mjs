/**
 * title: Middle character, first and last letters, swap letters in words, sort letters
 * when: The middle, first or last characters of a text or of its words are wanted, the first and last letter of words exchanged, or the letters inside words sorted.
 * words: middle character, middle letter, first letter, last letter, first letters of words, last letters, swap first and last, sort letters in each word, alphabetize letters, every second letter, first half, second half, move first letter to end, front and back, nth letter
 * param COUNT: 2 — how many characters are taken
 * param GAP: "" — what stands between the letters
 */
const COUNT = 2;
const GAP = "";

const wordsIn = (text) => (Array.isArray(text) ? text : (text.match(/\S+/g) ?? []));

/** One character of an odd length, two of an even one. */
export function middleCharacters(text) {
  const letters = [...text];
  const start = Math.max(0, Math.ceil(letters.length / 2) - 1);
  return letters.slice(start, Math.floor(letters.length / 2) + 1).join("");
}

/** The first letter of each word. */
export function firstLetters(text, gap = GAP) {
  return wordsIn(text)
    .map((word) => [...word][0])
    .join(gap);
}

/** The last letter of each word. */
export function lastLetters(text, gap = GAP) {
  return wordsIn(text)
    .map((word) => [...word].at(-1))
    .join(gap);
}

export function firstHalf(text) {
  const letters = [...text];
  return letters.slice(0, Math.ceil(letters.length / 2)).join("");
}

/** Of an odd length the first half has one more. */
export function secondHalf(text) {
  const letters = [...text];
  return letters.slice(Math.ceil(letters.length / 2)).join("");
}

/** First and last so many characters: "hello" → "helo"; "" of a text that is too short. */
export function bothEnds(text, count = COUNT) {
  const letters = [...text];
  return letters.length < count
    ? ""
    : [...letters.slice(0, count), ...letters.slice(letters.length - count)].join("");
}

/** "hello" → "oellh". */
export function swapFirstAndLast(text) {
  const letters = [...text];
  return letters.length < 2 ? text : [letters.at(-1), ...letters.slice(1, -1), letters[0]].join("");
}

/** First and last letter of each word exchanged. */
export function swapEndsOfWords(text) {
  return text.replace(/\S+/g, swapFirstAndLast);
}

/** The first letters of two words exchanged, or so many of them: "mix", "pod", 2 → "pox mid". */
export function swapBeginnings(a, b, count = COUNT) {
  return `${b.slice(0, count)}${a.slice(count)} ${a.slice(0, count)}${b.slice(count)}`;
}

/** Letters of each word in the order of the alphabet, capitals first. */
export function sortLettersInWords(text) {
  return text.replace(/\S+/g, (word) => [...word].sort().join(""));
}

/** Each word with its first letters moved to its end. */
export function moveFirstToEnd(text, count = 1, ending = "") {
  return text.replace(/\S+/g, (word) => word.slice(count) + word.slice(0, count) + ending);
}

/** The beginning and the end of the text stay, the letters between are sorted. */
export function sortInnerLetters(text) {
  return text.replace(
    /\S{4,}/g,
    (word) => word[0] + word.slice(1, -1).split("").sort().join("") + word.at(-1),
  );
}

/** The first so many characters again and again. */
export function repeatFront(text, times = 3, count = 3) {
  return text.slice(0, count).repeat(Math.max(0, times));
}

/** One character: of an even length the left one of the two in the middle. */
export function middleCharactersToOne(text) {
  const letters = [...text];
  return letters[Math.ceil(letters.length / 2) - 1] ?? "";
}

/** One character: of an even length the right one of the two in the middle, the one at length / 2. */
export function middleCharacterAt(text) {
  const letters = [...text];
  return letters[Math.floor(letters.length / 2)] ?? "";
}

/** The middle character of an odd length; "" of an even one, which has none. */
export function middleCharacterOrNot(text) {
  const letters = [...text];
  return letters.length % 2 === 1 ? letters[(letters.length - 1) / 2] : "";
}

/** The first half, shorter by one of an odd length: the middle letter belongs to the second half. */
export function firstHalfWithoutOne(text) {
  const letters = [...text];
  return letters.slice(0, Math.floor(letters.length / 2)).join("");
}

/** The second half, longer by one of an odd length: the middle letter belongs to it. */
export function secondHalfWithOne(text) {
  const letters = [...text];
  return letters.slice(Math.floor(letters.length / 2)).join("");
}

/** Both halves together without the middle letter, which of an odd length belongs to neither. */
export function bothHalvesWithoutOne(text) {
  const letters = [...text];
  const half = Math.floor(letters.length / 2);
  return letters.slice(0, half).join("") + letters.slice(letters.length - half).join("");
}

/** First and last so many characters; a text that is too short stays as it is. */
export function bothEndsOrAll(text, count = COUNT) {
  return text.length < count ? text : bothEnds(text, count);
}

/** First and last so many characters, which may not overlap: a text shorter than both together stays as it is. */
export function bothEndsOnly(text, count = COUNT) {
  return text.length < 2 * count ? text : bothEnds(text, count);
}

/** First and last so many characters without overlap; "" of a text shorter than both together. */
export function bothEndsOrNot(text, count = COUNT) {
  return text.length < 2 * count ? "" : bothEnds(text, count);
}

/** Letters of each word in the order of the alphabet; case does not matter, equal ones keep their order. */
export function sortLettersInWordsInAnyCase(text) {
  return text.replace(/\S+/g, (word) =>
    [...word]
      .sort((a, b) => Number(a.toLowerCase() > b.toLowerCase()) - Number(a.toLowerCase() < b.toLowerCase()))
      .join(""),
  );
}

/** Each word with its last letters moved to its front. */
export function moveLastToFront(text, count = 1) {
  return text.replace(/\S+/g, (word) => {
    const at = Math.max(0, word.length - count);
    return word.slice(at) + word.slice(0, at);
  });
}

/** The first letters of the whole text moved to its end; spaces count like letters. */
export function moveFirstToEndOfAll(text, count = 1) {
  return text.slice(count) + text.slice(0, count);
}

/** The first letter of each word as a capital. */
export function firstLettersAsAll(text, gap = GAP) {
  return firstLetters(text, gap).toUpperCase();
}
