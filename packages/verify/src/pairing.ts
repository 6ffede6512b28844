import type { Receipt } from "./canonical.ts";
import { VerifyError } from "./error.ts";

/** What a seal has in common with the `open` line of its run. */
const SHARED = ["v", "task_commit", "owner", "max_steps"] as const;

/**
 * Holds each seal against the `open` line of its run. `whole`: the lines begin with the ledger's first, so that an `open`
 * line that was not seen is not there.
 */
export function createPairing({ whole }: { whole: boolean }) {
  /** Opened runs by their public value; null once sealed. */
  const runs = new Map<string, Receipt | null>();
  let [opens, sealed, newest] = [0, 0, 0];

  function open(receipt: Receipt, run: string): void {
    if (runs.has(run)) throw new VerifyError("duplicate_run", `run ${run} already has a line of kind open`);
    // Runs that were opened before an upgrade are sealed in their own version; no run is opened in one that is past.
    if (Number(receipt["v"]) < newest)
      throw new VerifyError("old_version", `a run is opened in version ${receipt["v"]} after ${newest}`);
    newest = Number(receipt["v"]);
    runs.set(run, receipt);
    opens++;
  }

  function seal(receipt: Receipt, run: string): void {
    const opened = runs.get(run);
    if (opened === null) throw new VerifyError("duplicate_run", `run ${run} already has a seal`);
    if (opened === undefined && whole)
      throw new VerifyError("no_open", `run ${run} is sealed and was not opened before`);
    const shared = receipt["v"] === 1 ? SHARED : ([...SHARED, "task"] as const);
    const other = opened && shared.find((field) => opened[field] !== receipt[field]);
    if (other)
      throw new VerifyError("open_mismatch", `${other} is another than in the line that opened the run`);
    runs.set(run, null);
    sealed++;
  }

  return {
    /** Takes the next line, whose form holds. Throws VerifyError. */
    take(receipt: Receipt): void {
      const run = String(receipt["run"]);
      if (receipt["kind"] === "open") open(receipt, run);
      else seal(receipt, run);
    },
    counts: () => ({
      opens,
      sealed,
      unsealed: [...runs].filter(([, opened]) => opened !== null).map(([run]) => run),
    }),
  };
}
