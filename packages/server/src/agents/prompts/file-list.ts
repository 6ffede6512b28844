import type { WorkspaceFile } from "../opening.ts";

const LIST_BYTES = 2 << 10;
/** Room for single files, where folders take the rest. */
const SINGLE_BYTES = 1_200;
/** More lines than this cannot fit. */
const MAX_LINES = 200;
const LAST_LINE_BYTES = 80;

/**
 * A list of the files with their sizes in at most 2 KB. If they do not fit, those that matter most are named and the others
 * are counted by folder. `ranked` are the same files, those that matter most first.
 */
export function listFiles(files: readonly WorkspaceFile[], ranked: readonly WorkspaceFile[]): string {
  const all = files.map(lineOf);
  if (sizeOf(all) <= LIST_BYTES) return all.join("\n");
  const single = takeWithin(ranked.slice(0, MAX_LINES).map(lineOf), SINGLE_BYTES);
  const others = ranked.slice(single.length);
  for (const depth of [3, 2, 1]) {
    const folders = foldersOf(others, depth);
    if (sizeOf([...single, ...folders]) <= LIST_BYTES) return [...single, ...folders].join("\n");
  }
  const room = LIST_BYTES - sizeOf(single) - LAST_LINE_BYTES;
  const folders = takeWithin(foldersOf(others, 1).slice(0, MAX_LINES), room);
  return [...single, ...folders, `and more folders: ${files.length} files in all`].join("\n");
}

const lineOf = ({ path, bytes }: WorkspaceFile) => `${path} (${bytes} bytes)`;

const sizeOf = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);

/** The first lines that fit into `bytes`. */
function takeWithin(lines: readonly string[], bytes: number): string[] {
  let count = lines.length;
  while (sizeOf(lines.slice(0, count)) > bytes) count -= 1;
  return lines.slice(0, count);
}

/** A line for each folder, down to `depth`: how many files are in and below it, and their size. */
function foldersOf(files: readonly WorkspaceFile[], depth: number): string[] {
  const byFolder = Map.groupBy(files, ({ path }) => path.split("/").slice(0, -1).slice(0, depth).join("/"));
  return [...byFolder]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, inside]) => {
      const bytes = inside.reduce((sum, file) => sum + file.bytes, 0);
      return `${folder === "" ? "." : folder}/: ${inside.length} more files, ${bytes} bytes`;
    });
}
