import type { Check, GivenFile } from "@signet/contract";
import { type Sandbox, workspaceRefusal } from "../../sandbox/port.ts";
import { type Command, type CommandDeps, type Ended, runCommand } from "../command.ts";
import type { CoderYield } from "../port.ts";
import { shorten } from "../shorten.ts";
import type { At } from "../tools/tool.ts";
import { exampleCommands } from "./examples.ts";
import { isAsGiven, putBack } from "./place.ts";
import type { Plan, PlannedRun } from "./plan.ts";
import { countsOf, isTrivial, plainCommand } from "./self.ts";
import { CLEAR_CACHES, CLEAR_SHADOWS } from "./shadows.ts";
import { givenCommand, testsCommand } from "./tests.ts";

const KEPT_OUTPUT_BYTES = 16 << 10;

interface CheckDeps extends CommandDeps {
  openSandbox(): Promise<Sandbox>;
}

/**
 * Finds out whether the work is right: runs what came with the task, else the agent's own command, each in a fresh copy
 * of `workspace` as another user. Nothing that the agent says or leaves running has a part in it.
 */
export async function* decide(
  plan: Plan,
  ownCmd: string | null,
  workspace: Sandbox,
  deps: CheckDeps,
  at: At,
): AsyncGenerator<CoderYield, Check> {
  if (plan.runs.length === 0) return yield* decideByOwn(plan, ownCmd, workspace, deps, at);
  const done: Check[] = [];
  for (const run of plan.runs) {
    const check = yield* runGiven(plan, run, workspace, deps, at);
    done.push(check);
    if (!check.passed) break;
  }
  return {
    kind: "given",
    cmd: done.map((check) => check.cmd).join(" && "),
    exit_code: done.at(-1)!.exit_code,
    passed: done.every((check) => check.passed),
    output: done.map((check) => check.output).join("\n"),
  };
}

/** One planned run in one fresh copy, from which everything is gone that could take a test framework's place. */
async function* runGiven(
  plan: Plan,
  run: PlannedRun,
  workspace: Sandbox,
  deps: CheckDeps,
  at: At,
): AsyncGenerator<CoderYield, Check> {
  const fresh = await deps.openSandbox();
  try {
    const failure = await copyInto(fresh, workspace, async () => {
      await fresh.exec(CLEAR_SHADOWS, { signal: at.signal });
      await putBack(fresh, plan.guarded);
    });
    if (failure !== null) return failed(plan, failure);
    const made = await commandsOf(run, plan.guarded, fresh);
    if ("missing" in made) return failed(plan, made.missing);
    let check = failed(plan, "nothing to run");
    for (const command of made.commands) {
      const ended = yield* runCommand(fresh, command, deps, at);
      check = checkOf(command, ended);
      if (!check.passed) return check;
    }
    for (const file of plan.guarded)
      if (!(await isAsGiven(fresh, file)))
        return {
          ...check,
          passed: false,
          exit_code: 1,
          output: `${file.path} was changed by the code under test`,
        };
    return check;
  } catch (thrown) {
    return failed(plan, workspaceRefusal(thrown));
  } finally {
    await fresh.close();
  }
}

const failed = (plan: Plan, output: string): Check => ({
  kind: "given",
  cmd: plan.says,
  exit_code: null,
  passed: false,
  output,
});

const checkOf = (command: Command, ended: Ended): Check => ({
  kind: "given",
  cmd: command.shown,
  exit_code: ended.exitCode,
  passed: ended.exitCode === 0,
  output: outputOf(ended),
});

async function commandsOf(
  run: PlannedRun,
  guarded: GivenFile[],
  fresh: Sandbox,
): Promise<{ commands: Command[] } | { missing: string }> {
  switch (run.kind) {
    case "tests":
      return { commands: [testsCommand(run)] };
    case "examples":
      return exampleCommands(fresh, run.parsed);
    case "command":
      return {
        commands: [
          givenCommand(
            run.cmd,
            guarded.map((file) => file.path),
          ),
        ],
      };
  }
}

/** The agent's own check counts by what it was seen to do: tests run, or at least a command that could have failed. */
async function* decideByOwn(
  plan: Plan,
  cmd: string | null,
  workspace: Sandbox,
  deps: CheckDeps,
  at: At,
): AsyncGenerator<CoderYield, Check> {
  const none: Check = { kind: "none", cmd, exit_code: null, passed: false, output: "nothing was tested" };
  if (cmd === null || isTrivial(cmd)) return none;
  const fresh = await deps.openSandbox();
  try {
    const failure = await copyInto(fresh, workspace, async () => {
      await fresh.exec(CLEAR_CACHES, { signal: at.signal });
      await putBack(fresh, plan.guarded);
    });
    if (failure !== null) return { ...none, output: failure };
    const command = plainCommand(cmd, false);
    const ended = yield* runCommand(fresh, command, deps, at);
    const counts = countsOf(cmd, ended);
    const tested = counts !== null && counts.ran > 0 && counts.skipped === 0;
    return { ...checkOf(command, ended), kind: tested ? "self_test" : "self_run" };
  } catch (thrown) {
    return { ...none, output: workspaceRefusal(thrown) };
  } finally {
    await fresh.close();
  }
}

/** Copies the workspace and prepares the copy; what the workspace itself makes impossible is told, not thrown. */
async function copyInto(
  fresh: Sandbox,
  workspace: Sandbox,
  prepare: () => Promise<void>,
): Promise<string | null> {
  try {
    await fresh.restore(workspace.snapshot());
    await prepare();
    return null;
  } catch (thrown) {
    return `the workspace could not be copied: ${workspaceRefusal(thrown)}`;
  }
}

function outputOf(ended: Ended): string {
  const how = ended.how.startsWith("exit code") ? "" : ended.how;
  const parts = [ended.stdout, ended.stderr, how].map((part) => part.trimEnd()).filter((part) => part !== "");
  return shorten(parts.join("\n"), { bytes: KEPT_OUTPUT_BYTES }).text;
}
