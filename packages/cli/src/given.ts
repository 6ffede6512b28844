import { readFile, stat } from "node:fs/promises";
import type { GivenFile } from "@signet/contract";
import { BOUNDS, isWorkspacePath } from "@signet/contract/values";
import type { ChosenFile } from "./chosen-files.ts";
import { unreadable, UsageError } from "./command.ts";
import { byteSize } from "./text.ts";

/** Reads the files in the form that a request carries. Files that do not fit in a request are refused before they are read. */
export async function readGiven(files: readonly ChosenFile[]): Promise<GivenFile[]> {
  if (files.length > BOUNDS.files.max)
    throw new UsageError(
      `${files.length.toLocaleString("en")} files; a request takes ${BOUNDS.files.max}. To send a whole project: --repo <folder>`,
    );
  const sizes = await Promise.all(
    files.map(({ file }) => attempt(file, async () => (await stat(file)).size)),
  );
  for (const [i, size] of sizes.entries()) refuseTooLarge(files[i]!.file, size);
  refuseTooLarge(
    `the ${files.length} files together`,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  return Promise.all(files.map((chosen) => attempt(chosen.file, () => readOne(chosen))));
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

async function readOne({ file, name }: ChosenFile): Promise<GivenFile> {
  const bytes = await readFile(file);
  if (!isWorkspacePath(name)) throw new UsageError(`${file} has no valid path in a workspace`);
  const text = bytes.toString("utf8");
  if (Buffer.from(text).equals(bytes)) return { path: name, content: text };
  return { path: name, content: bytes.toString("base64"), encoding: "base64" };
}
