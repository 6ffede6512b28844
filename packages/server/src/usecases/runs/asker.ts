import { type Caller, callerOf } from "../../modules/access/caller.ts";
import type { Metering } from "../../modules/metering/metering.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import type { Db, Tx } from "../../store/db.ts";

/**
 * Who asked for a run that is under way, with no more rights than the run has. A free caller stands at its address: what the
 * others of it took is not left.
 */
export async function askerOf(
  db: Db | Tx,
  metering: Metering,
  run: Pick<RunRow, "id" | "account" | "owner">,
): Promise<Caller> {
  const caller = callerOf(run);
  return { ...caller, address: (await metering.addressOf(db, run.id)) ?? caller.address };
}
