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
  /** From 0 to 1: which technique is tried next. */
  random: () => number;
  /** Folder of the set that everybody has. */
  starter?: string;
}

/** The library as runs meet it. */
export interface RunLibrary {
  offer: OfferTechniques;
  reportUsed: ReportUsed;
  /** Notes within the transaction that seals a run that it is to be learned from. */
  note(tx: Tx, run: { id: string; account: string; owner: string }): Promise<void>;
  nudge(): void;
}

/** The technique library: what runs are given of it, what they teach it, and who learns from them. */
export function createLibrary(parts: LibraryParts) {
  const { db, clock, config, log, files, driver, readiness, limits, random } = parts;
  // Loaded when the library is first read: a service that never asks a model does not pay for it.
  let loading: Promise<void> | undefined;
  const ready = () =>
    (loading ??= loadStarter({ db, clock }, parts.starter).then(
      (starter) => {
        if (starter !== null) log.info({ techniques: starter }, "the starter set was brought up to date");
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
    /** Begins to learn, also from runs that a crash left unread. */
    async start(): Promise<void> {
      await lessons.expireAll();
      if (config.techniques) learner.start();
    },
    stop: () => learner.stop(),
  };
}
