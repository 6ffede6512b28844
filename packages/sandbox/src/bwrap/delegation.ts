import { readFileSync } from "node:fs";
import { access, constants, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parentOf } from "./owner.ts";

/** Child group for the service's own processes, because in cgroup v2 a group with children may not contain processes. */
const OWN_GROUP = "service";

/** The asking process, as the kernel reports it. */
export interface CgroupAsker {
  uid: number;
  pid: number;
  /** The text of /proc/self/cgroup. */
  membership: string;
  /** The parent's pid, or 0 if there is none. */
  parentOf: (pid: number) => number;
}

function thisProcess(): CgroupAsker {
  const uid = process.getuid?.() ?? 0;
  return { uid, pid: process.pid, membership: readFileSync("/proc/self/cgroup", "utf8"), parentOf };
}

/**
 * The folder below `mount` in which this process creates its groups. Root uses `mount` itself. The service of another user uses
 * the cgroup v2 group of its systemd unit if it is delegated (`Delegate=`); processes in that group are first moved to a child
 * group. Without such a group, returns `mount`, which may not be writable.
 */
export async function findRoot(mount: string, asker: CgroupAsker = thisProcess()): Promise<string> {
  if (asker.uid === 0) return mount;
  const own = /^0::(\/[^\n]*)$/m.exec(asker.membership)?.[1];
  if (own === undefined || own.split("/").includes("..")) return mount;
  const folder = path.join(mount, own);
  // With `DelegateSubgroup=`, or after an earlier call, the service is already in a child of its unit's group.
  const unit = [folder, path.dirname(folder)].find((candidate) => candidate.endsWith(".service"));
  if (unit === undefined || !(await isDelegated(unit))) return mount;
  return unit !== folder || (await moveDown(unit, asker)) ? unit : mount;
}

async function isDelegated(unit: string): Promise<boolean> {
  const files = ["cgroup.procs", "cgroup.subtree_control"];
  const writable = files.map((file) => access(path.join(unit, file), constants.W_OK));
  return Promise.all([access(path.join(unit, "cgroup.controllers")), ...writable]).then(
    () => true,
    () => false,
  );
}

/**
 * Moves this process, its ancestors and its descendants from `unit` to a child group. Returns false if the group contains
 * other processes, because then it does not belong to the service alone.
 */
async function moveDown(unit: string, { pid, parentOf }: CgroupAsker): Promise<boolean> {
  const line = (from: number): number[] => (from > 1 ? [from, ...line(parentOf(from))] : []);
  try {
    const members = (await readFile(path.join(unit, "cgroup.procs"), "utf8")).split("\n").map(Number);
    const there = members.filter((member) => member > 0);
    if (!there.every((member) => line(pid).includes(member) || line(member).includes(pid))) return false;
    const own = path.join(unit, OWN_GROUP);
    await mkdir(own, { recursive: true });
    for (const member of there) await writeFile(path.join(own, "cgroup.procs"), String(member));
    return true;
  } catch {
    return false;
  }
}
