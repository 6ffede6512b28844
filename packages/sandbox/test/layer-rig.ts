import { pack, type Header } from "tar-stream";
import type { LayerBounds, Sandbox, SandboxDriver } from "../src/port.ts";

export const BOUNDS: LayerBounds = { bytes: 8 * 1024 ** 2, entries: 1000 };

/** A text is a file, `null` a folder, anything else an entry as it stands, with its content. */
export type Tree = Record<string, string | null | (Partial<Header> & { content?: string })>;

/** A tar of `tree`. */
export async function* tarOf(tree: Tree): AsyncGenerator<Uint8Array> {
  const tar = pack();
  for (const [name, entry] of Object.entries(tree)) {
    if (entry === null) tar.entry({ name, type: "directory" });
    else if (typeof entry === "string") tar.entry({ name }, entry);
    else tar.entry({ name, ...entry }, entry.content ?? "");
  }
  tar.finalize();
  for await (const chunk of tar) yield chunk as Uint8Array;
}

export const bytesOf = async (tar: AsyncIterable<Uint8Array>): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(tar));

/** What `bytes` are as a stream, in pieces of `size`. */
export async function* stream(bytes: Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export const addLayer = (driver: SandboxDriver, id: string, tree: Tree): Promise<void> =>
  driver.layers.create(id, tarOf(tree), BOUNDS);

/** What a command prints, which must succeed. */
export async function printed(sandbox: Sandbox, command: string): Promise<string> {
  const { exitCode, stdout, stderr } = await sandbox.exec(command);
  if (exitCode !== 0) throw new Error(`${command}: ${exitCode} ${stderr}`);
  return stdout;
}
