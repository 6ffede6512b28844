import path from "node:path";
import { fromFolder } from "../folders.ts";
import { quote } from "../place.ts";
import type { Space, CheckStep, Toolchain } from "../port.ts";
import { changedData, comparedData } from "./compared-data.ts";
import type { CrossCheckOptions, MutationTrial } from "./count-marked.ts";
import { IS_EXPECTED, withChangedByte, wordsOfCommand } from "./expected-bytes.ts";
import { newWord } from "./run.ts";
import { changedComparisons } from "./shell-expectations.ts";
import { sourcesOf } from "./sources.ts";
import { createMarkingToolchain } from "./toolchain.ts";

const COMPARES = /(?:^|[\s;&|(])(?:diff|cmp|comm|test|\[|\[\[|grep|[ef]grep)(?:\s|$)/;
const MAX_LITERALS = 3;

/** Runs commands such as `./prog < in | diff - want` and cross-checks them by changing the expected data. */
export function createCompareToolchain(): Toolchain {
  return createMarkingToolchain({
    kinds: ["compare"],
    sources: (space, step) => sourcesOf(space, namedFiles(space, step)),
    options: (space, step) => ({ ...comparison(space, step), compares: true }),
    order: () => Promise.resolve({ result: "independent", why: "one command decides" }),
  });
}

/** Runs a command that no other toolchain can take over, and cross-checks whatever can be changed in it. */
export function createOtherToolchain(): Toolchain {
  return createMarkingToolchain({
    kinds: ["other"],
    sources: (space, step) => sourcesOf(space, [...namedFiles(space, step), ...testsOf(space)]),
    options: (space, step) => ({ ...comparison(space, step), compares: COMPARES.test(step.cmd) }),
    order: () => Promise.resolve({ result: "independent", why: "one command decides" }),
  });
}

/** The command and the protected scripts that it names. */
const shellTextOf = (space: Space, step: CheckStep) =>
  [
    step.cmd,
    ...namedFiles(space, step)
      .filter(isShell)
      .map((path) => space.fixed.get(path)!.toString()),
  ].join("\n");

const isShell = (path: string) => /\.(?:sh|bash)$/.test(path);

/** Folders with expected files that the command names as a whole, such as those of `diff -r`. */
function foldersIn(step: CheckStep, paths: readonly string[]): { folder: string; files: string[] }[] {
  const words = new Set(wordsOfCommand(step.cmd).map((word) => inFolder(step, word.text).replace(/\/$/, "")));
  const folders = [...words].map((folder) => ({
    folder,
    files: paths.filter((path) => path.startsWith(`${folder}/`)),
  }));
  return folders.filter(({ files }) => files.length > 0).slice(0, 1);
}

const testsOf = (space: Space) =>
  [...space.fixed.keys()].filter((path) => /(?:^|[/._-])(?:tests?|spec)(?:[/._-]|$)/i.test(path));

function namedFiles(space: Space, step: CheckStep): string[] {
  const words = new Set(wordsOfCommand(step.cmd).map((word) => inFolder(step, word.text)));
  return [...space.fixed.keys()].filter((path) => words.has(path) || step.files.includes(path));
}

const inFolder = ({ folder }: CheckStep, word: string) => path.posix.join(folder, word);

function comparison(space: Space, step: CheckStep): CrossCheckOptions {
  const comparing = COMPARES.test(step.cmd);
  const data = wordsOfCommand(step.cmd)
    .filter((word) => !word.input)
    .map((word) => inFolder(step, word.text))
    .filter((path) => space.fixed.has(path))
    .filter((path) => !/\.(?:c|h|sh|py|m?js|go|rs|java|rb|pl|awk|ts)$/.test(path));
  const telling = data.filter((path) => IS_EXPECTED.test(path));
  const chosen = [...new Set(telling.length > 0 ? telling : data)];
  const fitting = comparing ? comparedData(shellTextOf(space, step), space.fixed.keys()) : [];
  const others = fitting.some((path) => !chosen.includes(path)) ? fitting : [];
  return {
    cmd: step.cmd,
    expected: chosen.map((path) => ({ path, sure: comparing })),
    trials: [
      ...literalTrials(step.cmd),
      ...(comparing ? chosen.slice(0, 1).flatMap((path) => elsewhereTrial(space, step, [path], path)) : []),
      ...changedData(space.fixed, others),
      ...foldersIn(step, others).flatMap(({ folder, files }) => elsewhereTrial(space, step, files, folder)),
    ],
  };
}

/** Trials that change expectations in the command itself. */
const literalTrials = (cmd: string): MutationTrial[] =>
  changedComparisons(cmd, {
    boundaries: new Set([cmd.split("\n").length]),
    errexit: false,
    upTo: Infinity,
  })
    .slice(0, MAX_LITERALS)
    .map(({ text, sure }) => ({
      kind: "changed",
      where: "an expectation in the command was changed",
      changes: new Map(),
      cmd: text,
      judge: ({ ended }) => (ended.exitCode === 0 ? "passes" : "fails"),
      sure,
      group: "the command",
    }));

/**
 * A trial in which the command compares with a moved copy of the expected file or folder, and changed files take its place. A
 * correct program still passes; one that prints the content of an expected file does not.
 */
function elsewhereTrial(
  space: Space,
  { cmd, folder }: CheckStep,
  files: readonly string[],
  path: string,
): MutationTrial[] {
  const name = newWord();
  const moved = replacedWord(cmd, fromFolder(folder, path), `/tmp/${name}`);
  const changes = files.flatMap((file): [string, Buffer][] => {
    const bytes = space.fixed.get(file)!;
    const changed = withChangedByte(bytes);
    return changed === null
      ? []
      : [
          [file, changed],
          [`${name}${file.slice(path.length)}`, bytes],
        ];
  });
  // A folder is moved as a whole, so an empty file in it would be missing.
  if (changes.length < 2 * files.length || moved === null) return [];
  return [
    {
      kind: "changed",
      where: `the output that is compared with ${path} depends on that file`,
      changes: new Map(changes),
      cmd: `mv ${quote(name)} /tmp/ && { ${moved}\n}`,
      judge: ({ ended }) => (ended.exitCode === 0 ? "unclear" : "passes"),
      sure: true,
      group: path,
    },
  ];
}

/** The command with each whole word `path` replaced; null if there is none. */
function replacedWord(cmd: string, path: string, by: string): string | null {
  const parts = cmd.split(path);
  let out = parts[0]!;
  let replaced = false;
  for (const next of parts.slice(1)) {
    const before = out.replace(/(?:\.\/|\/workspace\/)$/, "");
    const whole = /(?:^|[\s"'<>()=])$/.test(before) && /^(?:$|\/?(?:$|[\s"'<>();&|]))/.test(next);
    out = whole ? before + by + next : out + path + next;
    replaced ||= whole;
  }
  return replaced ? out : null;
}
