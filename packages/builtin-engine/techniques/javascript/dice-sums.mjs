/**
 * title: Dice: ways to reach a sum, doubles, throws
 * when: It is wanted in how many ways dice make a sum, how likely that is, whether a throw is a double, or what a list of throws gives.
 * words: dice, die, roll, rolls, throw, two dice, ways to roll, sum of dice, probability, chance, doubles, snake eyes, craps, sides, opposite side, six sided, bottom of the dice, monopoly, percent, at least, chance in percent
 * param SIDES: 6 — sides of a die
 * param PLACES: 4 — decimals of a probability
 */
const SIDES = 6;
const PLACES = 4;

/** How many throws of so many dice have the sum. */
export function diceWays(dice, sum, sides = SIDES) {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array(ways.length + sides).fill(0);
    for (const [before, count] of ways.entries())
      for (let face = 1; face <= sides; face++) next[before + face] += count;
    ways = next;
  }
  return ways[sum] ?? 0;
}

/** How likely the sum is, as a part of 1. */
export function diceProbability(dice, sum, sides = SIDES, places = PLACES) {
  return Math.floor((diceWays(dice, sum, sides) / sides ** dice) * 10 ** places + 0.5) / 10 ** places;
}

/** All pairs of faces of two dice with the sum. */
export function dicePairs(sum, sides = SIDES) {
  return Array.from({ length: sides }, (_, i) => [i + 1, sum - i - 1]).filter(
    ([, b]) => b >= 1 && b <= sides,
  );
}

/** { sum: number of throws } of two dice. */
export function twoDiceCounts(sides = SIDES) {
  const sums = Array.from({ length: 2 * sides - 1 }, (_, i) => i + 2);
  return Object.fromEntries(sums.map((sum) => [sum, diceWays(2, sum, sides)]));
}

export function isDouble(a, b) {
  return a === b;
}

/** How many throws [a, b] are doubles. */
export function countDoubles(throws) {
  return throws.filter(([a, b]) => a === b).length;
}

/** The sum of two dice, twice as much for a double. */
export function throwPoints(a, b) {
  return a === b ? 2 * (a + b) : a + b;
}

/** The face on the other side. */
export function oppositeFace(face, sides = SIDES) {
  return sides + 1 - face;
}

/** How often each face from 1 on comes, as a list. */
export function faceCounts(throws, sides = SIDES) {
  return Array.from({ length: sides }, (_, i) => throws.filter((face) => face === i + 1).length);
}

/** Craps: what the first throw decides: "win" for 7 and 11, "lose" for 2, 3 and 12, else "point". */
export function comeOutRoll(a, b) {
  const sum = a + b;
  if (sum === 7 || sum === 11) return "win";
  return [2, 3, 12].includes(sum) ? "lose" : "point";
}

/** The sum of throws until the first 1, which loses all: the game Pig. */
export function pigTurn(throws) {
  return throws.includes(1) ? 0 : throws.reduce((sum, face) => sum + face, 0);
}

/** How likely the sum is, in percent. */
export function dicePercent(dice, sum, sides = SIDES, places = 2) {
  return Math.floor((diceWays(dice, sum, sides) / sides ** dice) * 100 * 10 ** places + 0.5) / 10 ** places;
}

/** In how many throws of so many dice the sum is reached or exceeded, or not exceeded where that is wanted. */
export function diceWaysAtLeast(dice, sum, atMost = false, sides = SIDES) {
  const sums = Array.from({ length: dice * sides + 1 }, (_, i) => i);
  const wanted = sums.filter((one) => (atMost ? one <= sum : one >= sum));
  return wanted.reduce((count, one) => count + diceWays(dice, one, sides), 0);
}
