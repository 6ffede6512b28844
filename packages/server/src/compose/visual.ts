import type { BuiltinEngine } from "@signet/builtin-engine";
import type { Model } from "@signet/contract";
import { newId } from "../base/ids.ts";
import type { Log } from "../base/log.ts";
import { withBuiltin } from "../modules/models/resolve.ts";
import { createLeases } from "../modules/runs/leases.ts";
import { createWorker } from "../modules/runs/worker.ts";
import type { Browsers } from "@signet/page-verifier";
import { createCheckPage } from "../usecases/visual/check-page.ts";
import { createExecuteVisual } from "../usecases/visual/execute-visual.ts";
import type { SealVisualParts } from "../usecases/visual/seal-visual.ts";

export interface VisualBase extends SealVisualParts {
  log: Log;
  browsers: Browsers;
  /** The model that answers now; where that is the built-in coder, builds have a built-in of their own. */
  model: () => Promise<Model>;
  builtin: BuiltinEngine;
}

/** The visual builder and the worker that does it. */
export function createVisual(base: VisualBase) {
  const { db, clock, config } = base;
  const worker = createWorker({
    leases: createLeases({ db, clock, kind: "visual" }),
    log: base.log,
    id: newId("worker", clock.now()),
    concurrency: config.maxConcurrentRuns,
    execute: createExecuteVisual({
      ...base,
      checkPage: createCheckPage(base),
      builderModel: withBuiltin(base.model, base.builtin.pages),
    }),
  });
  return { worker };
}
