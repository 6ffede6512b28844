/**
 * title: FizzBuzz with other numbers, ranges, texts and counts
 * when: FizzBuzz is wanted with other divisors, over a range, as one text, as counts or by the digits of a number.
 * words: fizzbuzz, fizz buzz, custom fizzbuzz, other divisors, range, fizzbuzz counts, comma separated, digit contains, foo bar, ping pong, divisible by 7, clap game, bizz buzz
 * param FIRST: 3 — first divisor
 * param SECOND: 5 — second divisor
 * param FIZZ: "Fizz" — word of the first divisor
 * param BUZZ: "Buzz" — word of the second divisor
 */
const FIRST = 3;
const SECOND = 5;
const FIZZ = "Fizz";
const BUZZ = "Buzz";

const listOf = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** The answer for one number by two divisors, as a text. */
export function fizzBuzzWith(number, first = FIRST, second = SECOND, fizz = FIZZ, buzz = BUZZ) {
  return (number % first === 0 ? fizz : "") + (number % second === 0 ? buzz : "") || String(number);
}

/** The answers from one number to another. */
export function fizzBuzzRange(from, to, first = FIRST, second = SECOND, fizz = FIZZ, buzz = BUZZ) {
  return listOf(from, to).map((number) => fizzBuzzWith(number, first, second, fizz, buzz));
}

/** The answers from 1 to n by two divisors. */
export function fizzBuzzUpTo(n, first = FIRST, second = SECOND, fizz = FIZZ, buzz = BUZZ) {
  return fizzBuzzRange(1, n, first, second, fizz, buzz);
}

/** The answers from 1 to n as one text. */
export function fizzBuzzText(n, separator = " ", first = FIRST, second = SECOND) {
  return fizzBuzzUpTo(n, first, second).join(separator);
}

/** The answers for a list of numbers, those that are not divided as numbers. */
export function fizzBuzzList(numbers, first = FIRST, second = SECOND, fizz = FIZZ, buzz = BUZZ) {
  return numbers.map((number) =>
    number % first === 0 || number % second === 0 ? fizzBuzzWith(number, first, second, fizz, buzz) : number,
  );
}

/** A word, or null where neither divides the number. */
export function fizzBuzzOrNull(number, first = FIRST, second = SECOND, fizz = FIZZ, buzz = BUZZ) {
  return number % first === 0 || number % second === 0
    ? fizzBuzzWith(number, first, second, fizz, buzz)
    : null;
}

/** [only by the first, only by the second, by both] of the numbers from 1 to n. */
export function fizzBuzzCounts(n, first = FIRST, second = SECOND) {
  const words = listOf(1, n).map((number) => [number % first === 0, number % second === 0].join());
  return ["true,false", "false,true", "true,true"].map(
    (wanted) => words.filter((word) => word === wanted).length,
  );
}

/** As [only by the first, only by the second, by both], of the numbers below n. */
export function fizzBuzzCountsBelow(n, first = FIRST, second = SECOND) {
  return fizzBuzzCounts(n - 1, first, second);
}

/** A number counts also where it has the digit: 13 is Fizz. */
export function fizzBuzzDigits(number, first = FIRST, second = SECOND, fizz = FIZZ, buzz = BUZZ) {
  const fits = (divisor) => number % divisor === 0 || String(number).includes(String(divisor));
  return (fits(first) ? fizz : "") + (fits(second) ? buzz : "") || String(number);
}

/** From 1 to n, with a word for multiples of a number and for numbers with its digit: the clap game. */
export function clapGame(n, digit = 7, word = "clap") {
  return listOf(1, n).map((number) =>
    number % digit === 0 || String(number).includes(String(digit)) ? word : number,
  );
}

/** As fizzBuzzRange where numbers that neither divides stay numbers. */
export function fizzBuzzRangeOf(from, to, first = FIRST, second = SECOND, fizz = FIZZ, buzz = BUZZ) {
  return fizzBuzzList(listOf(from, to), first, second, fizz, buzz);
}
