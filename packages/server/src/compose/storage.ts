import { createBundles } from "../modules/bundles/bundles.ts";
import { createDisk } from "../modules/disk/disk.ts";
import { createAuditor } from "../modules/ledger/audit.ts";
import { createLedger } from "../modules/ledger/ledger.ts";
import { createCensus } from "../modules/runs/census.ts";
import { createFiles } from "../modules/runs/files.ts";
import { createJournal } from "../modules/runs/journal.ts";
import { createRuns } from "../modules/runs/runs.ts";
import { createTaskStates } from "../modules/task-state/states.ts";
import type { Blobs } from "../store/blobs/blobs.ts";
import type { Store } from "../store/db.ts";
import type { Base } from "./base.ts";

/** Builds the modules that store runs, bundles, conversations and the ledger. */
export function createStorage(
  { clock, config, origin, checkpoints, cosigning, metrics }: Base,
  { db, notices }: Omit<Store, "close">,
  blobs: Blobs | null,
) {
  const ledger = createLedger({ db, clock, origin, checkpoints });
  return {
    db,
    notices,
    blobs,
    ledger,
    checkpoints,
    cosigning,
    auditor: createAuditor({ ledger, clock, checkpoints }),
    runs: createRuns({ db, clock }),
    census: createCensus({ db }),
    disk: createDisk({ dataDir: config.dataDir, db }),
    journal: createJournal({ db, clock, notices, onCommit: metrics.committed }),
    files: createFiles({ db, blobs }),
    bundles: createBundles({ db, clock, dataDir: config.dataDir, blobs }),
    states: createTaskStates({ db, clock }),
  };
}
