import { chmod, lchown, mkdir, readdir, rename, rm, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { SandboxError, type LayerBounds } from "../port.ts";
import { layerOwner, newName } from "./owner.ts";
import { runTool } from "./tool.ts";

// The folder of a layer has the trees `w` and `h` of workspace and home, a file `about.json`, and the folder `users` with an empty
// file for each open sandbox that has the layer. A name that begins with a dot is not a layer: `.new.<sandbox name>` is unfinished,
// `.gone.<sandbox name>` was removed and stays as long as it has users: a mount does not keep the files of its layers.
export const UNFINISHED = ".new.";
const GONE = ".gone.";

/** The folder in which layers lie. */
export interface Shelf {
  folder: string;
  at(...parts: string[]): string;
  /** All names in it; none once somebody has removed it as a whole. */
  names(): Promise<string[]>;
  /** Makes a layer of what `fill` puts into a folder with the empty folders `w` and `h`, unless another one has its id then. */
  make(id: string, fill: (folder: string) => Promise<LayerBounds>): Promise<void>;
  /** Makes the layer invisible and deletes it when it has no users. */
  remove(id: string): Promise<void>;
  /** Removes the mark of the user `name` from a layer, which may have been removed meanwhile. */
  removeUser(id: string, name: string): Promise<void>;
  /** Deletes what was removed and has no users. */
  deleteGone(): Promise<void>;
  deleteTree(folder: string): Promise<void>;
}

/** Ignores errors of the file system with one of `codes`. */
export const only =
  (...codes: string[]) =>
  (error: unknown): undefined => {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  };

/** Gives access to `folder`, which is this user's alone. */
export function createShelf(folder: string, environment: Record<string, string>): Shelf {
  const at = (...parts: string[]) => path.join(folder, ...parts);
  const names = async () => (await readdir(folder).catch(only("ENOENT"))) ?? [];
  const deleteTree = (tree: string) => removeTree(tree, environment);

  async function deleteGone(): Promise<void> {
    for (const name of await names()) {
      if (!name.startsWith(GONE)) continue;
      const users = await readdir(at(name, "users")).catch(only("ENOENT"));
      if (users === undefined || users.length > 0) continue;
      // Whoever renames it deletes it; what is left of an unfinished one is swept.
      const mine = at(UNFINISHED + newName());
      const claimed = await rename(at(name), mine).then(() => true, only("ENOENT"));
      if (claimed === true) await deleteTree(mine);
    }
  }

  return {
    folder,
    at,
    names,
    deleteGone,
    deleteTree,
    async make(id, fill) {
      const unfinished = at(UNFINISHED + newName());
      await mkdir(unfinished, { mode: 0o700 });
      try {
        await prepare(unfinished);
        const { bytes, entries } = await fill(unfinished);
        await mkdir(path.join(unfinished, "users"), { mode: 0o700 });
        const about = JSON.stringify({ bytes, entries, createdMs: Date.now() });
        await writeFile(path.join(unfinished, "about.json"), about, { mode: 0o600 });
        // After a power failure, a layer is complete or not there.
        await runTool({ command: ["sync", "-f", "."], cwd: unfinished, environment, signal: undefined });
        await rename(unfinished, at(id)).catch(only("ENOTEMPTY", "EEXIST"));
      } finally {
        await deleteTree(unfinished);
      }
    },
    async remove(id) {
      await rename(at(id), at(GONE + newName())).catch(only("ENOENT"));
      await deleteGone();
    },
    async removeUser(id, name) {
      const removed = await unlink(at(id, "users", name)).then(() => true, only("ENOENT"));
      if (removed === true) return;
      for (const gone of await names())
        if (gone.startsWith(GONE)) await unlink(at(gone, "users", name)).catch(only("ENOENT"));
      await deleteGone();
    },
  };
}

/** Makes the trees of a layer for the user who will own it. */
async function prepare(folder: string): Promise<void> {
  const owner = layerOwner();
  const trees = ["w", "h"].map((tree) => path.join(folder, tree));
  for (const tree of trees) {
    await mkdir(tree);
    await chmod(tree, 0o755);
  }
  // The folder itself hides the layer from all others.
  if (owner !== undefined) for (const each of [...trees, folder]) await lchown(each, owner, owner);
}

/** Removes a folder, even if folders in it cannot be written. */
async function removeTree(folder: string, environment: Record<string, string>): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
  } catch (thrown) {
    only("EACCES", "EPERM")(thrown);
    const [cwd, name] = [path.dirname(folder), path.basename(folder)];
    await runTool({ command: ["rm", "-rf", "--", name], cwd, environment, signal: undefined });
  }
}

/** Returns an id of a layer. Throws SandboxError `bad_path` for all other names. */
export function checkId(id: string): string {
  if (/^[a-z0-9_-]{1,100}$/.test(id)) return id;
  throw new SandboxError("bad_path", "the id of a layer is 1 to 100 of a-z, 0-9, _ and -");
}
