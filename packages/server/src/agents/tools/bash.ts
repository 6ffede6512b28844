import { z } from "zod";
import type { Sandbox } from "@signet/sandbox";
import { runCommand, type CommandDeps } from "../command.ts";
import type { CoderYield } from "../port.ts";
import { noNetworkHint } from "./no-network.ts";
import { defineTool, done } from "./tool.ts";
import { forgiving } from "./aliases.ts";

/** The most seconds that a command of the agent may take. */
export const LONGEST_COMMAND_SECONDS = 300;
const TO_MODEL = { bytes: 10 << 10, lines: 256, hint: "redirect the output to a file and read that" };
/** Python would load the stale bytecode of a module that was rewritten within the same second. */
const ENV = { PYTHONDONTWRITEBYTECODE: "1" };
const schema = z.object({
  command: z.string().min(1).max(32_000),
  timeout_s: z.number().int().min(1).max(LONGEST_COMMAND_SECONDS).optional().describe("for a slow command"),
});

/** `bash`: runs a command in the workspace and shows the model its result and output. Calls `seenPassing` for each command that exits 0. */
export const bashTool = (sandbox: Sandbox, deps: CommandDeps, seenPassing: (command: string) => void) =>
  defineTool<CoderYield, typeof schema>({
    name: "bash",
    ...forgiving("bash"),
    description: `Run a ${sandbox.shell} command in the workspace. No network, no terminal. Each call is a new shell; background processes end with it. Long output is cut in the middle.`,
    schema,
    async *run({ command, timeout_s }, at) {
      const options = { env: ENV, ...(timeout_s === undefined ? {} : { wallSeconds: timeout_s }) };
      const outcome = yield* runCommand(sandbox, { shown: command, line: command, options }, deps, at);
      if (outcome.exitCode === 0) seenPassing(command);
      const { text } = outcome.printed.show(TO_MODEL);
      const how = outcome.timedOut ? `${outcome.how}; ${adviceOnTime(timeout_s)}` : outcome.how;
      const network = noNetworkHint(outcome.exitCode, text);
      return done([how, text, network].filter((part) => part !== "").join("\n"));
    },
  });

const adviceOnTime = (seconds: number | undefined) =>
  seconds === LONGEST_COMMAND_SECONDS
    ? "narrow the command"
    : `narrow the command or pass timeout_s (up to ${LONGEST_COMMAND_SECONDS})`;
