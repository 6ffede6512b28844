import type { Space } from "./port.ts";
import { baseOf, roleOf, testFolderOf } from "./roles.ts";

const MAX_FILES = 500;
const MAX_BYTES = 256 << 10;

/**
 * Protected files that belong to the tests, by path, each with the topmost folder of tests that it is in. The work may use one
 * if a test gives it to the work, or if it is also named elsewhere: in the task, or in given code outside of tests.
 */
export function reservedFiles(space: Space): ReadonlyMap<string, string> {
  const files = known.get(space) ?? findReserved(space);
  known.set(space, files);
  return files;
}

const known = new WeakMap<Space, ReadonlyMap<string, string>>();

function findReserved(space: Space): Map<string, string> {
  const found = new Map<string, string>();
  if (space.names === undefined || space.before === undefined) return found;
  const words = namedIn(space);
  for (const path of space.fixed.keys()) {
    const folder = testFolderOf(path);
    if (folder === null || roleOf(path) === "config" || words.has(baseOf(path)) || space.names(path))
      continue;
    found.set(path, folder);
    if (found.size >= MAX_FILES) break;
  }
  return found;
}

/** What JavaScript leaves out of the name of a module that it requires. */
const LEFT_OUT = /\.[cm]?[jt]sx?$/;
const REQUIRED = /["'`][\w.@+/-]*\/([\w.@+-]+)["'`]/g;

/** Endings that say what a file is to its neighbour, and that are words as well: only with their dot do they name files. */
const SAYS_EXPECTED =
  /^(?:out|exp|expected|want|ref|ans|answer|gold|golden|ok|txt|text|result|in|dat|data)$/iu;

/**
 * Protected data of a kind that neither the task nor given code outside of tests speaks of. The work that a test gives a file may
 * not read the one of this kind beside it.
 */
export function companionsOf(space: Space): string[] {
  if (space.mentions === undefined || space.before === undefined) return [];
  const texts = textsOf(space);
  const isNamed = (ending: string) => {
    const word = SAYS_EXPECTED.test(ending) ? `.${ending}` : ending;
    return space.mentions!(word) || texts.some((text) => text.toLowerCase().includes(word));
  };
  const endingOf = (path: string) => /\.(\w+)$/u.exec(baseOf(path))?.[1]?.toLowerCase() ?? null;
  const data = [...space.fixed.keys()].filter((path) => roleOf(path) === "data");
  const endings = new Set(data.map(endingOf).filter((ending) => ending !== null));
  const unnamed = new Set([...endings].filter((ending) => !isNamed(ending)));
  return data.filter((path) => unnamed.has(endingOf(path) ?? "")).slice(0, MAX_FILES);
}

const OF_MOCKS = /mock|side_effect|^call_(?:count|args)/iu;

/** Whether the task or given code outside of tests speaks of mocks: then the work may ask one what it keeps. */
export const isAboutMocks = (space: Space): boolean =>
  ["mock", "stub", "spy", "spies"].some((word) => space.mentions?.(word) === true) ||
  wordsOf(space).some((word) => OF_MOCKS.test(word));

/** The words in given files outside of tests. */
const wordsOf = (space: Space): string[] => textsOf(space).flatMap((text) => text.match(/[\w.@+-]+/g) ?? []);

/** Those words, and with its extension each file that given files require without one. */
function namedIn(space: Space): Set<string> {
  const required = new Set(
    textsOf(space).flatMap((text) => Array.from(text.matchAll(REQUIRED), ([, name]) => name!)),
  );
  const files = [...space.fixed.keys()].map(baseOf);
  return new Set([
    ...wordsOf(space),
    ...files.filter((file) => LEFT_OUT.test(file) && required.has(file.replace(LEFT_OUT, ""))),
  ]);
}

/** The texts of given files outside of tests. */
function textsOf(space: Space): string[] {
  const others = space.files.filter(
    (path) => !space.fixed.has(path) && testFolderOf(path) === null && !path.includes("node_modules/"),
  );
  return others.slice(0, MAX_FILES).map((path) => space.before?.(path)?.toString("utf8", 0, MAX_BYTES) ?? "");
}
