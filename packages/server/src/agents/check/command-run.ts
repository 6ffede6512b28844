import type { GivenFile } from "@signet/contract";
import { givenTestSteps, isTest } from "./given-tests.ts";
import { folderOf } from "./imported.ts";
import { inlineSteps } from "./inline-programs.ts";
import { bytesOf } from "./place.ts";
import type { CheckStep } from "./port.ts";
import { type ScriptTexts, scriptTexts } from "./python-texts.ts";
import type { WorkspaceListing } from "./reading.ts";
import { baseOf, isMakefile, roleOf } from "./roles.ts";
import { makeCall, makefileOf } from "./shell/makefile.ts";
import { withVariables } from "./set-variables.ts";
import { type StartedSteps, startsOf } from "./starts.ts";
import { stepsOf } from "./steps.ts";

const MAX_PROGRAM = 256 << 10;
/** Most Python texts of scripts that are counted. */
const MAX_TEXTS = 20;

/** A planned run of the caller's command. */
export interface CommandRun {
  kind: "command";
  cmd: string;
  /** The line that the shell runs, if it differs from the shown `cmd`. */
  line?: string;
  steps: CheckStep[];
  /** Steps for given tests that the command may start in a way that the parsers here cannot follow: see `besides`. */
  beside?: CheckStep[];
  /** Whether scripts hold Python texts that can only be counted together with them, so that a control of the scripts shows nothing of these. */
  unread?: boolean;
}

/** The caller's command as a planned run; null if everything that decides its result has yet to be written by the agent. */
export function commandRun(cmd: string, files: GivenFile[], fixed: GivenFile[]): CommandRun | null {
  const listing = listingOf(files);
  const decides = new Set(fixed.map((file) => file.path));
  const starts = startsOf(cmd, listing, decides);
  const { by } = starts;
  if (by === "agent") return null;
  const planned = stepsOf(cmd, listing, true).map((step) =>
    step.text !== undefined ||
    step.files.some((file) => decides.has(file)) ||
    (step.kind === "make" && makefileOfStep(step, decides) !== null)
      ? { ...step, files: step.files.filter((file) => decides.has(file)) }
      : { ...step, kind: "other" as const, files: [] },
  );
  const plainSteps = planned.filter(
    (step) =>
      step.kind === "other" &&
      (by === "given" || fixed.some((file) => couldRun(step.cmd, file)) || !startsTests(step.cmd)),
  );
  const testSteps = planned.filter((step) => step.kind !== "other");
  if (testSteps.length + plainSteps.length === 0) return null;
  const texts = textsBeside(planned, fixed);
  return {
    kind: "command",
    cmd,
    steps: planned,
    beside: [
      ...stepsBeside(cmd, planned, starts, files, fixed),
      ...texts.steps,
      ...inlineSteps(cmd, listing),
    ],
    unread: texts.unread,
  };
}

/** The Python texts in the command, if it cannot be parsed, and in the protected scripts and makefiles that it starts. */
function textsBeside(planned: CheckStep[], fixed: GivenFile[]): ScriptTexts {
  const texts = planned.flatMap((step): ScriptTexts[] => {
    if (step.kind === "other") return [scriptTexts(step.cmd, "", "")];
    if (step.kind !== "shell" && step.kind !== "make") return [];
    const decides = new Set(fixed.map((file) => file.path));
    const read = step.kind === "shell" ? step.files : [makefileOfStep(step, decides)];
    return fixed
      .filter(({ path }) => read.includes(path))
      .map((file) =>
        scriptTexts(bytesOf(file).toString().slice(0, MAX_PROGRAM), step.folder, folderOf(file.path)),
      );
  });
  return {
    steps: texts.flatMap(({ steps }) => steps).slice(0, MAX_TEXTS),
    unread: texts.some(({ unread, steps }) => unread || steps.length > MAX_TEXTS),
  };
}

/**
 * Given tests that a command may start through a script, a makefile or shell syntax that is not parsed here: the tests that
 * it is known to start, else those that it names, else all tests if it starts a test runner at all.
 */
function stepsBeside(
  cmd: string,
  planned: CheckStep[],
  walked: StartedSteps,
  files: GivenFile[],
  fixed: GivenFile[],
): CheckStep[] {
  const decides = new Set(fixed.map((file) => file.path));
  const nameOfStep = (step: CheckStep) => [step.kind, step.folder, ...step.files].join("\0");
  const plannedNames = new Set(planned.map(nameOfStep));
  const additional = walked.steps
    .map((step) => ({ ...step, files: step.files.filter((file) => decides.has(file)) }))
    .filter((step) => step.files.length > 0 && step.kind !== "other" && !plannedNames.has(nameOfStep(step)));
  const scripts = planned.filter((step) => step.kind === "shell" || step.kind === "make");
  if (additional.length > 0 || planned.some((step) => step.kind !== "other" && !scripts.includes(step)))
    return additional;
  const started = new Set(planned.flatMap((step) => step.files));
  const isRead = (file: GivenFile) => started.has(file.path) || (scripts.length > 0 && isMakefile(file.path));
  const text = [
    cmd,
    ...fixed.filter(isRead).map((file) => bytesOf(file).toString().slice(0, MAX_PROGRAM)),
  ].join("\n");
  const tests = fixed.filter((file) => isTest(file) && !started.has(file.path));
  const named = tests.filter((file) => text.includes(baseOf(file.path)));
  const chosen = new Set(named.length > 0 || !startsTests(text) ? named : tests);
  return givenTestSteps(
    fixed.filter((file) => chosen.has(file)),
    files.map((file) => file.path),
  )
    .filter((step) => step.cmd !== "")
    .map((step) => withVariables(step, walked.env));
}

const makefileOfStep = ({ flags, folder }: CheckStep, decides: ReadonlySet<string>) =>
  makefileOf(makeCall(flags), folder, (file) => decides.has(file));

/** Whether a command of kind `other` may start this protected file. */
const couldRun = (cmd: string, file: GivenFile) =>
  roleOf(file.path) === "test" ||
  isNamedBy(cmd, file.path) ||
  (isMakefile(file.path) && /\bmake\b/.test(cmd));

/** Commands whose result depends on files that they discover or name. If none were given, the agent writes these files. */
const STARTS_TESTS =
  /(?:^|[\s;&|(])(?:(?:npm|pnpm|yarn|bun)\s+(?:run\s+)?\w*test\w*|npx\s+(?:vitest|jest|mocha|ava)|vitest|jest|mocha|ava|pytest|py\.test|tox|nox|make|just|go\s+test|cargo\s+test|deno\s+test|mvn|gradle|prove|bats|rspec|phpunit|ctest|node\s+(?:--\S+\s+){0,8}--(?:test|run)|python3?\s+(?:-\w\s+){0,4}-m\s+(?:unittest|pytest|nose2?|doctest)|(?:sh|bash)\s+(?:-\w+\s+){0,4}[\w./-]+|\.{0,2}\/[\w./-]+\.(?:sh|bash|py|js|rb|pl))(?=$|[\s;&|)])/;
const startsTests = (cmd: string) => STARTS_TESTS.test(cmd.slice(0, 4_000));

/** The listing of the given files for parsing a command. */
export function listingOf(files: readonly GivenFile[]): WorkspaceListing {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return {
    files: [...byPath.keys()],
    text: (path) => {
      const file = byPath.get(path);
      return file === undefined ? null : bytesOf(file).toString();
    },
  };
}

export const isNamedBy = (cmd: string, path: string) =>
  cmd
    .split(/[\s"'`;&|()<>=]+/)
    .map((word) => word.replace(/^(?:\.\/|\/workspace\/)+/, ""))
    .some((word) => word !== "" && (word === path || path.endsWith(`/${word}`)));
