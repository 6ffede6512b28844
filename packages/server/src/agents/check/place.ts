import type { GivenFile } from "@signet/contract";
import { pack } from "tar-stream";
import { type Sandbox, SandboxError } from "../../sandbox/port.ts";

/** A given file's exact bytes. */
export const bytesOf = (file: GivenFile) =>
  Buffer.from(file.content, file.encoding === "base64" ? "base64" : "utf8");

/** Writes the given files into an empty workspace, all at once: each command in a sandbox has its price. */
export async function place(sandbox: Sandbox, files: GivenFile[]): Promise<void> {
  if (files.length === 0) return;
  const tar = pack();
  for (const file of files) tar.entry({ name: file.path, mode: 0o644 }, bytesOf(file));
  tar.finalize();
  await sandbox.restore(tar as AsyncIterable<Uint8Array>);
}

/** Puts back, byte for byte, each file that is not as it was given; returns their paths. */
export async function putBack(sandbox: Sandbox, files: GivenFile[]): Promise<string[]> {
  const changed = [];
  for (const file of files) {
    if (await isAsGiven(sandbox, file)) continue;
    changed.push(file.path);
    const ended = await sandbox.exec(clearWay(file.path));
    if (ended.exitCode !== 0) throw new SandboxError("failed", `${file.path} could not be put back`);
    await sandbox.write(file.path, bytesOf(file));
  }
  return changed;
}

/** Whether the file is there with the bytes that were given. */
export async function isAsGiven(sandbox: Sandbox, file: GivenFile): Promise<boolean> {
  const wanted = bytesOf(file);
  try {
    return wanted.equals(await sandbox.read(file.path, wanted.length));
  } catch (thrown) {
    if (
      thrown instanceof SandboxError &&
      ["not_found", "not_a_file", "too_large", "bad_path"].includes(thrown.code)
    )
      return false;
    throw thrown;
  }
}

/** Removes what stands at `path`, and what is no folder where its folders should be. */
function clearWay(path: string): string {
  const segments = path.split("/");
  const folders = segments.slice(0, -1).map((_, i) => quote(`./${segments.slice(0, i + 1).join("/")}`));
  const blocked = folders.map(
    (folder) => `if [ ! -d ${folder} ] || [ -L ${folder} ]; then rm -rf ${folder}; fi`,
  );
  return [...blocked, `rm -rf ${quote(`./${path}`)}`].join("; ");
}

/** `text` as one word of a shell command. */
export const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
