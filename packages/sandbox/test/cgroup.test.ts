import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { createCgroup, listCgroups, removeCgroup } from "../src/bwrap/cgroup.ts";
import { findRoot } from "../src/bwrap/delegation.ts";
import { LIMITS, temporary, until } from "./rig.ts";

/** A folder that looks like cgroup v2, whose groups are not made by a kernel. */
function fakeTree(t: TestContext): string {
  const root = temporary(t);
  writeFileSync(path.join(root, "cgroup.controllers"), "cpu memory pids");
  writeFileSync(path.join(root, "cgroup.subtree_control"), "cpu");
  return root;
}

test("a v2 group has the limits of memory and disk together and of processes, and counts its kills", async (t) => {
  const root = fakeTree(t);
  const group = (await createCgroup(root, "a", LIMITS))!;
  const folder = path.join(root, "signet/signet-a");
  const written = (file: string) => readFileSync(path.join(folder, file), "utf8");
  assert.equal(group.kind, "v2");
  assert.deepEqual(group.joinFiles, [path.join(folder, "cgroup.procs")]);
  assert.equal(Number(written("memory.max")), LIMITS.memoryBytes + LIMITS.diskBytes);
  assert.equal(Number(written("pids.max")), LIMITS.pids + 3);
  assert.equal(readFileSync(path.join(root, "cgroup.subtree_control"), "utf8"), "+memory +pids +cpu");
  assert.equal(readFileSync(path.join(root, "signet/cgroup.subtree_control"), "utf8"), "+memory +pids +cpu");
  writeFileSync(
    path.join(folder, "memory.events"),
    "low 0\nhigh 0\nmax 12\noom 3\noom_kill 2\noom_group_kill 0\n",
  );
  assert.equal(group.oomKills(), 2);
  assert.deepEqual(
    (await listCgroups(root)).map(({ name }) => name),
    ["a"],
  );

  // A kernel's group cannot be removed while processes are in it: here the files stand for them.
  writeFileSync(path.join(folder, "cgroup.kill"), "");
  const removed = removeCgroup(root, "a");
  await until(() => written("cgroup.kill") === "1");
  for (const file of ["memory.max", "pids.max", "memory.events", "cgroup.kill"])
    rmSync(path.join(folder, file));
  await removed;
  assert.equal(existsSync(folder), false);
});

test("without a cgroup file system, or the right to it, there is no group and nothing left", async (t) => {
  assert.equal(await createCgroup(temporary(t), "a", LIMITS), undefined);
  const root = fakeTree(t);
  // A group of that name is somebody else's.
  mkdirSync(path.join(root, "signet/signet-b/held"), { recursive: true });
  assert.equal(await createCgroup(root, "b", LIMITS), undefined);
});

/** A cgroup v2 file system as a service's unit sees it, with `processes` in the service's own group. */
function unitTree(t: TestContext, processes: number[], unit = "system.slice/signet.service") {
  const mount = fakeTree(t);
  const folder = path.join(mount, unit);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "cgroup.controllers"), "cpu memory pids");
  writeFileSync(path.join(folder, "cgroup.subtree_control"), "");
  writeFileSync(path.join(folder, "cgroup.procs"), processes.map((pid) => `${pid}\n`).join(""));
  return { mount, unit: folder };
}

/** The service is 30, which 20 has started, which systemd has; 40 is its child. */
const asker = (unit: string, more = {}) => ({
  uid: 998,
  pid: 30,
  membership: `0::/${unit}\n`,
  parentOf: (pid: number) => ({ 40: 30, 30: 20, 20: 1, 77: 1 })[pid] ?? 0,
  ...more,
});
const UNIT = "system.slice/signet.service";

test("a service in a delegated unit moves down in it and makes its groups beside itself", async (t) => {
  const { mount, unit } = unitTree(t, [20, 30, 40]);
  const root = await findRoot(mount, asker(UNIT));
  assert.equal(root, unit);
  // The kernel takes one process a write; here the last write is what the file holds.
  assert.equal(readFileSync(path.join(unit, "service/cgroup.procs"), "utf8"), "40");
  const group = (await createCgroup(root, "a", LIMITS))!;
  assert.deepEqual(group.joinFiles, [path.join(unit, "signet/signet-a/cgroup.procs")]);
  assert.equal(readFileSync(path.join(unit, "cgroup.subtree_control"), "utf8"), "+memory +pids +cpu");
  // Found again from below, and with a subgroup that systemd has made, without moving anything.
  for (const below of ["service", "daemon"])
    assert.equal(await findRoot(mount, asker(`${UNIT}/${below}`)), unit);
});

test("groups that are not the service's alone, or not delegated to it, are left as they are", async (t) => {
  const left = async (given: { mount: string; unit: string }, who: object) => {
    assert.equal(await findRoot(given.mount, asker(UNIT, who)), given.mount);
    assert.equal(existsSync(path.join(given.unit, "service")), false);
  };
  await left(unitTree(t, [20, 30, 77]), {});
  await left(unitTree(t, [20, 30]), { uid: 0 });
  await left(unitTree(t, [20, 30]), { membership: "0::/user.slice/session-1.scope\n" });
  await left(unitTree(t, [20, 30]), { membership: "0::/../../etc/signet.service\n" });
  await left(unitTree(t, [20, 30]), { membership: "5:memory:/system.slice/signet.service\n" });
  const closed = unitTree(t, [20, 30]);
  rmSync(path.join(closed.unit, "cgroup.subtree_control"));
  await left(closed, {});
});
