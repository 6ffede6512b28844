/**
 * title: Even and odd numbers: test, filter, count, sum, split
 * when: Even or odd numbers have to be told apart, kept, counted, added or separated.
 * words: even, odd, parity, even or odd, is even, filter even numbers, count odd numbers, sum of even, separate even and odd, divisible by two, odd numbers between, even positions, odd positions, even index
 * param EVEN: "even" — text for an even number
 * param ODD: "odd" — text for an odd number
 */
const EVEN = "even";
const ODD = "odd";

export function isEven(number) {
  return number % 2 === 0;
}

export function isOdd(number) {
  return Math.abs(number % 2) === 1;
}

/** "even" or "odd", or other texts for them. */
export function evenOrOdd(number, even = EVEN, odd = ODD) {
  return isEven(number) ? even : odd;
}

export function evenNumbers(numbers) {
  return numbers.filter(isEven);
}

export function oddNumbers(numbers) {
  return numbers.filter(isOdd);
}

export function countEven(numbers) {
  return evenNumbers(numbers).length;
}

export function countOdd(numbers) {
  return oddNumbers(numbers).length;
}

export function sumOfEven(numbers) {
  return evenNumbers(numbers).reduce((sum, number) => sum + number, 0);
}

export function sumOfOdd(numbers) {
  return oddNumbers(numbers).reduce((sum, number) => sum + number, 0);
}

/** [even numbers, odd numbers]. */
export function splitEvenOdd(numbers) {
  return [evenNumbers(numbers), oddNumbers(numbers)];
}

/** Even numbers in front, each kind in its order. */
export function evenFirst(numbers) {
  return [...evenNumbers(numbers), ...oddNumbers(numbers)];
}

/** Odd numbers rise among their own places, even ones stay. */
export function sortOdd(numbers) {
  const odd = oddNumbers(numbers).sort((a, b) => a - b);
  return numbers.map((number) => (isOdd(number) ? odd.shift() : number));
}

/** The one number whose parity no other of the list has; null when there is no such. */
export function parityOutlier(numbers) {
  const alone = splitEvenOdd(numbers).find((kind) => kind.length === 1);
  return alone?.[0] ?? null;
}

/** Even numbers from the first to the last, both included. */
export function evenNumbersBetween(first, last) {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i).filter(isEven);
}

/** Odd numbers from the first to the last, both included. */
export function oddNumbersBetween(first, last) {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i).filter(isOdd);
}

/** Odd numbers in front, each kind in its order. */
export function oddFirst(numbers) {
  return [...oddNumbers(numbers), ...evenNumbers(numbers)];
}

/** Items at places 0, 2, 4 and so on of a list or text; or at 1, 3, 5, where odd places are wanted. */
export function itemsAtEvenPlaces(items, odd = false) {
  const found = [...items].filter((_, place) => place % 2 === (odd ? 1 : 0));
  return typeof items === "string" ? found.join("") : found;
}
