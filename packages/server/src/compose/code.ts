import { createAcceptCodeRun } from "../usecases/code/accept-code-run.ts";
import { createExecuteCodeRun } from "../usecases/code/execute-code-run.ts";
import { createManageBundles } from "../usecases/code/manage-bundles.ts";
import { createReadTaskState } from "../usecases/code/read-task-state.ts";
import type { OpenRun } from "../usecases/runs/open-run.ts";
import type { Parts } from "./parts.ts";
import { announcing, createRunWorker } from "./run-worker.ts";

/** Builds coding runs: their use cases, their worker, and the task states of conversations. */
export function createCode(parts: Parts, openRun: OpenRun) {
  const { clock, config, service } = parts.base;
  const { bundles, ledger, runs, states } = parts.storage;
  const worker = createRunWorker(parts, {
    kind: "code",
    concurrency: config.maxConcurrentRuns,
    execute: createExecute(parts),
  });
  return {
    worker,
    acceptCodeRun: createAcceptCodeRun({
      openRun,
      bundles,
      ledger,
      config,
      service,
      readiness: parts.sandbox.readiness,
      guard: parts.outbound.guard,
      canName: async () => (await parts.models.models.current()).engine !== "builtin",
      onQueued: announcing(parts, worker),
    }),
    readTaskState: createReadTaskState({ states, runs }),
    manageBundles: createManageBundles({ clock, bundles, replies: parts.access.replies }),
  };
}

function createExecute(parts: Parts) {
  const { base, storage, sandbox, models, outbound, access, billing, library, projects } = parts;
  const { config, log, clock, publicUrl, service } = base;
  const { db, runs, journal, files, states, ledger, checkpoints } = storage;
  return createExecuteCodeRun({
    config,
    log,
    onEnd: base.metrics.runEnded,
    clock,
    publicUrl,
    service,
    attestor: { key: checkpoints.key, origin: base.origin },
    db,
    runs,
    journal,
    files,
    states,
    ledger,
    driver: sandbox.driver,
    limits: sandbox.limits,
    readiness: sandbox.readiness,
    equipment: sandbox.equipment,
    projects,
    egress: outbound.egress,
    model: async (name) => (name && (await models.models.named(name))) || models.models.current(),
    metering: billing.metering,
    tries: access.tries,
    library,
    outbox: outbound.outbox,
    onDue: outbound.deliverer.nudge,
  });
}

export type CodeFeature = ReturnType<typeof createCode>;
