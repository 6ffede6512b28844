import { withBuiltin } from "../modules/models/resolve.ts";
import type { OpenRun } from "../usecases/runs/open-run.ts";
import { createAcceptVisual } from "../usecases/visual/accept-visual.ts";
import { createCheckPage } from "../usecases/visual/check-page.ts";
import { createExecuteVisual } from "../usecases/visual/execute-visual.ts";
import type { Parts } from "./parts.ts";
import { announcing, createRunWorker } from "./run-worker.ts";

/** Builds the visual builder: its use case and its worker. */
export function createVisual(parts: Parts, openRun: OpenRun) {
  const { base, storage, browsers } = parts;
  const { config, service } = base;
  const worker = createRunWorker(parts, {
    kind: "visual",
    concurrency: config.maxConcurrentRuns,
    execute: createExecute(parts),
  });
  return {
    worker,
    acceptVisual: createAcceptVisual({
      openRun,
      ledger: storage.ledger,
      config,
      service,
      browsers,
      onQueued: announcing(parts, worker),
    }),
  };
}

function createExecute({ base, storage, browsers, models, access, billing, library }: Parts) {
  const { config, log, clock, service } = base;
  const { db, journal, files, ledger } = storage;
  return createExecuteVisual({
    config,
    log,
    onEnd: base.metrics.runEnded,
    clock,
    service,
    db,
    journal,
    files,
    ledger,
    checkPage: createCheckPage({ browsers, clock }),
    // Builds have their own built-in model in place of the built-in coder.
    builderModel: withBuiltin(models.models.current, models.builtin.pages),
    metering: billing.metering,
    units: billing.units,
    tries: access.tries,
    library,
  });
}

export type VisualFeature = ReturnType<typeof createVisual>;
