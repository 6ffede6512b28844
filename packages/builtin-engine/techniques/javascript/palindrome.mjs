/**
 * title: Palindromes: test for one, find the longest inside a text
 * when: A text has to read the same from both ends, or its longest such part is asked for.
 * words: palindrome, mirror, reverse, symmetric, longest palindromic substring
 * param LETTERS_ONLY: true — whether case, spaces and signs are left out of the comparison
 */
const LETTERS_ONLY = true;

export function isPalindrome(text, lettersOnly = LETTERS_ONLY) {
  const compared = lettersOnly ? text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "") : text;
  const letters = [...compared];
  return letters.every((letter, i) => letter === letters[letters.length - 1 - i]);
}

/** The first of the longest parts that are exact palindromes. */
export function longestPalindrome(text) {
  const letters = [...text];
  let [from, length] = [0, 0];
  // Every centre is a letter (even number) or a gap between two (odd number).
  for (let centre = 0; centre < 2 * letters.length - 1; centre++) {
    let low = Math.floor(centre / 2);
    let high = low + (centre % 2);
    while (low >= 0 && high < letters.length && letters[low] === letters[high]) {
      low -= 1;
      high += 1;
    }
    if (high - low - 1 > length) [from, length] = [low + 1, high - low - 1];
  }
  return letters.slice(from, from + length).join("");
}

/** The text exactly as it is read backwards: case, spaces and signs count. */
export function isPalindromeAsItIs(text) {
  return isPalindrome(text, false);
}

/** Case does not matter, but spaces, digits and signs count. */
export function isPalindromeWithAll(text) {
  return isPalindrome(text.toLowerCase(), false);
}

/** Case and spaces do not matter, but signs and digits count. */
export function isPalindromeWithout(text) {
  return isPalindrome(text.toLowerCase().replace(/\s/g, ""), false);
}

/** Only letters count, in either case; digits are left out like signs and spaces. */
export function isPalindromeOfLetters(text) {
  return isPalindrome(text.replace(/\P{L}/gu, ""), true);
}

/** Letters and digits are compared as they are written: signs and spaces are left out, case matters. */
export function isPalindromeByAll(text) {
  return isPalindrome(text.replace(/[^\p{L}\p{N}]/gu, ""), false);
}

/** The last of the longest parts that are exact palindromes. */
export function longestPalindromeOrLast(text) {
  return [...longestPalindrome([...text].reverse().join(""))].reverse().join("");
}

/** How long the longest part is that is an exact palindrome. */
export function longestPalindromeLength(text) {
  return [...longestPalindrome(text)].length;
}
