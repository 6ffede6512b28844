import { stemsOf } from "../reading/words.ts";

const COMPARES = /^(.*?)\s(?:than|rather than|instead of|als|que)\s(.*)$/isu;
/** `over` compares only where something is chosen: `over the weekend` tells when. */
const CHOOSES =
  /^(.*?\b(?:prefer|cho[os]s?e|chosen|pick|favou?r|select|win|won|beat|lead)\p{L}*\s.*?)\sover\s(.*)$/isu;
const PREFERS = /^(.*?\bprefer\p{L}*\s.*?)\sto\s(.*)$/isu;

/** The words before and behind what compares, those of both sides left out. */
function sidesOf(text: string): [left: Set<string>, right: Set<string>] {
  const [, left = text, right = ""] = PREFERS.exec(text) ?? CHOOSES.exec(text) ?? COMPARES.exec(text) ?? [];
  // `More than 50 a day` compares no two things.
  if (/\d/.test(right)) return [stemsOf(text), new Set()];
  const [one, other] = [stemsOf(left), stemsOf(right)];
  return [one.difference(other), other.difference(one)];
}

/**
 * Whether a clause compares the same two things as another the other way round, `tea to coffee` and `coffee to tea`, or says of
 * the second of them what that one says of the first.
 */
export function areExchanged(stated: string, seen: string): boolean {
  const [left, right] = sidesOf(stated);
  const [before, behind] = sidesOf(seen);
  if (behind.size === 0 || behind.isDisjointFrom(left)) return false;
  if (right.size > 0) return !right.isDisjointFrom(before) && right.isDisjointFrom(behind);
  return behind.isSubsetOf(left) && !before.isSubsetOf(left);
}
