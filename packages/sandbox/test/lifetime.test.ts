import assert from "node:assert/strict";
import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { removeCgroup } from "../src/bwrap/cgroup.ts";
import { newDriver, newSandbox, own, processesOf, processesWith, temporary, until } from "./rig.ts";

const groups = (id: string) =>
  ["memory", "pids", "cpu", "signet"].map((part) => `/sys/fs/cgroup/${part}/signet-${id}`).filter(existsSync);

/** A service in a process of its own, with a command running and two descriptors of ours that it never asked for. */
async function startService(t: TestContext, scratchDir: string, marker: string) {
  const secret = path.join(scratchDir, "secret.txt");
  writeFileSync(secret, "TOPSECRET");
  const descriptor = openSync(secret, "r");
  const stdio = Array.from({ length: 42 }, (_, i) => (i >= 40 ? descriptor : "ignore"));
  const service: ChildProcess = spawn(
    process.execPath,
    [path.join(import.meta.dirname, "service.ts"), scratchDir, marker],
    { stdio: ["ignore", "pipe", "inherit", ...stdio.slice(3)] as ("ignore" | "pipe" | "inherit" | number)[] },
  );
  t.after(() => service.kill("SIGKILL"));
  closeSync(descriptor);
  let said = "";
  service.stdout!.setEncoding("utf8").on("data", (text: string) => (said += text));
  await until(() => said.includes("\n") && processesWith(marker).length >= 3, 15);
  const told = JSON.parse(said) as { id: string; stdout: string };
  t.after(async () => {
    await until(() => service.signalCode !== null);
    await removeCgroup("/sys/fs/cgroup", told.id);
  });
  return { service, ...told };
}

test("kill -9 of the service ends everything, and the next start clears what is left, of the dead alone", async (t) => {
  const scratchDir = temporary(t);
  const driver = newDriver(t, { scratchDir });
  const mine = await newSandbox(t, driver);
  const [doomed, living] = await Promise.all([
    startService(t, scratchDir, own("61240")),
    startService(t, scratchDir, own("61241")),
  ]);
  doomed.service.kill("SIGKILL");
  // What is left of the command is gone at once, without anyone's doing.
  await until(() => processesWith(own("61240")).length === 0, 5);
  assert.ok(existsSync(path.join(scratchDir, doomed.id)));
  await until(() => doomed.service.signalCode !== null);

  // Others on this machine may have left something as well.
  assert.ok((await driver.sweep()) >= 1);
  assert.deepEqual(processesOf(doomed.id), []);
  assert.equal(existsSync(path.join(scratchDir, doomed.id)), false);
  assert.deepEqual(groups(doomed.id), []);
  assert.ok(existsSync(path.join(scratchDir, living.id)));
  assert.ok(processesWith(own("61241")).length >= 3);
  assert.equal((await mine.exec("echo alive")).stdout, "alive\n");
});

test("what a dead service had just begun to start does not outlast the next start", async (t) => {
  const scratchDir = temporary(t);
  const name = "1-99-1-1";
  mkdirSync(path.join(scratchDir, name));
  const old = Date.now() / 1000 - 25 * 3600;
  utimesSync(path.join(scratchDir, name), old, old);
  const left = spawn("/bin/sleep", ["61244"], { env: { SANDBOX: name } });
  const other = spawn("/bin/sleep", ["61244"], { env: { SANDBOX: "1-99-1-12" } });
  t.after(() => other.kill());
  await newDriver(t, { scratchDir, useCgroup: false }).sweep();
  await until(() => left.signalCode === "SIGKILL");
  assert.equal(other.signalCode, null);
});

test("a descriptor that the service itself was given does not reach a command", async (t) => {
  const { stdout } = await startService(t, temporary(t), own("61242"));
  assert.match(stdout, /40 -> \/dev\/null/);
  assert.doesNotMatch(stdout, /secret/i);
});

test("a sandbox of another pid namespace is taken for stale after a day only", async (t) => {
  const scratchDir = temporary(t);
  const driver = newDriver(t, { scratchDir, useCgroup: false });
  for (const name of ["1-99-1-1", "1-99-1-2", "not-ours"]) mkdirSync(path.join(scratchDir, name));
  const old = Date.now() / 1000 - 25 * 3600;
  for (const name of ["1-99-1-2", "not-ours"]) utimesSync(path.join(scratchDir, name), old, old);
  assert.equal(await driver.sweep(), 1);
  assert.deepEqual(readdirSync(scratchDir).toSorted(), ["1-99-1-1", "not-ours"]);
});
