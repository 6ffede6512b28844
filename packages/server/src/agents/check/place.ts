import type { GivenFile } from "@signet/contract";
import { pack } from "tar-stream";
import { type Sandbox, SandboxError } from "@signet/sandbox";
import type { FileChanges } from "./port.ts";
import { ProjectFile } from "./project-file.ts";

/** A given file's exact bytes. */
export const bytesOf = (file: GivenFile): Buffer =>
  file instanceof ProjectFile
    ? file.bytes
    : Buffer.from(file.content, file.encoding === "base64" ? "base64" : "utf8");

/** The size of a given file in bytes, without reading a file of a project. */
export const sizeOf = (file: GivenFile): number =>
  file instanceof ProjectFile ? file.sizeBytes : bytesOf(file).length;

/** The header of the entry that removes a file of a project, in a snapshot of a sandbox. */
export const removalOf = (path: string) => ({ name: path, type: "character-device" as const, size: 0 });

/** Whether a file names its interpreter. Requests carry no file modes, so such a file is made executable. */
export const isScript = (bytes: Buffer) => bytes.subarray(0, 2).toString() === "#!";

/**
 * Writes the given files into a fresh workspace in one operation, because each command in a sandbox is expensive. The files of
 * a project are there already.
 */
export async function placeFiles(sandbox: Sandbox, files: GivenFile[]): Promise<void> {
  const missing = files.filter((file) => !(file instanceof ProjectFile));
  if (missing.length === 0) return;
  const tar = pack();
  for (const file of missing) {
    const bytes = bytesOf(file);
    tar.entry({ name: file.path, mode: isScript(bytes) ? 0o755 : 0o644 }, bytes);
  }
  tar.finalize();
  await sandbox.restore(tar as AsyncIterable<Uint8Array>);
}

/** Applies `changes` to a workspace and removes anything in their way. Throws SandboxError `failed` if a file cannot be restored. */
export async function applyChanges(sandbox: Sandbox, changes: FileChanges): Promise<void> {
  const removedFirst = [...changes].toSorted(([, a], [, b]) => Number(a !== null) - Number(b !== null));
  for (const [path, bytes] of removedFirst) {
    const ended = await sandbox.exec(clearWay(path));
    if (ended.exitCode !== 0) throw new SandboxError("failed", `${path} could not be restored`);
    if (bytes !== null) await sandbox.write(path, bytes);
  }
}

/** A shell command that removes `path` and anything but a folder where its parent folders should be. */
function clearWay(path: string): string {
  const segments = path.split("/");
  const folders = segments.slice(0, -1).map((_, i) => quote(`./${segments.slice(0, i + 1).join("/")}`));
  const blocked = folders.map(
    (folder) => `if [ ! -d ${folder} ] || [ -L ${folder} ]; then rm -rf ${folder}; fi`,
  );
  return [...blocked, `rm -rf ${quote(`./${path}`)}`].join("; ");
}

/** Quotes `text` as one word of a shell command. */
export const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
