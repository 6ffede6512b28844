import { createVault, masterKeys } from "../base/vault.ts";
import { watchedBrowsers } from "../modules/metrics/watched-browsers.ts";
import { watchedDriver } from "../modules/metrics/watched-sandboxes.ts";
import { createUnpackedBundles } from "../modules/bundles/unpacked.ts";
import { createErasure } from "../modules/runs/erasure.ts";
import type { Blobs } from "../store/blobs/blobs.ts";
import type { Store } from "../store/db.ts";
import { createProjects } from "../usecases/code/projects.ts";
import { forgetRun } from "../usecases/code/record-task.ts";
import { createRunPage } from "../usecases/runs/run-page.ts";
import { createSandboxEquipment } from "../usecases/runs/sandbox-equipment.ts";
import { createSandboxReadiness } from "../usecases/runs/sandbox-readiness.ts";
import { createLibrary } from "../usecases/techniques/library.ts";
import { createAccess } from "./access.ts";
import type { Base } from "./base.ts";
import { createBilling } from "./billing.ts";
import { createModelParts } from "./models.ts";
import { createOutbound } from "./outbound.ts";
import { limitsOf } from "./sandbox.ts";
import { createStorage } from "./storage.ts";
import type { Surroundings } from "./surroundings.ts";

/** Builds everything below the use cases, grouped by concern. */
export function createParts(
  base: Base,
  store: Omit<Store, "close">,
  surroundings: Surroundings,
  blobs: Blobs | null = null,
) {
  const { db } = store;
  const { config, log, clock, origin, metrics } = base;
  const { guard } = surroundings;
  const driver = watchedDriver(surroundings.driver, metrics);
  const vault = createVault(masterKeys(config.masterKey, config.dataDir));
  const storage = createStorage(base, store, blobs);
  const limits = limitsOf(config);
  const sandbox = {
    driver,
    limits,
    readiness: createSandboxReadiness({ driver, clock, elsewhere: config.role === "api" }),
    equipment: createSandboxEquipment({ driver, limits, clock, dataDir: config.dataDir }),
  };
  const unpacked = createUnpackedBundles({ dataDir: config.dataDir });
  const { bundles } = storage;
  const access = createAccess({ db, clock, vault, origin });
  const fetch = guard.fetch("operator");
  const library = createLibrary({
    db,
    clock,
    config,
    log,
    files: storage.files,
    driver,
    limits: sandbox.limits,
    readiness: sandbox.readiness,
    random: Math.random,
  });
  return {
    base,
    storage,
    sandbox,
    access,
    library,
    browsers: watchedBrowsers(surroundings.browsers, metrics),
    unpacked,
    projects: createProjects({ driver, limits, bundles, unpacked, clock, log }),
    runPage: createRunPage({ db, files: storage.files, vault, clock }),
    models: createModelParts(base, { db, vault, guard }),
    outbound: createOutbound(base, { db, vault, guard }),
    billing: createBilling({ db, clock, vault, config, log, origin, fetch }, access),
    erasure: createErasure({ db, clock, log, blobs, also: [forgetRun(storage.states), library.unlearn] }),
  };
}

export type Parts = ReturnType<typeof createParts>;
