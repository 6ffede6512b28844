import { readFileSync } from "node:fs";
import path from "node:path";
import type { TestContext } from "node:test";
import { createAuditor } from "../../../src/modules/ledger/audit.ts";
import { openCheckpoints } from "../../../src/modules/ledger/checkpoints.ts";
import { createLedger } from "../../../src/modules/ledger/ledger.ts";
import { openStore } from "../../../src/store/open-store.ts";
import { fakeClock } from "../../support/clock.ts";
import { temporaryFolder } from "../../support/store.ts";
import { OPENED, OPENING } from "./lines.ts";

export const ORIGIN = "test-log";

/** A folder whose service is started and stopped; `signs: false` is one that dies before it signs. */
export function serviceIn(t: TestContext, dataDir = temporaryFolder(t)) {
  const logged: string[] = [];
  const write = (_: object, text: string) => void logged.push(text);
  const log = { debug: write, info: write, warn: write, error: write };
  const clock = fakeClock();
  const config = { dataDir, ledgerKeyFile: null as string | null, ledgerGuard: path.join(dataDir, "guard") };

  async function start({ signs = true } = {}) {
    const { db, close } = await openStore({ dataDir });
    const checkpoints = await openCheckpoints({ db, clock, log, config, origin: ORIGIN }).catch(
      async (thrown: unknown) => {
        await close();
        throw thrown;
      },
    );
    const ledger = createLedger({ db, clock, origin: ORIGIN, ...(signs ? { checkpoints } : {}) });
    const open = (id: string) =>
      db.transaction().execute((tx) => ledger.open(tx, { id, opening: OPENING }, OPENED));
    const stop = async () => {
      await checkpoints.settled();
      await close();
    };
    return { db, checkpoints, ledger, open, stop, auditor: createAuditor({ ledger, clock, checkpoints }) };
  }

  /** Has the service add runs, between a start and a stop. */
  async function grow(ids: string, options = {}) {
    const { open, stop } = await start(options);
    for (const id of ids) await open(id);
    await stop();
  }

  return {
    dataDir,
    config,
    logged,
    clock,
    start,
    grow,
    guard: () => readFileSync(config.ledgerGuard, "utf8"),
  };
}

/** The size in the text of a checkpoint. */
export const sizeIn = (note: string) => Number(note.split("\n")[1]);

/** Witnesses that have cosigned nothing. */
export const NONE = { best: () => null };
