/**
 * title: FizzBuzz
 * when: Numbers have to be replaced by Fizz, Buzz or FizzBuzz when 3, 5 or both divide them, or by other words for other divisors.
 * words: fizzbuzz, fizz, buzz, fizz buzz, divisible by 3 and 5, raindrops, replace multiples with words
 * param AS_TEXT: true — whether other numbers are written as texts
 * param FIZZ: "Fizz" — word for multiples of 3
 * param BUZZ: "Buzz" — word for multiples of 5
 */
const AS_TEXT = true;
const FIZZ = "Fizz";
const BUZZ = "Buzz";

/** The answer for one number. */
export function fizzBuzzValue(number, asText = AS_TEXT, fizz = FIZZ, buzz = BUZZ) {
  const word = (number % 3 === 0 ? fizz : "") + (number % 5 === 0 ? buzz : "");
  return word || (asText ? String(number) : number);
}

/** The answers from 1 to n. */
export function fizzBuzz(n, asText = AS_TEXT, fizz = FIZZ, buzz = BUZZ) {
  return Array.from({ length: Math.max(0, n) }, (_, i) => fizzBuzzValue(i + 1, asText, fizz, buzz));
}

/** Rules as pairs of divisor and word, in order: [[3, "Pling"], [5, "Plang"]]; the number as a text where none fits. */
export function wordsForDivisors(number, rules) {
  const words = rules.filter(([divisor]) => number % divisor === 0).map(([, word]) => word);
  return words.join("") || String(number);
}

/** Exercism's raindrops: Pling, Plang and Plong for 3, 5 and 7. */
export function raindrops(number) {
  return wordsForDivisors(number, [
    [3, "Pling"],
    [5, "Plang"],
    [7, "Plong"],
  ]);
}

/** A word of its own for multiples of both 3 and 5, one for each of them, and the number as a text for all others. */
export function fizzBuzzWithOwn(number, fizz = FIZZ, buzz = BUZZ, both = "FizzBuzz") {
  if (number % 15 === 0) return both;
  return number % 3 === 0 ? fizz : number % 5 === 0 ? buzz : String(number);
}

/** The words of fizzBuzzWithOwn from 1 to n. */
export function fizzBuzzListWithOwn(n, fizz = FIZZ, buzz = BUZZ, both = "FizzBuzz") {
  return Array.from({ length: Math.max(0, n) }, (_, i) => fizzBuzzWithOwn(i + 1, fizz, buzz, both));
}

/** The word, or an empty text for numbers that neither 3 nor 5 divides. */
export function fizzBuzzOrNothing(number, fizz = FIZZ, buzz = BUZZ) {
  return (number % 3 === 0 ? fizz : "") + (number % 5 === 0 ? buzz : "");
}
