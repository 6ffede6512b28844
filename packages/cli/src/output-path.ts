import { randomBytes } from "node:crypto";
import { open, rm, stat } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "./command.ts";

/** The folder that `-o` names, or null. Refuses a folder that cannot be written, before a run is started. */
export async function outputFolder(given: string | undefined): Promise<string | null> {
  if (given === undefined) return null;
  if (given === "") throw new UsageError("-o must not be empty");
  const nearest = await nearestFolder(given);
  if (nearest.isFile) throw new UsageError(`-o ${given}: ${nearest.path} is a file, not a folder`);
  await refuseReadOnly(given, nearest.path);
  return given;
}

/** The file that `-o` names, or null. Refuses a file that cannot be written, before a build is started. */
export async function outputFile(given: string | undefined): Promise<string | null> {
  if (given === undefined) return null;
  if (given === "") throw new UsageError("-o must not be empty");
  const stats = await stat(given).catch(() => null);
  if (stats?.isDirectory() || /[/\\]$/.test(given))
    throw new UsageError(`-o ${given}: this is a folder; name a file in it, such as page.html`);
  await outputFolder(path.dirname(given));
  return given;
}

/** The folder itself, or the nearest existing one above it; `isFile` if the existing path is a file. */
async function nearestFolder(given: string): Promise<{ path: string; isFile: boolean }> {
  for (let at = path.resolve(given); ; at = path.dirname(at)) {
    const stats = await stat(at).catch(() => null);
    if (stats !== null) return { path: at, isFile: !stats.isDirectory() };
  }
}

/** Writes a probe file: nothing else reveals missing rights, read-only file systems and full disks alike. */
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
