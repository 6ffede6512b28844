import { readFile, readdir, stat, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { SandboxError, type Layer, type LayerBounds, type LayerStore } from "../port.ts";
import { isStale, layerOwner } from "./owner.ts";
import { checkId, createShelf, only, UNFINISHED, type Shelf } from "./shelf.ts";
import { unpack } from "./unpack.ts";

/** What the driver itself does with layers. */
export interface Layers extends LayerStore {
  /** The folder that contains the layers. */
  folder: string;
  /** Keeps layers for the sandbox `name`. Rejects with SandboxError `no_layer` or `bad_path`. */
  hold(ids: readonly string[], name: string): Promise<LayerHold>;
  /** Makes a layer of what `fill` puts into the folders `w` and `h` of a folder, unless there is one with this id. */
  make(id: string, fill: (folder: string) => Promise<LayerBounds>): Promise<void>;
  /** Removes what processes that are gone were making or using. */
  sweep(): Promise<void>;
}

export interface LayerHold {
  /** Whether all of them are still there. One that is removed later stays until it is released. */
  isComplete(): Promise<boolean>;
  release(): Promise<void>;
}

/** The store of layers in `folder`, which is this user's alone. */
export function createLayers(folder: string, environment: Record<string, string>): Layers {
  const shelf = createShelf(folder, environment);
  const has = async (id: string) => (await stat(shelf.at(checkId(id))).catch(only("ENOENT"))) !== undefined;
  const make: Layers["make"] = async (id, fill) => {
    if (!(await has(id))) await shelf.make(id, fill);
  };
  return {
    folder,
    has,
    make,
    create: (id, tar, bounds) => make(id, (to) => unpack(tar, path.join(to, "w"), bounds, layerOwner())),
    remove: async (id) => shelf.remove(checkId(id)),
    async list() {
      const ids = (await shelf.names()).filter((name) => !name.startsWith("."));
      return (await Promise.all(ids.toSorted().map((id) => describe(shelf, id)))).flat();
    },
    hold: (ids, name) => hold(shelf, ids.map(checkId), name),
    sweep: () => sweep(shelf),
  };
}

/** The layer `id`; none if it has just been removed. */
async function describe(shelf: Shelf, id: string): Promise<Layer[]> {
  const about = await readFile(shelf.at(id, "about.json"), "utf8").catch(only("ENOENT"));
  const used = await stat(shelf.at(id, "users")).catch(only("ENOENT"));
  if (about === undefined || !used) return [];
  const { bytes, entries, createdMs } = JSON.parse(about) as Omit<Layer, "id" | "usedMs">;
  return [{ id, bytes, entries, createdMs, usedMs: used.mtimeMs }];
}

async function hold(shelf: Shelf, ids: readonly string[], name: string): Promise<LayerHold> {
  const held: string[] = [];
  const release = async () => {
    for (const id of held) await shelf.removeUser(id, name);
  };
  for (const id of ids) {
    const marked = writeFile(shelf.at(id, "users", name), "", { flag: "wx" });
    if ((await marked.then(() => true, only("ENOENT"))) === true) held.push(id);
    else {
      await release();
      throw new SandboxError("no_layer", `there is no layer ${id}`);
    }
  }
  return {
    async isComplete() {
      for (const id of held)
        if (!(await stat(shelf.at(id, "users", name)).catch(only("ENOENT")))) return false;
      return true;
    },
    release,
  };
}

async function sweep(shelf: Shelf): Promise<void> {
  const now = Date.now();
  const isLeft = async (file: string, name: string) => {
    const made = await stat(file).catch(only("ENOENT"));
    return made !== undefined && isStale(name, made.mtimeMs, now);
  };
  for (const name of await shelf.names()) {
    if (name.startsWith(UNFINISHED)) {
      const left = await isLeft(shelf.at(name), name.slice(UNFINISHED.length));
      if (left) await shelf.deleteTree(shelf.at(name));
      continue;
    }
    const users = (await readdir(shelf.at(name, "users")).catch(only("ENOENT", "ENOTDIR"))) ?? [];
    for (const user of users) {
      const mark = shelf.at(name, "users", user);
      if (await isLeft(mark, user)) await unlink(mark).catch(only("ENOENT"));
    }
  }
  await shelf.deleteGone();
}

/** The store of a driver that has no place for layers. */
export function noLayers(): LayerStore {
  const refuse = async (): Promise<never> => {
    throw new SandboxError("unavailable", "there is no folder for layers");
  };
  return { has: refuse, create: refuse, remove: refuse, list: refuse };
}
