import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type BlobStore, type Body, OWNER, OWNER_BYTES, unreachable } from "./port.ts";

/** How long the file system may take for one content. */
const FOLDER_MS = 60_000;

/**
 * Keeps contents in a folder that services may share: each in a folder of its own, with what a dead process left of its
 * attempts to write it, so that removing the one removes the other. Nothing is written to a folder that no database has
 * claimed, such as the empty one that a lost mount leaves behind.
 */
export function openFolderStore(root: string, ms = FOLDER_MS): BlobStore {
  const folderOf = (name: string) => path.join(root, name.slice(0, 2), name);
  const fileOf = (name: string) => path.join(folderOf(name), "content");
  const marker = path.join(root, OWNER);
  const requireOwner = async () => {
    const found = await stat(marker).catch(absent);
    if (found === null) throw unreachable("its folder is not there, or not mounted");
  };

  return {
    put: (name, { body }) =>
      inTime(ms, async () => {
        await requireOwner();
        await mkdir(folderOf(name), { recursive: true, mode: 0o700 });
        await writeWhole(fileOf(name), body);
        for (const folder of [path.dirname(folderOf(name)), root]) await sync(folder);
      }),
    read: (name, most) =>
      inTime(ms, async () => {
        const found = await readUpTo(fileOf(name), most + 1);
        if (found === null) await requireOwner();
        return found;
      }),
    remove: (name) =>
      inTime(ms, async () => {
        await requireOwner();
        await rm(folderOf(name), { recursive: true, force: true });
      }),
    owner: () =>
      inTime(ms, async () => {
        if ((await stat(root).catch(absent)) === null) throw unreachable("its folder is not there");
        return (await readUpTo(marker, OWNER_BYTES))?.toString("utf8").trim() ?? null;
      }),
    claim: (owner) => inTime(ms, () => writeWhole(marker, Buffer.from(`${owner}\n`))),
  };
}

const absent = (thrown: NodeJS.ErrnoException) => {
  if (thrown.code === "ENOENT" || thrown.code === "ENOTDIR") return null;
  throw thrown;
};

/** Writes a file that is there whole or not at all, also after a loss of power. */
async function writeWhole(file: string, body: Body): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    const out = await open(draft, "wx", 0o600);
    try {
      await out.writeFile(body instanceof Uint8Array ? body : body.stream());
      await out.sync();
    } finally {
      await out.close();
    }
    await rename(draft, file);
  } catch (thrown) {
    await rm(draft, { force: true });
    throw thrown;
  }
  await sync(path.dirname(file));
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readUpTo(file: string, most: number): Promise<Buffer<ArrayBuffer> | null> {
  const handle = await open(file).catch(absent);
  if (handle === null) return null;
  try {
    const { size } = await handle.stat();
    const bytes = Buffer.alloc(Math.min(size, most));
    let at = 0;
    while (at < bytes.length) {
      const { bytesRead } = await handle.read(bytes, at, bytes.length - at, at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return bytes.subarray(0, at);
  } finally {
    await handle.close();
  }
}

/** What `work` returns, or `not_ready`: a folder of another machine may hang, and its work cannot be aborted. */
async function inTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unreachable("its folder does not answer")), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    // The code of a Problem is not one of the system's.
    if (code === undefined || !/^E[A-Z0-9]+$/.test(code)) throw thrown;
    throw unreachable(`its folder refuses (${code})`, thrown);
  } finally {
    clearTimeout(timer);
  }
}
