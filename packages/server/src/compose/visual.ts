import type { BuiltinEngine } from "@signet/builtin-engine";
import type { Model } from "@signet/contract";
import type { Log } from "../base/log.ts";
import { createRunWorker } from "./run-worker.ts";
import { withBuiltin } from "../modules/models/resolve.ts";
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
  const execute = createExecuteVisual({
    ...base,
    checkPage: createCheckPage(base),
    builderModel: withBuiltin(base.model, base.builtin.pages),
  });
  const worker = createRunWorker(base, {
    kind: "visual",
    concurrency: base.config.maxConcurrentRuns,
    execute,
  });
  return { worker };
}
