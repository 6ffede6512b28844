import { count, moment } from "../../lib/format.ts";
import { plain } from "../../lib/plain.ts";

/** `today, 14:03`. */
export const when = (time: string): string => moment(new Date(time));

/** A code of the contract as words: `timed out`. */
export const wordsOf = (code: string): string => plain(code).replaceAll("_", " ");

/** `3 runs, 1 page`. */
export function unitWords({ runs, visual }: { runs: number; visual: number }): string {
  const one = (n: number, name: string) => `${count(n)} ${name}${Math.abs(n) === 1 ? "" : "s"}`;
  return `${one(runs, "run")}, ${one(visual, "page")}`;
}

/** The address of an account's page. Ids of addresses hold slashes. */
export const accountPath = (account: string): string => `/accounts/${encodeURIComponent(account)}`;

/** The address of the list of runs with these filters. */
export const runsPath = (filter: Record<string, string>): string =>
  `/all-runs?${new URLSearchParams(filter).toString()}`;
