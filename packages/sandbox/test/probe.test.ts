import assert from "node:assert/strict";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { createBwrapDriver, createRecipe } from "../src/bwrap/driver.ts";
import { NO_CGROUP } from "../src/port.ts";
import { probe } from "../src/bwrap/probe.ts";
import { LIMITS, newDriver, temporary } from "./rig.ts";

const TOOLS = [
  "bwrap",
  "unshare",
  "setpriv",
  "prlimit",
  "mount",
  "mkfifo",
  "mkdir",
  "cp",
  "tar",
  "sh",
  "xargs",
  "nsenter",
  "ip",
  "perl",
];

/** A PATH with the sandbox's tools but those named; `broken` ones are there and fail. */
function toolsWithout(t: Parameters<typeof temporary>[0], missing: string[], broken: string[] = []): string {
  // Not in /tmp, over which a holder mounts.
  const folder = mkdtempSync("/var/tmp/signet-test-");
  t.after(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  for (const tool of TOOLS.filter((name) => !missing.includes(name))) {
    if (broken.includes(tool)) writeFileSync(path.join(folder, tool), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    else symlinkSync(`/usr/bin/${tool}`, path.join(folder, tool));
  }
  return folder;
}

test("a scratch folder that others made, or can write, is refused: they could listen to what runs", (t) => {
  const folder = temporary(t);
  const make = (scratchDir: string) => createBwrapDriver({ scratchDir, nodePath: process.execPath });
  make(path.join(folder, "mine"));
  symlinkSync(path.join(folder, "mine"), path.join(folder, "link"));
  assert.throws(() => make(path.join(folder, "link")), /not this user's alone/);
  chmodSync(path.join(folder, "mine"), 0o777);
  assert.throws(() => make(path.join(folder, "mine")), /not this user's alone/);
});

test("this machine can run sandboxes, and it takes no time to find out", async (t) => {
  const driver = newDriver(t);
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const started = performance.now();
    const found = await driver.probe();
    times.push(performance.now() - started);
    assert.equal(found.ok, true, found.missing.join("; "));
    assert.deepEqual(found.missing, []);
    assert.match(found.version, /^bwrap\/\d+\.\d+/);
    assert.deepEqual(
      { ...found.features, cgroup: "" },
      { cgroup: "", shell: "bash", proc: true, diskQuota: true, netPolicy: true, layers: true },
    );
  }
  t.diagnostic(`${Math.min(...times).toFixed(0)} ms`);
});

test("what is missing is named with what to install, and nothing runs", async (t) => {
  const driver = newDriver(t, { path: toolsWithout(t, ["bwrap", "setpriv"]) });
  const found = await driver.probe();
  assert.equal(found.ok, false);
  assert.deepEqual(found.missing, [
    "bubblewrap is not installed: apt-get install bubblewrap",
    "setpriv is not installed: apt-get install util-linux",
  ]);
  await assert.rejects(driver.open({ runId: "r", limits: LIMITS }), { code: "unavailable" });
});

test("the loopback of a sandbox with a proxy needs ip or perl; with neither, or without nsenter, there is none", async (t) => {
  const found = async (without: string[]) => {
    const scratchDir = temporary(t);
    const driver = newDriver(t, { scratchDir, path: toolsWithout(t, without) });
    const { ok, features } = await driver.probe();
    assert.deepEqual([ok, readdirSync(scratchDir)], [true, []]);
    if (!features.netPolicy)
      await assert.rejects(driver.open({ runId: "r", limits: LIMITS, proxy: path.join(scratchDir, "p") }), {
        code: "unavailable",
      });
    return features.netPolicy;
  };
  assert.deepEqual(
    [await found(["ip"]), await found(["perl"]), await found(["ip", "perl"]), await found(["nsenter"])],
    [true, existsSync("/usr/bin/ip"), false, false],
  );
});

for (const tool of ["bwrap", "unshare", "mount", "prlimit"])
  test(`a machine on which ${tool} fails runs nothing and keeps nothing`, async (t) => {
    const scratchDir = temporary(t);
    const driver = newDriver(t, { scratchDir, path: toolsWithout(t, [], [tool]) });
    const found = await driver.probe();
    assert.equal(found.ok, false);
    assert.ok(
      found.missing.length > 0 && found.missing.every((sentence) => !/\/(?:tmp|sys|work)/.test(sentence)),
    );
    if (tool !== "bwrap")
      await assert.rejects(
        driver.open({ runId: "r", limits: LIMITS }),
        (error: { code: string; message: string }) => {
          assert.doesNotMatch(error.message, /\/\w/);
          return error.code === "unavailable";
        },
      );
    else {
      const sandbox = await driver.open({ runId: "r", limits: LIMITS });
      assert.equal((await sandbox.exec("echo ran")).reason, "lost");
      await sandbox.close();
    }
    assert.deepEqual(readdirSync(scratchDir), []);
  });

test("a Node that is not there is no reason to leave anything behind", async (t) => {
  const scratchDir = temporary(t);
  const driver = newDriver(t, { scratchDir, nodePath: "/nonexistent/node" });
  assert.equal((await driver.probe()).ok, false);
  await assert.rejects(driver.open({ runId: "r", limits: LIMITS }), { code: "unavailable" });
  assert.deepEqual(readdirSync(scratchDir), []);
});

test("a service that must not do without a control group opens nothing where there is none, and says why", async (t) => {
  const scratchDir = temporary(t);
  const driver = newDriver(t, { scratchDir, cgroupRoot: temporary(t), requireCgroup: true });
  const found = await driver.probe();
  assert.deepEqual([found.ok, found.missing], [false, [NO_CGROUP]]);
  await assert.rejects(driver.open({ runId: "r", limits: LIMITS }), {
    code: "unavailable",
    message: NO_CGROUP,
  });
  assert.deepEqual(readdirSync(scratchDir), []);
  assert.equal((await newDriver(t, { cgroupRoot: temporary(t) }).probe()).ok, true);
});

test("a bwrap that leaves /proc writable is not used with it", async (t) => {
  const recipe = { ...createRecipe({ scratchDir: temporary(t), nodePath: process.execPath }) };
  const found = await probe({ ...recipe, procOptions: ["--proc", "/proc"] });
  assert.deepEqual([found.ok, found.features.proc], [true, false]);
});
