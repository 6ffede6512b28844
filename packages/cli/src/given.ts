import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { BOUNDS, WorkspacePath, type GivenFile } from "@signet/contract";
import { unreadable, UsageError } from "./command.ts";
import { byteSize } from "./text.ts";

/** Reads the files in the form that a request carries. Files that do not fit in a request are refused before they are read. */
export async function readGiven(files: string[]): Promise<GivenFile[]> {
  const sizes = await Promise.all(files.map((file) => attempt(file, async () => (await stat(file)).size)));
  for (const [i, size] of sizes.entries()) refuseTooLarge(files[i]!, size);
  refuseTooLarge(
    "the files of --file together",
    sizes.reduce((sum, size) => sum + size, 0),
  );
  return Promise.all(files.map((file) => attempt(file, () => readOne(file))));
}

/** Throws if something is larger than a request may be. */
export function refuseTooLarge(subject: string, bytes: number): void {
  if (bytes <= BOUNDS.bodyBytes) return;
  const limit = `${BOUNDS.bodyBytes / 1_048_576} MiB`;
  throw new UsageError(`${subject}: ${byteSize(bytes)}; the limit of a request is ${limit}`);
}

async function attempt<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof UsageError ? error : unreadable(error, file, "--file");
  }
}

/** A file under its relative path; a file outside the current folder under its name alone. */
async function readOne(file: string): Promise<GivenFile> {
  const relative = path.relative("", file).split(path.sep).join("/");
  const name = relative.startsWith("../") || path.isAbsolute(relative) ? path.basename(file) : relative;
  const bytes = await readFile(file);
  if (!WorkspacePath.safeParse(name).success)
    throw new UsageError(`${file} has no valid path in a workspace`);
  const text = bytes.toString("utf8");
  if (Buffer.from(text).equals(bytes)) return { path: name, content: text };
  return { path: name, content: bytes.toString("base64"), encoding: "base64" };
}
