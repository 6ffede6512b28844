import type { RunKind } from "@signet/contract";
import type { Clock } from "../base/clock.ts";
import { newId } from "../base/ids.ts";
import type { Log } from "../base/log.ts";
import { createLeases } from "../modules/runs/leases.ts";
import { createWorker, type Execute, type Worker } from "../modules/runs/worker.ts";
import type { Db } from "../store/db.ts";

/** A worker for the runs of one kind. */
export function createRunWorker(
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
  { kind, ...work }: { kind: RunKind; concurrency: number; execute: Execute },
): Worker {
  const leases = createLeases({ db, clock, kind });
  return createWorker({ ...work, leases, log, id: newId("worker", clock.now()) });
}
