import assert from "node:assert/strict";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { createScheduledBackups } from "../../../src/usecases/service/scheduled-backups.ts";
import { temporaryFolder } from "../../support/store.ts";
import { until } from "../../support/until.ts";

const HOUR_MS = 3_600_000;

/** Backups on a clock that goes on when the service sleeps; `fails` says which ones break off half-way. */
function scheduled(t: TestContext, { keep = 3, hours = 6, fails = (_n: number): boolean => false } = {}) {
  const dir = path.join(temporaryFolder(t), "backups");
  let now = Date.parse("2026-11-24T10:00:00.500Z");
  let go: (() => void) | undefined;
  const errors: string[] = [];
  let made = 0;
  const log = {
    debug() {},
    info() {},
    warn() {},
    error: (_fields: object, event: string) => void errors.push(event),
  };
  const clock = {
    now: () => now,
    sleep: (_ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        go = resolve;
        signal?.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  };
  const backups = createScheduledBackups({
    clock,
    log,
    config: { backup: { dir, hours, keep } },
    async backup(folder) {
      made += 1;
      mkdirSync(folder);
      writeFileSync(path.join(folder, "signet.db"), "half");
      if (fails(made)) throw new Error("the disk is full");
    },
  });
  return {
    dir,
    errors,
    backups,
    made: () => made,
    names: () => readdirSync(dir).toSorted(),
    /** Lets hours pass, and the service look. */
    pass: async (byHours: number) => {
      await until(() => go !== undefined);
      const before = go!;
      go = undefined;
      now += byHours * HOUR_MS;
      before();
      await until(() => go !== undefined);
    },
  };
}

test("a backup is made when the newest is old enough, and the newest ones are kept", async (t) => {
  const { backups, pass, names, made, errors } = scheduled(t);
  backups.start();
  await pass(5);
  assert.deepEqual(names(), ["signet-2026-11-24T10-00-00Z"]);
  for (let i = 0; i < 4; i++) await pass(6);
  await backups.stop();
  assert.equal(made(), 5);
  assert.deepEqual(names(), [
    "signet-2026-11-25T03-00-00Z",
    "signet-2026-11-25T09-00-00Z",
    "signet-2026-11-25T15-00-00Z",
  ]);
  assert.deepEqual(errors, []);
});

test("a backup that failed is told, never counts as one, takes none away and is made again", async (t) => {
  const { backups, pass, names, errors, dir } = scheduled(t, { keep: 1, fails: (n) => n === 2 });
  backups.start();
  await pass(6);
  assert.deepEqual(errors, ["the backup failed"]);
  assert.deepEqual(names(), ["signet-2026-11-24T10-00-00Z", "signet-2026-11-24T16-00-00Z.part"]);
  writeFileSync(path.join(dir, "mine.txt"), "not a backup");
  await pass(1);
  await backups.stop();
  assert.deepEqual(names(), ["mine.txt", "signet-2026-11-24T17-00-00Z"]);
});
