import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { BOUNDS, WorkspacePath, type GivenFile } from "@signet/contract";
import { unreadable, UsageError } from "./command.ts";
import { byteSize } from "./text.ts";

/** The files as a request carries them. What cannot fit in one is refused before it is read. */
export async function readGiven(files: string[]): Promise<GivenFile[]> {
  const sizes = await Promise.all(files.map((file) => attempt(file, async () => (await stat(file)).size)));
  for (const [i, size] of sizes.entries()) refuseTooLarge(files[i]!, size);
  refuseTooLarge(
    "what --file names",
    sizes.reduce((sum, size) => sum + size, 0),
  );
  return Promise.all(files.map((file) => attempt(file, () => readOne(file))));
}

/** Throws where something is larger than a whole request may be. */
export function refuseTooLarge(what: string, bytes: number): void {
  if (bytes <= BOUNDS.bodyBytes) return;
  const most = `${BOUNDS.bodyBytes / 1_048_576} MiB`;
  throw new UsageError(`${what} has ${byteSize(bytes)}; a request may have ${most}`);
}

async function attempt<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof UsageError ? error : unreadable(error, file, "--file");
  }
}

/** A file under its path from here; one from elsewhere under its bare name. */
async function readOne(file: string): Promise<GivenFile> {
  const relative = path.relative("", file).split(path.sep).join("/");
  const name = relative.startsWith("../") || path.isAbsolute(relative) ? path.basename(file) : relative;
  const bytes = await readFile(file);
  if (!WorkspacePath.safeParse(name).success) throw new UsageError(`${file} cannot be placed in a workspace`);
  const text = bytes.toString("utf8");
  if (Buffer.from(text).equals(bytes)) return { path: name, content: text };
  return { path: name, content: bytes.toString("base64"), encoding: "base64" };
}
