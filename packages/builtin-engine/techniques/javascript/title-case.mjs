/**
 * title: Title case, capitalize words, sentence case, swap case, alternating case
 * when: Letters of a text have to become upper or lower case: the first of each word, of a sentence, every second one, or all exchanged.
 * words: title case, capitalize, capitalise, capital letters, uppercase first letter, capitalize each word, sentence case, swap case, toggle case, alternating case, mock case, headline
 * param SMALL_WORDS: ["a", "an", "and", "as", "at", "but", "by", "for", "in", "of", "on", "or", "the", "to"] — words that a headline keeps small
 * param UPPER_FIRST: true — whether an alternating text begins with a capital
 */
const SMALL_WORDS = ["a", "an", "and", "as", "at", "but", "by", "for", "in", "of", "on", "or", "the", "to"];
const UPPER_FIRST = true;

const upperFirst = (word) => word.replace(/^./su, (letter) => letter.toUpperCase());

/** The first letter large, the rest small. */
export function capitalize(text) {
  return upperFirst(text.toLowerCase());
}

/** The first letter large, the rest as it is. */
export function capitalizeFirst(text) {
  return upperFirst(text);
}

/** Each word with a large first letter, the rest small. */
export function titleCase(text) {
  return text.replace(/\S+/g, capitalize);
}

/** Each word with a large first letter, the rest as it is. */
export function capitalizeWords(text) {
  return text.replace(/\S+/g, upperFirst);
}

/** Like title case, but the small words stay small unless they are the first. */
export function headlineCase(text, smallWords = SMALL_WORDS) {
  return capitalizeFirst(
    text.toLowerCase().replace(/\S+/g, (word) => (smallWords.includes(word) ? word : capitalize(word))),
  );
}

/** All small, but for the first letter of each sentence. */
export function sentenceCase(text) {
  return text
    .toLowerCase()
    .replace(/(^|[.!?]\s+)(\S)/g, (_, before, letter) => before + letter.toUpperCase());
}

export function swapCase(text) {
  return [...text]
    .map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()))
    .join("");
}

/** Every second character large, counted over the whole text. */
export function alternatingCase(text, upperFirst = UPPER_FIRST) {
  const odd = upperFirst ? 0 : 1;
  return [...text]
    .map((letter, place) => (place % 2 === odd ? letter.toUpperCase() : letter.toLowerCase()))
    .join("");
}

/** Every second character large, counted anew in each word. */
export function alternatingCaseWords(text, upperFirst = UPPER_FIRST) {
  return text.replace(/\S+/g, (word) => alternatingCase(word, upperFirst));
}

/** The last letter of each word large, the rest as it is. */
export function capitalizeLast(text) {
  return text.replace(/\S(?=\s|$)/gu, (letter) => letter.toUpperCase());
}

/** Each word with a large first letter, the rest small; words are joined with one space, none stays at the ends. */
export function titleCaseSingleSpaces(text) {
  return text.trim().split(/\s+/).map(capitalize).join(" ");
}

/** A large letter after anything that is no letter, as after hyphens, apostrophes and digits; the rest small. */
export function titleCaseAfterAnySign(text) {
  return text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A large letter at the beginning, after spaces and after hyphens; the rest small. */
export function titleCaseAfterHyphens(text) {
  return text.toLowerCase().replace(/(^|[\s-])(\S)/g, (_, before, letter) => before + letter.toUpperCase());
}

/** A large letter after anything that is no letter; the rest as it is. */
export function capitalizeWordsAfterAnySign(text) {
  return text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The first letter of the text becomes large wherever it stands; signs and spaces before it do not matter. */
export function capitalizeFirstAnywhere(text) {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** Like headlineCase, but the last word is large as well. */
export function headlineCaseAlso(text, smallWords = SMALL_WORDS) {
  return headlineCase(text, smallWords).replace(/\S+(?=\s*$)/, upperFirst);
}

/** Every second letter large; spaces, digits and signs are not counted. */
export function alternatingCaseOnly(text, upperFirst = UPPER_FIRST) {
  let large = !upperFirst;
  return text.replace(/\p{L}/gu, (letter) => {
    large = !large;
    return large ? letter.toUpperCase() : letter.toLowerCase();
  });
}

/** The last letter of each word large, the rest small. */
export function capitalizeLastOnly(text) {
  return capitalizeLast(text.toLowerCase());
}

/** The first and the last letter of each word large, the rest as it is. */
export function capitalizeFirstAndLast(text) {
  return capitalizeLast(capitalizeWords(text));
}

/** The first letter large, the rest as it is. */
export function capitalizeOnly(text) {
  return upperFirst(text);
}

/** Each word with a large first letter, the rest as it is. */
export function titleCaseAsIs(text) {
  return capitalizeWords(text);
}

/** Each word with a large first letter, the rest small. */
export function capitalizeWordsAndAll(text) {
  return titleCase(text);
}
