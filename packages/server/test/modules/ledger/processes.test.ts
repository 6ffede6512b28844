import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
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
  /** Resolves to a process that is ready to append so many runs each time it is told to. */
  async function appender(name: string, count: number, ...more: string[]) {
    const child = spawn(process.execPath, [APPENDER, dataDir, name, String(count), ...more], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    t.after(() => child.kill("SIGKILL"));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const says = async (wanted: string) => assert.equal((await lines.next()).value, wanted);
    await says("ready");
    return {
      child,
      append: async () => {
        child.stdin.write("append\n");
        await says("committed");
      },
    };
  }
  await within(async () => undefined);
  return { within, appender, guard: config.ledgerGuard };
}

test("two processes that append to one database at once make one chain and one tree", async (t) => {
  const { within, appender } = await folder(t);
  // Many short rounds: within one, a process may append all of its runs before the other gets the lock.
  const [COUNT, ROUNDS] = [8, 50];
  const both = await Promise.all([appender("a", COUNT), appender("b", COUNT)]);
  for (let round = 0; round < ROUNDS; round++) await Promise.all(both.map(({ append }) => append()));
  await within(async ({ ledger, auditor, checkpoints }) => {
    assert.equal((await ledger.head()).size, 2 * COUNT * ROUNDS);
    await checkpoints.covering(2 * COUNT * ROUNDS);
    assert.equal((await auditor.audit()).ok, true);
  });
});

test("a service that is killed between a commit and its signature has signed nothing else, and signs that at its next start", async (t) => {
  const { within, appender, guard } = await folder(t);
  const before = readFileSync(guard, "utf8");
  // Whoever opens it waits for a reader: what is to be kept is signed, and never kept.
  execFileSync("mkfifo", [`${guard}.new`]);
  const { child, append } = await appender("a", 5, "signed");
  await append();
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
