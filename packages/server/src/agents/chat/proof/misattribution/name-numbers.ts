import type { ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { hasPhrase, normalise } from "../reading/words.ts";

/** A name up to the number that it ends with: `claude-sonnet-4`, `mod-97`. */
const NAME = /(?<![\p{L}\p{N}])([\p{L}_.]{2,40}(?:-[\p{L}_.]{1,40}){0,4})-$/u;
/** Words that say something of the number, and belong to no name: `mid-2024`. */
const SAYS =
  /^(?:pre|post|mid|early|late|since|until|to|from|under|over|top|age|aged|plus|minus|non|sub|up-to)$/iu;
const MOST_NAME = 100;

/** Whether a finding has a number only as the end of a name that the statement does not say before it: 4 tests beside `claude-sonnet-4`. */
export function isOfName(stated: Quantity, text: string, { finding, particulars }: ObservedFinding): boolean {
  const before = text.slice(0, stated.start);
  const own = particulars.quantities.filter((one) => isSame(stated, one));
  return (
    own.length > 0 &&
    own.every(({ start }) => {
      // A hyphen may have been read as a sign.
      const from = /\d/.test(finding.text[start] ?? "") ? start : start + 1;
      const [, name] = NAME.exec(finding.text.slice(Math.max(0, from - MOST_NAME), from)) ?? [];
      return name !== undefined && !SAYS.test(name) && !isBehind(name.split("-").at(-1)!, before);
    })
  );
}

const isBehind = (word: string, before: string): boolean =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?:\\s(?:version|v))?[\\s*_\`-]*$`, "iu").test(before);

/** A name of a model up to its number: `RC-5`. */
const MODEL = /(?<![\p{L}\p{N}-])(?!UTC|GMT)\p{Lu}[\p{Lu}\p{N}]{0,6}-$/u;

/** What a number begins that is called by it: `10-visit card`. */
const COUNTED_NAME = /^-\p{L}{3,20}\s\p{L}{3,20}(?!\p{L})/u;

/** Whether a number ends or begins a name that stands in a finding as a whole: the 5 of `RC-5`, the 10 of `10-visit card`. */
export function isOfSameName(
  { start, end }: Quantity,
  text: string,
  { text: told }: ObservedFinding,
): boolean {
  // A hyphen may have been read as a sign.
  const from = /\d/.test(text[start] ?? "") ? start : start + 1;
  const [rest] = COUNTED_NAME.exec(text.slice(end)) ?? [];
  if (rest !== undefined && hasPhrase(told, normalise(text.slice(from, end) + rest))) return true;
  const [name] = MODEL.exec(text.slice(0, from)) ?? [];
  return name !== undefined && hasPhrase(told, `${name}${text.slice(from, end)}`.toLowerCase());
}
