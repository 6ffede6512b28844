import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { listCgroups, removeCgroup } from "./cgroup.ts";
import { findRoot } from "./delegation.ts";
import { isStale, killStragglers } from "./owner.ts";
import type { SandboxDriver } from "../port.ts";
import { probe } from "./probe.ts";
import { NAMESPACES, PROC_OPTIONS, VIEW_OPTIONS, type Recipe } from "./recipe.ts";
import { openSandbox } from "./sandbox.ts";
import { buildFilter } from "./seccomp.ts";

/** What the driver needs to know of the machine. */
export interface BwrapDependencies {
  /** Folder of the service for the pipes of open sandboxes. Made if missing. */
  scratchDir: string;
  /** The Node that commands find as `node`. */
  nodePath: string;
  /** Where control groups are mounted. */
  cgroupRoot?: string;
  /** false: limit memory and processes without control groups even where there are some. */
  useCgroup?: boolean;
  /** true: open no sandbox without a control group. */
  requireCgroup?: boolean;
  /** Where bwrap and the system's tools are looked for. */
  path?: string;
  /** Where bash is looked for; another place than the usual one only serves to have none. */
  bashPath?: string;
}

/** What the driver makes sandboxes of on this machine. */
export function createRecipe(dependencies: BwrapDependencies): Recipe {
  const { scratchDir, nodePath, cgroupRoot = "/sys/fs/cgroup", useCgroup = true } = dependencies;
  let root: Promise<string> | undefined;
  const filters = [false, true].map((counted) => buildFilter(process.arch, counted));
  return {
    scratchDir,
    nodePath,
    cgroupRoot: useCgroup ? () => (root ??= findRoot(cgroupRoot)) : undefined,
    requireCgroup: dependencies.requireCgroup ?? false,
    environment: { PATH: dependencies.path ?? "/usr/sbin:/usr/bin:/sbin:/bin" },
    namespaces: NAMESPACES,
    viewOptions: VIEW_OPTIONS,
    proc: true,
    procOptions: PROC_OPTIONS,
    shell: existsSync(dependencies.bashPath ?? "/usr/bin/bash") ? "bash" : "sh",
    etc: foldersOfEtc(),
    inherited: inheritedDescriptors(),
    filter: (counted) => filters[Number(counted)]!,
  };
}

/** What programs below /usr look for in /etc: the choice among alternatives, and what Java is configured by. */
function foldersOfEtc(): string[] {
  const found = existsSync("/etc") ? readdirSync("/etc") : [];
  return found.filter((name) => name === "alternatives" || /^java-\d+-openjdk$/.test(name));
}

/** The descriptors, beyond the standard ones, that are not closed when a program is started. */
function inheritedDescriptors(): number[] {
  const O_CLOEXEC = 0o2000000;
  return readdirSync("/proc/self/fdinfo")
    .map(Number)
    .filter((descriptor) => {
      if (descriptor <= 2) return false;
      try {
        const flags = /^flags:\s+([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, "latin1"));
        return flags !== null && (parseInt(flags[1]!, 8) & O_CLOEXEC) === 0;
      } catch {
        // The descriptor of this very listing.
        return false;
      }
    });
}

/** Makes `folder`, or takes the one that is there if only this user can have put anything in it. */
function takeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return;
  throw new Error(`${folder}, the folder for open sandboxes, is not this user's alone; remove it`);
}

/** Sandboxes made by bubblewrap: an own kernel view (namespaces), limits and a system call filter for each. */
export function createBwrapDriver(dependencies: BwrapDependencies): SandboxDriver {
  const recipe = createRecipe(dependencies);
  const { scratchDir } = recipe;
  takeFolder(scratchDir);
  return {
    name: "bwrap",
    isolation: "namespace",
    async probe() {
      const found = await probe(recipe);
      recipe.proc = found.features.proc || !found.ok;
      return found;
    },
    open: ({ limits }) => openSandbox(recipe, limits),
    async sweep() {
      const seen: { name: string; madeMs: number }[] = [];
      for (const name of await readdir(scratchDir)) {
        const made = await stat(path.join(scratchDir, name)).catch(() => undefined);
        if (made) seen.push({ name, madeMs: made.mtimeMs });
      }
      const cgroupRoot = await recipe.cgroupRoot?.();
      const groups = cgroupRoot === undefined ? [] : await listCgroups(cgroupRoot);
      const stale = new Set(
        [...seen, ...groups]
          .filter(({ name, madeMs }) => isStale(name, madeMs, Date.now()))
          .map(({ name }) => name),
      );
      killStragglers((name) => stale.has(name));
      let swept = 0;
      for (const name of stale) {
        if (cgroupRoot !== undefined) await removeCgroup(cgroupRoot, name);
        if (await removed(path.join(scratchDir, name))) swept += 1;
      }
      return swept;
    },
  };
}

/** Whether a folder is gone. One that belongs to another user is left to services of that user. */
async function removed(folder: string): Promise<boolean> {
  try {
    await rm(folder, { recursive: true, force: true });
    return true;
  } catch (thrown) {
    if (["EACCES", "EPERM"].includes((thrown as NodeJS.ErrnoException).code ?? "")) return false;
    throw thrown;
  }
}
