import { chmodSync, lstatSync, mkdirSync, readFileSync, readdirSync, realpathSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { listCgroups, removeCgroup } from "./cgroup.ts";
import { findRoot } from "./delegation.ts";
import { imageProblem } from "./image.ts";
import { createLayers, noLayers, type Layers } from "./layers.ts";
import { isStale, killStragglers, layerOwner } from "./owner.ts";
import type { SandboxDriver } from "../port.ts";
import { probe } from "./probe.ts";
import { NAMESPACES, PROC_OPTIONS, type Recipe, type Tools, VIEW_OPTIONS } from "./recipe.ts";
import { imageRoot, machineRoot, type SandboxRoot } from "./root.ts";
import { openSandbox } from "./sandbox.ts";
import { buildFilter } from "./seccomp.ts";

/** The driver's settings for this machine. */
export interface BwrapDependencies {
  /** Folder of the service for the pipes of open sandboxes. Created if missing. */
  scratchDir: string;
  /**
   * Folder of the service for layers, on a disk. Created if missing; it may lie where nobody else has a way to, and several services
   * of one user may share it. Without it, there are no layers.
   */
  layersDir?: string;
  /** Path of the Node binary that commands find as `node`. */
  nodePath: string;
  /** Further programs that commands find. */
  tools?: Tools;
  /** Where control groups are mounted. */
  cgroupRoot?: string;
  /** False: limit memory and processes without control groups, even if they exist. */
  useCgroup?: boolean;
  /** True: open no sandbox without a control group. */
  requireCgroup?: boolean;
  /** PATH in which bwrap and the system's tools are searched. */
  path?: string;
  /** An unpacked image that commands find as their root, read-only; it has to be one in which `imageProblem` finds none. Without it, the machine's own /usr. */
  rootDir?: string;
  /** Path of bash. Only for tests: another path than the default means that there is no bash. */
  bashPath?: string;
}

/** The recipe for sandboxes on this machine. */
export function createRecipe(dependencies: BwrapDependencies): Recipe {
  const { scratchDir, layersDir, nodePath, cgroupRoot = "/sys/fs/cgroup", useCgroup = true } = dependencies;
  const environment = { PATH: dependencies.path ?? "/usr/sbin:/usr/bin:/sbin:/bin" };
  let root: Promise<string> | undefined;
  const filters = [false, true].map((counted) => buildFilter(process.arch, counted));
  return {
    scratchDir,
    layers: layersDir === undefined ? undefined : openLayers(layersDir, environment),
    overlays: true,
    nodePath,
    tools: dependencies.tools,
    cgroupRoot: useCgroup ? () => (root ??= findRoot(cgroupRoot)) : undefined,
    requireCgroup: dependencies.requireCgroup ?? false,
    environment,
    namespaces: NAMESPACES,
    ownNetwork: false,
    variables: {},
    viewOptions: VIEW_OPTIONS,
    proc: true,
    procOptions: PROC_OPTIONS,
    root:
      dependencies.rootDir === undefined
        ? machineRoot(dependencies.bashPath)
        : openImage(dependencies.rootDir),
    inherited: inheritedDescriptors(),
    filter: (counted) => filters[Number(counted)]!,
  };
}

function openImage(folder: string): SandboxRoot {
  const problem = imageProblem(folder);
  if (problem !== undefined) throw new Error(`the sandbox's root ${problem}`);
  return imageRoot(realpathSync(folder));
}

/** File descriptors, except the standard ones, that a started program would inherit. */
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
        // The descriptor of this directory listing.
        return false;
      }
    });
}

/** Creates `folder`, or uses an existing one if only this user can write to it. Throws an Error otherwise. */
function ensurePrivateFolder(folder: string, purpose: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  if (stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0) return;
  throw new Error(`${folder}, the folder for ${purpose}, is not this user's alone; remove it`);
}

function openLayers(folder: string, environment: Record<string, string>): Layers {
  ensurePrivateFolder(folder, "layers");
  // The owner of layers, who is not root, has to pass through. Each layer is closed to all others.
  if (layerOwner() !== undefined) chmodSync(folder, 0o711);
  return createLayers(path.resolve(folder), environment);
}

/** A driver that creates sandboxes with bubblewrap: each has its own namespaces, limits and a system call filter. */
export function createBwrapDriver(dependencies: BwrapDependencies): SandboxDriver {
  const recipe = createRecipe(dependencies);
  const { scratchDir } = recipe;
  ensurePrivateFolder(scratchDir, "open sandboxes");
  return {
    name: "bwrap",
    isolation: "namespace",
    layers: recipe.layers ?? noLayers(),
    fingerprint: () => recipe.root.fingerprint(),
    async probe() {
      const result = await probe({ ...recipe, overlays: true });
      recipe.proc = result.features.proc || !result.ok;
      recipe.overlays = result.features.layers || !result.ok;
      return result;
    },
    open: ({ limits, layers, proxy }) => openSandbox(recipe, limits, { layers, proxy }),
    async sweep() {
      const folders: { name: string; madeMs: number }[] = [];
      for (const name of await readdir(scratchDir)) {
        const stats = await stat(path.join(scratchDir, name)).catch(() => undefined);
        if (stats) folders.push({ name, madeMs: stats.mtimeMs });
      }
      const cgroupRoot = await recipe.cgroupRoot?.();
      const groups = cgroupRoot === undefined ? [] : await listCgroups(cgroupRoot);
      const stale = new Set(
        [...folders, ...groups]
          .filter(({ name, madeMs }) => isStale(name, madeMs, Date.now()))
          .map(({ name }) => name),
      );
      killStragglers((name) => stale.has(name));
      let swept = 0;
      for (const name of stale) {
        if (cgroupRoot !== undefined) await removeCgroup(cgroupRoot, name);
        if (await removeFolder(path.join(scratchDir, name))) swept += 1;
      }
      await recipe.layers?.sweep();
      return swept;
    },
  };
}

/** Removes a folder. Returns false for one of another user, which that user's services have to remove. */
async function removeFolder(folder: string): Promise<boolean> {
  try {
    await rm(folder, { recursive: true, force: true });
    return true;
  } catch (thrown) {
    if (["EACCES", "EPERM"].includes((thrown as NodeJS.ErrnoException).code ?? "")) return false;
    throw thrown;
  }
}
