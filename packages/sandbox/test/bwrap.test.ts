import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { childrenOf } from "../src/bwrap/watchdog.ts";
import { sandboxConformance } from "./conformance.ts";
import {
  LIMITS,
  newDriver,
  newSandbox,
  processesOf,
  own,
  processesWith,
  refused,
  temporary,
  until,
} from "./rig.ts";

sandboxConformance("bubblewrap", (t) => newDriver(t));

test("cannot slip options to bubblewrap", async (t) => {
  const sandbox = await newSandbox(t, newDriver(t));
  const attempts = [
    sandbox.exec("true\0--bind\0/\0/host"),
    sandbox.exec("true", { env: { A: "b\0--bind\0/\0/host" } }),
    sandbox.exec("true", { env: { "A=b": "c" } }),
    sandbox.exec("x".repeat(200_000)),
  ];
  for (const result of await Promise.all(attempts)) assert.equal(result.exitCode, 126);
  assert.equal((await sandbox.exec("ls -d /host")).exitCode, 2);
});

test("leaves nothing alive, however early it is killed", async (t) => {
  const driver = newDriver(t, { useCgroup: false });
  const sandbox = await newSandbox(t, driver);
  for (let afterMs = 0; afterMs < 24; afterMs++) {
    const stop = new AbortController();
    const running = sandbox.exec(own("exec sleep 61243"), { signal: stop.signal });
    await wait(afterMs);
    stop.abort();
    assert.equal((await running).reason, "abort");
    assert.deepEqual(processesWith(own("61243")), [], `after ${afterMs} ms`);
    const closed = await driver.open({ runId: "run_test", limits: LIMITS });
    const lost = closed.exec(own("exec sleep 61243"));
    await wait(afterMs);
    await closed.close();
    assert.equal((await lost.catch(() => ({ reason: "lost" }))).reason, "lost");
    assert.deepEqual(processesOf(closed.id), [], `closed after ${afterMs} ms`);
  }
});

test("is lost when its bwrap or its holder is killed from outside", async (t) => {
  const sandbox = await newSandbox(t, newDriver(t));
  await sandbox.write("kept", "content");
  const kill = async (target: (holder: number, bwrap: number) => number) => {
    const running = sandbox.exec(own("sleep 61235"));
    await until(() => processesWith(own("61235")).length > 0);
    const holder = childrenOf(process.pid).find((pid) => childrenOf(pid).length > 0)!;
    process.kill(target(holder, childrenOf(holder)[0]!), "SIGKILL");
    const result = await running;
    assert.deepEqual([result.reason, result.exitCode], ["lost", null]);
    assert.deepEqual(processesWith(own("61235")), []);
  };
  await kill((_, bwrap) => bwrap);
  assert.equal((await sandbox.exec("echo alive")).stdout, "alive\n");
  await kill((holder) => holder);
  assert.equal((await sandbox.exec("echo alive")).reason, "lost");
  // What it has made can still be read.
  assert.equal((await sandbox.read("kept", 100)).toString(), "content");
  await assert.rejects(sandbox.write("more", ""), refused("failed"));
  await sandbox.close();
  assert.deepEqual(processesOf(sandbox.id), []);
});

test("leave nothing behind when closed, closed twice or closed in the middle", async (t) => {
  const scratchDir = temporary(t);
  const driver = newDriver(t, { scratchDir });
  const sandbox = await newSandbox(t, driver);
  const running = sandbox.exec(own("sleep 61236 & sleep 61236"));
  const waiting = sandbox.exec("true");
  await until(() => processesWith(own("61236")).length > 0);
  await Promise.all([sandbox.close(), sandbox.close()]);
  assert.equal((await running).reason, "lost");
  await assert.rejects(waiting, refused("closed"));
  assert.deepEqual(processesWith(own("61236")), []);
  assert.deepEqual(readdirSync(scratchDir), []);
  for (const group of ["memory", "pids", "cpu", "signet"])
    assert.equal(existsSync(`/sys/fs/cgroup/${group}/signet-${sandbox.id}`), false, group);
  await sandbox.close();
  await assert.rejects(sandbox.exec("true"), refused("closed"));
  await assert.rejects(sandbox.read("x", 1), refused("closed"));
  await assert.rejects(sandbox.list(1), refused("closed"));
  await assert.rejects(sandbox.write("x", ""), refused("closed"));
  await assert.rejects(Array.fromAsync(sandbox.snapshot()), refused("closed"));
});
