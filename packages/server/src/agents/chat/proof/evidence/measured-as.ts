import type { Column, ColumnEntry } from "./columns.ts";
import { termsOf } from "./synonyms.ts";
import { isCurrency, isTime, kindOf } from "../measures/conversions.ts";

const MONEY = [...termsOf("price cost fare fee rent preis kosten prix precio preço")];
/** What is summed up in money, where a question is about money and an output has no unit: `fuel 1395.68 year 2197.68`. */
const SPENT = [
  ...termsOf(
    "fuel energy power electricity gas water tax taxes insurance interest service maintenance repair running upkeep rental ticket food hotel bill spend spending expense expenses paid total sum year yearly annual month monthly week weekly day daily night kosten steuer jahr monat coût impôt an mois coste impuesto año mes custo imposto ano mês",
  ),
];

/** Whether the figures of a column have no unit, and a head of what is spent. */
export const isSpent = ({ head, entries }: Column): boolean =>
  entries.every(({ figure }) => figure.unit === undefined && !figure.percent) &&
  [...head].some((term) => SPENT.includes(term)) &&
  [...head].every((term) => SPENT.includes(term) || MONEY.includes(term));

/** Whether the figures of a column measure what a word such as `cheapest` or `longer` compares. */
export function isMeasuredAs(
  { head, entries }: { head: Column["head"]; entries: readonly Pick<ColumnEntry, "figure">[] },
  kind: string | undefined,
): boolean {
  const { unit } = entries[0]!.figure;
  if (kind === undefined || kind === "count") return false;
  if (kind === "money") return unit !== undefined ? isCurrency(unit) : MONEY.some((term) => head.has(term));
  if (kind === "speed") return unit !== undefined && (isTime(unit) || kindOf(unit) === "speed");
  if (kind === "extent") return unit !== undefined && (isTime(unit) || kindOf(unit) === "length");
  if (kind === "votes")
    return entries.every(({ figure }) => figure.percent || (unit === undefined && figure.place >= 0));
  if (kind === "sound") return unit === "db";
  return unit !== undefined && kindOf(unit) === kind;
}
