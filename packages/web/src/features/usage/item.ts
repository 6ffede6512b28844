import type { BillingUsage, Pack, PaidTier } from "@signet/contract";
import { count, plural } from "../../lib/format.ts";
import { TEXT } from "./text.ts";

/** What can be bought: a plan or a pack. */
export type BuyableItem = { tier: PaidTier } | { pack: Pack };

/** `100 runs and 15 pages`. */
export const unitsOf = (runs: number, pages: number): string =>
  [
    ...(runs > 0 ? [plural(runs, TEXT.nouns.run)] : []),
    ...(pages > 0 ? [plural(pages, TEXT.nouns.visual)] : []),
  ].join(" and ");

/** A price in US dollars. */
export const priceOf = (usd: number): string => `$${count(usd)}`;

/** What an item is called and costs. */
export function itemWords(
  item: BuyableItem,
  { tiers, topups }: BillingUsage,
): { what: string; price: string } {
  if ("tier" in item)
    return {
      what: tiers[item.tier].label,
      price: `${priceOf(tiers[item.tier].usd)} ${TEXT.month}`,
    };
  const { runs, visual, usd } = topups[item.pack];
  return { what: unitsOf(runs, visual), price: priceOf(usd) };
}
