import { chmod, lchown, mkdir, open, symlink } from "node:fs/promises";
import path from "node:path";
import type { Header } from "tar-stream";
import { SandboxError, type LayerBounds } from "../port.ts";
import { checkPath } from "./view.ts";

/** Files up to this size are written several at a time. */
const SMALL = 256 * 1024;
const AT_ONCE = 16;
const LONGEST_TARGET = 4095;

type Kind = "file" | "directory" | "link";

/** An entry of an archive with its content. */
export type ArchiveEntry = AsyncIterable<Buffer> & { header: Header; resume(): unknown };

/** A tree of files under construction in the empty folder `folder`, for the user `owner`, of at most `bounds`. */
export function createTree(folder: string, bounds: LayerBounds, owner: number | undefined) {
  const kinds = new Map<string, Kind>();
  const links: { name: string; target: string }[] = [];
  const writer = createWriter(owner);
  let bytes = 0;

  function claim(name: string, kind: Kind): void {
    if (kinds.has(name)) throw refused(name, "comes twice");
    kinds.set(name, kind);
    if (kinds.size > bounds.entries)
      throw new SandboxError("too_large", `the archive has more than ${bounds.entries} entries`);
  }

  /** Makes the folder `name` and those above it. */
  async function addFolder(name: string): Promise<void> {
    if (kinds.get(name) === "directory" || name === ".") return;
    await addFolder(path.posix.dirname(name));
    claim(name, "directory");
    await writer.folder(path.join(folder, name));
  }

  async function addFile(name: string, entry: ArchiveEntry): Promise<void> {
    const { size, mode } = entry.header;
    bytes += size;
    if (bytes > bounds.bytes)
      throw new SandboxError("too_large", `the files of the archive have more than ${bounds.bytes} bytes`);
    await writer.file(path.join(folder, name), entry, { size, executable: (mode & 0o111) !== 0 });
  }

  return {
    async add(entry: ArchiveEntry): Promise<void> {
      const { type, linkname } = entry.header;
      const name = normalized(entry.header.name, type === "directory");
      if (type === "directory") {
        await addFolder(name);
        return void entry.resume();
      }
      if (!["file", "contiguous-file", "symlink"].includes(type))
        throw new SandboxError("failed", `${shown(name)} is neither a file, a folder nor a symbolic link`);
      await addFolder(path.posix.dirname(name));
      if (type !== "symlink") {
        claim(name, "file");
        return addFile(name, entry);
      }
      claim(name, "link");
      links.push({ name, target: checkTarget(name, linkname) });
      entry.resume();
    },
    /** Waits until nothing is written any more. */
    settled: () => writer.settled(),
    /** Makes the links, now that nothing else is written, and returns what the tree contains. */
    async finish(): Promise<LayerBounds> {
      await writer.finish();
      for (const { name, target } of links) await writer.link(path.join(folder, name), target);
      return { bytes, entries: kinds.size };
    },
  };
}

/** Writes entries that do not exist yet. Small files are still being written when `file` has returned. */
function createWriter(owner: number | undefined) {
  const writing = new Set<Promise<void>>();
  const failures: Error[] = [];
  const own = async (at: string) => void (owner !== undefined && (await lchown(at, owner, owner)));
  const check = () => {
    if (failures[0]) throw failures[0];
  };

  async function write(at: string, chunks: AsyncIterable<Buffer> | Buffer[], executable: boolean) {
    const file = await open(at, "wx", 0o600);
    try {
      for await (const chunk of chunks) await file.writeFile(chunk);
      await file.chmod(executable ? 0o755 : 0o644);
      if (owner !== undefined) await file.chown(owner, owner);
    } finally {
      await file.close();
    }
  }

  return {
    async folder(at: string) {
      await mkdir(at);
      await chmod(at, 0o755);
      await own(at);
    },
    async file(at: string, entry: ArchiveEntry, { size, executable }: { size: number; executable: boolean }) {
      check();
      if (size > SMALL) return write(at, entry, executable);
      const content = await Array.fromAsync(entry);
      const task = write(at, content, executable).catch((error: Error) => void failures.push(error));
      writing.add(task);
      void task.then(() => writing.delete(task));
      if (writing.size >= AT_ONCE) await Promise.race(writing);
    },
    async link(at: string, target: string) {
      await symlink(target, at);
      await own(at);
    },
    settled: async () => void (await Promise.all(writing)),
    async finish() {
      await Promise.all(writing);
      check();
    },
  };
}

/** The path of an entry without empty steps; `.` for the top folder. Throws SandboxError `bad_path`. */
function normalized(name: string, isFolder: boolean): string {
  checkPath(name);
  const steps = name.split("/").filter((step) => step !== "" && step !== ".");
  if (steps.some((step) => Buffer.byteLength(step) > 255)) throw refused(name, "has a name that is too long");
  // The reader replaces what is not UTF-8.
  if (name.includes("\ufffd")) throw refused(name, "is not UTF-8");
  if (isFolder) return steps.join("/") || ".";
  if (steps.length === 0 || name.endsWith("/")) throw refused(name, "names a folder");
  return steps.join("/");
}

/** The target of a link. It may be any path: it is only ever followed inside a sandbox. */
function checkTarget(name: string, target: string | null): string {
  const bad = !target || Buffer.byteLength(target) > LONGEST_TARGET || /[\0\ufffd]/.test(target);
  if (bad) throw refused(name, "is a link to nothing that can be named");
  return target;
}

const shown = (name: string) => JSON.stringify(name.slice(0, 200));
const refused = (name: string, why: string) =>
  new SandboxError("bad_path", `an entry of the archive ${why}: ${shown(name)}`);
