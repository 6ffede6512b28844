import path from "node:path";
import { foldersOfEtc } from "./root.ts";

/**
 * The folder through which commands would see a path of the machine; undefined if they do not see it. `rootDir`: the image that
 * is their root, if there is one. The path has no links.
 */
export function shownThrough(file: string, rootDir?: string): string | undefined {
  if (rootDir !== undefined) return isWithin(file, rootDir) ? rootDir : undefined;
  if (isWithin(file, "/usr/local")) return undefined;
  return ["/usr", ...foldersOfEtc().map((name) => `/etc/${name}`)].find((folder) => isWithin(file, folder));
}

function isWithin(file: string, folder: string): boolean {
  const way = path.relative(folder, file);
  return way === "" || (way !== ".." && !way.startsWith("../"));
}
