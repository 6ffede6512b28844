/**
 * title: Guessing games: too low, too high, hot or cold
 * when: A guess has to be answered with a hint such as too low, too high or correct, with the number of guesses that are left.
 * words: guess, guessing game, number guessing, guess the number, too low, too high, higher, lower, correct, hint, hot, cold, warm, secret number, attempts, tries left, mastermind
 * param LOW: "Too low" — answer when the guess is below
 * param HIGH: "Too high" — answer when the guess is above
 * param CORRECT: "Correct" — answer when it is right
 */
const LOW = "Too low";
const HIGH = "Too high";
const CORRECT = "Correct";

export function guessHint(guess, secret, low = LOW, high = HIGH, correct = CORRECT) {
  if (guess === secret) return correct;
  return guess < secret ? low : high;
}

/** The hints of guesses up to the right one. */
export function guessHints(guesses, secret, low = LOW, high = HIGH, correct = CORRECT) {
  const end = guesses.indexOf(secret);
  return guesses
    .slice(0, end < 0 ? guesses.length : end + 1)
    .map((guess) => guessHint(guess, secret, low, high, correct));
}

/** How many guesses it took; -1 where none was right, or not within the allowed number. */
export function guessesNeeded(guesses, secret, allowed = 100) {
  const place = guesses.slice(0, allowed).indexOf(secret);
  return place < 0 ? -1 : place + 1;
}

/** "hot" within a distance, "warm" within a larger one, else "cold". */
export function hotOrCold(guess, secret, hot = 5, warm = 10) {
  const distance = Math.abs(guess - secret);
  if (distance === 0) return CORRECT.toLowerCase();
  if (distance <= hot) return "hot";
  return distance <= warm ? "warm" : "cold";
}

/** Whether each guess is nearer than the one before: "warmer", "colder" or "same". */
export function warmerOrColder(guesses, secret) {
  return guesses.slice(1).map((guess, i) => {
    const [before, now] = [Math.abs(guesses[i] - secret), Math.abs(guess - secret)];
    if (now === before) return "same";
    return now < before ? "warmer" : "colder";
  });
}

/** The guesses of somebody who always halves the range, up to the right one. */
export function halvingGuesses(secret, low = 1, high = 100) {
  const guesses = [];
  for (let [from, to] = [low, high]; from <= to;) {
    const guess = Math.floor((from + to) / 2);
    guesses.push(guess);
    if (guess === secret) break;
    if (guess < secret) from = guess + 1;
    else to = guess - 1;
  }
  return guesses;
}

/** How many guesses are enough for any number of the range. */
export function guessesEnough(low = 1, high = 100) {
  return high < low ? 0 : Math.floor(Math.log2(high - low + 1) + 1e-9) + 1;
}

/** Mastermind: [right places, right colours at wrong places]. */
export function mastermindPegs(secret, guess) {
  const [hidden, tried] = [[...secret], [...guess]];
  const right = hidden.filter((peg, i) => peg === tried[i]).length;
  const common = [...new Set(tried)].reduce(
    (sum, peg) =>
      sum + Math.min(hidden.filter((one) => one === peg).length, tried.filter((one) => one === peg).length),
    0,
  );
  return [right, common - right];
}

/** The hints of all guesses, also of those behind the right one. */
export function guessHintsForAll(guesses, secret, low = LOW, high = HIGH, correct = CORRECT) {
  return guesses.map((guess) => guessHint(guess, secret, low, high, correct));
}

/** As hotOrCold where the distances themselves do not belong to hot and warm: below 5 is hot, below 10 warm. */
export function hotOrColdBelow(guess, secret, hot = 5, warm = 10) {
  const distance = Math.abs(guess - secret);
  if (distance === 0) return CORRECT.toLowerCase();
  if (distance < hot) return "hot";
  return distance < warm ? "warm" : "cold";
}
