import { posix } from "node:path";
import { folderOf, importedAs, includedFiles } from "./imported.ts";
import type { PlannedCheck } from "./plan.ts";
import type { PlannedRun } from "./planned-run.ts";
import { baseOf, roleOf } from "./roles.ts";
import type { Work } from "./work.ts";

const MAX_GLOB_STEPS = 1_000_000;
/** Total bytes of package manifests that are parsed; further manifests are left out of the work. */
const MAX_PARSED = 4 << 20;
/** Data files that are read for names of modules. A project may have thousands, which name none. */
const MAX_DATA_READ = 500;
const MAX_COMMAND = 4_000;
/** A shell's `PATH=`, or a variable of that name in another language. */
const SETS_PATH = /(?<![A-Z_])PATH["'\]]{0,2}\s*\+?[:=](?!=)/;
/** Words of a command that precede a folder. */
const NAMES_FOLDER =
  /(?:^|[\s;&|(])(?:cd|pushd|-C|--directory|--prefix|--dir|--cwd)(?:[ \t]{1,8}|=)["']?([\w./@-]{1,200})/g;

/** Facts about the given files and the plan that tell whether an added file would influence the check. */
export interface DecidingFiles {
  /** Whether a protected file contains this module or file name. */
  names(stem: string): boolean;
  /** Folders that contain given tests. */
  folders: Set<string>;
  /** Whether the check discovers its tests. */
  discovers: boolean;
  makefile: boolean;
  /** Whether a protected file, or a command, says where programs are looked for. */
  setsPath: boolean;
  /** Names and patterns of files that given makefiles and shell scripts include if they exist. */
  takesIn: string[];
  /** Character comparisons that pattern matching may still use. */
  globs: { left: number };
  /** Protected files by their import path without extension. */
  imported: Map<string, string[]>;
  /** Last segments of quoted paths in protected files that have no extension. */
  requires: Set<string>;
  /** Folders that contain given files, at any depth. */
  brought: Set<string>;
  /** Folders that the check's commands run in or name. */
  begins: Set<string>;
  given: ReadonlySet<string>;
  /** Base names of the protected files, without extension. */
  tests: Set<string>;
  /** Bytes of package manifests that may still be parsed. */
  left: number;
}

/** Collects these facts from the plan and the protected files of `work`. */
export function decidingText(work: Work, given: ReadonlySet<string>, plan: PlannedCheck): DecidingFiles {
  const words = new Set<string>();
  const folders = new Set<string>();
  const requires = new Set<string>();
  const takesIn: string[] = [];
  let setsPath = plan.runs.some((run) => run.kind === "command" && SETS_PATH.test(run.cmd));
  let left = MAX_DATA_READ;
  for (const { path } of plan.protected) {
    if (roleOf(path) === "data" && (left -= 1) < 0) continue;
    const text =
      work.files
        .get(path)
        ?.bytes.subarray(0, 1 << 20)
        .toString() ?? "";
    if (roleOf(path) === "test") folders.add(folderOf(path));
    takesIn.push(...includedFiles(path, text));
    setsPath ||= SETS_PATH.test(text);
    for (const [word] of text.matchAll(/[\w.@-]+/g)) {
      words.add(word);
      for (const part of word.split(".")) words.add(part);
    }
    for (const [, segment] of text.matchAll(/(?<![\w@-])([\w@-]+)["'`]/g)) requires.add(segment!);
  }
  return {
    names: (stem) => words.has(stem),
    folders,
    discovers: plan.runs.some((run) => run.kind === "command"),
    imported: Map.groupBy(
      plan.protected.map(({ path }) => path),
      (path) => importedAs(path).as,
    ),
    requires,
    makefile: plan.protected.some(({ path }) => /^makefile$/i.test(baseOf(path))),
    takesIn,
    setsPath,
    globs: { left: MAX_GLOB_STEPS },
    brought: new Set([...given].flatMap(foldersOf)),
    begins: new Set(plan.runs.flatMap(beginsOf)),
    given,
    tests: new Set(plan.protected.map(({ path }) => baseOf(path).replace(/\.\w+$/, ""))),
    left: MAX_PARSED,
  };
}

/** The folders of a run's steps, and all that its command names, since without a shell it may be unknown which of them it changes to. */
function beginsOf(run: PlannedRun): string[] {
  if (run.kind === "examples") return [];
  const folders = run.steps.map((step) => step.folder);
  if (run.kind !== "command") return folders;
  let at = "";
  for (const [, word] of run.cmd.slice(0, MAX_COMMAND).matchAll(NAMES_FOLDER)) {
    at = posix.join("/", at, word!);
    folders.push(at.slice(1), posix.join("/", word!).slice(1));
  }
  return folders.map((folder) => folder.replace(/\/$/, ""));
}

/** All folders above a path. */
export const foldersOf = (path: string): string[] => {
  const folders: string[] = [];
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) folders.push(path.slice(0, at));
  return folders;
};
