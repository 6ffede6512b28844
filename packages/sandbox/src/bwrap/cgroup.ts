import { readFileSync } from "node:fs";
import { access, mkdir, readFile, readdir, rmdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Features, Limits } from "../port.ts";

/** The control group of one sandbox. */
export interface Cgroup {
  kind: "v1" | "v2";
  /** Writing "0" to each of these files moves the writing process into the group. */
  joinFiles: string[];
  /** How many of its processes the kernel has killed because memory ran out. */
  oomKills(): number;
  /** Kills its remaining processes and removes it. Gives up after two seconds. */
  remove(): Promise<void>;
}

const PREFIX = "signet-";
/** Processes of the sandbox itself: holder, bwrap and its init. */
const OWN_PIDS = 3;
const V1_CONTROLLERS = ["memory", "pids", "cpu"];

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function kindAt(root: string): Promise<Features["cgroup"]> {
  if (await exists(path.join(root, "cgroup.controllers"))) return "v2";
  return (await exists(path.join(root, "memory/cgroup.procs"))) ? "v1" : "none";
}

/** The folders that form the group `name`. */
function foldersOf(root: string, kind: "v1" | "v2", name: string): string[] {
  return kind === "v2"
    ? [path.join(root, "signet", PREFIX + name)]
    : V1_CONTROLLERS.map((controller) => path.join(root, controller, PREFIX + name));
}

/**
 * Creates the group `name` under `root` with the memory, process and CPU limits. Returns undefined if this process may not.
 * The files of a workspace also take memory, so the memory limit is the sum of the memory and disk limits.
 */
export async function createCgroup(root: string, name: string, limits: Limits): Promise<Cgroup | undefined> {
  const kind = await kindAt(root);
  if (kind === "none") return undefined;
  const folders = foldersOf(root, kind, name);
  const created: string[] = [];
  const make = async (folder: string) => {
    await mkdir(folder);
    created.push(folder);
  };
  const bytes = String(limits.memoryBytes + limits.diskBytes);
  const pids = String(limits.pids + OWN_PIDS);
  try {
    if (kind === "v2") {
      const folder = folders[0]!;
      await delegate(root);
      await mkdir(path.dirname(folder), { recursive: true });
      await delegate(path.dirname(folder));
      await make(folder);
      await writeFile(path.join(folder, "memory.max"), bytes);
      await writeFile(path.join(folder, "pids.max"), pids);
      await optional(path.join(folder, "memory.swap.max"), "0");
      await optional(path.join(folder, "cpu.max"), "100000 100000");
    } else {
      for (const folder of folders) await make(folder);
      const [memory, processes, cpu] = folders as [string, string, string];
      await writeFile(path.join(memory, "memory.limit_in_bytes"), bytes);
      await writeFile(path.join(processes, "pids.max"), pids);
      await optional(path.join(memory, "memory.memsw.limit_in_bytes"), bytes);
      await optional(path.join(cpu, "cpu.cfs_quota_us"), "100000");
    }
  } catch {
    await removeFolders(created);
    return undefined;
  }
  const events = path.join(folders[0]!, kind === "v2" ? "memory.events" : "memory.oom_control");
  return {
    kind,
    joinFiles: folders.map((folder) => path.join(folder, "cgroup.procs")),
    oomKills() {
      try {
        return Number(/^oom_kill (\d+)/m.exec(readFileSync(events, "utf8"))?.[1] ?? 0);
      } catch {
        // The group was removed while a command was being killed.
        return 0;
      }
    },
    remove: () => removeFolders(folders),
  };
}

/** Enables the controllers for the children of a v2 group, so that they can have limits. */
async function delegate(folder: string): Promise<void> {
  const file = path.join(folder, "cgroup.subtree_control");
  const wanted = ["memory", "pids", "cpu"];
  const enabled = (await readFile(file, "utf8").catch(() => "")).split(/\s+/);
  if (wanted.every((controller) => enabled.includes(controller))) return;
  await writeFile(file, wanted.map((controller) => `+${controller}`).join(" "));
}

/** Writes a setting if the kernel has it. */
async function optional(file: string, value: string): Promise<void> {
  if (await exists(file)) await writeFile(file, value);
}

async function removeFolders(folders: string[]): Promise<void> {
  const deadline = performance.now() + 2000;
  let left = folders;
  while (true) {
    const still: string[] = [];
    for (const folder of left) {
      try {
        await rmdir(folder);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") still.push(folder);
      }
    }
    left = still;
    if (left.length === 0 || performance.now() > deadline) return;
    for (const folder of left) await killAll(folder);
    await wait(10);
  }
}

async function killAll(folder: string): Promise<void> {
  const killer = path.join(folder, "cgroup.kill");
  if (await exists(killer)) return writeFile(killer, "1").catch(() => {});
  const processes = await readFile(path.join(folder, "cgroup.procs"), "utf8").catch(() => "");
  for (const pid of processes.split("\n").map(Number)) {
    try {
      if (pid > 1) process.kill(pid, "SIGKILL");
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** The groups under `root` that a service created, with their creation times. */
export async function listCgroups(root: string): Promise<{ name: string; madeMs: number }[]> {
  const kind = await kindAt(root);
  if (kind === "none") return [];
  const parents = new Set(foldersOf(root, kind, "any").map((folder) => path.dirname(folder)));
  const createdByName = new Map<string, number>();
  for (const parent of parents) {
    for (const folder of await readdir(parent).catch(() => [])) {
      if (!folder.startsWith(PREFIX)) continue;
      const stats = await stat(path.join(parent, folder)).catch(() => undefined);
      if (stats) createdByName.set(folder.slice(PREFIX.length), stats.mtimeMs);
    }
  }
  return [...createdByName].map(([name, madeMs]) => ({ name, madeMs }));
}

/** Kills the processes of the group `name` and removes it, whoever created it. */
export async function removeCgroup(root: string, name: string): Promise<void> {
  const kind = await kindAt(root);
  if (kind !== "none") await removeFolders(foldersOf(root, kind, name));
}
