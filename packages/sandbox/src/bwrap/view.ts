import { isUtf8 } from "node:buffer";
import { closeSync, constants, openSync, type Stats } from "node:fs";
import { lstat, open, readdir, type FileHandle } from "node:fs/promises";
import { SandboxError, type WorkspaceEntry } from "../port.ts";

const { O_DIRECTORY, O_NOCTTY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;
/** Folders below more folders than this are not listed. */
export const DEEPEST = 64;

/** The service's access to a workspace: read-only, and the kernel follows no links in any part of a path. */
export interface View {
  read(file: string, maxBytes: number): Promise<Buffer>;
  /** Opens a regular file. Rejects with a SandboxError. */
  open(file: string): Promise<{ file: FileHandle; sizeBytes: number }>;
  /** The names in a folder in order; undefined if there is no folder, or, after `onGap`, if it cannot be read. */
  names(folder: string, onGap: () => void): Promise<Buffer[] | undefined>;
  /** The entry at a path; undefined if there is none, or, after `onGap`, if it cannot be examined. */
  look(path: string, onGap: () => void): Promise<WorkspaceEntry | undefined>;
  /** Yields all entries in path order. Calls `onGap` for each one that could not be examined. */
  walk(onGap: () => void): AsyncGenerator<WorkspaceEntry>;
  /** Closes the view as soon as pending operations have finished. */
  close(): void;
}

/** Returns `file` if it is a path inside a workspace, else throws SandboxError `bad_path`. */
export function checkPath(file: string): string {
  const bad =
    file === "" ||
    file.length > 1024 ||
    file.startsWith("/") ||
    file.includes("\0") ||
    file.split("/").includes("..");
  if (bad) throw new SandboxError("bad_path", "the path must be relative and stay inside the workspace");
  return file;
}

/** A view of `folder` through a descriptor: it stays the same folder and readable, whatever happens to its path. */
export function openView(folder: string): View {
  const { at, ...held } = holdFolder(folder);

  async function openFile(name: string) {
    // Without O_NONBLOCK, opening a named pipe would block.
    const flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
    const file = await at(checkPath(name), (path) => open(path, flags)).catch((error: unknown) => {
      throw refusal(error, name);
    });
    const stat = await file.stat();
    if (stat.isFile()) return { file, sizeBytes: stat.size };
    await file.close();
    throw new SandboxError("not_a_file", `${name} is not a regular file`);
  }

  async function names(folder: string, onGap: () => void): Promise<Buffer[] | undefined> {
    const found = await at(folder, (path) => readdir(path, { encoding: "buffer" })).catch(ignore(onGap));
    return found?.sort((a, b) => a.compare(b));
  }

  async function look(path: string, onGap: () => void): Promise<WorkspaceEntry | undefined> {
    const stat = await at(path, (full) => lstat(full)).catch(ignore(onGap));
    if (!stat) return undefined;
    const kind = kindOf(stat);
    const executable = kind === "file" && (stat.mode & 0o100) !== 0;
    return { path, kind, sizeBytes: kind === "file" ? stat.size : 0, mtimeMs: stat.mtimeMs, executable };
  }

  async function* below(folder: string, depth: number, onGap: () => void): AsyncGenerator<WorkspaceEntry> {
    if (depth > DEEPEST) return onGap();
    for (const bytes of (await names(folder, onGap)) ?? []) {
      const path = pathOf(folder, bytes);
      const entry = isUtf8(bytes) ? await look(path, onGap) : unnamed(path);
      if (!entry) continue;
      yield entry;
      if (entry.kind === "directory") yield* below(path, depth + 1, onGap);
    }
  }

  return {
    open: openFile,
    names,
    look,
    async read(name, maxBytes) {
      const { file, sizeBytes } = await openFile(name);
      try {
        if (sizeBytes > maxBytes)
          throw new SandboxError("too_large", `${name} has ${sizeBytes} bytes, more than ${maxBytes}`);
        return Buffer.concat(await Array.fromAsync(chunks(file, sizeBytes)));
      } finally {
        await file.close();
      }
    },
    walk: (onGap) => below("", 1, onGap),
    close: () => held.close(),
  };
}

/** The path of a name in `folder`, with U+FFFD where it is not UTF-8. */
export const pathOf = (folder: string, name: Buffer): string =>
  folder === "" ? name.toString() : `${folder}/${name.toString()}`;

/** The entry for a name that is not UTF-8. */
export const unnamed = (path: string): WorkspaceEntry => ({
  path,
  kind: "other",
  sizeBytes: 0,
  mtimeMs: 0,
  executable: false,
});

/** Keeps `folder` open by a descriptor until `close`. */
function holdFolder(folder: string) {
  const descriptor = openSync(folder, O_RDONLY | O_DIRECTORY);
  let closed = false;
  let busy = 0;
  const settle = () => {
    if (closed && busy === 0) closeSync(descriptor);
  };
  /** Calls `look` with a path below the folder. Meanwhile the descriptor cannot be closed and its number cannot be reused. */
  async function at<T>(below: string, look: (path: string) => Promise<T>): Promise<T> {
    if (closed) throw new SandboxError("closed", "the sandbox is closed");
    busy += 1;
    try {
      return await look(`/proc/self/fd/${descriptor}/${below}`);
    } finally {
      busy -= 1;
      settle();
    }
  }
  return {
    at,
    close() {
      if (closed) return;
      closed = true;
      settle();
    },
  };
}

/** The first `sizeBytes` bytes of `file`, fewer if it has become shorter. */
export async function* chunks(file: FileHandle, sizeBytes: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < sizeBytes;) {
    const buffer = Buffer.allocUnsafe(Math.min(64 * 1024, sizeBytes - position));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

function kindOf(stat: Stats): WorkspaceEntry["kind"] {
  if (stat.isFile()) return "file";
  if (stat.isDirectory()) return "directory";
  return stat.isSymbolicLink() ? "symlink" : "other";
}

/** Returns an error handler that ignores entries that vanished and reports unreadable ones to `onGap`. Rethrows all other errors. */
function ignore(onGap: () => void) {
  return (error: unknown): undefined => {
    if (error instanceof SandboxError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (!["ENOENT", "ENOTDIR", "EACCES", "ELOOP", "ENAMETOOLONG"].includes(code ?? "")) throw error;
    if (code !== "ENOENT") onGap();
  };
}

function refusal(error: unknown, name: string): unknown {
  if (error instanceof SandboxError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "ENOTDIR") return new SandboxError("not_found", `${name} does not exist`);
  if (code === "ELOOP" || code === "ENXIO")
    return new SandboxError("not_a_file", `${name} is not a regular file`);
  if (code === "ENAMETOOLONG") return new SandboxError("bad_path", "the path is too long");
  return new SandboxError("failed", `${name} cannot be read`);
}
