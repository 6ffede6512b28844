import { createReplacements } from "./asked-replacements.ts";
import { posix } from "node:path";
import { otherLanguage, type ParsedTask, parseTask } from "@signet/builtin-engine";
import type { GivenFile } from "@signet/contract";
import type { CoderTask } from "../coder-task.ts";
import { readRequestedChanges } from "./requested-changes.ts";
import { commandRun, isNamedBy, listingOf } from "./command-run.ts";
import { decidingPrograms, isCheck, startsGivenTests } from "./given-programs.ts";
import { type ExtendedTests, extendedTests } from "./extended-tests.ts";
import { type GivenDoctests, doctestedFiles, isDoctestedCode } from "./given-doctests.ts";
import { givenTestSteps, inOneLine } from "./given-tests.ts";
import { fitsGlob } from "./glob.ts";
import { madeFiles } from "./made.ts";
import { bytesOf } from "./place.ts";
import type { PlannedRun } from "./planned-run.ts";
import { saysExamples } from "./examples/says.ts";
import { baseOf, type Role, roleOf } from "./roles.ts";
import { startsOf } from "./starts.ts";
import { assertionsIn, testValues } from "./test-values.ts";

/** The plan of a check, fixed before the run's first step. */
export interface PlannedCheck {
  kind: "given" | "self_test";
  /** What the check runs, in one line for the agent; null if its own tests decide. */
  says: string | null;
  runs: PlannedRun[];
  /** Given files that are restored before the check. */
  protected: GivenFile[];
  /** The caller's command, if there is one but the agent's own tests decide. */
  ownCmd: string | null;
  /** Whether the task asks for new tests. If the given check already passed before, the new tests decide. */
  wantsTests: boolean;
  /** Whether the task is about flakiness: a pass then has to hold in several runs. */
  aboutChance: boolean;
  /** Whether a flaky test of the caller may be left out: not if the task is about flakiness or names the test. */
  mayExcuse: (id: string) => boolean;
  /** Files that may be changed but whose original docstring examples have to hold. */
  doctested: GivenDoctests;
  /** Test files that the task asks to add to: what they hold has to pass as well. */
  extended: ExtendedTests;
  /** Whether the task explicitly asks for this file. */
  asksFor: (path: string) => boolean;
  /** Whether the task names this file, or the folder of this data. */
  names: (path: string) => boolean;
  /** Whether the task has this word, also as a part of another. */
  mentions: (word: string) => boolean;
  /** Whether the task asks to replace a function of the language that it names. */
  replaces: (name: string) => boolean;
  /** Under which name a file that the project says is made is left out of the work; null for all others. */
  isMade: (path: string) => string | null;
  /** Number of lines in the text that look like examples but could not be parsed. */
  unread: number;
}

/** Plans the check: the caller's command, else given tests, else examples in the text, else the agent's own tests. */
export function planCheck(task: CoderTask): PlannedCheck {
  const parsed = parseTask(task.task);
  const fixed = protectedFiles(task, parsed);
  const asked = readRequestedChanges(task.task);
  const own: PlannedCheck = {
    kind: "self_test",
    says: null,
    runs: [],
    protected: fixed,
    ownCmd: null,
    wantsTests: asked.tests !== null,
    aboutChance: asked.aboutChance,
    doctested: doctested(task, fixed),
    extended: extendedTests(task, asked, { open: openFiles(task, fixed), fixed }),
    mayExcuse: (id) => !asked.aboutChance && !asked.names(nameOf(id)),
    asksFor: (path) => parsed.target === path || asked.toChange(path),
    names: (path) => [baseOf(path), ...dataFolder(path)].some((name) => asked.names(name)),
    mentions: (word) => task.task.toLowerCase().includes(word),
    replaces: createReplacements(task.task),
    isMade: madeFiles(task),
    unread: parsed.unread + (isInOtherLanguage(task, parsed) ? parsed.examples.length : 0),
  };
  if (task.checkCmd !== null) {
    const run = commandRun(task.checkCmd, task.files, fixed);
    if (run === null) return { ...own, says: task.checkCmd, ownCmd: task.checkCmd };
    return { ...own, kind: "given", says: task.checkCmd, runs: [run] };
  }
  const steps = givenTestSteps(
    fixed,
    task.files.map((file) => file.path),
  );
  const isCallable = !isInOtherLanguage(task, parsed);
  const hasExamples =
    isCallable && (parsed.examples.length > 0 || parsed.sessions.length > 0 || parsed.asserts !== null);
  const examplesDecide = hasExamples && (steps.length === 0 || task.earlier?.examplesToo === true);
  const runs: PlannedRun[] = [
    ...(steps.length > 0 ? [{ kind: "tests" as const, steps }] : []),
    ...(examplesDecide ? [{ kind: "examples" as const, parsed }] : []),
  ];
  if (runs.length === 0) return own;
  const says = [inOneLine(steps), examplesDecide ? saysExamples(parsed) : ""];
  return { ...own, kind: "given", says: says.filter((part) => part !== "").join("; "), runs };
}

/** The folder of a data file, if its path is more than one word. */
const dataFolder = (path: string) => {
  const folder = posix.dirname(path);
  return roleOf(path) === "data" && folder.includes("/") ? [folder] : [];
};

const CALLABLE = /\.(?:py|[cm]?[jt]sx?|sh|bash)$/;

/** Whether a task is about a language whose functions no check of examples can call, so that the agent's own tests decide. */
const isInOtherLanguage = ({ task, files }: CoderTask, { language }: ParsedTask): boolean => {
  if (language !== null) return false;
  const sources = files.filter((file) => roleOfGiven(file) === "source");
  return sources.length > 0
    ? !sources.some(({ path }) => CALLABLE.test(path)) && sources.some(({ path }) => COMPILED.test(path))
    : otherLanguage(task) !== "";
};
const COMPILED = /\.(?:go|rs|java|kt|c|cc|cpp|cs|rb|php|swift|scala|hs|lua)$/;

/** What a person calls a test: the last part of its id. */
const nameOf = (id: string) => id.split(" > ").at(-1)!.split("::").at(-1)!.split(".").at(-1)!;

/** Character comparisons that the globs of one task may use. Files left after that are protected. */
const MAX_GLOB_STEPS = 10_000_000;

/** Given files that may not be changed for the verdict. */
function protectedFiles(task: CoderTask, parsed: ParsedTask): GivenFile[] {
  const asked = readRequestedChanges(task.task);
  const budget = { left: MAX_GLOB_STEPS };
  const mayChange = new Set(
    task.files.filter(({ path }) => task.mayChange.some((glob) => fitsGlob(path, glob, budget))),
  );
  const values = testValues(task.files, roleOfGiven, parsed.target);
  // `The examples in README.md are the tests`: a text that the command runs is written anew only where the task says so.
  const isTarget = ({ path }: GivenFile) =>
    parsed.target === path &&
    (task.checkCmd === null || !isNamedBy(task.checkCmd, path) || asked.toChange(path));
  const isSubject = (file: GivenFile): boolean => {
    if (file.role !== undefined) return file.role === "source";
    if (mayChange.has(file)) return true;
    if (isDocument(file, task)) return true;
    const role = roleOfGiven(file);
    const stays = task.earlier?.protected.has(file.path) === true;
    if (stays) return asked.toChange(file.path) || (role === "test" && asked.tests === "existing");
    if (values.has(file))
      return (
        parsed.target === file.path || [file.path, ...assertionsIn(file)].some((name) => asked.toChange(name))
      );
    if (role === "source" || isTarget(file)) return role !== "test" && role !== "helper";
    return asked.toChange(file.path) || (role === "test" && asked.tests === "existing");
  };
  const { subjects = [], fixed = [] } = Object.groupBy(task.files, (file) =>
    isSubject(file) ? "subjects" : "fixed",
  );
  if (task.checkCmd === null) return fixed;
  // A file that the command names is protected, unless the task is about it or nothing would be left to change.
  const cmd = task.checkCmd;
  const open = subjects.filter(
    (file) =>
      file.role === undefined &&
      !asked.toChange(file.path) &&
      parsed.target !== file.path &&
      !mayChange.has(file),
  );
  // A text such as README.md is nothing that a check could be about.
  const sources = subjects.filter((file) => file.role === "source" || roleOfGiven(file) === "source");
  const named = open.filter(
    (file) => isNamedBy(cmd, file.path) && (isCheck(file) || !isDoctestedCode(cmd, file)),
  );
  const makesNew = parsed.target !== null && !task.files.some((file) => file.path === parsed.target);
  const kept = named.length < sources.length || makesNew ? named : named.filter(isCheck);
  const { testPrograms, programs } = readStarts(task, cmd, fixed);
  const starters = open.filter((file) => programs.includes(file.path) && startsGivenTests(file, fixed));
  // Programs that other scripts start are protected too, even if those scripts are not.
  const scripts = open.filter((file) => /\.(?:sh|bash)$/.test(file.path));
  const whole = readStarts(task, cmd, [...fixed, ...kept, ...scripts]);
  const deciding = decidingPrograms(whole, open, task.files).filter((file) => !kept.includes(file));
  const leaves = makesNew || kept.length + deciding.length < sources.length;
  const decides = (file: GivenFile) =>
    testPrograms.includes(file.path) ||
    (starters.length < sources.length && starters.includes(file)) ||
    (leaves && deciding.includes(file));
  return [...fixed, ...kept, ...open.filter((file) => decides(file) && !kept.includes(file))];
}

const DOCUMENT =
  /^(?:readme|changelog|changes|history|news|contributing|authors|todo)(?:\.(?:md|rst|txt|adoc))?$/i;

/** Files that may read such a text. They are read from disk, so in larger projects the text stays as it is. */
const MAX_SEARCHED = 300;
const MAX_SEARCHED_BYTES = 256 << 10;

/** Whether a file is a text for people, such as `README.md`, that holds no examples and that nothing that decides may read. */
function isDocument(file: GivenFile, { checkCmd, files }: CoderTask): boolean {
  if (!DOCUMENT.test(file.path) || bytesOf(file).includes(">>>")) return false;
  const word = /\.\w+$/.exec(file.path)?.[0] ?? file.path;
  if (checkCmd?.includes(word) === true) return false;
  const readers = files.filter((other) => {
    const role = roleOfGiven(other);
    return role === "test" || role === "helper" || role === "config" || /\.(?:sh|bash)$/.test(other.path);
  });
  return (
    readers.length <= MAX_SEARCHED &&
    !readers.some((other) => bytesOf(other).subarray(0, MAX_SEARCHED_BYTES).includes(word))
  );
}

/** Files that the task's text leaves open, and not the caller by a glob. */
function openFiles(task: CoderTask, fixed: readonly GivenFile[]): GivenFile[] {
  const budget = { left: MAX_GLOB_STEPS };
  const stay = new Set(fixed);
  return task.files.filter(
    (file) => !stay.has(file) && !task.mayChange.some((glob) => fitsGlob(file.path, glob, budget)),
  );
}

/** Source files whose original examples the check runs, unless the task gives them up. */
function doctested(task: CoderTask, fixed: readonly GivenFile[]): GivenDoctests {
  const cmd = task.checkCmd;
  const open = openFiles(task, fixed);
  const steps = cmd === null ? givenTestSteps(fixed) : readStarts(task, cmd, fixed).steps;
  return doctestedFiles(cmd, steps, readRequestedChanges(task.task), { open, fixed });
}

/** What a command starts, given the files that stay unchanged. */
const readStarts = (task: CoderTask, cmd: string, stay: readonly GivenFile[]) =>
  startsOf(cmd, listingOf(task.files), new Set(stay.map(({ path }) => path)));

/** The role of a given file. A script without extension is source code, unless its name marks it as a check. */
function roleOfGiven(file: GivenFile): Role {
  const known = roles.get(file);
  if (known !== undefined) return known;
  const role = roleOf(file.path);
  const found = role !== "data" || isCheck(file) ? role : roleOf(file.path, startOf(file));
  roles.set(file, found);
  return found;
}

/** Roles by file, because each is asked for several times and projects have many files. */
const roles = new WeakMap<GivenFile, Role>();
const START_BYTES = 1 << 10;
const startOf = (file: GivenFile) => bytesOf(file).subarray(0, START_BYTES).toString();
