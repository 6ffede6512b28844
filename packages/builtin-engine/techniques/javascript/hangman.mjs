/**
 * title: Hangman, Wordle hints, bulls and cows
 * when: Letters of a word that have not been guessed have to be hidden, wrong guesses counted, or a guess compared with a secret word.
 * words: hangman, mask word, guessed letters, hide letters, wordle, hints, feedback, mastermind, bulls and cows, secret word, guess, wrong guesses, word game
 * param MASK: "_" — sign for a letter that is not guessed
 * param SEPARATOR: "" — text between two letters
 * param LIVES: 6 — wrong guesses that end the game
 */
const MASK = "_";
const SEPARATOR = "";
const LIVES = 6;

function hasGuessed(guesses, letter) {
  return [...guesses].some((guess) => guess.toLowerCase() === letter.toLowerCase());
}

/** The word with the letters that are guessed (a text or a list), in either case; signs and spaces are shown. */
export function hangmanMask(word, guesses, mask = MASK, separator = SEPARATOR) {
  return [...word]
    .map((letter) => (/\p{L}/u.test(letter) && !hasGuessed(guesses, letter) ? mask : letter))
    .join(separator);
}

/** Guesses that are not in the word, each once. */
export function wrongGuesses(word, guesses) {
  return [...new Set(guesses)].filter((guess) => !hasGuessed(word, guess));
}

export function livesLeft(word, guesses, lives = LIVES) {
  return Math.max(0, lives - wrongGuesses(word, guesses).length);
}

export function isWordGuessed(word, guesses) {
  return hangmanMask(word, guesses) === word;
}

/** "won", "lost" or "playing". */
export function hangmanState(word, guesses, lives = LIVES) {
  if (isWordGuessed(word, guesses)) return "won";
  return livesLeft(word, guesses, lives) === 0 ? "lost" : "playing";
}

/** [right letters at the right place, right letters at a wrong place], for texts of the same length. */
export function bullsAndCows(secret, guess) {
  const bulls = [...secret].filter((letter, i) => letter === guess[i]).length;
  const rest = [...guess];
  let shared = 0;
  for (const letter of secret) {
    const place = rest.indexOf(letter);
    if (place < 0) continue;
    rest.splice(place, 1);
    shared += 1;
  }
  return [bulls, shared - bulls];
}

/** For each letter of a guess: "green" in place, "yellow" elsewhere in the word, "gray" not there. A letter is yellow only as often as the word has it elsewhere; or each time where that is wanted. */
export function wordleHints(secret, guess, eachTime = false) {
  if (eachTime)
    return [...guess].map((letter, i) =>
      letter === secret[i] ? "green" : secret.includes(letter) ? "yellow" : "gray",
    );
  const left = [...secret].filter((letter, i) => letter !== guess[i]);
  return [...guess].map((letter, i) => {
    if (letter === secret[i]) return "green";
    const place = left.indexOf(letter);
    if (place < 0) return "gray";
    left.splice(place, 1);
    return "yellow";
  });
}

/** As wordleHints in one text of signs: "G" in place, "Y" elsewhere in the word, "-" not there. */
export function wordleHintsIn(secret, guess, green = "G", yellow = "Y", gray = "-") {
  const signs = { green, yellow, gray };
  return wordleHints(secret, guess)
    .map((hint) => signs[hint])
    .join("");
}

/** As wordleHintsIn where a letter is elsewhere in the word each time that it is guessed. */
export function wordleHintsEach(secret, guess, green = "G", yellow = "Y", gray = "-") {
  const signs = { green, yellow, gray };
  return wordleHints(secret, guess, true)
    .map((hint) => signs[hint])
    .join("");
}

/** "1A3B": bulls and cows as a text, A for the right place. */
export function bullsAndCowsText(secret, guess, bull = "A", cow = "B") {
  const [bulls, cows] = bullsAndCows(secret, guess);
  return `${bulls}${bull}${cows}${cow}`;
}

/** The word with every character hidden that is not guessed, spaces and signs as well; in this case alone. */
export function hangmanMaskOfAll(word, guesses, mask = MASK, separator = SEPARATOR) {
  return [...word].map((letter) => (guesses.includes(letter) ? letter : mask)).join(separator);
}

/** As livesLeft where a wrong guess costs a life each time, also the second time. */
export function livesLeftForEach(word, guesses, lives = LIVES) {
  return Math.max(0, lives - [...guesses].filter((guess) => !hasGuessed(word, guess)).length);
}
