import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { test, type TestContext } from "node:test";
import { fileURLToPath } from "node:url";
import { openCheckpoint } from "@signet/verify";
import { createAuditor } from "../../../src/modules/ledger/audit.ts";
import { openCheckpoints } from "../../../src/modules/ledger/checkpoints.ts";
import { createLedger } from "../../../src/modules/ledger/ledger.ts";
import { listedKeys, verifiersOf } from "../../../src/modules/ledger/log-key.ts";
import { openStore } from "../../../src/store/open-store.ts";
import { fakeClock } from "../../support/clock.ts";
import { temporaryFolder } from "../../support/store.ts";

const APPENDER = fileURLToPath(import.meta.resolve("./appender.ts"));
const ORIGIN = "test-log";

/** A data folder whose ledger is empty, and processes that append to it. */
async function folder(t: TestContext) {
  const dataDir = temporaryFolder(t);
  const clock = fakeClock();
  const config = { dataDir, ledgerKeyFile: null, ledgerGuard: path.join(dataDir, "guard") };
  const log = { debug() {}, info() {}, warn() {}, error() {} };

  async function within<T>(work: (parts: Awaited<ReturnType<typeof started>>) => Promise<T>): Promise<T> {
    const { db, close } = await openStore({ dataDir });
    try {
      return await work(await started(db));
    } finally {
      await close();
    }
  }
  async function started(db: Awaited<ReturnType<typeof openStore>>["db"]) {
    const checkpoints = await openCheckpoints({ db, clock, log, config, origin: ORIGIN });
    const ledger = createLedger({ db, clock, origin: ORIGIN, checkpoints });
    return { db, checkpoints, ledger, auditor: createAuditor({ ledger, clock, checkpoints }) };
  }
  /** Starts a process that appends runs. */
  function appends(name: string, count: number, ...more: string[]) {
    const child = spawn(process.execPath, [APPENDER, dataDir, name, String(count), ...more], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    t.after(() => child.kill("SIGKILL"));
    return child;
  }
  await within(async () => undefined);
  return { within, appends, guard: config.ledgerGuard };
}

/** Resolves when a process has written this line. */
async function says(child: ChildProcess, wanted: string): Promise<void> {
  for await (const line of createInterface({ input: child.stdout! })) if (line === wanted) return;
  assert.fail(`it ended without saying ${wanted}`);
}

test("two processes that append to one database at once make one chain and one tree", async (t) => {
  const { within, appends } = await folder(t);
  const COUNT = 400;
  const ended = ["a", "b"].map((name) => once(appends(name, COUNT), "exit"));
  assert.deepEqual(await Promise.all(ended), [
    [0, null],
    [0, null],
  ]);
  await within(async ({ db, ledger, auditor, checkpoints }) => {
    assert.equal((await ledger.head()).size, 2 * COUNT);
    await checkpoints.covering(2 * COUNT);
    assert.equal((await auditor.audit()).ok, true);
    const runs = await db.selectFrom("ledger").select("run_id").orderBy("seq").execute();
    const turns = runs.filter(({ run_id: run }, i) => i > 0 && run[0] !== runs[i - 1]!.run_id[0]);
    assert.ok(turns.length > 1, "they did append at the same time");
  });
});

test("a service that is killed between a commit and its signature has signed nothing else, and signs that at its next start", async (t) => {
  const { within, appends, guard } = await folder(t);
  const before = readFileSync(guard, "utf8");
  // Whoever opens it waits for a reader: what is to be kept is signed, and never kept.
  execFileSync("mkfifo", [`${guard}.new`]);
  const child = appends("a", 5, "signed");
  await says(child, "committed");
  child.kill("SIGKILL");
  assert.deepEqual(await once(child, "exit"), [null, "SIGKILL"]);
  assert.equal(readFileSync(guard, "utf8"), before);
  rmSync(`${guard}.new`);
  await within(async ({ db, checkpoints, auditor, ledger }) => {
    assert.deepEqual([checkpoints.refusal(), checkpoints.newest()?.size], [null, 5]);
    const { size } = await openCheckpoint(
      readFileSync(guard, "utf8"),
      await verifiersOf(await listedKeys(db)),
    );
    assert.deepEqual([size, (await ledger.head()).size, (await auditor.audit()).ok], [5, 5, true]);
  });
});
