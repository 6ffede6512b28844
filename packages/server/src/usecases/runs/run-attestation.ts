import { Problem } from "../../base/problem.ts";
import type { Scope } from "../../base/scope.ts";
import type { Ledger } from "../../modules/ledger/ledger.ts";
import type { Files } from "../../modules/runs/files.ts";
import type { Runs } from "../../modules/runs/runs.ts";

/** Gives the caller's own runs' attestations, whose hashes their receipts have. */
export function createRunAttestation({ runs, ledger, files }: { runs: Runs; ledger: Ledger; files: Files }) {
  return async (scope: Scope, id: string): Promise<Uint8Array<ArrayBuffer>> => {
    const run = await runs.find(scope, id);
    if (!run) throw new Problem("run_not_found", "there is no run of yours with this id");
    const line = run.receipt_sha === null ? undefined : await ledger.find(run.receipt_sha);
    const sha256 = line === undefined ? "" : ((JSON.parse(line) as { att?: string }).att ?? "");
    if (sha256 !== "") return files.content(sha256);
    throw new Problem(
      "not_found",
      "this run has no attestation: it has not ended, made no files, or was not checked",
    );
  };
}

export type RunAttestation = ReturnType<typeof createRunAttestation>;
