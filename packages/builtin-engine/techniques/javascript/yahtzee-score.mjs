/**
 * title: Yahtzee and other scores of five dice
 * when: Five dice have to be scored in a category of Yahtzee, or by the rules of Greed or Farkle, or the best category is wanted.
 * words: yahtzee, yatzy, dice, five dice, full house, small straight, large straight, four of a kind, three of a kind, pair, two pairs, chance, greed, farkle, upper section, dice game
 * param CATEGORY: "chance" — category that is scored
 * param YAHTZEE: 50 — points of five equal dice
 */
const CATEGORY = "chance";
const YAHTZEE = 50;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const countOf = (dice, face) => dice.filter((die) => die === face).length;

/** How often each face comes, most often first. */
const countsOf = (dice) => [...new Set(dice)].map((face) => countOf(dice, face)).sort((a, b) => b - a);

const faces = { ones: 1, twos: 2, threes: 3, fours: 4, fives: 5, sixes: 6 };

const holds = (dice, wanted) => wanted.every((face) => dice.includes(face));

/** Sum of the dice of one face. */
export function upperScore(dice, face) {
  return countOf(dice, face) * face;
}

/** The face of so many equal dice, the highest one; 0 where there are none. */
export function sameDice(dice, count = 3) {
  return Math.max(0, ...dice.filter((die) => countOf(dice, die) >= count));
}

export function isFullHouse(dice) {
  return countsOf(dice).join() === "3,2";
}

export function isSmallStraight(dice) {
  return [1, 2, 3].some((low) => holds(dice, [low, low + 1, low + 2, low + 3]));
}

export function isLargeStraight(dice) {
  return [1, 2].some((low) => holds(dice, [low, low + 1, low + 2, low + 3, low + 4]));
}

export function isYahtzee(dice) {
  return dice.length > 0 && countsOf(dice).length === 1;
}

/** Points in a category by the American rules: "ones" to "sixes", "three of a kind", "full house", "small straight", "yahtzee", "chance"... */
export function yahtzeeScore(dice, category = CATEGORY) {
  const name = category.toLowerCase().replaceAll(/[^a-z]/g, "");
  if (Object.hasOwn(faces, name)) return upperScore(dice, faces[name]);
  switch (name) {
    case "threeofakind":
      return sameDice(dice, 3) > 0 ? sum(dice) : 0;
    case "fourofakind":
      return sameDice(dice, 4) > 0 ? sum(dice) : 0;
    case "fullhouse":
      return isFullHouse(dice) ? 25 : 0;
    case "smallstraight":
      return isSmallStraight(dice) ? 30 : 0;
    case "largestraight":
      return isLargeStraight(dice) ? 40 : 0;
    case "yahtzee":
      return isYahtzee(dice) ? YAHTZEE : 0;
    case "chance":
      return sum(dice);
    default:
      throw new RangeError("unknown category");
  }
}

/** Points in a category as Exercism counts: full house and four of a kind by their dice, straights 30. */
export function yachtScore(dice, category = CATEGORY) {
  switch (category.toLowerCase()) {
    case "full house":
      return isFullHouse(dice) ? sum(dice) : 0;
    case "four of a kind":
      return sameDice(dice, 4) * 4;
    case "little straight":
      return holds(dice, [1, 2, 3, 4, 5]) ? 30 : 0;
    case "big straight":
      return holds(dice, [2, 3, 4, 5, 6]) ? 30 : 0;
    case "yacht":
      return isYahtzee(dice) ? YAHTZEE : 0;
    default:
      return yahtzeeScore(dice, category);
  }
}

/** The largest sum of one face: the best of the upper part. */
export function bestUpperScore(dice) {
  return Math.max(0, ...dice.map((face) => upperScore(dice, face)));
}

/** Greed: three 1s are 1000, three others 100 each face, a single 1 is 100 and a single 5 is 50. */
export function greedScore(dice) {
  return sum(
    [1, 2, 3, 4, 5, 6].map((face) => {
      const count = countOf(dice, face);
      const single = { 1: 100, 5: 50 }[face] ?? 0;
      return count >= 3 ? (face === 1 ? 1000 : face * 100) + (count - 3) * single : count * single;
    }),
  );
}
