import { z } from "zod";
import type { Sandbox } from "@signet/sandbox";
import { describeEnds, startInBackground } from "../background.ts";
import { runCommand, type CommandDeps } from "../command.ts";
import type { CoderYield } from "../port.ts";
import { noNetworkHint } from "./no-network.ts";
import { type CallContext, defineTool, done } from "./tool.ts";
import { forgiving } from "./aliases.ts";

/** The most seconds that a command of the agent may take. */
export const LONGEST_COMMAND_SECONDS = 300;
const TO_MODEL = { bytes: 10 << 10, lines: 256, hint: "redirect the output to a file and read that" };
/** Python would load the stale bytecode of a module that was rewritten within the same second. */
const ENV = { PYTHONDONTWRITEBYTECODE: "1" };
const schema = z.object({
  command: z.string().min(1).max(32_000),
  timeout_s: z.number().int().min(1).max(LONGEST_COMMAND_SECONDS).optional().describe("for a slow command"),
  background: z.boolean().optional().describe("for a server or a watcher: it runs on after the call"),
});

/** What the coder notes of its commands. */
export interface CommandNotes {
  /** This one exited with 0. */
  passing(command: string): void;
  /** One was started that runs on. */
  background(): void;
}

/** `bash`: runs a command in the workspace and shows the model its result and output. */
export function bashTool(sandbox: Sandbox, deps: CommandDeps, notes: CommandNotes) {
  async function* inForeground(command: string, seconds: number | undefined, at: CallContext) {
    const options = { env: ENV, ...(seconds === undefined ? {} : { wallSeconds: seconds }) };
    const outcome = yield* runCommand(sandbox, { shown: command, line: command, options }, deps, at);
    const { text } = outcome.printed.show(TO_MODEL);
    const how = outcome.timedOut ? `${outcome.how}; ${adviceOnTime(seconds)}` : outcome.how;
    return { exitCode: outcome.exitCode, parts: [how, text, noNetworkHint(outcome.exitCode, text)] };
  }
  async function* inBackground(command: string, at: CallContext) {
    const { runsOn, exitCode, text } = yield* startInBackground(sandbox, command, { env: ENV }, deps, at);
    if (runsOn) notes.background();
    return { exitCode, parts: [text] };
  }
  return defineTool<CoderYield, typeof schema>({
    name: "bash",
    ...forgiving("bash"),
    description: `Run a ${sandbox.shell} command in the workspace. No network, no terminal. Each call is a new shell; what it starts ends with it. With background: true the command runs on until you kill its pid or call finish: you get the pid and the path of its output, and later commands reach its ports at 127.0.0.1. Long output is cut in the middle.`,
    schema,
    async *run({ command, timeout_s, background }, at) {
      const { exitCode, parts } = background
        ? yield* inBackground(command, at)
        : yield* inForeground(command, timeout_s, at);
      if (exitCode === 0) notes.passing(command);
      return done([...parts, describeEnds(sandbox.takeEnded())].filter((part) => part !== "").join("\n"));
    },
  });
}

const adviceOnTime = (seconds: number | undefined) =>
  seconds === LONGEST_COMMAND_SECONDS
    ? "narrow the command, or start a server with background: true"
    : `narrow the command, pass timeout_s (up to ${LONGEST_COMMAND_SECONDS}), or start a server with background: true`;
