import type { Receipt } from "./canonical.ts";
import { openingKey } from "./commitment.ts";
import { VerifyError } from "./error.ts";
import { sha256 } from "./hash.ts";

/**
 * What the ledger shows of a run from version 2 on: `r2:` and the hex SHA-256 of its id and its opening. The id gives access
 * to the run, so that it is never published; whoever holds both can point at the line. Throws VerifyError("bad_opening").
 */
export async function publicRun(runId: string, opening: string): Promise<string> {
  openingKey(opening);
  return `r2:${await sha256(`signet-run/v2\n${runId}\n${opening}`)}`;
}

/** Throws VerifyError unless a receipt's `run` is the one of this run id and opening. */
export async function checkRun({ v, run }: Receipt, runId: string, opening: string): Promise<void> {
  const expected = v === 1 ? runId : await publicRun(runId, opening);
  if (run !== expected) throw new VerifyError("run_mismatch", "the receipt is another run's");
}
