import type { RunKind } from "@signet/contract";
import { Stopped } from "../agents/port.ts";
import { newId } from "../base/ids.ts";
import { describe } from "../base/log.ts";
import { createLeases } from "../modules/runs/leases.ts";
import { createWorker, type Execute, type Worker } from "../modules/runs/worker.ts";
import type { Parts } from "./parts.ts";

/** Creates the worker for one kind of run. */
export function createRunWorker(
  { base: { clock, log }, storage: { db, notices } }: Parts,
  { kind, concurrency, execute }: { kind: RunKind; concurrency: number; execute: Execute },
): Worker {
  const leases = createLeases({ db, clock, kind });
  return createWorker({
    leases,
    log,
    id: newId("worker", clock.now()),
    concurrency,
    execute,
    onReleased: () => notices.send({ about: "queued", run: "" }),
  });
}

/** What announces a queued run: this service's worker looks for it at once, and so do those of other services. */
export const announcing =
  ({ base: { log }, storage: { notices } }: Parts, worker: Worker) =>
  (): void => {
    worker.nudge();
    notices
      .send({ about: "queued", run: "" })
      .catch((thrown: unknown) => log.warn(describe(thrown), "other services were not told of a run"));
  };

/** Acts on what other services announce: new events, runs that wait, and runs to be cancelled. */
export function heedNotices({ storage: { notices, journal } }: Parts, workers: readonly Worker[]): void {
  notices.listen((notice) => {
    if (notice?.about === "events") return journal.publish(notice.run, []);
    for (const worker of workers)
      if (notice?.about === "cancel") worker.abort(notice.run, new Stopped("cancelled"));
      else worker.nudge();
  });
}
