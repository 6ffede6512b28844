import path from "node:path";
import { folderAt } from "./folders.ts";
import { fitsGlob } from "./glob.ts";
import type { CheckStep, StepKind } from "./port.ts";
import { matching, named, type CommandReading, type FilePattern, tests, unique } from "./reading.ts";
import { baseOf } from "./roles.ts";
import { makeCall } from "./shell/makefile.ts";

/** A step, or null where only a shell can say what the command does. */
export type RecognisedStep = CheckStep | null;

/** A single command that starts tests, as a step. */
export function recognise(words: string[], listing: CommandReading, folder: string): RecognisedStep {
  const [tool = "", ...args] = words[0] === "npx" ? words.slice(1) : words;
  switch (tool) {
    case "node":
      return nodeStep(args, listing, folder);
    case "python":
    case "python3":
    case "/usr/bin/python3":
      return pythonStep(args, listing, folder);
    case "pytest":
    case "py.test":
    case "pytest-3":
      return pytestStep(args, listing, folder);
    case "sh":
    case "bash":
      return shellStep(args, listing, folder);
    case "make":
      return makeStep(args, listing, folder);
    case "vitest":
    case "jest":
    case "mocha":
      return {
        kind: "js-framework",
        files: tests(listing, folder, JS_TEST),
        cmd: "",
        folder,
        flags: [tool, ...args],
      };
    case "go":
      return args[0] === "test"
        ? { kind: "go", files: tests(listing, folder, GO_TEST), cmd: "", folder, flags: args.slice(1) }
        : null;
    case "cargo":
      return args[0] === "test"
        ? { kind: "rust", files: tests(listing, folder, RUST_SOURCE), cmd: "", folder, flags: args.slice(1) }
        : null;
    default:
      return /^\.?\.?\/?[\w./-]+\.(?:sh|bash)$/.test(tool) ? shellStep(words, listing, folder) : null;
  }
}

const GO_TEST = /_test\.go$/;
const RUST_SOURCE = /\.rs$/;
const JS_TEST: FilePattern = {
  test: (file) =>
    /\.[cm]?[jt]sx?$/.test(file) &&
    (/(?:^|\/)(?:test|tests|__tests__)\//.test(file) ||
      /^(?:test[-_.].*|test|.*[._-](?:test|spec))\.[cm]?[jt]sx?$/.test(baseOf(file))),
};

/** Options by which Node's runner takes tests by their names, with the value behind `=`. */
const SELECTS = /^--test-name-pattern(?:=(.*))?$/;
const PLAIN_PATTERN = /^[\w ,:'-]+$/;

function nodeStep(args: string[], listing: CommandReading, folder: string): RecognisedStep {
  const words = args.flatMap((word, i) => {
    if (args[i - 1] === "--test-name-pattern") return [];
    return word === "--test-name-pattern" ? [`${word}=${args[i + 1] ?? ""}`] : [word];
  });
  const flags = words.filter((word) => word.startsWith("-"));
  const rest = words.filter((word) => !word.startsWith("-"));
  // What else selects tests would be lost on a runner that starts whole files.
  if (
    flags.some((flag) =>
      /^--(?:test-(?:skip-pattern|shard)|eval|print|import|require|loader)|^-[epr]$/.test(flag),
    )
  )
    return null;
  const own = flags.filter(
    (flag) =>
      !/^--test(?:$|-(?:reporter|concurrency|isolation|force-exit|coverage))|^--experimental-test-coverage/.test(
        flag,
      ),
  );
  if (flags.includes("--test")) {
    const found =
      rest.length === 0
        ? tests(listing, folder, JS_TEST)
        : rest.flatMap((word) => matching(word, listing, folder, JS_TEST));
    const files = selectedFiles(unique(found), flags, listing);
    return files === null || files.length === 0
      ? null
      : { kind: "node-test", files, cmd: "", folder, flags: own };
  }
  const [file] = named(rest.slice(0, 1), listing, folder);
  if (file === undefined || rest.length !== 1) return null;
  return { kind: nodeKind(listing.text(file)), files: [file], cmd: "", folder, flags: own };
}

/** The files in which a pattern can find tests: in each of them at least one has to run. Null where that is not known. */
function selectedFiles(files: string[], flags: string[], listing: CommandReading): string[] | null {
  const patterns = flags.flatMap((flag) => SELECTS.exec(flag)?.[1] ?? []);
  if (patterns.length === 0 || files.length === 1) return files;
  if (!patterns.every((pattern) => PLAIN_PATTERN.test(pattern))) return null;
  return files.filter((file) => patterns.some((pattern) => listing.text(file)?.includes(pattern)));
}

const FRAMEWORK_IMPORT = /["'](?:node:test|vitest|@jest\/globals)["']/;
const nodeKind = (text: string | null): StepKind =>
  FRAMEWORK_IMPORT.test(text ?? "") ? "node-test" : "node-script";

function pythonStep(args: string[], listing: CommandReading, folder: string): RecognisedStep {
  const [first, ...rest] = args.filter((word) => !/^-(?:[BEIsuOq]+|W\w*|X\w*)$/.test(word));
  if (args.includes("-m")) {
    const at = args.indexOf("-m");
    const [module, ...more] = args.slice(at + 1);
    if (module === "unittest") return unittestStep(more, listing, folder);
    if (module === "pytest") return pytestStep(more, listing, folder);
    if (module === "doctest")
      return {
        kind: "python-doctest",
        files: named(
          more.filter((word) => !word.startsWith("-")),
          listing,
          folder,
        ),
        cmd: "",
        folder,
        flags: [],
      };
    return null;
  }
  const [file] = named(first === undefined ? [] : [first], listing, folder);
  if (file === undefined || rest.length > 0) return null;
  return { kind: "python-script", files: [file], cmd: "", folder, flags: [] };
}

function unittestStep(args: string[], listing: CommandReading, folder: string): RecognisedStep {
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
    return step(tests(listing, folder, PY_TEST));
  if (words[0] === "discover") {
    const found = discovered(words.slice(1), listing, folder);
    return found === null ? null : step(found);
  }
  if (words.some((word) => word.startsWith("-"))) return null;
  const files = words.map((word) => moduleFile(word, listing, folder));
  if (files.every((file) => file !== null)) return step(files);
  // Names and patterns together would both have to fit; a runner takes either.
  const selected = words.map((word) => selection(word, listing, folder));
  if (flags.length > 0 || !selected.every((one) => one !== null)) return null;
  return step(
    selected.map(({ file }) => file),
    selected.flatMap(({ pattern }) => ["-k", pattern]),
  );
}

/** The file of `tests.test_a.SumTest` or `tests.test_a.SumTest.test_b`, and the pattern of what is run of it. */
function selection(
  word: string,
  listing: CommandReading,
  folder: string,
): { file: string; pattern: string } | null {
  const found = /^([\w.]{1,300}?)\.([A-Z]\w*)(\.\w+)?$/.exec(word);
  const file = found === null ? null : moduleFile(found[1]!, listing, folder);
  return file === null ? null : { file, pattern: `*.${found![2]!}${found![3] ?? ".*"}` };
}

const DISCOVERS: Record<string, number> = {
  "-s": 0,
  "--start-directory": 0,
  "-p": 1,
  "--pattern": 1,
  "-t": 2,
  "--top-level-directory": 2,
};

/** The files that `discover` finds; null where its options say more than a start, a pattern and the folder it begins in. */
function discovered(words: string[], listing: CommandReading, folder: string): string[] | null {
  const told: (string | undefined)[] = [];
  let next = 0;
  for (let i = 0; i < words.length; i++) {
    const option = DISCOVERS[words[i]!];
    if (option === undefined && words[i]!.startsWith("-")) return null;
    told[option ?? next++] = option === undefined ? words[i] : words[(i += 1)];
  }
  const [start = ".", pattern = "test*.py", top = "."] = told;
  if (/[\\[\]]/.test(pattern) || path.posix.join(folder, top) !== path.posix.join(folder, ".")) return null;
  const fits = { test: (file: string) => fitsGlob(baseOf(file), pattern, listing.budget) };
  return tests(listing, path.posix.join(folder, start), pattern === "test*.py" ? PY_TEST : fits);
}

const PY_TEST = /(?:^|\/)test[^/]*\.py$/;
const python = (kind: StepKind, files: string[], folder: string, flags: string[] = []): RecognisedStep =>
  files.length === 0 ? null : { kind, files: unique(files), cmd: "", folder, flags };

/** The file of `tests.test_a` or `tests/test_a.py`; null where a class or method is selected. */
function moduleFile(word: string, listing: CommandReading, folder: string): string | null {
  const named = word.endsWith(".py") ? word : `${word.replaceAll(".", "/")}.py`;
  const file = path.posix.join(folder, named);
  return listing.has(file) ? file : null;
}

/** Options that change what is shown, or when pytest stops, but not which tests decide. */
const PYTEST_SHOWS =
  /^-(?:v+|q+|x|s|l|ra?|rA)$|^--(?:tb=\w+|verbose|quiet|no-header|color=\w+|exitfirst|maxfail=\d+)$|^-p$|^no:cacheprovider$/;

/** Options that pytest needs are flags of the step, those that select tests too: `--select` is ours, for `file::name`. */
function pytestStep(args: string[], listing: CommandReading, folder: string): RecognisedStep {
  const flags: string[] = [];
  const named: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!;
    if (PYTEST_SHOWS.test(word)) continue;
    const [, option, value] = /^(-[kmWo])(?:=?(.+))?$/.exec(word) ?? [];
    const told = value ?? args[i + 1];
    if (option !== undefined && told !== undefined) {
      flags.push(option, told);
      if (value === undefined) i += 1;
    } else if (word.startsWith("-")) return null;
    else named.push(word);
  }
  if (named.length === 0) return python("python-pytest", tests(listing, folder, PYTEST_FILE), folder, flags);
  const isSelected = named.some((word) => word.includes("::"));
  const files = named.flatMap((word) => {
    const [file, ...names] = word.split("::");
    const found = matching(file!, listing, folder, PYTEST_FILE);
    if (isSelected) for (const one of found) flags.push("--select", [one, ...names].join("::"));
    return found;
  });
  return python("python-pytest", unique(files), folder, flags);
}

const PYTEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/;

/** `-C` makes another folder the one that make runs in. */
function makeStep(args: string[], listing: CommandReading, from: string): RecognisedStep {
  let folder: string | null = from;
  for (const told of makeCall(args).folders) {
    folder = folderAt(folder, told, listing);
    if (folder === null) return null;
  }
  return { kind: "make", files: named(args, listing, folder), cmd: "", folder, flags: args };
}

function shellStep(args: string[], listing: CommandReading, folder: string): RecognisedStep {
  const flags = args.filter((word) => /^-[eux]+$|^-o$|^pipefail$/.test(word));
  const rest = args.filter((word) => !flags.includes(word));
  const [file] = named(rest.slice(0, 1), listing, folder);
  return file === undefined || rest.length !== 1
    ? null
    : { kind: "shell", files: [file], cmd: "", folder, flags };
}
