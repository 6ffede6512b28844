import { closeSync, constants, openSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { packWorkspace } from "./archive.ts";
import { createCgroup, type Cgroup } from "./cgroup.ts";
import { execute, type InsideOptions, type ExecRoom } from "./exec.ts";
import { createFiles } from "./files.ts";
import { CLOSE_DEADLINE_MS, startHolder, within, type Holder } from "./holder.ts";
import { claimUid, killStragglers, newName } from "./owner.ts";
import { NO_CGROUP, SandboxError, type Features, type Limits, type Sandbox } from "../port.ts";
import type { Recipe } from "./recipe.ts";
import { openView, type View } from "./view.ts";
import { watchTree } from "./watchdog.ts";

/** Opens a sandbox according to `recipe`. On failure, rejects with SandboxError `unavailable` and leaves nothing behind. */
export async function openSandbox(
  recipe: Recipe,
  limits: Limits,
): Promise<Sandbox & { cgroup: Features["cgroup"] }> {
  const name = newName();
  const folder = path.join(recipe.scratchDir, name);
  const root = process.getuid?.() === 0;
  const run = root ? claimUid() : undefined;
  if (root && !run) throw new SandboxError("unavailable", "too many sandboxes are open");
  let cgroup: Cgroup | undefined;
  const cleanUp = async () => {
    await cgroup?.remove();
    await rm(folder, { recursive: true, force: true });
    run?.release();
  };
  try {
    if (recipe.cgroupRoot !== undefined) cgroup = await createCgroup(await recipe.cgroupRoot(), name, limits);
    if (recipe.requireCgroup && !cgroup) throw new SandboxError("unavailable", NO_CGROUP);
    const holder = await startHolder(recipe, folder, limits, { cgroup, uid: run?.uid });
    const { view, pipes } = await openAccess(holder);
    const closing = new AbortController();
    const room: ExecRoom = {
      recipe,
      limits,
      holder,
      folder,
      pipes: `/proc/self/fd/${pipes}`,
      closing: closing.signal,
      watchMemory: () => watchMemory(cgroup, holder, limits),
    };
    const close = async (idle: Promise<unknown>) => {
      // End the command first: without the holder, a command that is just starting would be left incomplete.
      const wasLost = !holder.alive();
      closing.abort();
      await within(CLOSE_DEADLINE_MS, idle);
      await holder.end();
      if (wasLost) killStragglers((theirs) => theirs === name);
      view.close();
      closeSync(pipes);
      await cleanUp();
    };
    return {
      id: name,
      shell: recipe.shell,
      cgroup: cgroup?.kind ?? "none",
      ...createOperations(room, view, close),
    };
  } catch (error) {
    await cleanUp();
    if (error instanceof SandboxError) throw error;
    throw new SandboxError("unavailable", "the sandbox could not be started");
  }
}

/** Opens the service's access to a sandbox. Must not await before that, so that the holder's pid is still valid. */
async function openAccess(holder: Holder): Promise<{ view: View; pipes: number }> {
  try {
    const view = openView(path.join(holder.root, "r"));
    return { view, pipes: openSync(path.join(holder.root, "p"), constants.O_RDONLY | constants.O_DIRECTORY) };
  } catch {
    await holder.end();
    throw new SandboxError("unavailable", "the service has no permission to read its sandboxes");
  }
}

function watchMemory(cgroup: Cgroup | undefined, holder: Holder, limits: Limits): () => boolean {
  if (!cgroup) return watchTree(holder.pid, limits);
  const before = cgroup.oomKills();
  return () => cgroup.oomKills() > before;
}

function createOperations(
  room: ExecRoom,
  view: View,
  close: (idle: Promise<unknown>) => Promise<void>,
): Omit<Sandbox, "id" | "shell"> {
  let closing: Promise<void> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  /** Runs one command at a time, because commands share the pipes and the memory monitor. */
  function exec(command: string, options: InsideOptions = {}) {
    const execution = turn.then(() => {
      if (closing) throw new SandboxError("closed", "the sandbox is closed");
      return execute(room, command, options);
    });
    turn = execution.catch(() => {});
    return execution;
  }
  return {
    exec,
    ...createFiles(exec),
    read: (file, maxBytes) => view.read(file, maxBytes),
    async list(maxEntries) {
      let complete = true;
      const entries = [];
      for await (const entry of view.walk(() => (complete = false))) {
        if (entries.length >= maxEntries) return { entries, complete: false };
        entries.push(entry);
      }
      return { entries, complete };
    },
    snapshot: () => packWorkspace(view, room.limits),
    close() {
      closing ??= close(turn);
      return closing;
    },
  };
}
