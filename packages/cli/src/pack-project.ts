import { lstat, mkdtemp, open, readlink, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { Client } from "@signet/client";
import { BOUNDS } from "@signet/contract/values";
import { type ChosenFile, chooseFiles } from "./chosen-files.ts";
import { unreadable, UsageError } from "./command.ts";
import { padding, tarEnd, tarHeader } from "./tar-header.ts";
import type { Terminal } from "./terminal.ts";
import { byteSize } from "./text.ts";

/** A project that is ready to be packed: its entries in the order of their names. */
export interface MeasuredProject {
  files: number;
  bytes: number;
  entries: readonly Measured[];
}

interface Measured extends ChosenFile {
  size: number;
  executable: boolean;
  /** Where a link leads; null for a file. */
  target: string | null;
}

const MIB = 1_048_576;
const CHUNK_BYTES = 262_144;
/** From this size on a person is told what goes on. */
const LARGE_BYTES = 4 * MIB;

/** Looks at every file of a project. Throws a UsageError for one that no bundle can hold, and where they are too many or too large. */
export async function measureProject(files: readonly ChosenFile[]): Promise<MeasuredProject> {
  const limits = BOUNDS.bundles;
  if (files.length > limits.files)
    throw new UsageError(`${count(files.length)} files; a bundle takes ${count(limits.files)}`);
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const entries: Measured[] = [];
  for (const file of sorted) entries.push(await measured(file));
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (bytes > limits.bytes)
    throw new UsageError(`the project has ${byteSize(bytes)}; a bundle takes ${limits.bytes / MIB} MiB`);
  return { files: entries.length, bytes, entries };
}

async function measured(chosen: ChosenFile): Promise<Measured> {
  const { file, name } = chosen;
  const stats = await lstat(file).catch((error: unknown) => {
    throw unreadable(error, file, "--repo");
  });
  if (stats.isSymbolicLink()) {
    const target = await readlink(file);
    if (!staysInside(name, target)) throw new UsageError(`${file} is a link that leads out of the project`);
    return { ...chosen, size: 0, executable: false, target };
  }
  if (!stats.isFile()) throw new UsageError(`${file} is not a file`);
  return { ...chosen, size: stats.size, executable: (stats.mode & 0o100) !== 0, target: null };
}

/** Whether a link is one that the service takes: relative, with `..` at its beginning only, and no more of them than folders. */
function staysInside(name: string, target: string): boolean {
  const steps = target.split("/").filter((step) => step !== "" && step !== ".");
  const down = steps.findIndex((step) => step !== "..");
  const up = down === -1 ? steps.length : down;
  return !target.startsWith("/") && up < name.split("/").length && !steps.slice(up).includes("..");
}

/** The project as a tar archive compressed with gzip: the same files give the same bytes, whatever their times and owners. */
export function packProject(project: MeasuredProject): Readable {
  const gzip = createGzip();
  // An error of a file is what the reader of the result gets.
  pipeline(Readable.from(tarOf(project)), gzip, () => undefined);
  return gzip;
}

async function* tarOf({ entries }: MeasuredProject): AsyncGenerator<Uint8Array, void> {
  for (const entry of entries) {
    yield tarHeader(entry);
    if (entry.target !== null) continue;
    yield* contentOf(entry);
    yield padding(entry.size);
  }
  yield tarEnd();
}

async function* contentOf({ file, size }: Measured): AsyncGenerator<Uint8Array, void> {
  const handle = await open(file).catch((error: unknown) => {
    throw unreadable(error, file, "--repo");
  });
  try {
    for (let left = size; left > 0;) {
      const wanted = Math.min(left, CHUNK_BYTES);
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(wanted), 0, wanted);
      if (bytesRead === 0) throw new UsageError(`${file} became shorter while it was read`);
      left -= bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/** Calls back with the file of a project's archive: `repo` itself, or what is packed of this folder, which is removed again. */
export async function withArchive<T>(
  repo: string,
  include: string[] | undefined,
  use: (archive: string) => Promise<T>,
): Promise<T> {
  const found = await stat(repo).catch((error: unknown) => {
    throw unreadable(error, repo, "--repo");
  });
  if (found.isFile()) return use(repo);
  const { files } = await chooseFiles({ repo, include });
  const folder = await mkdtemp(path.join(tmpdir(), "signet-project-"));
  try {
    const archive = path.join(folder, "project.tar.gz");
    await writeFile(archive, packProject(await measureProject(files)), { mode: 0o600 });
    return await use(archive);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Uploads a project and returns the id of its bundle. Says what is sent if it is large. */
export async function sendProject(
  terminal: Terminal,
  client: Client,
  files: readonly ChosenFile[],
): Promise<string> {
  const project = await measureProject(files);
  const tells = terminal.live && project.bytes >= LARGE_BYTES;
  if (tells) terminal.err(`packing ${count(project.files)} files, ${byteSize(project.bytes)}`);
  let sent = 0;
  let failure: unknown;
  const counted = async function* () {
    try {
      for await (const chunk of packProject(project) as AsyncIterable<Buffer>) {
        if ((sent += chunk.length) > BOUNDS.bundles.packedBytes) throw tooLarge();
        yield new Uint8Array(chunk);
      }
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const body = Readable.toWeb(Readable.from(counted())) as ReadableStream<Uint8Array>;
  const { bundle } = await client.uploadBundle(body).catch((error: unknown) => {
    // What is wrong with a file looks to the client like a lost connection.
    throw failure instanceof UsageError ? failure : error;
  });
  if (tells) terminal.err(`sent ${byteSize(sent)}`);
  return bundle;
}

const tooLarge = () =>
  new UsageError(
    `the project is too large: packed, a bundle may have ${BOUNDS.bundles.packedBytes / MIB} MiB`,
  );

const count = (n: number): string => n.toLocaleString("en");
