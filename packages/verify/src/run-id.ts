import type { Receipt } from "./canonical.ts";
import { requireOpening } from "./commitment.ts";
import { VerifyError } from "./error.ts";
import { sha256 } from "./hash.ts";

/**
 * The value that the ledger shows for a run from version 2 on: `r2:` and the hex SHA-256 of its id and its opening. The id
 * itself is never published, because it gives access to the run. Throws VerifyError("bad_opening").
 */
export async function publicRun(runId: string, opening: string): Promise<string> {
  requireOpening(opening);
  return `r2:${await sha256(`signet-run/v2\n${runId}\n${opening}`)}`;
}

/** Throws VerifyError unless a receipt's `run` matches this run id and opening. */
export async function checkRun({ v, run }: Receipt, runId: string, opening: string): Promise<void> {
  const expected = v === 1 ? runId : await publicRun(runId, opening);
  if (run !== expected) throw new VerifyError("run_mismatch", "the receipt belongs to another run");
}
