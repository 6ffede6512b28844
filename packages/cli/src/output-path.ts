import { randomBytes } from "node:crypto";
import { open, rm, stat } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "./command.ts";

/** The folder that `-o` names, or null. Refuses one that nothing can be saved in, before a run is paid for. */
export async function outputFolder(given: string | undefined): Promise<string | null> {
  if (given === undefined) return null;
  if (given === "") throw new UsageError("-o must not be empty");
  const found = await nearestFolder(given);
  if (found.file) throw new UsageError(`-o ${given}: ${found.path} is a file, not a folder`);
  await refuseReadOnly(given, found.path);
  return given;
}

/** The file that `-o` names, or null. Refuses one that cannot be written, before a build is paid for. */
export async function outputFile(given: string | undefined): Promise<string | null> {
  if (given === undefined) return null;
  if (given === "") throw new UsageError("-o must not be empty");
  const there = await stat(given).catch(() => null);
  if (there?.isDirectory() || /[/\\]$/.test(given))
    throw new UsageError(`-o ${given}: this is a folder; name a file in it, such as page.html`);
  await outputFolder(path.dirname(given));
  return given;
}

/** The folder itself, or the nearest one above it that is there; `file` where a file stands in its way. */
async function nearestFolder(given: string): Promise<{ path: string; file: boolean }> {
  for (let at = path.resolve(given); ; at = path.dirname(at)) {
    const there = await stat(at).catch(() => null);
    if (there !== null) return { path: at, file: !there.isDirectory() };
  }
}

/** Tries it: rights, read-only file systems and full disks show in no other way. */
async function refuseReadOnly(given: string, folder: string): Promise<void> {
  const probe = path.join(folder, `.signet-${randomBytes(6).toString("hex")}`);
  try {
    await (await open(probe, "wx")).close();
    await rm(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    throw new UsageError(`-o ${given}: nothing can be written in ${folder} (${code})`, { cause: error });
  }
}
