/**
 * title: Count letters, digits, spaces, capitals and special characters
 * when: The characters of a text have to be counted by their kind: upper case and lower case letters, digits, spaces, punctuation or other signs.
 * words: count uppercase, count lowercase, count letters, count digits, count spaces, special characters, count characters by type, upper and lower case, letters and digits, capitals, punctuation count, character types, symbols, whitespace
 * param LETTERS: "letters" — name of the letters in the answer
 * param DIGITS: "digits" — name of the digits in the answer
 * param SPACES: "spaces" — name of the spaces in the answer
 * param OTHERS: "others" — name of all other signs in the answer
 */
const LETTERS = "letters";
const DIGITS = "digits";
const SPACES = "spaces";
const OTHERS = "others";

const countOf = (text, pattern) => (text.match(pattern) ?? []).length;

export function countUppercase(text) {
  return countOf(text, /\p{Lu}/gu);
}

export function countLowercase(text) {
  return countOf(text, /\p{Ll}/gu);
}

export function countLetters(text) {
  return countOf(text, /\p{L}/gu);
}

/** Spaces, tabs and line breaks, or blanks alone. */
export function countSpaces(text, onlyBlanks = false) {
  return countOf(text, onlyBlanks ? / /g : /\s/g);
}

/** Characters that are no letter, digit or space; spaces too where everything but letters and digits is special. */
export function countSpecialCharacters(text, withSpaces = false) {
  return countOf(text, withSpaces ? /[^\p{L}\p{N}]/gu : /[^\p{L}\p{N}\s]/gu);
}

/** Punctuation marks alone: !"#$%&'()*+,-./:;<=>?@[\]^_`{|}~, or just . , ; : ! and ? where only sentence marks are meant. */
export function countPunctuation(text, onlySentenceMarks = false) {
  return countOf(text, onlySentenceMarks ? /[.,;:!?]/g : /[!-/:-@[-`{-~]/g);
}

export function countDigits(text) {
  return countOf(text, /[0-9]/g);
}

/** All characters but the spaces. */
export function countNonSpaces(text) {
  return countOf(text, /\S/gu);
}

/** {"letters": 5, "digits": 3}. */
export function lettersAndDigits(text, letters = LETTERS, digits = DIGITS) {
  return { [letters]: countLetters(text), [digits]: countOf(text, /[0-9]/g) };
}

/** {"upper": 1, "lower": 4}. */
export function upperAndLower(text, upper = "upper", lower = "lower") {
  return { [upper]: countUppercase(text), [lower]: countLowercase(text) };
}

/** {"letters": 5, "digits": 3, "spaces": 1, "others": 0}. */
export function characterKinds(text, letters = LETTERS, digits = DIGITS, spaces = SPACES, others = OTHERS) {
  const found = { ...lettersAndDigits(text, letters, digits), [spaces]: countSpaces(text) };
  const known = Object.values(found).reduce((sum, count) => sum + count, 0);
  return { ...found, [others]: [...text].length - known };
}

/** [capitals, small letters, digits, special characters]. */
export function characterKindCounts(text) {
  const digits = countOf(text, /[0-9]/g);
  return [countUppercase(text), countLowercase(text), digits, countSpecialCharacters(text)];
}

/** The capitals of a text as a text. */
export function uppercaseLetters(text) {
  return (text.match(/\p{Lu}/gu) ?? []).join("");
}

/** Places of the capitals, counted from 0. */
export function uppercasePositions(text) {
  return [...text].flatMap((letter, place) => (/\p{Lu}/u.test(letter) ? [place] : []));
}

/** Upper case where there are more capitals than small letters, else lower case; upper case also for as many where that is wanted. */
export function majorityCase(text, upperForTie = false) {
  const ahead = countUppercase(text) - countLowercase(text);
  return ahead > 0 || (upperForTie && ahead === 0) ? text.toUpperCase() : text.toLowerCase();
}

/** How many times more capitals there are than small letters; negative for fewer. */
export function upperMinusLower(text) {
  return countUppercase(text) - countLowercase(text);
}
