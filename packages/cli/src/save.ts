import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { ConnectionError, type Client } from "@signet/client";
import { isWorkspacePath } from "@signet/contract/values";
import { NotSavedError } from "./command.ts";
import type { ManifestFile } from "@signet/verify";

/** Saves a run's record. It holds the run's opening and files, so it is for the owner of the file alone. */
export async function saveRecord(client: Client, runId: string, file: string): Promise<void> {
  const record = await client.runRecord(runId);
  try {
    await writeFile(file, record, { mode: 0o600 });
  } catch (error) {
    throw new NotSavedError(runId, error);
  }
}

/**
 * Saves a run's files below `folder` and returns their number. Each must have the hash that the run's events name, and
 * a path that stays inside: the service must not choose where to write on this machine.
 */
export async function saveFiles(
  client: Client,
  runId: string,
  files: ManifestFile[],
  folder: string,
): Promise<number> {
  for (const file of files) {
    if (!isWorkspacePath(file.path))
      throw new ConnectionError(`the service named a file outside the workspace: ${file.path}`);
    const bytes = await client.file(runId, file.path);
    if (createHash("sha256").update(bytes).digest("hex") !== file.sha256)
      throw new ConnectionError(`the service returned different bytes for ${file.path} than the run made`);
    const target = path.join(folder, file.path);
    try {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, bytes);
    } catch (error) {
      throw new NotSavedError(runId, error);
    }
  }
  return files.length;
}
