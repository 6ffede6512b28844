import path from "node:path";
import { type Budget, fitsGlob } from "./glob.ts";
import { baseOf, holdsTests, roleOf } from "./roles.ts";

/** The files of a workspace, for parsing commands. */
export interface WorkspaceListing {
  /** Paths of all files. */
  files: readonly string[];
  /** Text of a file that influences how commands are parsed (`package.json`, tests), or null. */
  text(path: string): string | null;
}

/** A listing during the parsing of one command. Limits the total cost of the command and the scripts that it starts. */
export interface CommandReading extends WorkspaceListing {
  has(path: string): boolean;
  /** Whether a folder contains a file, at any depth. */
  hasFolder(folder: string): boolean;
  /** The scripts of the package in a folder. */
  scripts(folder: string): Record<string, unknown>;
  /** Whether a text that the command itself holds can be a step: only if the caller wrote the command. */
  takesText: boolean;
  found: Map<FilePattern, Map<string, string[]>>;
  commandsLeft: number;
  budget: Budget;
}

/** A test for the names of files of one kind. */
export interface FilePattern {
  test(file: string): boolean;
}

const MAX_COMMANDS = 100;
const MAX_PATH = 512;
/** Most characters that are examined. */
const MAX_EXAMINED = 10_000_000;

/** Prepares a listing for parsing one command. */
export function readingOf(listing: WorkspaceListing, takesText = false): CommandReading {
  const files = new Set(listing.files);
  const packages = new Map<string, Record<string, unknown>>();
  const budget: Budget = { left: MAX_EXAMINED };
  const text = (file: string) => {
    const content = budget.left < 0 ? null : listing.text(file);
    budget.left -= (content ?? "").length;
    return content;
  };
  return {
    files: listing.files,
    text,
    has: (file) => files.has(file),
    hasFolder: (folder) =>
      (budget.left -= listing.files.length) >= 0 && listing.files.some((file) => within(file, folder)),
    scripts(folder) {
      const cached = packages.get(folder) ?? scriptsIn(text(path.posix.join(folder, "package.json")));
      packages.set(folder, cached);
      return cached;
    },
    takesText,
    found: new Map(),
    commandsLeft: MAX_COMMANDS,
    budget,
  };
}

function scriptsIn(text: string | null): Record<string, unknown> {
  try {
    const scripts: unknown = (JSON.parse(text ?? "{}") as { scripts?: unknown }).scripts;
    return typeof scripts === "object" && scripts !== null ? (scripts as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Removes duplicates. */
export const unique = (files: string[]) => [...new Set(files)];
const within = (file: string, folder: string) =>
  folder === "" || folder === "." || file.startsWith(`${folder.replace(/\/$/, "")}/`);

/** Test files below a folder whose names match `shape`, without helpers and fixtures. */
export function testFilesIn(listing: CommandReading, folder: string, shape: FilePattern): string[] {
  const cached = listing.found.get(shape)?.get(folder);
  if (cached) return cached;
  if ((listing.budget.left -= listing.files.length * 10) < 0) return [];
  const matches = listing.files.filter(
    (file) =>
      within(file, folder) && file.length <= MAX_PATH && shape.test(file) && isRunnable(file, listing),
  );
  listing.found.set(shape, (listing.found.get(shape) ?? new Map<string, string[]>()).set(folder, matches));
  return matches;
}

const isRunnable = (file: string, listing: CommandReading) =>
  (roleOf(file) !== "helper" || holdsTests(file, listing.text(file) ?? "")) &&
  !file
    .split("/")
    .some((segment) => segment === "node_modules" || segment === "venv" || segment === ".venv") &&
  !/\.d\.[cm]?ts$/.test(file) &&
  baseOf(file) !== "__init__.py";

/** The files that a word refers to: one file, tests below a folder, or files that match a pattern. */
export function filesMatching(
  word: string,
  listing: CommandReading,
  folder: string,
  shape: FilePattern,
): string[] {
  const clean = path.posix.join(folder, word);
  if (listing.has(clean)) return [clean];
  const below = testFilesIn(listing, clean, shape);
  if (below.length > 0 || !/[*?]/.test(word)) return below;
  return listing.files.filter((file) => fitsGlob(file, clean, listing.budget));
}

/** The files of the workspace that the words name. */
export function filesNamed(words: string[], listing: CommandReading, folder: string): string[] {
  return unique(
    words
      .map((word) => path.posix.join(folder, word.replace(/^\/workspace\//, "")))
      .filter((file) => listing.has(file)),
  );
}

/** The files that a path, a pattern or a folder of tests refers to. */
export function filesAt(listing: CommandReading, file: string): string[] {
  if (listing.has(file)) return [file];
  if (/[*?]/.test(file))
    return listing.files.filter((candidate) => fitsGlob(candidate, file, listing.budget));
  if ((listing.budget.left -= listing.files.length) < 0) return [];
  return listing.files.filter(
    (candidate) => candidate.startsWith(`${file.replace(/\/$/, "")}/`) && roleOf(candidate) === "test",
  );
}
