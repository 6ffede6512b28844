import { familyOf } from "../compiled/tokens.ts";
import type { Space } from "../port.ts";
import { baseOf } from "../roles.ts";
import { newMarksFolder, newWord, runInSpace } from "./run.ts";

const MAX_BYTES = 256 << 10;
const SHELL = /\.(?:sh|bash|bats)$/;

/** Words by which code asks from which line or file it was called, or in which it is written. */
const ASKS_PLACE =
  /\bsource_location\b|\b__builtin_(?:LINE|FILE|COLUMN|FUNCTION)\b|\b__(?:LINE|FILE)__|\bbacktrace\b|\bstacktrace\b|\bruntime\.Callers?\b|\btrack_caller\b|\bLocation::caller\b|\bfile!|\bline!|\bStackTraceElement\b|\bgetStackTrace\b|\bStackWalker\b|\bBASH_LINENO\b|\bLINENO\b|\bcaller [0-9]/;
/** Folders for temporary files, by their usual place or the name that `mktemp` gives. */
const NAMES_TEMPORARY = /\btmp\b|\bTMPDIR\b|\bvar\/folders\b/;
/** Given files that say where such a folder has to be, or that replace `mktemp`. */
const SAYS_PLACE = /\/tmp\b|\bTMPDIR\b|[/\w$]mktemp\b|\bmktemp[ \t]*\(/;
const PLACE_PATTERN = /(?:\/tmp\b|\bTMPDIR\b)[^\n]{0,16}\*/;
/** Links do not reach into another file system, and devices are no place for files. */
const MINDS_PLACE = /\bln\b|\/dev\b(?!\/(?:null|std|tty))/;
const TEMPORARY = ["TMPDIR", "temporary", "tempdir", "temp dir", "temp folder", "temp files"];
const LINES = 7;

interface Command {
  cmd: string;
  env?: Record<string, string>;
}

const textOf = (bytes: Buffer) => bytes.toString("utf8", 0, MAX_BYTES);

/** Texts of the work in which words stand that its file did not hold before. */
async function newlySaying(space: Space, words: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const path of space.subjects) {
    const bytes = space.fixed.has(path) ? null : await space.read(path);
    const before = space.before?.(path);
    if (!bytes || !words.test(textOf(bytes)) || (before && words.test(textOf(before)))) continue;
    found.push(textOf(bytes));
  }
  return found;
}

/** Protected files of a kind, changed by `change`; files that stay the same are left out. */
const changedFiles = (space: Space, isOne: (path: string) => boolean, change: (text: string) => string) =>
  new Map(
    [...space.fixed].flatMap(([path, bytes]) => {
      if (!isOne(path) || bytes.length > MAX_BYTES) return [];
      const text = bytes.toString();
      const changed = change(text);
      return changed === text ? [] : [[path, changed] as const];
    }),
  );

/** Puts a text at the start of a script or source, after a line that names its interpreter. */
function atStart(text: string, added: string): string {
  const start = text.startsWith("#!") ? text.indexOf("\n") + 1 : 0;
  return `${text.slice(0, start)}${added}${text.slice(start)}`;
}

/** Whether a command that passed fails twice with these changes, so that it is not by chance. */
async function failsWith(
  space: Space,
  { cmd, env }: Command,
  changes: ReadonlyMap<string, string>,
): Promise<boolean> {
  if (changes.size === 0) return false;
  for (let i = 0; i < 2; i++) {
    const { ended } = await runInSpace(space, newMarksFolder(), cmd, { changes, ...(env ? { env } : {}) });
    if (ended.reason !== "exit" || ended.exitCode === 0) return false;
  }
  return true;
}

/** Whether a file itself expects a number of one of its lines, or a line of one of the `moved`, as tests of a logger do. */
function expectsLines(text: string, moved: readonly string[]): boolean {
  if (moved.some((path) => new RegExp(`${RegExp.escape(baseOf(path))}["']?(?::| line )[0-9]`).test(text)))
    return true;
  return text
    .split("\n")
    .some((line, i) =>
      line
        .matchAll(/:(\d+)\b|\b(\d{2,})\b/g)
        .some(([, one, other]) => [i - 1, i, i + 1].includes(Number(one ?? other))),
    );
}

/** Whether the work answers by the line from which a test calls it, in a sentence: the lines of the tests are moved. */
async function linesAsked(space: Space, command: Command): Promise<string[]> {
  if ((await newlySaying(space, ASKS_PLACE)).length === 0) return [];
  const isSource = (path: string) => SHELL.test(path) || /^(?:c|go|rust|java)$/.test(familyOf(path) ?? "");
  const changes = changedFiles(space, isSource, (text) => atStart(text, "\n".repeat(LINES)));
  const moved = [...changes.keys()];
  if ([...space.fixed.values()].some((bytes) => expectsLines(textOf(bytes), moved))) return [];
  return (await failsWith(space, command, changes))
    ? ["the work asks from which line a test calls it: it fails if blank lines are added before the tests"]
    : [];
}

/** Folders to work in: another one of the same file system, and another place for a work that has a pattern for the usual one. */
function otherFolders(texts: readonly string[], word: string): string[] {
  const isNarrow =
    texts.some((text) => PLACE_PATTERN.test(text)) && !texts.some((text) => MINDS_PLACE.test(text));
  return [`/tmp/${word}`, ...(isNarrow ? [`/dev/shm/${word}`] : [])];
}

/** Whether the work looks at the names that `mktemp` gives to the folders of a test, in a sentence: it gives others. */
async function foldersAsked(space: Space, command: Command): Promise<string[]> {
  const texts = await newlySaying(space, NAMES_TEMPORARY);
  if (texts.length === 0 || TEMPORARY.some((word) => space.names?.(word))) return [];
  const given = [...space.fixed.values()].map(textOf);
  if (given.some((text) => SAYS_PLACE.test(text))) return [];
  for (const folder of otherFolders(texts, newWord())) {
    const inFolder = `mkdir -p ${folder}; command mktemp "$@" ${folder}/work-XXXXXX`;
    const made = `mktemp() { case $#\${1-} in 0|1-d) ${inFolder} ;; *) command mktemp "$@" ;; esac; }; `;
    const changes = changedFiles(
      space,
      (path) => SHELL.test(path),
      (text) => (/\bmktemp\b/.test(text) ? atStart(text, made) : text),
    );
    if (await failsWith(space, command, changes))
      return ["the work looks at the name of a test's temporary folder: it fails in one of another name"];
  }
  return [];
}

/** What the work asks about where a test stands and where it works, in sentences. The tests are run there and elsewhere. */
export const movedTests = async (space: Space, command: Command): Promise<string[]> => [
  ...(await linesAsked(space, command)),
  ...(await foldersAsked(space, command)),
];
