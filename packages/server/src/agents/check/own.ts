import type { Check } from "@signet/contract";
import type { CoderYield } from "../port.ts";
import type { CallContext } from "../tools/tool.ts";
import { givenTestSteps, inOneLine } from "./given-tests.ts";
import type { PlannedCheck } from "./plan.ts";
import type { PlannedRun } from "./planned-run.ts";
import type { FileChanges, CheckStep } from "./port.ts";
import { baseOf, isMakefile, roleOf } from "./roles.ts";
import { isTrivial, whyNoTest } from "./self.ts";
import { cStep } from "./compiled/c-command.ts";
import { readingOf, type WorkspaceListing } from "./reading.ts";
import { startsOf } from "./starts.ts";
import { stepsOf } from "./steps.ts";
import { MUTATORS } from "./toolchains.ts";
import { type MakeSpace, testsOf, type RunTrial, tryQuietly, tryRun } from "./trial.ts";
import { controlOf, objectionTo, orderOf, announceCrossCheck } from "./trial-control.ts";
import {
  type CheckDeps,
  noCheck,
  type CheckRequest,
  createSpaces,
  subjectsOf,
  type CheckVerdict,
} from "./verdict.ts";
import { tellingMutants } from "./telling-mutants.ts";
import { changed, type Work } from "./work.ts";

const MAX_MUTANTS = 10;
const AT_ONCE = 2;
const MAX_FIRST_BYTES = 1_024;
/** Larger test files are not named to the agent. */
const MAX_SHOWN_BYTES = 256 << 10;
const PASSES = "exits 0, but it is not a test that the service can count";

/** Runs the agent's own tests, and checks whether they would notice wrong code. */
export async function* judgeOwn(
  question: CheckRequest,
  deps: CheckDeps,
  at: CallContext,
): AsyncGenerator<CoderYield, CheckVerdict> {
  const { plan, settled, given } = question;
  const cmd = plan.ownCmd ?? question.ownCmd;
  const check: Check = { ...noCheck(plan), cmd, left_out: settled.leftOut };
  const unverified = (advice: string, more: Partial<Check> = {}): CheckVerdict => ({
    outcome: "unverified",
    check: { ...check, ...more },
    advice: `${advice} ${howToTest(
      settled.work,
      plan.protected.map((file) => file.path),
    )}`,
  });
  if (cmd === null) return unverified("Nothing was tested: finish had no check_cmd.");
  if (isTrivial(cmd))
    return unverified(`\`${cmd}\` tests nothing: its exit code does not depend on the work.`);
  if (subjectsOf(settled.work, question.start).length === 0)
    return unverified("No file was changed, so there is no work to test.");
  const steps = ownSteps(cmd, plan, settled.work);
  const tests = ownTests(steps, settled.work);
  const makeSpace = createSpaces(settled.work, tests, given, deps, at.signal);
  const counted = tests.length > 0 ? steps.filter((step) => isTesting(step, settled.work)) : [];
  const run: PlannedRun = { kind: "command", cmd, line: `set -o pipefail\n${cmd}`, steps: counted };
  for (const plannedRun of [...plan.runs, run]) {
    const trial = yield* tryRun(plannedRun, makeSpace, deps, at);
    const kind = tests.length > 0 ? "self_test" : "self_run";
    const observed: Partial<Check> = { kind, exit_code: trial.exitCode, output: trial.output };
    if (!trial.passed) return { outcome: "failed", check: { ...check, ...observed }, advice: "" };
    if (plannedRun !== run) continue;
    if (tests.length === 0) return unverified(`\`${cmd}\` ${whyNoTest(cmd) ?? PASSES}.`, observed);
    yield* announceCrossCheck([trial], at);
    const doubt = await examineOwnTests(question, trial, { makeSpace, tests, deps, at });
    if (doubt.advice !== "") return unverified(doubt.advice, { ...observed, control: doubt.control });
    return { outcome: "passed", check: { ...check, ...observed, control: doubt.control }, advice: "" };
  }
  return unverified("Nothing was tested.");
}

/** The steps of a command. If it runs a makefile or a given script, the steps of the tests that this starts. */
function ownSteps(cmd: string, plan: PlannedCheck, work: Work): CheckStep[] {
  const listing = listingOf(work);
  const compiled = cStep(cmd, readingOf(listing));
  if (compiled !== null) return [compiled];
  const steps = stepsOf(cmd, listing);
  const fixed = new Set(plan.protected.map(({ path }) => path));
  if (
    !steps.some(
      ({ kind, files }) => kind === "make" || (kind === "shell" && files.some((path) => fixed.has(path))),
    )
  )
    return steps;
  // A makefile of the agent's is read like a given one.
  const read = new Set([...fixed, ...listing.files.filter(isMakefile)]);
  const started = startsOf(cmd, listing, read).steps.filter((step) => isTesting(step, work));
  return started.length > 0 ? started : steps;
}

/** Whether a step runs tests and not only a program of the work. */
function isTesting({ kind, files }: CheckStep, work: Work): boolean {
  if (kind === "other") return false;
  if (kind === "make") return [...work.files.keys()].some((path) => roleOf(path) === "test");
  const isScript = kind === "python-script" || kind === "node-script" || kind === "shell";
  return (
    files.some((path) => work.files.has(path)) &&
    (!isScript ||
      files.every((path) => roleOf(path) !== "source" || /test|check|spec|verif/i.test(baseOf(path))))
  );
}

/** The agent's test files that the steps run. */
function ownTests(steps: readonly CheckStep[], work: Work): string[] {
  const named = steps.filter((step) => isTesting(step, work)).flatMap((step) => step.files);
  const makes = steps.some((step) => step.kind === "make")
    ? [...work.files.keys()].filter((path) => isMakefile(path) || roleOf(path) === "test")
    : [];
  return [...new Set([...named, ...makes])].filter((path) => work.files.has(path));
}

const listingOf = (work: Work): WorkspaceListing => ({
  files: [...work.files.keys()],
  text: (path) =>
    work.files
      .get(path)
      ?.bytes.subarray(0, 1 << 20)
      .toString() ?? null,
});

/** Advice that names the existing tests and the command that runs them, or says how to write one. */
function howToTest(work: Work, fixed: readonly string[]): string {
  const tests = [...work.files]
    .filter(
      ([path, { bytes }]) =>
        bytes.length < MAX_SHOWN_BYTES && roleOf(path) === "test" && !fixed.includes(path),
    )
    .slice(0, 20)
    .map(([path, { bytes }]) => ({ path, content: bytes.toString() }));
  const steps = givenTestSteps(tests, [...work.files.keys()]).filter((step) => step.cmd !== "");
  if (steps.length === 0)
    return "Write a test file with assertions on what the code does (test_*.py, *.test.js, test.sh), run it, and call finish with the command that runs it as check_cmd. If nothing can be tested, call finish again and say why.";
  const names = tests.slice(0, 5).map((file) => file.path);
  return `Tests seen: ${names.join(", ")}. Call finish with check_cmd \`${inOneLine(steps)}\`. If nothing can be tested, call finish again and say why.`;
}

interface Trying {
  makeSpace: MakeSpace;
  tests: string[];
  deps: CheckDeps;
  at: CallContext;
}

/** Objections to own tests that passed; `advice` is empty if there are none. */
async function examineOwnTests(
  question: CheckRequest,
  trial: RunTrial,
  trying: Trying,
): Promise<{ control: Check["control"]; advice: string }> {
  const countedSteps = trial.counted.filter((countedStep) => countedStep.step.kind !== "other");
  const results = testsOf(trial);
  if (results.length === 0) return { control: "none", advice: "No test was run." };
  const skips = countedSteps.reduce((sum, one) => sum + one.counted.fairSkips, 0);
  if (skips > 0 || results.some((test) => test.outcome === "skipped"))
    return { control: "none", advice: "One of your tests was skipped: remove it or let it run." };
  if (!countedSteps.some((countedStep) => countedStep.counted.asserted))
    return { control: "none", advice: "Your tests ran without a single assertion." };
  const control = await controlOf(trial, trying.makeSpace);
  if (control.result === "refuted")
    return { control: "refuted", advice: `Your tests pass when they must fail: ${control.why}` };
  if (control.suspect === true)
    return { control: "none", advice: `Your tests could not be cross-checked: ${control.why}` };
  const order = await orderOf(trial, trying.makeSpace);
  const objection = objectionTo(order, "Your tests depend on each other");
  if (objection !== "") return { control: control.result, advice: objection };
  return {
    control: control.result,
    advice: await whyUnproven(
      question,
      trial,
      { kind: "tests", steps: countedSteps.map((countedStep) => countedStep.step) },
      trying,
    ),
  };
}

/** Why the tests prove nothing; empty if they notice small errors in the code, or at least its absence. */
async function whyUnproven(
  { settled, given }: CheckRequest,
  trial: RunTrial,
  run: PlannedRun,
  { makeSpace, tests, deps, at }: Trying,
): Promise<string> {
  const decide = new Set(tests);
  const touched = subjectsOf(settled.work, given).filter((path) => !decide.has(path));
  const textOf = (path: string) =>
    settled.work.files.get(path)?.bytes.subarray(0, MAX_FIRST_BYTES).toString() ?? "";
  const isCode = (path: string) => settled.work.files.has(path) && roleOf(path, textOf(path)) === "source";
  const code = touched.some(isCode) ? touched.filter(isCode) : [...settled.work.files.keys()].filter(isCode);
  const within = (changes: FileChanges) =>
    createSpaces(changed(settled.work, changes), tests, given, deps, at.signal);
  const space = makeSpace();
  const candidates: FileChanges[] = [];
  const reformatted = new Map<string, Buffer | null>();
  for (const mutator of MUTATORS) {
    const files = code.filter(
      (path) => MUTATORS.find((candidate) => candidate.knows(path, textOf(path))) === mutator,
    );
    if (files.length === 0) continue;
    candidates.push(...(await mutator.mutants(space, files, MAX_MUTANTS - candidates.length)));
    for (const [path, bytes] of await mutator.reformatted(space, files)) reformatted.set(path, bytes);
  }
  if (reformatted.size > 0 && !(await tryQuietly(run, within(reformatted))).passed)
    return "Your tests fail when only the layout of the code changes, or a statement without effect is added: they test how the code is written, not what it does.";
  const mutants = tellingMutants(candidates, (path) => settled.work.files.get(path)?.bytes.toString() ?? "");
  if (mutants.length > 0) {
    for (let i = 0; i < mutants.length; i += AT_ONCE) {
      const batch = mutants.slice(i, i + AT_ONCE);
      const results = await Promise.all(batch.map((mutant) => tryQuietly(run, within(mutant), true)));
      if (results.some((result) => hasNoticed(trial, result) || failedAsScript(result))) return "";
    }
    const files = code.slice(0, 3).join(", ");
    return `Your tests pass whatever the code does: ${mutants.length} small errors put into ${files} were not noticed.`;
  }
  const undone = new Map<string, Buffer | null>(
    touched.map((path) => [path, given.files.get(path)?.bytes ?? null]),
  );
  if (undone.size > 0 && hasNoticed(trial, await tryQuietly(run, within(undone), true))) return "";
  return "Your tests pass without your work.";
}

/** Whether a test script failed by its own exit code. That counts, because a mutant differs only in a detail and can be loaded. */
const failedAsScript = (other: RunTrial): boolean =>
  !other.passed &&
  other.counted.some(
    ({ step, counted }) =>
      step.kind === "shell" &&
      counted.ended === "exit" &&
      !counted.passed &&
      counted.tests.every((test) => test.failedBy === "error"),
  );

/** Whether a test that passed in `trial` failed in `other` by an assertion. A failure to load the code proves nothing. */
function hasNoticed(trial: RunTrial, other: RunTrial): boolean {
  const passing = new Set(testsOf(trial).flatMap((test) => (test.outcome === "passed" ? [test.id] : [])));
  return testsOf(other).some(
    (test) =>
      test.outcome === "failed" && passing.has(test.id) && (test.failedBy ?? "assertion") === "assertion",
  );
}
