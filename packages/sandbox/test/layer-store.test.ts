import assert from "node:assert/strict";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { createBwrapDriver } from "../src/bwrap/driver.ts";
import { childrenOf } from "../src/bwrap/watchdog.ts";
import { addLayer, BOUNDS, printed, tarOf } from "./layer-rig.ts";
import { runAsOrdinaryUser } from "./ordinary.ts";
import {
  isRoot,
  LIMITS,
  newDriver,
  newSandbox,
  own,
  processesOf,
  processesWith,
  refused,
  temporary,
  until,
} from "./rig.ts";

/** A folder that a holder, which mounts over /tmp, still finds. */
function lasting(t: TestContext): string {
  const folder = mkdtempSync("/var/tmp/signet-test-");
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  return folder;
}

test("without a folder for layers there are none", async (t) => {
  const driver = createBwrapDriver({ scratchDir: temporary(t), nodePath: process.execPath });
  assert.equal((await driver.probe()).features.layers, false);
  await assert.rejects(driver.layers.list(), refused("unavailable"));
  await assert.rejects(driver.layers.create("a", tarOf({}), BOUNDS), refused("unavailable"));
  await assert.rejects(driver.open({ runId: "r", limits: LIMITS, layers: [] }), refused("unavailable"));
});

test("a machine that cannot mount layers says so, and still opens sandboxes without them", async (t) => {
  const tools = lasting(t);
  const script = `#!/bin/sh
case "$*" in *overlay*) echo "mount: wrong fs type" >&2; exit 32;; esac
exec /usr/bin/mount "$@"
`;
  writeFileSync(path.join(tools, "mount"), script, { mode: 0o755 });
  const layersDir = temporary(t);
  const driver = newDriver(t, { layersDir, path: `${tools}:/usr/sbin:/usr/bin:/sbin:/bin` });
  await addLayer(driver, "a", { file: "x" });
  const fails = ({ code, message }: { code: string; message: string }) =>
    code === "unavailable" && message.includes("cannot mount layers (overlayfs in a user namespace)");
  await assert.rejects(driver.open({ runId: "r", limits: LIMITS, layers: ["a"] }), fails);
  const found = await driver.probe();
  assert.deepEqual([found.ok, found.features.layers], [true, false]);
  await assert.rejects(driver.open({ runId: "r", limits: LIMITS, layers: ["a"] }), fails);
  assert.equal(await printed(await newSandbox(t, driver), "echo fine"), "fine\n");
  assert.deepEqual(readdirSync(layersDir), ["a"]);
  assert.deepEqual(readdirSync(path.join(layersDir, "a/users")), []);
});

test("a folder for layers that others can write is refused, and what is in it is closed to them", async (t) => {
  const open = temporary(t);
  chmodSync(open, 0o777);
  assert.throws(() => newDriver(t, { layersDir: open }), /the folder for layers, is not this user's alone/);
  const layersDir = path.join(temporary(t), "layers");
  const driver = newDriver(t, { layersDir });
  await addLayer(driver, "a", { file: "x" });
  assert.equal(statSync(layersDir).mode & 0o066, 0);
  assert.equal(statSync(path.join(layersDir, "a")).mode & 0o077, 0);
});

test("folders of layers, of Node and of pipes may all lie where the sandbox's user has no way to", async (t) => {
  const shut = lasting(t);
  for (const name of ["node", "layers", "scratch"])
    mkdirSync(path.join(shut, name, "in"), { recursive: true, mode: 0o700 });
  copyFileSync(process.execPath, path.join(shut, "node/in/node"));
  chmodSync(path.join(shut, "node/in/node"), 0o755);
  chmodSync(path.join(shut, "node/in"), 0o755);
  chmodSync(shut, 0o700);
  const [scratchDir, layersDir] = [path.join(shut, "scratch/in"), path.join(shut, "layers/in")];
  const driver = createBwrapDriver({ scratchDir, layersDir, nodePath: path.join(shut, "node/in/node") });
  await addLayer(driver, "a", { file: "x" });
  const sandbox = await newSandbox(t, driver, {}, ["a"]);
  assert.equal(await printed(sandbox, "echo y >>file; cat file; node -p 1"), "xy\n1\n");
  await sandbox.saveLayer("b", BOUNDS);
  assert.equal(await printed(await newSandbox(t, driver, {}, ["a", "b"]), "cat file"), "xy\n");
});

test("layers outlive the service; what a dead one was making, removing or using does not", async (t) => {
  const layersDir = temporary(t);
  const first = newDriver(t, { layersDir });
  await addLayer(first, "finished", { file: "x" });
  await addLayer(first, "removed", { file: "x" });
  const live = await newSandbox(t, first, {}, ["finished", "removed"]);
  await first.layers.remove("removed");
  const now = Date.now() / 1000;
  const dead = "1-99-1-1";
  for (const name of [`.new.${dead}`, ".new.1-99-1-2", `.gone.${dead}`])
    mkdirSync(path.join(layersDir, name, "users"), { recursive: true });
  for (const mark of [`finished/users/${dead}`, `.gone.${dead}/users/${dead}`]) {
    writeFileSync(path.join(layersDir, mark), "");
    utimesSync(path.join(layersDir, mark), now - 90_000, now - 90_000);
  }
  utimesSync(path.join(layersDir, `.new.${dead}`), now - 90_000, now - 90_000);

  const next = newDriver(t, { layersDir });
  await next.sweep();
  // What is young, or has a user who lives, stays.
  const left = readdirSync(layersDir).toSorted();
  assert.deepEqual([left.length, left[1], left[2]], [3, ".new.1-99-1-2", "finished"]);
  assert.deepEqual(readdirSync(path.join(layersDir, "finished/users")), [live.id]);
  assert.equal(await printed(live, "cat file"), "x");
  assert.equal(await printed(await newSandbox(t, next, {}, ["finished"]), "cat file"), "x");
  await live.close();
  assert.deepEqual(readdirSync(layersDir).toSorted(), [".new.1-99-1-2", "finished"]);
});

test("kill -9 of a holder leaves the layer and nothing else", async (t) => {
  const [scratchDir, layersDir] = [temporary(t), temporary(t)];
  const driver = newDriver(t, { scratchDir, layersDir });
  await addLayer(driver, "a", { file: "low", "d/e": "low" });
  const [sandbox, neighbour] = [
    await newSandbox(t, driver, {}, ["a"]),
    await newSandbox(t, driver, {}, ["a"]),
  ];
  await printed(sandbox, "echo changed >file; rm -r d; echo new >new");
  const running = sandbox.exec(own("sleep 61251"));
  await until(() => processesWith(own("61251")).length > 0);
  const holder = childrenOf(process.pid).find((pid) => childrenOf(pid).length > 0)!;
  process.kill(holder, "SIGKILL");
  assert.equal((await running).reason, "lost");
  assert.deepEqual(processesWith(own("61251")), []);
  // What it has made can still be read, by the service alone.
  assert.equal((await sandbox.read("file", 100)).toString(), "changed\n");
  assert.deepEqual((await sandbox.changes(10)).removed, ["d"]);
  await sandbox.close();
  assert.deepEqual(processesOf(sandbox.id), []);
  assert.equal(existsSync(path.join(scratchDir, sandbox.id)), false);
  assert.deepEqual(readdirSync(path.join(layersDir, "a/users")), [neighbour.id]);
  // The neighbour has the same user where the service is root, and does not notice.
  assert.equal(await printed(neighbour, "cat file d/e"), "lowlow");
});

test("a layer that is removed while sandboxes open is there for them or missing, never half", async (t) => {
  const layersDir = temporary(t);
  const driver = newDriver(t, { layersDir });
  const files = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`f${i}`, "x"]));
  let [had, missed] = [0, 0];
  for (let round = 0; round < 6; round++) {
    await addLayer(driver, "a", files);
    const opening = Array.from({ length: 3 }, () =>
      driver.open({ runId: "r", limits: LIMITS, layers: ["a"] }),
    );
    // Sometimes when the first one is open, sometimes before any is.
    if (round % 2 === 0) await opening[0];
    const removing = driver.layers.remove("a");
    for (const result of await Promise.allSettled(opening)) {
      if (result.status === "rejected") {
        assert.ok(
          refused("no_layer")(result.reason as { code: string; message: string }),
          String(result.reason),
        );
        missed += 1;
      } else {
        assert.equal(await printed(result.value, "cat f* | wc -c"), "60\n");
        had += 1;
        await result.value.close();
      }
    }
    await removing;
  }
  t.diagnostic(`${had} opened, ${missed} missed`);
  assert.ok(had >= 3 && had + missed === 18);
  assert.deepEqual(readdirSync(layersDir), []);
});

if (isRoot)
  test("all of it holds for a service of an ordinary user", async (t) => {
    const { code, output } = await runAsOrdinaryUser(t, import.meta.filename);
    assert.equal(code, 0, output);
  });
