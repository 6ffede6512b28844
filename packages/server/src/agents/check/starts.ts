import path from "node:path";
import { folderAt, packageScript } from "./folders.ts";
import type { CheckStep } from "./port.ts";
import { readingOf, type WorkspaceListing } from "./reading.ts";
import { recognise } from "./recognise.ts";
import { roleOf } from "./roles.ts";
import { makeCall, makefileOf } from "./shell/makefile.ts";
import { exportsOf, recipesOf } from "./shell/recipes.ts";
import {
  type PrefixedCommand,
  type ShellVariables,
  shellVariables,
  type Variables,
  withVariables,
  withoutPrefix,
} from "./set-variables.ts";
import { comparesValues, partsOf, programOf, type ProgramRun, runIn } from "./shell-lines.ts";
import { inFolder, readComparison, readSources, readWord, type Walk } from "./started-files.ts";

/** What a command starts, directly or through makefiles, package scripts and shell scripts. */
export interface StartedSteps {
  /**
   * Who wrote the files that decide its result: `given` if one of them came with the task or the command itself contains an
   * expectation, `agent` if none of those that can be found exists yet, null if unknown.
   */
  by: "given" | "agent" | null;
  /** The steps of the test runners that it starts, and of test scripts that it names or matches by a pattern. */
  steps: CheckStep[];
  /** Source files with `main` and assertions that it compiles with others: tests, whatever their names. */
  testPrograms: string[];
  /** Scripts that it starts in any way. */
  programs: string[];
  /** Programs whose exit code decides: not those whose output is captured. */
  runs: ProgramRun[];
  /** All variables that something on the way sets, the last value of each. */
  env: Variables;
}

const MAX_DEPTH = 5;
const MAX_CHARACTERS = 256 << 10;
const MAX_COMMANDS = 2_000;
const MAX_RUNS = 50;

/** Runners that discover their tests, with only such options as select none. */
const RUNNERS =
  /^(?:pytest|py\.test|node --test|python3? -m (?:unittest|pytest|doctest))(?: (?:-[vqbfsx]|--verbose|--quiet|\w[^\s:]*|\.))*$/;
const COMPILER = /^(?:.*\/)?(?:cc|gcc|clang|c\+\+|g\+\+|clang\+\+|tcc)$/;

/** Reads what `cmd` starts. `decides` are the paths of protected files. Never throws; time is bounded. */
export function startsOf(cmd: string, listing: WorkspaceListing, decides: ReadonlySet<string>): StartedSteps {
  const walk: Walk = {
    listing: readingOf(listing),
    decides,
    steps: [],
    given: false,
    agent: false,
    inScript: false,
    newProgram: false,
    runsProgram: false,
    testPrograms: [],
    programs: [],
    runs: [],
    left: MAX_CHARACTERS,
    commands: MAX_COMMANDS,
    seen: new Set(),
    env: {},
    set: {},
  };
  readText(walk, [cmd], "", 0);
  return {
    by: whoDecides(walk),
    steps: walk.steps,
    testPrograms: walk.testPrograms,
    programs: walk.programs,
    runs: walk.runs,
    env: walk.set,
  };
}

function whoDecides({ given, agent, newProgram, runsProgram }: Walk): StartedSteps["by"] {
  if (given) return "given";
  return agent || (newProgram && runsProgram) ? "agent" : null;
}

/** Reads shell lines, as far as possible without running them. */
function readText(walk: Walk, lines: readonly string[], from: string, depth: number): void {
  let folder: string | null = from;
  const outer: (string | null)[] = [];
  const variables = shellVariables(walk.env);
  for (const line of lines) {
    if (depth > MAX_DEPTH || (walk.left -= line.length) < 0) return;
    if (comparesValues(line)) walk.given = true;
    for (const part of partsOf(line)) {
      if ((walk.commands -= 1) < 0) return;
      if (part === "(") outer.push(folder);
      else if (part === ")") folder = outer.length > 0 ? outer.pop()! : folder;
      else folder = readCommands(walk, part.map(withoutPrefix), variables, { line, folder, from, depth });
    }
  }
}

/** Reads the commands of a pipe with the variables that they get. Returns the shell's folder after it, or null if it is unknown. */
function readCommands(
  walk: Walk,
  pipe: PrefixedCommand[],
  variables: ShellVariables,
  at: { line: string; folder: string | null; from: string; depth: number },
): string | null {
  const folder = at.folder ?? at.from;
  const outer = walk.env;
  for (const command of pipe) variables.read(command, folder);
  walk.env = variables.of(pipe[0]?.set ?? [], folder);
  walk.set = { ...walk.set, ...walk.env };
  const words = pipe.map((command) => command.words).filter((command) => command.length > 0);
  // Without a known folder, its files are unknown too.
  const after = at.folder === null ? null : readPipe(walk, words, at.line, at.folder, at.depth);
  walk.env = outer;
  return after;
}

/** Reads the commands of a pipe. Returns the shell's folder after it, or null if it is unknown. */
function readPipe(walk: Walk, pipe: string[][], line: string, folder: string, depth: number): string | null {
  const [tool, to = ""] = pipe[0] ?? [];
  if (tool === "cd") return folderAt(folder, to, walk.listing);
  if (walk.runs.length < MAX_RUNS) walk.runs.push(...runIn(pipe, line, folder, walk.listing));
  for (const words of pipe) readCommand(walk, words, line, folder, depth);
  return folder;
}

function readCommand(walk: Walk, words: string[], line: string, folder: string, depth: number): void {
  const [tool = "", ...args] = words;
  const script = packageScript(words, folder, walk.listing);
  if (script !== null) {
    const scripts = script.folder === null ? {} : walk.listing.scripts(script.folder);
    const text = scripts[script.name];
    if (typeof text !== "string") walk.agent = true;
    else readText(walk, [text], script.folder!, depth + 1);
  } else if (/^(?:.*\/)?g?make$/.test(tool)) readMake(walk, args, folder, depth);
  else if (/^(?:diff|cmp|comm)$/.test(tool)) readComparison(walk, args, line, folder);
  else if (/^(?:[ef]?grep|case)$/.test(tool)) walk.given = true;
  else readStart(walk, words, folder, depth);
}

/** Reads a command that starts a program: tests, a script, a compiler, or anything else that names files. */
function readStart(walk: Walk, words: string[], folder: string, depth: number): void {
  const [tool = "", ...args] = words;
  const whole = words.join(" ");
  const step = whole.includes("$") ? null : recognise(words, walk.listing, folder);
  if (step?.kind === "shell") {
    walk.programs.push(...step.files);
    readScript(walk, step, depth);
  } else if (step !== null) readStep(walk, { ...step, cmd: inFolder(folder, words) });
  // It would have been recognised as a step if it found a given test.
  else if (RUNNERS.test(whole)) walk.agent = true;
  else if (COMPILER.test(tool)) readSources(walk, args, folder);
  else readProgram(walk, words, folder);
}

/** Reads a step: tests, or a script that its interpreter starts. */
function readStep(walk: Walk, step: CheckStep): void {
  const isProgram = step.kind === "python-script" || step.kind === "node-script";
  if (isProgram) walk.programs.push(...step.files);
  walk.steps.push(withVariables(step, walk.env));
  if (step.files.some((file) => walk.decides.has(file))) walk.given = true;
  // A given program that is not protected is the work: the caller asked for its exit code.
  else if (!isProgram) walk.agent = true;
}

/** Reads a command with an unknown program, and the files that its words name. */
function readProgram(walk: Walk, words: string[], folder: string): void {
  const [tool = ""] = words;
  if (tool.includes("/") && !tool.startsWith("/")) walk.runsProgram = true;
  const program = programOf(words);
  const file = program === null ? null : path.posix.join(folder, program);
  // In a given script, a missing program has to be written for the caller and its exit code decides; a missing test does not.
  const isMissing = file !== null && !walk.listing.has(file);
  if (isMissing && (!walk.inScript || roleOf(file) === "test")) walk.agent = true;
  for (const word of words) readWord(walk, word, folder);
}

/** Reads a shell script. A given script decides, unless it only starts files that the agent writes. */
function readScript(walk: Walk, step: CheckStep, depth: number): void {
  const [file] = step.files;
  const text = file !== undefined && walk.decides.has(file) ? walk.listing.text(file) : null;
  if (text === null || walk.seen.has(file!)) return;
  walk.seen.add(file!);
  const inner: Walk = { ...walk, given: false, agent: false, inScript: true };
  readText(inner, text.replaceAll("\\\n", " ").split("\n"), step.folder, depth + 1);
  Object.assign(walk, {
    left: inner.left,
    commands: inner.commands,
    set: inner.set,
    newProgram: inner.newProgram,
    runsProgram: inner.runsProgram,
  });
  if (inner.given || !inner.agent) walk.given = true;
  else walk.agent = true;
}

function readMake(walk: Walk, args: string[], from: string, depth: number): void {
  const { listing, decides } = walk;
  const call = makeCall(args);
  let folder: string | null = from;
  for (const option of call.folders) folder = folder === null ? null : folderAt(folder, option, listing);
  const file = folder === null ? null : makefileOf(call, folder, (name) => listing.has(name));
  if (file === null || !decides.has(file)) {
    walk.agent = true;
    return;
  }
  const key = `${file} ${call.goals.join(" ")}`;
  if (walk.seen.has(key)) return;
  walk.seen.add(key);
  const text = listing.text(file) ?? "";
  const included = text
    .split("\n")
    .filter((line) => /^[-s]?include\s/.test(line))
    .flatMap((line) => line.split(/\s+/).slice(1, 20))
    .map((name) => listing.text(path.posix.join(folder!, name)) ?? "");
  const all = [text, ...included].join("\n");
  const outer = walk.env;
  walk.env = { ...outer, ...exportsOf(all, { args, folder: folder! }) };
  // Each line of a recipe runs in its own shell.
  for (const line of recipesOf(call, all)) readText(walk, [line], folder!, depth + 1);
  walk.env = outer;
}
