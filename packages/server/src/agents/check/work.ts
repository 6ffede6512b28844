import { createHash } from "node:crypto";
import { type GivenFile, WorkspacePath } from "@signet/contract";
import { pack } from "tar-stream";
import { SandboxError, type Sandbox, type WorkspaceEntry } from "@signet/sandbox";
import { type IsMade, listDeliverable } from "./deliverable.ts";
import { bytesOf, isScript, removalOf } from "./place.ts";
import type { OnOutput } from "../command.ts";
import type { FileChanges, Space } from "./port.ts";
import { roleOf } from "./roles.ts";
import { type Project, ProjectFile, removalsOf } from "./project-file.ts";

const MAX_FILES = 2_000;
const MAX_BYTES = 64 << 20;
const FILE_BYTES = 4 << 20;
/** Protected data files that a space holds. A project may have thousands, which would be read for every copy of the work. */
const MAX_DATA_FIXED = 500;

export interface WorkFile {
  readonly bytes: Buffer;
  readonly executable: boolean;
}

/** Files of a workspace by path, as they would be delivered. */
export interface Work {
  files: Map<string, WorkFile>;
  /** Whether it contains all files of the workspace. Incomplete work cannot be checked. */
  complete: boolean;
  /** Symbolic links that the agent made, which are neither checked nor delivered. Missing if there are none. */
  links?: readonly string[];
  /** Names that cannot be delivered, such as one with a backslash. Missing if there are none. */
  badNames?: readonly string[];
  /** Missing if the run has no project. A file that is as in the project is the same object in `files`. */
  project?: Project;
}

const NAME_CHARS = 120;

/** A name of the workspace as a text may show it: an odd or long one is quoted and cut. */
export const shownName = (path: string): string =>
  path.length <= NAME_CHARS && WorkspacePath.safeParse(path).success
    ? path
    : JSON.stringify(path.slice(0, NAME_CHARS));

/** Reads the files that a workspace would deliver: without leftovers, but with all `given` files. Nothing may be running in it. */
export async function readWork(
  sandbox: Sandbox,
  given: ReadonlySet<string>,
  { project, isMade }: { project: Project | undefined; isMade: IsMade },
): Promise<Work> {
  const { entries, removed, complete, links } = await listDeliverable(sandbox, given, { project, isMade });
  const files = new Map<string, WorkFile>(project);
  for (const path of removed) files.delete(path);
  let left = MAX_BYTES;
  const isNamed = ({ path }: WorkspaceEntry) => WorkspacePath.safeParse(path).success;
  const badNames = entries.filter((entry) => !isNamed(entry)).map(({ path }) => path);
  let whole = complete && badNames.length === 0 && entries.length <= MAX_FILES;
  for (const { path, sizeBytes, executable } of entries.slice(0, MAX_FILES).filter(isNamed)) {
    const bytes = sizeBytes <= left ? await readIfThere(sandbox, path, left) : null;
    if (bytes === null) {
      whole = false;
      files.delete(path);
      continue;
    }
    files.set(path, asInProject({ bytes, executable }, project?.get(path)));
    left -= bytes.length;
  }
  return {
    files,
    complete: whole,
    links: links.map(shownName),
    badNames: badNames.map(shownName),
    ...(project ? { project } : {}),
  };
}

/** The project's own object if the file is as it was there. */
const asInProject = (file: WorkFile, before: ProjectFile | undefined): WorkFile =>
  before !== undefined &&
  before.executable === file.executable &&
  before.sizeBytes === file.bytes.length &&
  before.sha256 === sha256Of(file.bytes)
    ? before
    : file;

const sha256Of = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

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
export const workOf = (files: readonly GivenFile[], project?: Project): Work => ({
  files: new Map(
    files.map((file): [string, WorkFile] => {
      if (file instanceof ProjectFile) return [file.path, file];
      const bytes = bytesOf(file);
      return [file.path, asInProject({ bytes, executable: isScript(bytes) }, project?.get(file.path))];
    }),
  ),
  complete: true,
  ...(project ? { project } : {}),
});

/** Files that differ from a project, and those of it that are gone, as the work that they are. */
export function workOn(
  project: Project,
  differing: Iterable<readonly [path: string, file: WorkFile]>,
  gone: readonly string[],
): Work {
  const files = new Map<string, WorkFile>(project);
  for (const path of gone) files.delete(path);
  for (const [path, file] of differing) files.set(path, asInProject(file, project.get(path)));
  return { files, complete: true, project };
}

/** SHA-256 of each file that is not as in the project, and "" for each that is missing, to compare what was checked with what is delivered. */
export function hashesOf({ files, project }: Work): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const [path, file] of files) {
    const before = project?.get(path);
    const sha256 = file === before ? before.sha256 : sha256Of(file.bytes);
    if (sha256 !== before?.sha256) hashes.set(path, sha256);
  }
  for (const path of project?.keys() ?? []) if (!files.has(path)) hashes.set(path, "");
  return hashes;
}

/** A copy of `work` with `changes` applied. */
export function changed(work: Work, changes: FileChanges): Work {
  const files = new Map(work.files);
  for (const [path, bytes] of changes) {
    if (bytes === null) {
      files.delete(path);
      continue;
    }
    const before = work.project?.get(path);
    const executable = (files.get(path) ?? before)?.executable ?? isScript(bytes);
    files.set(path, asInProject({ bytes, executable }, before));
  }
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
  roles: { fixed: readonly string[]; subjects: readonly string[]; given?: Work },
  parts: SpaceParts,
): Space {
  const { signal, timeoutSeconds } = parts;
  const { given } = roles;
  let left = MAX_DATA_FIXED;
  const fixed = roles.fixed.flatMap((path): [string, Buffer][] => {
    const file = work.files.get(path);
    if (!file || (roleOf(path) === "data" && (left -= 1) < 0)) return [];
    return [[path, file.bytes]];
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
    ...(given ? { before: (path: string) => given.files.get(path)?.bytes ?? null } : {}),
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

/** How programs, objects, libraries and classes begin that a compiler made. */
const COMPILED = ["7f454c46", "213c617263683e0a", "cafebabe", "cffaedfe"].map((hex) =>
  Buffer.from(hex, "hex"),
);
const isCompiled = (bytes: Buffer) => COMPILED.some((start) => bytes.subarray(0, start.length).equals(start));
/** Compiled files are older than everything else, so that make builds them again from the sources that are checked. */
const LONG_AGO = new Date("2000-01-01T00:00:00Z");

/** What makes a fresh sandbox hold the work: all files, or the differences from the project. */
function tarOf({ files, project }: Work): AsyncIterable<Uint8Array> {
  const tar = pack();
  if (project) {
    const gone = [...project.keys()].filter((path) => !files.has(path));
    for (const path of removalsOf(project, gone)) tar.entry(removalOf(path));
  }
  for (const [name, file] of files)
    if (file !== project?.get(name))
      tar.entry(
        {
          name,
          mode: file.executable ? 0o755 : 0o644,
          ...(isCompiled(file.bytes) ? { mtime: LONG_AGO } : {}),
        },
        file.bytes,
      );
  tar.finalize();
  return tar as AsyncIterable<Uint8Array>;
}
