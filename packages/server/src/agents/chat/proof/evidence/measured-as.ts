import type { Column, ColumnEntry } from "./columns.ts";
import { termsOf } from "./synonyms.ts";
import { isCurrency, isTime, kindOf } from "../measures/conversions.ts";

const MONEY = [...termsOf("price cost fare fee rent preis kosten prix precio preço")];

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
