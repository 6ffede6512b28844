import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import type { ExecResult, Limits, Sandbox } from "@signet/sandbox";
import { createSandboxEquipment } from "../../../src/usecases/runs/sandbox-equipment.ts";
import { fakeClock } from "../../support/clock.ts";
import { newFolder } from "../../support/prepared.ts";
import { memorySandboxDriver } from "../../support/memory-sandbox.ts";

const LIMITS = { wallSeconds: 60, memoryBytes: 512 << 20, diskBytes: 128 << 20, pids: 64 } as Limits;
const SAID: ExecResult = {
  exitCode: 0,
  reason: "exit",
  durationMs: 1,
  stdout: "node\tv26.1.0\n",
  stderr: "",
  outputBytes: 14,
  truncated: false,
};

/** Equipment whose sandboxes are counted and answer with `exec`. */
function measured(exec: () => Promise<ExecResult>, dataDir = newFolder()) {
  const [clock, driver] = [fakeClock(), memorySandboxDriver()];
  const counts = { opened: 0, closed: 0 };
  const open = driver.open.bind(driver);
  driver.open = async (options): Promise<Sandbox> => {
    counts.opened += 1;
    return { ...(await open(options)), exec, close: async () => void (counts.closed += 1) };
  };
  return {
    clock,
    driver,
    counts,
    equipment: createSandboxEquipment({ driver, clock, limits: LIMITS, dataDir }),
    dataDir,
  };
}

test("nothing is measured before it is asked for, then once for all who ask, and its sandbox is closed", async () => {
  const { equipment, counts } = measured(async () => SAID);
  assert.equal(counts.opened, 0);
  const [first, second] = await Promise.all([equipment.find(), equipment.find()]);
  assert.ok(!("reason" in first) && first === second);
  assert.deepEqual(first.programs, { node: "26.1.0" });
  assert.equal(await equipment.find(), first);
  assert.deepEqual(counts, { opened: 1, closed: 1 });
});

test("a failure is told, and tried again after a minute", async () => {
  const answers: (() => Promise<ExecResult>)[] = [
    async () => ({ ...SAID, reason: "lost" }),
    () => Promise.reject(new Error("gone")),
    async () => SAID,
  ];
  const { equipment, counts, clock } = measured(() => answers.shift()!());
  const lost = { reason: "the sandbox ended the measurement: lost" };
  assert.deepEqual([await equipment.find(), await equipment.find()], [lost, lost]);
  assert.equal(counts.opened, 1);
  clock.advance(60_000);
  assert.deepEqual(await equipment.find(), { reason: "the sandbox could not be opened" });
  clock.advance(60_000);
  assert.ok(!("reason" in (await equipment.find())));
  assert.deepEqual(counts, { opened: 3, closed: 3 });
});

test("nobody waits longer than five seconds; what is found later is there for the next", async () => {
  const slow = Promise.withResolvers<ExecResult>();
  const { equipment, clock } = measured(() => slow.promise);
  const asked = equipment.find();
  clock.advance(5_000);
  assert.deepEqual(await asked, { reason: "it is still being measured" });
  slow.resolve(SAID);
  assert.ok(!("reason" in (await equipment.find())));
});

test("a later start of the service takes what was measured, unless it is damaged or another machine's", async () => {
  const { equipment, dataDir } = measured(async () => SAID);
  const found = await equipment.find();
  const file = path.join(dataDir, "sandbox-has.json");
  const again = measured(async () => SAID, dataDir);
  assert.deepEqual([await again.equipment.find(), again.counts.opened], [found, 0]);
  const kept = JSON.parse(readFileSync(file, "utf8")) as object;
  for (const wrong of [
    "{",
    "null",
    JSON.stringify({ ...kept, equipment: {} }),
    JSON.stringify({ ...kept, key: "x" }),
  ]) {
    writeFileSync(file, wrong);
    const third = measured(async () => SAID, dataDir);
    assert.deepEqual([await third.equipment.find(), third.counts.opened], [found, 1], wrong);
  }
  const installed = measured(async () => SAID, dataDir);
  installed.driver.fingerprint = async () => "other programs";
  assert.deepEqual([await installed.equipment.find(), installed.counts.opened], [found, 1]);
});
