/**
 * title: Remove or keep kinds of characters: punctuation, digits, letters
 * when: Punctuation, digits, letters or given characters have to be removed from a text, or only digits, letters or alphanumeric characters kept.
 * words: remove punctuation, strip punctuation, digits only, letters only, remove digits, remove numbers, alphanumeric, remove special characters, keep only, remove character, clean text
 * param CHARACTERS: " " — characters that are removed or kept
 */
const CHARACTERS = " ";

/** Punctuation and symbols go; letters, digits and spaces stay. */
export function removePunctuation(text) {
  return text.replace(/[\p{P}\p{S}]/gu, "");
}

export function digitsOnly(text) {
  return text.replace(/[^0-9]/g, "");
}

export function lettersOnly(text) {
  return text.replace(/\P{L}/gu, "");
}

export function alphanumericOnly(text) {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

export function lettersAndSpacesOnly(text) {
  return text.replace(/[^\p{L}\s]/gu, "");
}

export function removeDigits(text) {
  return text.replace(/[0-9]/g, "");
}

export function removeLetters(text) {
  return text.replace(/\p{L}/gu, "");
}

export function removeCharacters(text, characters = CHARACTERS) {
  return [...text].filter((letter) => !characters.includes(letter)).join("");
}

export function keepCharacters(text, characters = CHARACTERS) {
  return [...text].filter((letter) => characters.includes(letter)).join("");
}

/** The first and the last character go; of fewer than three nothing stays. */
export function removeFirstAndLast(text) {
  return [...text].slice(1, -1).join("");
}

export function removeFirst(text) {
  return [...text].slice(1).join("");
}

export function removeLast(text) {
  return [...text].slice(0, -1).join("");
}

/** Takes the character at a place, counted from 0, away. */
export function removeAtIndex(text, place) {
  return [...text].filter((_, i) => i !== place).join("");
}

/** Only the common signs go: full stop, comma, exclamation and question mark, colon, semicolon. */
export function removePunctuationOnly(text) {
  return text.replace(/[.,!?;:]/g, "");
}

/** Signs go, but apostrophes and hyphens inside words stay: "don't", "well-known". */
export function removePunctuationWithout(text) {
  return text.replace(/(?<=[\p{L}\p{N}])['’-](?=[\p{L}\p{N}])|[\p{P}\p{S}]/gu, (sign, at) =>
    /['’-]/.test(sign) && /[\p{L}\p{N}]/u.test(text[at - 1] ?? "") && /[\p{L}\p{N}]/u.test(text[at + 1] ?? "")
      ? sign
      : "",
  );
}

/** Each sign becomes a space, letters, digits and spaces stay. */
export function removePunctuationByEach(text) {
  return text.replace(/[\p{P}\p{S}]/gu, " ");
}

/** Letters, digits and spaces stay, all else goes. */
export function alphanumericAndSpacesOnly(text) {
  return text.replace(/[^\p{L}\p{N}\s]/gu, "");
}

/** Characters go in either case: case does not matter. */
export function removeCharactersInAnyCase(text, characters = CHARACTERS) {
  const gone = characters.toLowerCase();
  return [...text].filter((letter) => !gone.includes(letter.toLowerCase())).join("");
}

/** The first and the last character go; a text of fewer than three stays as it is. */
export function removeFirstAndLastOrNot(text) {
  return [...text].length < 3 ? text : removeFirstAndLast(text);
}

/** Takes the character at a place, counted from 1, away. */
export function removeAtIndexFromOne(text, place) {
  return removeAtIndex(text, place - 1);
}
