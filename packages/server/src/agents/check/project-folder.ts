import path from "node:path";
import type { GivenFile } from "@signet/contract";
import { bytesOf } from "./place.ts";
import type { StepKind } from "./port.ts";
import { baseOf } from "./roles.ts";

/** Files that mark the top folder of a project, by kind of tests. */
const PYTHON_PROJECT =
  /^(?:pyproject\.toml|setup\.(?:py|cfg)|requirements[\w-]*\.txt|tox\.ini|pytest\.ini|manage\.py|Pipfile)$/;
const PROJECT: Partial<Record<StepKind, RegExp>> = {
  "node-test": /^package\.json$/,
  "node-script": /^package\.json$/,
  "js-framework": /^package\.json$/,
  "python-unittest": PYTHON_PROJECT,
  "python-pytest": PYTHON_PROJECT,
  "python-functions": PYTHON_PROJECT,
  "python-script": PYTHON_PROJECT,
  go: /^go\.mod$/,
  rust: /^Cargo\.toml$/,
  make: /^(?:GNUmakefile|[Mm]akefile)$/,
};
const TEST_FOLDER = /(?:^|\/)(?:tests?|__tests__|specs?)$/;
/** A test that locates its files relative to itself can run from any folder. */
const BY_OWN_PLACE = /__file__|__dirname|import\.meta|BASH_SOURCE|\bdirname\b|\$0\b|\$\{0/;
const MAX_NAMED = 300;
const MAX_CHARACTERS = 100_000;

/** The folders of projects among the files of a task. */
export interface ProjectFolders {
  /**
   * The folder that a person would run this test from; "" is the workspace. It is the folder from which the files and modules
   * that the test names are found, else that of the nearest project, else the workspace.
   */
  of(test: GivenFile, kind: StepKind): string;
}

/** Finds project folders from the paths of all files. Each test is read once, in time linear in its length. */
export function projectFolders(paths: readonly string[]): ProjectFolders {
  const allPaths = new Set(paths.flatMap((file) => [file, ...foldersAbove(file)]));
  const byFolder = Map.groupBy(paths, (file) => foldersAbove(file)[0]!);
  const has = (folder: string, name: string) => {
    const at = path.posix.join(folder, name);
    return at !== "." && allPaths.has(at);
  };
  return {
    of(test, kind) {
      const above = foldersAbove(test.path);
      if (above.length === 1) return "";
      const text = bytesOf(test).subarray(0, MAX_CHARACTERS).toString();
      const files = BY_OWN_PLACE.test(text) ? [] : filesNamed(text, kind);
      const modules = kind.startsWith("python-") ? modulesNamed(text) : [];
      const isModule = (folder: string, name: string) => has(folder, `${name}.py`) || has(folder, name);
      const candidates = above.map((folder) => ({
        folder,
        files: files.filter((name) => has(folder, name)).length,
        modules: modules.filter((name) => isModule(folder, name)).length,
      }));
      const mostFiles = Math.max(...candidates.map((candidate) => candidate.files));
      const first = candidates.filter((candidate) => candidate.files === mostFiles);
      const mostModules = Math.max(...first.map((candidate) => candidate.modules));
      const best = first
        .filter((candidate) => candidate.modules === mostModules)
        .map((candidate) => candidate.folder);
      const project = above.find(
        (folder) =>
          !TEST_FOLDER.test(folder) &&
          (byFolder.get(folder) ?? []).some((file) => PROJECT[kind]?.test(baseOf(file))),
      );
      if (project !== undefined && best.includes(project)) return project;
      if (mostFiles + mostModules === 0) return "";
      return best.find((folder) => !TEST_FOLDER.test(folder)) ?? best.at(-1)!;
    },
  };
}

/** The folders that hold a file, from its own to the workspace, "". */
function foldersAbove(file: string): string[] {
  const folders: string[] = [];
  for (let at = file.lastIndexOf("/"); at > 0; at = file.lastIndexOf("/", at - 1))
    folders.push(file.slice(0, at));
  return [...folders, ""];
}

const MODULE = /^[ \t]{0,40}(?:from|import)[ \t]{1,8}([A-Za-z_]\w{0,80}(?:\.\w{1,80}){0,8})/gm;

const modulesNamed = (text: string): string[] => [
  ...new Set([...firstMatches(text, MODULE)].map(([, name]) => name!.replaceAll(".", "/"))),
];

const QUOTED = /["'`]((?:\.{0,2}\/)?[\w@-][\w@./-]{0,200})["'`]/g;
const WORD = /(?<![\w$/.{}-])((?:\.\/)?[\w@-][\w@./-]{0,200})/g;
const IMPORTED = /(?:\bfrom|\bimport|\brequire)[ \t]{0,8}\(?[ \t]{0,8}$/;

/** Texts that look like paths relative to the folder of the run, except imports, which are relative to the file. */
function filesNamed(text: string, kind: StepKind): string[] {
  const matches = [...firstMatches(text, kind === "shell" ? WORD : QUOTED)].filter(
    ({ 1: name, index }) => /[./]/.test(name!) && !IMPORTED.test(text.slice(Math.max(0, index - 24), index)),
  );
  return [...new Set(matches.map(({ 1: name }) => name!))].filter((name) => !name.startsWith("/"));
}

function* firstMatches(text: string, shape: RegExp): Generator<RegExpExecArray> {
  let count = 0;
  for (const match of text.matchAll(shape)) {
    if (++count > MAX_NAMED) return;
    yield match;
  }
}
