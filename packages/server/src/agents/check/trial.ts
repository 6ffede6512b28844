import { type ExecResult, workspaceRefusal } from "@signet/sandbox";
import { type CommandDeps, runShown } from "../command.ts";
import type { AgentEvent } from "../agent-events.ts";
import type { CallContext } from "../tools/tool.ts";
import type { PlannedRun } from "./planned-run.ts";
import { saysExamples } from "./examples/says.ts";
import type { CountedRun, Space, CheckStep, TestResult, Toolchain } from "./port.ts";
import { examplesOf, toolchainOf } from "./toolchains.ts";
import { notRun, UNRUNNABLE } from "./unrunnable.ts";

/** The result of one planned run on one state of the work. */
export interface RunTrial {
  shown: string;
  passed: boolean;
  exitCode: number | null;
  output: string;
  why: string[];
  /** Evidence that the work manipulates the check. */
  hijacks: string[];
  counted: CountedStep[];
  /** Whether given tests beside the command fail when run alone. The command itself then has to notice changes in them. */
  silent: boolean;
  /** Whether scripts hold Python texts that could not be counted, so that no control can confirm the whole. */
  unread: boolean;
}

export interface CountedStep {
  step: CheckStep;
  toolchain: Toolchain;
  counted: CountedRun;
}

/** Makes the space for a run; `onOutput` receives its output as it arrives. */
export type MakeSpace = (onOutput?: Space["onOutput"]) => Space;

/** A step that runs a command unchanged. */
export const plainStep = (cmd: string, flags: string[] = []): CheckStep => ({
  kind: "other",
  files: [],
  cmd,
  folder: "",
  flags,
});

/** Runs a planned run once and yields its events for the caller. */
export async function* tryRun(
  run: PlannedRun,
  makeSpace: MakeSpace,
  deps: CommandDeps,
  at: CallContext,
): AsyncGenerator<AgentEvent, RunTrial> {
  const trials: RunTrial[] = [];
  for (const part of partsOf(run)) {
    const trial = yield* shownTrial(part, makeSpace, deps, at);
    trials.push(trial);
    if (!trial.passed) break;
  }
  return combineTrials(trials);
}

/** Like tryRun, but without events, for the baseline and for reruns. Set `inTurn` if it will probably fail. */
export async function tryQuietly(run: PlannedRun, makeSpace: MakeSpace, inTurn = false): Promise<RunTrial> {
  const trials: RunTrial[] = [];
  for (const part of partsOf(run)) {
    const trial = await countPart(part, makeSpace(), inTurn);
    trials.push(trial);
    if (!trial.passed) break;
  }
  return combineTrials(trials);
}

/** A part of a run that is shown as one command, and the steps that are counted for it. */
interface Part {
  shown: string;
  /** Set if the caller's command itself has to exit 0 in addition to the counted steps. */
  cmd: string | null;
  steps: { step: CheckStep; toolchain: Toolchain }[];
  /** Counted once everything else passed. If they fail, the command may have prepared something for them, so that proves nothing. */
  beside?: { step: CheckStep; toolchain: Toolchain }[];
  unread?: boolean;
}

function partsOf(run: PlannedRun): Part[] {
  const ours = (step: CheckStep) => ({
    step,
    toolchain: step.cmd === "" ? UNRUNNABLE : toolchainOf(step.kind),
  });
  switch (run.kind) {
    case "command":
      return [
        {
          shown: run.cmd,
          cmd: run.line ?? run.cmd,
          steps: run.steps.filter((step) => step.kind !== "other").map(ours),
          beside: (run.beside ?? []).map(ours),
          unread: run.unread ?? false,
        },
      ];
    case "tests":
      return run.steps.map((step) => ({
        shown: step.cmd || step.files.join(" "),
        cmd: null,
        steps: [ours(step)],
      }));
    case "examples": {
      const step: CheckStep = {
        kind: "examples",
        files: [],
        cmd: saysExamples(run.parsed),
        folder: "",
        flags: [],
      };
      const steps = examplesOf(run.parsed).map((toolchain) => ({ step, toolchain }));
      return [{ shown: step.cmd, cmd: null, steps }];
    }
  }
}

async function* shownTrial(
  part: Part,
  makeSpace: MakeSpace,
  deps: CommandDeps,
  at: CallContext,
): AsyncGenerator<AgentEvent, RunTrial> {
  let trial: RunTrial | undefined;
  const startedMs = deps.clock.now();
  yield* runShown(
    part.shown,
    async (onOutput): Promise<ExecResult> => {
      trial = await countPart(part, makeSpace(onOutput));
      return {
        exitCode: trial.exitCode,
        reason: trial.exitCode === null ? "timeout" : "exit",
        durationMs: deps.clock.now() - startedMs,
        stdout: trial.output,
        stderr: "",
        outputBytes: Buffer.byteLength(trial.output),
        truncated: false,
      };
    },
    deps,
    at,
  );
  return trial!;
}

async function countPart(part: Part, space: Space, inTurn = false): Promise<RunTrial> {
  const plain = part.cmd === null ? [] : [{ step: plainStep(part.cmd), toolchain: toolchainOf("other") }];
  const counted: CountedStep[] = [];
  for (const { step, toolchain } of [...plain, ...part.steps]) {
    if (counted.some((countedStep) => !countedStep.counted.passed)) break;
    counted.push({ step, toolchain, counted: await countOrFail(() => toolchain.count(space, step, inTurn)) });
  }
  let silent = false;
  let unread = part.unread ?? false;
  if (counted.every((countedStep) => countedStep.counted.passed))
    for (const { step, toolchain } of part.beside ?? []) {
      const result = await countOrFail(() => toolchain.count(space, step, inTurn));
      if (result.passed || isEvidenceOfHijack(result)) counted.push({ step, toolchain, counted: result });
      else if (step.text === undefined) silent = true;
      else unread = true;
    }
  return { ...trialOf(part.shown, counted), silent, unread };
}

/**
 * Whether a failed count shows that the work manipulates its check: real failures end with a non-zero exit code. Tests that
 * skip themselves, because only the command sets what they need, show nothing.
 */
function isEvidenceOfHijack({ hijacks, ended, exitCode, tests, fairSkips }: CountedRun): boolean {
  if (hijacks.length > 0) return true;
  const allSkipped = tests.length > 0 && fairSkips === tests.length;
  return ended === "exit" && exitCode === 0 && !allSkipped;
}

/** Counts a run. If the work makes that impossible, for example because a copy does not fit, the run failed, not the service. */
async function countOrFail(count: () => Promise<CountedRun>): Promise<CountedRun> {
  try {
    return await count();
  } catch (thrown) {
    return notRun(`the check could not be run: ${workspaceRefusal(thrown)}`);
  }
}

function trialOf(shown: string, counted: CountedStep[]): Omit<RunTrial, "silent" | "unread"> {
  const failed = counted.find((countedStep) => !countedStep.counted.passed)?.counted;
  const why = counted.flatMap((countedStep) => countedStep.counted.why);
  const printed = counted.map(({ counted: { stdout, stderr } }) =>
    [stdout, stderr].filter((t) => t !== "").join("\n"),
  );
  // The output of counted runs after the command itself would only repeat it.
  const output = [failed ? [failed.stdout, failed.stderr].join("\n").trim() : (printed[0] ?? ""), ...why];
  return {
    shown,
    passed: failed === undefined,
    exitCode: exitCodeOf(failed),
    output: output.filter((text) => text.trim() !== "").join("\n"),
    why,
    hijacks: counted.flatMap((countedStep) => countedStep.counted.hijacks),
    counted,
  };
}

/** The exit code to report: never 0 for a failure, even if its process exited with 0. */
function exitCodeOf(failed: CountedRun | undefined): number | null {
  if (failed === undefined) return 0;
  return failed.exitCode === 0 ? 1 : failed.exitCode;
}

const combineTrials = (trials: RunTrial[]): RunTrial => ({
  shown: trials.map((trial) => trial.shown).join(" && "),
  passed: trials.every((trial) => trial.passed),
  exitCode: trials.at(-1)?.exitCode ?? null,
  output: trials.map((trial) => trial.output).join("\n"),
  why: trials.flatMap((trial) => trial.why),
  hijacks: trials.flatMap((trial) => trial.hijacks),
  counted: trials.flatMap((trial) => trial.counted),
  silent: trials.some((trial) => trial.silent),
  unread: trials.some((trial) => trial.unread),
});

/** All test results of a trial. */
export const testsOf = (trial: RunTrial): TestResult[] =>
  trial.counted.flatMap((countedStep) => countedStep.counted.tests);
