import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { startJailed } from "../../src/browser/spawn.ts";

const TRIALS = 400;
const STEPS = 100;
const STEP_MS = 0.05;

/** The processes whose arguments contain this text. */
const processesWith = (text: string) =>
  readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, "latin1").includes(text);
    } catch {
      return false;
    }
  });

test("a jail that is killed while it is being built leaves no process, whenever that is", async (t) => {
  const mark = randomUUID();
  const jail = [
    "--unshare-user",
    "--unshare-pid",
    "--die-with-parent",
    "--ro-bind",
    "/",
    "/",
    "--setenv",
    "MARK",
    mark,
  ];
  let killedInside = 0;
  for (let i = 0; i < TRIALS; i++) {
    const jailed = await startJailed("/usr/bin/bwrap", [...jail, "/bin/sleep", "600"]);
    // From at once to about when the jail is ready, in steps that no timer has.
    for (const from = performance.now(); performance.now() - from < (i % STEPS) * STEP_MS;);
    if (processesWith(mark).length > 1) killedInside += 1;
    await jailed.kill();
    assert.deepEqual(processesWith(mark), [], `trial ${i}`);
  }
  t.diagnostic(`${killedInside} of ${TRIALS} jails had a process of their own already`);
});
