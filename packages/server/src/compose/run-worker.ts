import type { RunKind } from "@signet/contract";
import { newId } from "../base/ids.ts";
import { createLeases } from "../modules/runs/leases.ts";
import { createWorker, type Execute, type Worker } from "../modules/runs/worker.ts";
import type { Parts } from "./parts.ts";

/** Creates the worker for one kind of run. */
export function createRunWorker(
  { base: { clock, log }, storage: { db } }: Parts,
  { kind, concurrency, execute }: { kind: RunKind; concurrency: number; execute: Execute },
): Worker {
  const leases = createLeases({ db, clock, kind });
  return createWorker({ leases, log, id: newId("worker", clock.now()), concurrency, execute });
}
