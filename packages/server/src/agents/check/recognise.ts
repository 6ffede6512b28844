import { folderAt } from "./folders.ts";
import type { CheckStep, StepKind } from "./port.ts";
import {
  filesMatching,
  filesNamed,
  type CommandReading,
  type FilePattern,
  testFilesIn,
  unique,
} from "./reading.ts";
import { pytestStep, pythonStep } from "./recognise-python.ts";
import { baseOf } from "./roles.ts";
import { makeCall } from "./shell/makefile.ts";

/** Parses the arguments of a tool into a step; null if they cannot be understood without running them. */
type ToolReader = (args: string[], listing: CommandReading, folder: string) => CheckStep | null;

const GO_TEST = /_test\.go$/;
const RUST_SOURCE = /\.rs$/;
const JS_TEST: FilePattern = {
  test: (file) =>
    /\.[cm]?[jt]sx?$/.test(file) &&
    (/(?:^|\/)(?:test|tests|__tests__)\//.test(file) ||
      /^(?:test[-_.].*|test|.*[._-](?:test|spec))\.[cm]?[jt]sx?$/.test(baseOf(file))),
};

/** A JavaScript test framework. It gets its own options unchanged. */
const framework =
  (name: string): ToolReader =>
  (args, listing, folder) => ({
    kind: "js-framework",
    files: testFilesIn(listing, folder, JS_TEST),
    cmd: "",
    folder,
    flags: [name, ...args],
  });

/** The `test` subcommand of a toolchain that discovers the tests of a folder. */
const testCommand =
  (kind: StepKind, shape: FilePattern): ToolReader =>
  ([command, ...flags], listing, folder) =>
    command === "test" ? { kind, files: testFilesIn(listing, folder, shape), cmd: "", folder, flags } : null;

const TOOLS: ReadonlyMap<string, ToolReader> = new Map<string, ToolReader>([
  ["node", nodeStep],
  ["python", pythonStep],
  ["python3", pythonStep],
  ["/usr/bin/python3", pythonStep],
  ["pytest", pytestStep],
  ["py.test", pytestStep],
  ["pytest-3", pytestStep],
  ["sh", shellStep],
  ["bash", shellStep],
  ["make", makeStep],
  ["vitest", framework("vitest")],
  ["jest", framework("jest")],
  ["mocha", framework("mocha")],
  ["go", testCommand("go", GO_TEST)],
  ["cargo", testCommand("rust", RUST_SOURCE)],
]);

/** A single command that starts tests, as a step; null if it cannot be understood without running it. */
export function recognise(words: string[], listing: CommandReading, folder: string): CheckStep | null {
  const [tool = "", ...args] = words[0] === "npx" ? words.slice(1) : words;
  const read = TOOLS.get(tool);
  if (read !== undefined) return read(args, listing, folder);
  return /^\.?\.?\/?[\w./-]+\.(?:sh|bash)$/.test(tool) ? shellStep(words, listing, folder) : null;
}

/** The option that selects Node tests by name; captures the value after `=`. */
const SELECTS = /^--test-name-pattern(?:=(.*))?$/;
const PLAIN_PATTERN = /^[\w ,:'-]+$/;

function nodeStep(args: string[], listing: CommandReading, folder: string): CheckStep | null {
  const words = args.flatMap((word, i) => {
    if (args[i - 1] === "--test-name-pattern") return [];
    return word === "--test-name-pattern" ? [`${word}=${args[i + 1] ?? ""}`] : [word];
  });
  const flags = words.filter((word) => word.startsWith("-"));
  const rest = words.filter((word) => !word.startsWith("-"));
  // Our runner starts whole files, so other options that select tests would be lost.
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
    const matches =
      rest.length === 0
        ? testFilesIn(listing, folder, JS_TEST)
        : rest.flatMap((word) => filesMatching(word, listing, folder, JS_TEST));
    const files = selectedFiles(unique(matches), flags, listing);
    return files === null || files.length === 0
      ? null
      : { kind: "node-test", files, cmd: "", folder, flags: own };
  }
  const [file] = filesNamed(rest.slice(0, 1), listing, folder);
  if (file === undefined || rest.length !== 1) return null;
  return { kind: nodeKind(listing.text(file)), files: [file], cmd: "", folder, flags: own };
}

/** The files in which a name pattern can match a test, since in each of them at least one test has to run. Null if that is unknown. */
function selectedFiles(files: string[], flags: string[], listing: CommandReading): string[] | null {
  const patterns = flags.flatMap((flag) => SELECTS.exec(flag)?.[1] ?? []);
  if (patterns.length === 0 || files.length === 1) return files;
  if (!patterns.every((pattern) => PLAIN_PATTERN.test(pattern))) return null;
  return files.filter((file) => patterns.some((pattern) => listing.text(file)?.includes(pattern)));
}

const FRAMEWORK_IMPORT = /["'](?:node:test|vitest|@jest\/globals)["']/;
const nodeKind = (text: string | null): StepKind =>
  FRAMEWORK_IMPORT.test(text ?? "") ? "node-test" : "node-script";

/** The step of a `make` command; `-C` options change its folder. */
function makeStep(args: string[], listing: CommandReading, from: string): CheckStep | null {
  let folder: string | null = from;
  for (const option of makeCall(args).folders) {
    folder = folderAt(folder, option, listing);
    if (folder === null) return null;
  }
  return { kind: "make", files: filesNamed(args, listing, folder), cmd: "", folder, flags: args };
}

function shellStep(args: string[], listing: CommandReading, folder: string): CheckStep | null {
  const flags = args.filter((word) => /^-[eux]+$|^-o$|^pipefail$/.test(word));
  const rest = args.filter((word) => !flags.includes(word));
  const [file] = filesNamed(rest.slice(0, 1), listing, folder);
  return file === undefined || rest.length !== 1
    ? null
    : { kind: "shell", files: [file], cmd: "", folder, flags };
}
