/**
 * title: Palindromes in a text or list: words, numbers, count, longest
 * when: The palindromic words of a text, strings of a list or numbers of a range have to be found, counted or the longest wanted, or a palindrome made.
 * words: palindrome, palindromes, palindromic words, count palindromes, find palindromes, longest palindromic word, palindrome numbers, next palindrome, make palindrome, reads the same backwards, mirror word, almost palindrome, palindromic substrings
 * param MIN_LENGTH: 2 — fewest letters of a palindromic word
 */
const MIN_LENGTH = 2;

/** Words of a text without the signs around them; a list is taken as it is. */
function wordsIn(words) {
  return Array.isArray(words) ? words : (words.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []);
}

function isMirrored(word) {
  const letters = [...word.toLowerCase()];
  return letters.every((letter, i) => letter === letters.at(-1 - i));
}

/** Words that read the same backwards in either case, in their order. */
export function palindromicWords(text, minLength = MIN_LENGTH) {
  return wordsIn(text).filter((word) => [...word].length >= minLength && isMirrored(word));
}

export function countPalindromicWords(text, minLength = MIN_LENGTH) {
  return palindromicWords(text, minLength).length;
}

/** The first palindrome of a list, whatever its length; "" when there is none. */
export function firstPalindrome(words) {
  return wordsIn(words).find(isMirrored) ?? "";
}

/** The first among the longest; "" when there is none. */
export function longestPalindromicWord(text, minLength = MIN_LENGTH) {
  return palindromicWords(text, minLength).reduce(
    (best, word) => (word.length > best.length ? word : best),
    "",
  );
}

/** Whole numbers from the first to the last, both included, that read the same backwards. */
export function palindromeNumbers(first, last) {
  const found = [];
  for (let number = Math.max(0, first); number <= last; number++)
    if (isMirrored(String(number))) found.push(number);
  return found;
}

/** The smallest palindromic number above this one. */
export function nextPalindrome(number) {
  let next = Math.max(0, number + 1);
  while (!isMirrored(String(next))) next += 1;
  return next;
}

/** The text and behind it its mirror image: "abc" → "abccba". */
export function mirrorText(text) {
  return text + [...text].reverse().join("");
}

/** The text and its mirror image with one shared letter: "abc" → "abcba". */
export function makePalindrome(text) {
  return text + [...text].reverse().slice(1).join("");
}

/** Whether one letter can be left out so that a palindrome stays; a palindrome passes too. */
export function isAlmostPalindrome(text) {
  const letters = [...text];
  return isMirrored(text) || letters.some((_, i) => isMirrored(letters.toSpliced(i, 1).join("")));
}

/** Whether the letters can be put in an order that reads the same backwards; spaces do not count. */
export function canFormPalindrome(text) {
  const odd = new Set();
  for (const letter of text.toLowerCase().replace(/\s/g, "")) if (!odd.delete(letter)) odd.add(letter);
  return odd.size <= 1;
}

/** How many parts of the text, single letters too, are palindromes. */
export function countPalindromicSubstrings(text) {
  let count = 0;
  for (let from = 0; from < text.length; from++)
    for (let to = from + 1; to <= text.length; to++) if (isMirrored(text.slice(from, to))) count += 1;
  return count;
}

/** Words that read the same backwards exactly as they are written: case matters. */
export function palindromicWordsAsIs(text, minLength = MIN_LENGTH) {
  return palindromicWords(text, minLength).filter((word) => [...word].reverse().join("") === word);
}

/** Words that read the same backwards, single letters too. */
export function palindromicWordsFromOne(text) {
  return palindromicWords(text, 1);
}

/** How many words read the same backwards, single letters too. */
export function countPalindromicWordsFromOne(text) {
  return palindromicWords(text, 1).length;
}

/** How many words read the same backwards exactly as they are written. */
export function countPalindromicWordsAsIs(text, minLength = MIN_LENGTH) {
  return palindromicWordsAsIs(text, minLength).length;
}

/** The last among the longest, single letters too; "" when there is none. */
export function longestPalindromicWordOrLast(text) {
  return palindromicWords(text, 1).reduce((best, word) => (word.length >= best.length ? word : best), "");
}

/** The number itself where it is a palindrome, else the smallest above it. */
export function nextPalindromeOrIt(number) {
  return nextPalindrome(number - 1);
}

/** Whether exactly one letter has to be left out so that a palindrome stays: a palindrome does not pass. */
export function isAlmostPalindromeOnly(text) {
  return !isMirrored(text) && isAlmostPalindrome(text);
}

/** How many parts of at least two letters are palindromes. */
export function countPalindromicSubstringsFromTwo(text) {
  return countPalindromicSubstrings(text) - text.length;
}
