import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { createCgroup, listCgroups, removeCgroup } from "../../src/sandbox/cgroup.ts";
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
