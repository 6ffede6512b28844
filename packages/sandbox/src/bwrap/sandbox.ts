import { rm } from "node:fs/promises";
import path from "node:path";
import { openAccess, type MountAccess } from "./access.ts";
import { packWorkspace } from "./archive.ts";
import { createBackground, type Background } from "./background.ts";
import { createCgroup, type Cgroup } from "./cgroup.ts";
import { listChanges } from "./changes.ts";
import { execute, type InsideOptions, type ExecRoom } from "./exec.ts";
import { createFiles } from "./files.ts";
import { CLOSE_DEADLINE_MS, startHolder, within, type Holder } from "./holder.ts";
import type { LayerHold } from "./layers.ts";
import { claimUid, killStragglers, layerOwner, newName } from "./owner.ts";
import { MAX_LAYERS, NO_CGROUP, SandboxError, type Features, type Limits, type Sandbox } from "../port.ts";
import type { Recipe } from "./recipe.ts";
import { type Relay, startRelay, withRelay } from "./relay.ts";
import { copyUpper } from "./save-layer.ts";
import { NO_LAYERS, type LayerIds } from "./scripts.ts";
import { watchTree } from "./watchdog.ts";

/**
 * Opens a sandbox according to `common`, with a way to the unix socket `proxy` if one is given. Rejects as `SandboxDriver.open`
 * promises and leaves nothing behind.
 */
export async function openSandbox(
  common: Recipe,
  limits: Limits,
  { layers, proxy }: { layers?: LayerIds; proxy?: string | undefined } = {},
): Promise<Sandbox & { cgroup: Features["cgroup"] }> {
  const recipe = proxy === undefined ? common : withRelay(common);
  const name = newName();
  const folder = path.join(recipe.scratchDir, name);
  const held = await holdLayers(recipe, layers, name);
  let [run, cgroup]: [User | undefined, Cgroup | undefined] = [undefined, undefined];
  const cleanUp = async () => {
    await cgroup?.remove();
    await rm(folder, { recursive: true, force: true });
    await held?.release();
    run?.release();
  };
  try {
    run = chooseUser(layers);
    if (recipe.cgroupRoot !== undefined) cgroup = await createCgroup(await recipe.cgroupRoot(), name, limits);
    if (recipe.requireCgroup && !cgroup) throw new SandboxError("unavailable", NO_CGROUP);
    const holder = await startHolder(recipe, folder, limits, { cgroup, uid: run.uid, layers });
    const access = await openAccess(holder, layers !== undefined);
    const relay = await relayOf(recipe, { holder, access }, { uid: run.uid, name, proxy });
    const closing = new AbortController();
    const room = roomOf({ recipe, limits, holder, folder, closing: closing.signal }, access, cgroup);
    const background = createBackground(room);
    const close = async (idle: Promise<unknown>) => {
      // End the command first: without the holder, a command that is just starting would be left incomplete.
      const wasLost = !holder.alive();
      closing.abort();
      await within(CLOSE_DEADLINE_MS, idle);
      await background.end();
      await relay.end();
      await holder.end();
      if (wasLost) killStragglers((theirs) => theirs === name);
      access.close();
      await cleanUp();
    };
    const kind = cgroup?.kind ?? ("none" as const);
    const operations = createOperations(room, background, access, close);
    const sandbox = { id: name, shell: recipe.root.shell, cgroup: kind, ...operations };
    if (held && !(await held.isComplete())) {
      await sandbox.close();
      throw new SandboxError("no_layer", REMOVED_MEANWHILE);
    }
    return sandbox;
  } catch (error) {
    // A holder whose layer has been removed meanwhile only knows that it cannot open it.
    const complete = await held?.isComplete();
    await cleanUp();
    if (complete === false) throw new SandboxError("no_layer", REMOVED_MEANWHILE);
    if (error instanceof SandboxError) throw error;
    throw new SandboxError("unavailable", "the sandbox could not be started");
  }
}

const roomOf = (
  parts: Pick<ExecRoom, "recipe" | "limits" | "holder" | "folder" | "closing">,
  access: MountAccess,
  cgroup: Cgroup | undefined,
): ExecRoom => ({
  ...parts,
  pipes: `/proc/self/fd/${access.pipes}`,
  watchMemory: () => watchMemory(cgroup, parts.holder, parts.limits),
  shared: undefined,
});

/** Starts the relay. If that fails, ends what it was for. */
async function relayOf(
  recipe: Recipe,
  { holder, access }: { holder: Holder; access: MountAccess },
  options: Parameters<typeof startRelay>[2],
): Promise<Relay> {
  try {
    return await startRelay(recipe, holder, options);
  } catch (thrown) {
    await holder.end();
    access.close();
    throw thrown;
  }
}

const REMOVED_MEANWHILE = "a layer was removed before the sandbox was open";

async function holdLayers(recipe: Recipe, layers: LayerIds, name: string): Promise<LayerHold | undefined> {
  if (layers === undefined) return undefined;
  if (recipe.layers === undefined) throw new SandboxError("unavailable", "there is no folder for layers");
  if (!recipe.overlays) throw new SandboxError("unavailable", NO_LAYERS);
  if (layers.length > MAX_LAYERS || new Set(layers).size < layers.length)
    throw new SandboxError("unavailable", `a sandbox has at most ${MAX_LAYERS} layers, each once`);
  return recipe.layers.hold(layers, name);
}

interface User {
  /** The user that root changes to. */
  uid: number | undefined;
  release(): void;
}

function chooseUser(layers: LayerIds): User {
  const owner = layerOwner();
  if (owner === undefined || layers !== undefined) return { uid: owner, release: () => {} };
  const claimed = claimUid();
  if (!claimed) throw new SandboxError("unavailable", "too many sandboxes are open");
  return claimed;
}

function watchMemory(cgroup: Cgroup | undefined, holder: Holder, limits: Limits): () => boolean {
  if (!cgroup) return watchTree(holder.pid, limits);
  const before = cgroup.oomKills();
  return () => cgroup.oomKills() > before;
}

function createOperations(
  room: ExecRoom,
  background: Background,
  access: MountAccess,
  close: (idle: Promise<unknown>) => Promise<void>,
): Omit<Sandbox, "id" | "shell"> {
  let closing: Promise<void> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  /** Does one thing at a time, because commands share the pipes and the memory monitor, and must not change what is saved. */
  function next<T>(act: () => Promise<T>): Promise<T> {
    const acting = turn.then(() => {
      if (closing) throw new SandboxError("closed", "the sandbox is closed");
      return background.besides(act);
    });
    turn = acting.catch(() => {});
    return acting;
  }
  const exec = (command: string, options: InsideOptions = {}) => next(() => execute(room, command, options));
  const { recipe, limits } = room;
  const { view, upper, contents } = access;
  return {
    exec,
    startBackground: (command, options = {}) => next(() => background.start(command, options)),
    takeEnded: () => background.takeEnded(),
    endBackground: () => next(() => background.end()),
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
    changes: (maxEntries) => listChanges((onGap) => access.changes(onGap), maxEntries),
    snapshot: () => packWorkspace(view, contents, limits),
    saveLayer: (id, bounds) =>
      next(async () => {
        if (upper === undefined || !recipe.layers)
          throw new SandboxError("failed", "the sandbox was opened without `layers`");
        const { layers, environment } = recipe;
        if (await layers.has(id)) return;
        await background.end();
        const options = { environment, signal: room.closing };
        await layers.make(id, (folder) => copyUpper(upper, folder, bounds, options));
      }),
    close() {
      closing ??= close(turn);
      return closing;
    },
  };
}
