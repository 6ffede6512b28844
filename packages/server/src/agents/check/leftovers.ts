/** Folders that tools recreate, under names that have no other use. */
const FOLDERS = new Set([
  "node_modules",
  "__pycache__",
  ".pytest_cache",
  ".mypy_cache",
  ".ruff_cache",
  ".hypothesis",
  ".tox",
  ".nox",
  ".cache",
  ".npm",
  ".yarn-cache",
  ".gradle",
  ".nyc_output",
  "htmlcov",
]);

/** Folders that are build output or a report only if one of these files is `beside` or `in` them. */
const MARKED = new Map(
  Object.entries<{ beside?: readonly string[]; in?: readonly string[] }>({
    target: { beside: ["Cargo.toml"], in: ["CACHEDIR.TAG"] },
    coverage: { in: ["lcov.info", "coverage-final.json", "coverage-summary.json", "clover.xml"] },
  }),
);

const ENVIRONMENT = "pyvenv.cfg";
const NAMED = new Set([".coverage", "npm-debug.log", "yarn-error.log", "yarn-debug.log", "pnpm-debug.log"]);
const ENDINGS = [".pyc", ".pyo"];
const STARTS = ["npm-debug.log.", ".coverage."];

/** Number of files left out for one reason. `of` is the folder, or the name or pattern of single files. */
export interface LeftoverCount {
  of: string;
  files: number;
}

/**
 * Separates what tools leave behind (package folders, caches, logs, virtual environments, build output, coverage) from the
 * work, by the paths of all files of a workspace. The returned function gives the folder or pattern that a file is left out
 * under, or null for a file of the work. Linear in the length of the paths.
 */
export function leftoversOf(files: Iterable<string>): (path: string) => string | null {
  const paths = files instanceof Set ? (files as ReadonlySet<string>) : new Set(files);
  const cache = new Map<string, string | null>();
  /** The outermost leftover among `folder` and the folders above it, or null. */
  const folderOf = (folder: string): string | null => {
    const cached = cache.get(folder);
    if (cached !== undefined) return cached;
    const end = folder.lastIndexOf("/");
    const above = end < 0 ? null : folderOf(folder.slice(0, end));
    const leftover = above ?? (isLeftFolder(folder, paths) ? folder : null);
    cache.set(folder, leftover);
    return leftover;
  };
  return (path) => {
    const end = path.lastIndexOf("/");
    return (end < 0 ? null : folderOf(path.slice(0, end))) ?? patternOf(path.slice(end + 1));
  };
}

/** Whether `path`, one of `files`, is a leftover. For many paths of one listing, use leftoversOf. */
export const isLeftover = (path: string, files: Iterable<string>): boolean =>
  leftoversOf(files)(path) !== null;

function isLeftFolder(folder: string, files: ReadonlySet<string>): boolean {
  const end = folder.lastIndexOf("/");
  const [parent, name] = [folder.slice(0, end + 1), folder.slice(end + 1)];
  if (FOLDERS.has(name) || files.has(`${folder}/${ENVIRONMENT}`)) return true;
  const marks = MARKED.get(name) ?? {};
  return (
    (marks.beside ?? []).some((mark) => files.has(parent + mark)) ||
    (marks.in ?? []).some((mark) => files.has(`${folder}/${mark}`))
  );
}

function patternOf(name: string): string | null {
  const ending = ENDINGS.find((suffix) => name.endsWith(suffix));
  if (ending !== undefined) return `*${ending}`;
  const start = STARTS.find((prefix) => name.startsWith(prefix));
  if (start !== undefined) return `${start}*`;
  return NAMED.has(name) ? name : null;
}

/**
 * Splits the files of a workspace into work and leftovers, which are counted, largest first. `given` files always stay,
 * wherever they are. `others` are further files of the workspace, which only tell what a folder is; `isMade` gives the
 * reason why a file of this project is left out, or null.
 */
export function withoutLeftovers<F extends { path: string }>(
  files: readonly F[],
  given: ReadonlySet<string>,
  {
    others = [],
    isMade = () => null,
  }: { others?: Iterable<string>; isMade?: (path: string) => string | null } = {},
): { files: F[]; leftOut: LeftoverCount[] } {
  const leftoverOf = leftoversOf(new Set([...others, ...files.map((file) => file.path)]));
  const counts = new Map<string, number>();
  const kept = files.filter(({ path }) => {
    const leftover = given.has(path) ? null : (leftoverOf(path) ?? isMade(path));
    if (leftover !== null) counts.set(leftover, (counts.get(leftover) ?? 0) + 1);
    return leftover === null;
  });
  const leftOut = [...counts].map(([of, count]) => ({ of, files: count }));
  return { files: kept, leftOut: leftOut.sort((a, b) => b.files - a.files || (a.of < b.of ? -1 : 1)) };
}

const MAX_LISTED = 5;

/** Describes `leftOut`: `node_modules (1,204 files), .npm (3 files)`; empty if nothing was left out. */
export function describeLeftOut(leftOut: readonly LeftoverCount[]): string {
  const count = (files: number) => `${files.toLocaleString("en")} ${files === 1 ? "file" : "files"}`;
  const parts = leftOut.slice(0, MAX_LISTED).map(({ of, files }) => `${of} (${count(files)})`);
  const rest = leftOut.slice(MAX_LISTED).reduce((sum, { files }) => sum + files, 0);
  return [...parts, ...(rest > 0 ? [`${count(rest)} elsewhere`] : [])].join(", ");
}
