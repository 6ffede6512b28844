import path from "node:path";
import { fitsGlob } from "./glob.ts";
import type { CheckStep, StepKind } from "./port.ts";
import { pytestSettings } from "./pytest-settings.ts";
import { commandTextStep } from "./python-texts.ts";
import { type CommandReading, filesMatching, filesNamed, testFilesIn, unique } from "./reading.ts";
import { baseOf } from "./roles.ts";

/** The step of a `python` command with these arguments; null if it runs no known tests. */
export function pythonStep(args: string[], listing: CommandReading, folder: string): CheckStep | null {
  if (args.includes("-c")) return listing.takesText ? commandTextStep(args, folder) : null;
  const [first, ...rest] = args.filter((word) => !/^-(?:[BEIsuOq]+|W\w*|X\w*)$/.test(word));
  if (args.includes("-m")) {
    const at = args.indexOf("-m");
    const [module, ...more] = args.slice(at + 1);
    if (module === "unittest") return unittestStep(more, listing, folder);
    if (module === "pytest") return pytestStep(more, listing, folder);
    return module === "doctest" ? doctestStep(more, listing, folder) : null;
  }
  const [file] = filesNamed(first === undefined ? [] : [first], listing, folder);
  if (file === undefined || rest.length > 0) return null;
  return { kind: "python-script", files: [file], cmd: "", folder, flags: [] };
}

function doctestStep(args: string[], listing: CommandReading, folder: string): CheckStep {
  const isOption = (at: number) => args[at] === "-o" || args[at] === "--option";
  const named = args.filter((word, i) => !word.startsWith("-") && !isOption(i - 1));
  const flags = args.flatMap((word, i) => (isOption(i - 1) ? ["-o", word] : []));
  return { kind: "python-doctest", files: filesNamed(named, listing, folder), cmd: "", folder, flags };
}

function unittestStep(args: string[], listing: CommandReading, folder: string): CheckStep | null {
  const flags = args.flatMap((word, i) => (args[i - 1] === "-k" ? ["-k", word] : []));
  const words = args.filter(
    (word, i) =>
      word !== "-k" &&
      args[i - 1] !== "-k" &&
      !/^-(?:v|q|b|f|c|vv)$|^--(?:verbose|quiet|buffer|failfast|locals)$/.test(word),
  );
  const step = (files: string[], selected: string[] = []) =>
    python("python-unittest", files, folder, [...flags, ...selected]);
  if (words.length === 0 || (words.length === 1 && words[0] === "discover"))
    return step(testFilesIn(listing, folder, PY_TEST));
  if (words[0] === "discover") {
    const files = discovered(words.slice(1), listing, folder);
    return files === null ? null : step(files);
  }
  if (words.some((word) => word.startsWith("-"))) return null;
  const files = words.map((word) => moduleFile(word, listing, folder));
  if (files.every((file) => file !== null)) return step(files);
  // With names and patterns, both would have to match; a runner accepts only one of them.
  const selected = words.map((word) => selection(word, listing, folder));
  if (flags.length > 0 || !selected.every((target) => target !== null)) return null;
  return step(
    selected.map(({ file }) => file),
    selected.flatMap(({ pattern }) => ["-k", pattern]),
  );
}

/** The file of `tests.test_a.SumTest` or `tests.test_a.SumTest.test_b`, and a `-k` pattern for the selected tests. */
function selection(
  word: string,
  listing: CommandReading,
  folder: string,
): { file: string; pattern: string } | null {
  const match = /^([\w.]{1,300}?)\.([A-Z]\w*)(\.\w+)?$/.exec(word);
  const file = match === null ? null : moduleFile(match[1]!, listing, folder);
  return file === null ? null : { file, pattern: `*.${match![2]!}${match![3] ?? ".*"}` };
}

const DISCOVERS = new Map(
  Object.entries({
    "-s": 0,
    "--start-directory": 0,
    "-p": 1,
    "--pattern": 1,
    "-t": 2,
    "--top-level-directory": 2,
  }),
);

/** The files that `discover` finds; null if it has options other than start folder, pattern and current top folder. */
function discovered(words: string[], listing: CommandReading, folder: string): string[] | null {
  const values: (string | undefined)[] = [];
  let next = 0;
  for (let i = 0; i < words.length; i++) {
    const option = DISCOVERS.get(words[i]!);
    if (option === undefined && words[i]!.startsWith("-")) return null;
    values[option ?? next++] = option === undefined ? words[i] : words[(i += 1)];
  }
  const [start = ".", pattern = "test*.py", top = "."] = values;
  if (/[\\[\]]/.test(pattern) || path.posix.join(folder, top) !== path.posix.join(folder, ".")) return null;
  const fits = { test: (file: string) => fitsGlob(baseOf(file), pattern, listing.budget) };
  return testFilesIn(listing, path.posix.join(folder, start), pattern === "test*.py" ? PY_TEST : fits);
}

const PY_TEST = /(?:^|\/)test[^/]*\.py$/;
const python = (kind: StepKind, files: string[], folder: string, flags: string[] = []): CheckStep | null =>
  files.length === 0 ? null : { kind, files: unique(files), cmd: "", folder, flags };

/** The file of `tests.test_a` or `tests/test_a.py`; null if a class or method is selected. */
function moduleFile(word: string, listing: CommandReading, folder: string): string | null {
  const named = word.endsWith(".py") ? word : `${word.replaceAll(".", "/")}.py`;
  const file = path.posix.join(folder, named);
  return listing.has(file) ? file : null;
}

/** Options that change pytest's output or when it stops, but not which tests run. */
const PYTEST_SHOWS =
  /^-(?:v+|q+|x|s|l|ra?|rA)$|^--(?:tb=\w+|verbose|quiet|no-header|color=\w+|exitfirst|maxfail=\d+)$|^-p$|^no:cacheprovider$/;

/** The step of a `pytest` command. Options that select or configure tests become its flags; `--select` is our own, for `file::name`. */
export function pytestStep(args: string[], listing: CommandReading, folder: string): CheckStep | null {
  const flags: string[] = [];
  const named: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!;
    if (PYTEST_SHOWS.test(word)) continue;
    const [, option, value] = /^(-[kmWo])(?:=?(.+))?$/.exec(word) ?? [];
    const argument = value ?? args[i + 1];
    if (option !== undefined && argument !== undefined) {
      flags.push(option, argument);
      if (value === undefined) i += 1;
    } else if (word.startsWith("-")) return null;
    else named.push(word);
  }
  const { shape, folders } = pytestSettings(listing, folder);
  if (named.length === 0) {
    const found = folders.flatMap((one) => testFilesIn(listing, one, shape));
    return python("python-pytest", found, folder, flags);
  }
  const isSelected = named.some((word) => word.includes("::"));
  const files = named.flatMap((word) => {
    const [file, ...names] = word.split("::");
    const matches = filesMatching(file!, listing, folder, shape);
    if (isSelected) for (const match of matches) flags.push("--select", [match, ...names].join("::"));
    return matches;
  });
  return python("python-pytest", unique(files), folder, flags);
}
