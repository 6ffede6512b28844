import type { Config } from "../../base/config.ts";
import type { Log } from "../../base/log.ts";
import type { Tx } from "../../store/db.ts";
import { createLessons } from "../../modules/techniques/lessons.ts";
import { createTechniques } from "../../modules/techniques/library.ts";
import { loadStarter } from "../../modules/techniques/starter.ts";
import { hasMemory } from "../../modules/access/caller.ts";
import { createLearner } from "./learner.ts";
import { createLearnFromRun, type LearnParts } from "./learn-from-run.ts";
import { createOfferTechniques, type OfferTechniques } from "./offer-techniques.ts";
import { createReadTechniques } from "./read-techniques.ts";
import { createReportUsed, type ReportUsed } from "./report-used.ts";
import { createUnlearn } from "./unlearn.ts";

export interface LibraryParts extends Omit<LearnParts, "techniques" | "lessons"> {
  log: Log;
  config: Config;
  /** Returns a number from 0 to below 1, to choose which technique is tried next. */
  random: () => number;
  /** The folder of the starter set. */
  starter?: string;
}

/** The parts of the library that runs use. */
export interface RunLibrary {
  offer: OfferTechniques;
  reportUsed: ReportUsed;
  /** Adds a lesson for a run, within the transaction that seals it. */
  note(tx: Tx, run: { id: string; account: string; owner: string }): Promise<void>;
  nudge(): void;
}

/** The technique library: it offers techniques to runs, and learns from sealed runs. */
export function createLibrary(parts: LibraryParts) {
  const { db, clock, config, log, files, driver, readiness, limits, random } = parts;
  // Loaded on first use, so that a service that never asks a model does not pay for it.
  let loading: Promise<void> | undefined;
  const ready = () =>
    (loading ??= loadStarter({ db, clock }, parts.starter).then(
      (starter) => {
        if (starter !== null) log.info({ techniques: starter }, "starter techniques updated");
      },
      (thrown: unknown) => {
        loading = undefined;
        throw thrown;
      },
    ));
  const techniques = createTechniques({ db, clock, ready });
  const lessons = createLessons({ db, clock });
  const learn = createLearnFromRun({
    db,
    clock,
    config,
    files,
    driver,
    readiness,
    limits,
    techniques,
    lessons,
  });
  const learner = createLearner({ lessons, learn, log });
  const runLibrary: RunLibrary = {
    offer: createOfferTechniques({ config, log, techniques, random }),
    reportUsed: createReportUsed({ db, files, log, techniques }),
    async note(tx, { id: runId, account, owner }) {
      if (config.techniques && hasMemory(account)) await lessons.add(tx, { runId, account, owner });
    },
    nudge: () => learner.nudge(),
  };
  return {
    ...runLibrary,
    techniques,
    readTechniques: createReadTechniques({ techniques }),
    unlearn: createUnlearn({ techniques, lessons }),
    /** Starts to learn, beginning with what a crash left unfinished. */
    async start(): Promise<void> {
      await lessons.expireAll();
      if (config.techniques) learner.start();
    },
    stop: () => learner.stop(),
  };
}
