/**
 * title: English ordinals and lists in words
 * when: A place has to be written as 1st, 2nd, 3rd, or items as "a, b and c".
 * words: ordinal, 1st, 2nd, 3rd, suffix, rank, place, list in words, join with and, oxford comma
 * param OXFORD: false — whether a comma stands before the last "and" of three or more
 */
const OXFORD = false;

export function ordinal(number) {
  if (!Number.isInteger(number)) throw new RangeError("an integer is needed");
  const [last, lastTwo] = [Math.abs(number) % 10, Math.abs(number) % 100];
  // 11th, 12th and 13th, whatever their last digit.
  if (lastTwo >= 11 && lastTwo <= 13) return `${number}th`;
  return `${number}${["th", "st", "nd", "rd"][last] ?? "th"}`;
}

export function joinWords(items, oxford = OXFORD) {
  if (items.length < 2) return items.join("");
  const comma = oxford && items.length > 2 ? "," : "";
  return `${items.slice(0, -1).join(", ")}${comma} and ${items.at(-1)}`;
}

/** Places of scores, the highest first; equal scores share a place and the next one is left out. */
export function ranks(scores) {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

/** The suffix alone: "st", "nd", "rd" or "th". */
export function ordinalOnly(number) {
  return ordinal(number).slice(-2);
}

/** By the last digit alone: 11 becomes "11st", there is no special case. */
export function ordinalAsItIs(number) {
  return `${number}${["th", "st", "nd", "rd"][Math.abs(number) % 10] ?? "th"}`;
}

/** Places without gaps: equal scores share a place and the next one follows at once. */
export function ranksWithoutAny(scores) {
  return scores.map((score) => 1 + new Set(scores.filter((other) => other > score)).size);
}
