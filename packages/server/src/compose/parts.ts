import { type Clock } from "../base/clock.ts";
import type { Surroundings } from "./surroundings.ts";
import { type Config } from "../base/config.ts";
import { type Log } from "../base/log.ts";
import { createVault, masterKeys } from "../base/vault.ts";
import { createBilling } from "./billing.ts";
import { limitsOf } from "./sandbox.ts";
import { createModelParts } from "./models.ts";
import { createAuditor } from "../modules/ledger/audit.ts";
import { type Ledger } from "../modules/ledger/ledger.ts";
import { createDeliverer } from "../modules/outbound/deliverer.ts";
import { createOutbox } from "../modules/outbound/outbox.ts";
import { createSigner } from "../modules/outbound/signer.ts";
import { createErasure, type EraseAlso } from "../modules/runs/erasure.ts";
import { createFiles } from "../modules/runs/files.ts";
import { createJournal } from "../modules/runs/journal.ts";
import { createRuns } from "../modules/runs/runs.ts";
import { type Db } from "../store/db.ts";
import { createTaskStates } from "../modules/task-state/states.ts";
import { createExecuteCodeRun } from "../usecases/code/execute-code-run.ts";
import { createLibrary } from "../usecases/techniques/library.ts";
import { forgetRun } from "../usecases/code/record-task.ts";
import { createSandboxReadiness } from "../usecases/runs/sandbox-readiness.ts";
import { createRunWorker } from "./run-worker.ts";
import { version } from "./version.ts";

/** What is written of runs and conversations, and how it is erased. */
function createRecords({ db, clock }: { db: Db; clock: Clock }, unlearn: EraseAlso) {
  const states = createTaskStates({ db, clock });
  return {
    states,
    journal: createJournal({ db, clock }),
    runs: createRuns({ db, clock }),
    erasure: createErasure({ db, clock, also: [forgetRun(states), unlearn] }),
  };
}

/** Everything below HTTP, wired. */
export function createParts(
  config: Config,
  log: Log,
  base: Surroundings & { db: Db; ledger: Ledger; publicUrl: () => string; origin: string },
) {
  const { db, clock, driver, guard } = base;
  const vault = createVault(masterKeys(config.masterKey, config.dataDir));
  const { local, builtin, keys, models } = createModelParts(config, base, { guard, vault });
  const service = `signet/${version}`;
  const billing = createBilling({ ...base, config, log, vault, fetch: guard.fetch("operator") });
  const outbox = createOutbox({ db, clock });
  const signer = createSigner({ db, vault });
  const deliverer = createDeliverer({ outbox, guard, signer, clock, log, userAgent: service });
  const readiness = createSandboxReadiness({ driver, clock });
  const files = createFiles({ db });
  const limits = limitsOf(config);
  const work = { ...base, config, log, files, readiness, limits };
  const library = createLibrary({ ...work, random: Math.random });
  const parts = {
    ...work,
    ...billing,
    service,
    outbox,
    signer,
    deliverer,
    onDue: deliverer.nudge,
    vault,
    keys,
    models,
    local,
    builtin,
    model: models.current,
    ...createRecords(base, library.unlearn),
    library,
    readTechniques: library.readTechniques,
    auditor: createAuditor(base),
  };
  const execute = createExecuteCodeRun(parts);
  const worker = createRunWorker(parts, { kind: "code", concurrency: config.maxConcurrentRuns, execute });
  return { ...parts, worker };
}

export type Parts = ReturnType<typeof createParts>;
