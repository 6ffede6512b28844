import type { GivenFile } from "@signet/contract";
import { pack } from "tar-stream";
import { type Sandbox, SandboxError } from "@signet/sandbox";
import type { FileChanges } from "./port.ts";

/** A given file's exact bytes. */
export const bytesOf = (file: GivenFile) =>
  Buffer.from(file.content, file.encoding === "base64" ? "base64" : "utf8");

/** Whether a file names its interpreter. Requests carry no file modes, so such a file is made executable. */
export const isScript = (bytes: Buffer) => bytes.subarray(0, 2).toString() === "#!";

/** Writes the given files into an empty workspace in one operation, because each command in a sandbox is expensive. */
export async function placeFiles(sandbox: Sandbox, files: GivenFile[]): Promise<void> {
  if (files.length === 0) return;
  const tar = pack();
  for (const file of files) {
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
