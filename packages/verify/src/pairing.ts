import type { Receipt } from "./canonical.ts";
import { VerifyError } from "./error.ts";

/** The fields that must be equal in a seal and in the `open` line of its run. */
const SHARED = ["v", "task_commit", "owner", "max_steps"] as const;

/**
 * Compares each seal with the `open` line of its run. `whole`: the lines start at the ledger's first line, so an `open`
 * line that was not seen does not exist.
 */
export function createPairing({ whole }: { whole: boolean }) {
  /** Opened runs by their public value; null once sealed. */
  const runs = new Map<string, Receipt | null>();
  let [opens, sealed, newest] = [0, 0, 0];

  function open(receipt: Receipt, run: string): void {
    if (runs.has(run)) throw new VerifyError("duplicate_run", `run ${run} already has a line of kind open`);
    // A run that was opened before an upgrade is sealed in its old version, but no new run is opened in an old version.
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
      throw new VerifyError("no_open", `run ${run} is sealed but was not opened before`);
    const shared = receipt["v"] === 1 ? SHARED : ([...SHARED, "task"] as const);
    const other = opened && shared.find((field) => opened[field] !== receipt[field]);
    if (other) throw new VerifyError("open_mismatch", `${other} differs from the line that opened the run`);
    runs.set(run, null);
    sealed++;
  }

  return {
    /**
     * Forgets the runs that are sealed, so that only those without a seal take memory. A second seal is refused as before (as
     * `no_open`); a second `open` line of a forgotten run is not.
     */
    forgetSealed(): void {
      for (const [run, opened] of runs) if (opened === null) runs.delete(run);
    },
    /** Takes the next line, which must have passed `checkReceipt`. Throws VerifyError. */
    take(receipt: Receipt): void {
      // A line that announces a key belongs to no run.
      if (receipt["kind"] === "key") return;
      const run = String(receipt["run"]);
      if (receipt["kind"] === "open") open(receipt, run);
      else seal(receipt, run);
    },
    counts: () => ({
      opens,
      sealed,
      ...unsealedIn(runs),
    }),
  };
}

/** The opened runs without a seal, in the order of their `open` lines, and the numbers of these lines. */
function unsealedIn(runs: ReadonlyMap<string, Receipt | null>) {
  const left = [...runs].filter((entry): entry is [string, Receipt] => entry[1] !== null);
  return { unsealed: left.map(([run]) => run), unsealedAt: left.map(([, { seq }]) => Number(seq)) };
}
