import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";

const CACHE = path.join(import.meta.dirname, "../../../../node_modules/.cache");

/**
 * A folder for reproducible files: beside the installed packages, so that all services of one installation share it, or in
 * `fallback` if that place is not writable.
 */
export function cacheFolder(name: string, fallback: string): string {
  const shared = path.join(CACHE, name);
  try {
    mkdirSync(shared, { recursive: true, mode: 0o700 });
    accessSync(shared, constants.W_OK);
    return shared;
  } catch {
    return path.join(fallback, name);
  }
}
