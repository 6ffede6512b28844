import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export const DIST = path.join(import.meta.dirname, "../dist");

/** Why no test can use the workspace here; false: it is built. */
export const unbuilt = existsSync(path.join(DIST, ".sources"))
  ? false
  : "the workspace is not built; run: node scripts/setup.mjs";

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The files that a browser loads before anything is shown, as the build lists them. */
export function entryFiles(): string[] {
  const manifest = JSON.parse(readFileSync(path.join(DIST, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const found = new Set<string>();
  const take = (chunk: Chunk) => {
    if (found.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    for (const name of chunk.imports ?? []) take(manifest[name]!);
  };
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) take(chunk);
  return [...found];
}
