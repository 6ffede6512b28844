import { clock, count, day } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";

/** `today, 14:03`. */
export function when(time: string): string {
  const at = new Date(time);
  const words = day(at);
  return `${words === "Today" || words === "Yesterday" ? words.toLowerCase() : words}, ${clock(at)}`;
}

/** A code of the contract as words: `timed out`. */
export const wordsOf = (code: string): string => plain(code).replaceAll("_", " ");

/** `41 GB`, `2.4 GB`. */
export const gigabytes = (bytes: number): string => {
  const gb = bytes / 1e9;
  return `${gb >= 100 ? count(Math.round(gb)) : gb.toFixed(1)} GB`;
};

/** `3 runs, 1 visual`. */
export function unitWords({ runs, visual }: { runs: number; visual: number }): string {
  const one = (n: number, name: string) => `${count(n)} ${name}${Math.abs(n) === 1 ? "" : "s"}`;
  return `${one(runs, "run")}, ${one(visual, "visual")}`;
}

/** The address of an account's page. Ids of addresses hold slashes. */
export const accountPath = (account: string): string => `/accounts/${encodeURIComponent(account)}`;

/** The address of the list of runs with these filters. */
export const runsPath = (filter: Record<string, string>): string =>
  `/all-runs?${new URLSearchParams(filter).toString()}`;
