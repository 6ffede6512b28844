import { TIERS } from "@signet/contract";

/** An account of the free tier, which may do more at once than that tier, so that its day is the limit. */
export const FREE = { perDay: TIERS.free.runs_per_day, atOnce: 100 };
export const ME = "address 203.0.113.9";
/** What all free callers of that address have together. */
export const ALL = { address: "203.0.113.9", perDay: 3 * FREE.perDay };
