import { createHash } from "node:crypto";
import type { GivenFile } from "@signet/contract";
import { pack } from "tar-stream";
import { SandboxError, type Sandbox } from "@signet/sandbox";
import { withoutLeftovers } from "./leftovers.ts";
import { bytesOf, isScript } from "./place.ts";
import type { OnOutput } from "../command.ts";
import type { FileChanges, Space } from "./port.ts";

const MAX_ENTRIES = 20_000;
const MAX_FILES = 2_000;
const MAX_BYTES = 64 << 20;
const FILE_BYTES = 4 << 20;

export interface WorkFile {
  bytes: Buffer;
  executable: boolean;
}

/** Files of a workspace by path, as they would be delivered. */
export interface Work {
  files: Map<string, WorkFile>;
  /** Whether it contains all files of the workspace. Incomplete work cannot be checked. */
  complete: boolean;
}

/** Reads the files that a workspace would deliver: without leftovers, but with all `given` files. Nothing may be running in it. */
export async function readWork(sandbox: Sandbox, given: ReadonlySet<string>): Promise<Work> {
  const { entries, complete } = await sandbox.list(MAX_ENTRIES);
  const regular = withoutLeftovers(
    entries.filter(({ kind }) => kind === "file"),
    given,
  ).files;
  const files = new Map<string, WorkFile>();
  let left = MAX_BYTES;
  let whole = complete && regular.length <= MAX_FILES;
  for (const { path, sizeBytes, executable } of regular.slice(0, MAX_FILES)) {
    const bytes = sizeBytes <= left ? await readIfThere(sandbox, path, left) : null;
    if (bytes === null) {
      whole = false;
      continue;
    }
    files.set(path, { bytes, executable });
    left -= bytes.length;
  }
  return { files, complete: whole };
}

/** The bytes of a regular file; null if there is none, or more than `most` bytes. */
export async function readIfThere(
  sandbox: Pick<Sandbox, "read">,
  path: string,
  most: number,
): Promise<Buffer | null> {
  try {
    return await sandbox.read(path, most);
  } catch (thrown) {
    if (thrown instanceof SandboxError && thrown.code !== "closed" && thrown.code !== "unavailable")
      return null;
    throw thrown;
  }
}

/** The given files as work on which nothing was done yet. */
export const workOf = (files: readonly GivenFile[]): Work => ({
  files: new Map(
    files.map((file) => {
      const bytes = bytesOf(file);
      return [file.path, { bytes, executable: isScript(bytes) }];
    }),
  ),
  complete: true,
});

/** SHA-256 of each file, to compare what was checked with what is delivered. */
export const hashesOf = (work: Work): Map<string, string> =>
  new Map(
    [...work.files].map(([path, { bytes }]) => [path, createHash("sha256").update(bytes).digest("hex")]),
  );

/** A copy of `work` with `changes` applied. */
export function changed(work: Work, changes: FileChanges): Work {
  const files = new Map(work.files);
  for (const [path, bytes] of changes)
    if (bytes === null) files.delete(path);
    else files.set(path, { bytes, executable: files.get(path)?.executable ?? isScript(bytes) });
  return { ...work, files };
}

/** Dependencies of a space. */
export interface SpaceParts {
  openSandbox(): Promise<Sandbox>;
  signal: AbortSignal;
  timeoutSeconds: number;
  onOutput?: OnOutput;
}

/** A space that opens fresh copies of `work`, each in its own sandbox. `fixed` are the paths that decide. */
export function createSpace(
  work: Work,
  roles: { fixed: readonly string[]; subjects: readonly string[] },
  parts: SpaceParts,
): Space {
  const { signal, timeoutSeconds } = parts;
  const fixed = roles.fixed.flatMap((path): [string, Buffer][] => {
    const file = work.files.get(path);
    return file ? [[path, file.bytes]] : [];
  });
  return {
    fixed: new Map(fixed),
    subjects: roles.subjects,
    files: [...work.files.keys()],
    signal,
    timeoutSeconds,
    ...(parts.onOutput ? { onOutput: parts.onOutput } : {}),
    async read(path) {
      const file = work.files.get(path);
      return file === undefined || file.bytes.length > FILE_BYTES ? null : file.bytes;
    },
    async open(changes) {
      const sandbox = await parts.openSandbox();
      try {
        await sandbox.restore(tarOf(changes ? changed(work, changes) : work));
        return sandbox;
      } catch (thrown) {
        await sandbox.close();
        throw thrown;
      }
    },
  };
}

function tarOf({ files }: Work): AsyncIterable<Uint8Array> {
  const tar = pack();
  for (const [name, { bytes, executable }] of files)
    tar.entry({ name, mode: executable ? 0o755 : 0o644 }, bytes);
  tar.finalize();
  return tar as AsyncIterable<Uint8Array>;
}
