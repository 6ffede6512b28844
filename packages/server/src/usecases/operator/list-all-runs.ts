import {
  type OperatorRun,
  type OperatorRuns,
  PROBLEM_CODES,
  type ProblemCode,
  type EndCode,
  type RunState,
} from "@signet/contract";
import { OWNER_ACCOUNT } from "../../modules/access/caller.ts";
import type { Census, CensusRun, RunFault } from "../../modules/runs/census.ts";

export interface RunFilter {
  limit: number;
  before?: string | undefined;
  state?: RunState | undefined;
  end?: EndCode | undefined;
  account?: string | undefined;
}

/** Lists the runs of all accounts without their content, newest first. */
export function createListAllRuns({ census }: { census: Census }) {
  return async ({ before, ...filter }: RunFilter): Promise<OperatorRuns> => {
    const from = before === undefined ? undefined : placeOf(before);
    const rows = await census.list({ ...filter, from });
    const failed = rows.filter(({ exit_reason }) => exit_reason === "error").map(({ id }) => id);
    const reasons = reasonsOf(await census.faultsOf(failed));
    return {
      runs: rows.map((row) => shown(row, reasons.get(row.id) ?? null)),
      next: rows.length === filter.limit ? placeAfter(rows, from) : null,
    };
  };
}

export type ListAllRuns = ReturnType<typeof createListAllRuns>;

/** The code of the problem that each run told of last. What is no code of the contract is not passed on. */
export function reasonsOf(faults: readonly RunFault[]): Map<string, ProblemCode> {
  const reasons = new Map<string, ProblemCode>();
  for (const { run_id, data_json } of faults) {
    if (reasons.has(run_id)) continue;
    const { code } = JSON.parse(data_json) as { code?: string };
    const known = PROBLEM_CODES.find((one) => one === code);
    reasons.set(run_id, known ?? "internal");
  }
  return reasons;
}

/** A place in the list. It names no run: the time at which some were created, and how many of those came before. */
interface Place {
  at: number;
  skip: number;
}

function placeOf(text: string): Place {
  const [at, skip] = text.split(".").map(Number);
  return { at: at!, skip: skip! };
}

function placeAfter(rows: readonly CensusRun[], from: Place | undefined): string {
  const at = rows.at(-1)!.created_at;
  const same = rows.filter(({ created_at }) => created_at === at).length;
  return `${at}.${same + (from?.at === at ? from.skip : 0)}`;
}

const time = (ms: number) => new Date(ms).toISOString();

const shown = (row: CensusRun, reason: ProblemCode | null): OperatorRun => ({
  // Whoever knows the id of a run that was started without a credential can read it from the same address.
  run_id: row.account === OWNER_ACCOUNT ? row.id : null,
  account: row.account,
  kind: row.kind,
  state: row.state,
  end: row.exit_reason,
  reason,
  ok: row.ok === null ? null : row.ok === 1,
  check_kind: row.check_kind,
  attempts: row.attempts,
  events: row.last_seq,
  created_at: time(row.created_at),
  started_at: row.started_at === null ? null : time(row.started_at),
  finished_at: row.finished_at === null ? null : time(row.finished_at),
});
