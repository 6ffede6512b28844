import {
  type BackgroundCommand,
  type BackgroundEnd,
  type ExecOptions,
  type Sandbox,
  workspaceRefusal,
} from "@signet/sandbox";
import type { AgentEvent } from "./agent-events.ts";
import { type CommandDeps, type OnOutput, runShown, type ShownResult } from "./command.ts";
import { shorten } from "./shorten.ts";
import type { CallContext } from "./tools/tool.ts";

const NAME_BYTES = 200;

/** What the model is told when its background commands were ended before a check that it continues after. */
export const ENDED_FOR_CHECK =
  "Your background commands were ended before the check. Start them again if you need them.";
/** What the model is told when it continues in another sandbox. */
export const ENDED_BY_RESTART =
  "The service was restarted: your background commands have ended, and their output is gone. Start them again if you need them.";

/**
 * Starts a command that runs on, and yields its events: `command_finished` says what it printed at first, and no exit code if it runs.
 * Returns what the model is told.
 */
export async function* startInBackground(
  sandbox: Sandbox,
  command: string,
  options: Pick<ExecOptions, "env">,
  deps: CommandDeps,
  at: CallContext,
): AsyncGenerator<AgentEvent, { runsOn: boolean; exitCode: number | null; text: string }> {
  let started: BackgroundCommand | undefined;
  const start = async (onOutput: OnOutput) => {
    const before = deps.clock.now();
    const said = await begin(sandbox, command, { ...options, signal: at.signal });
    if (typeof said !== "string") started = said;
    const output = Buffer.from(typeof said === "string" ? said : said.output);
    onOutput("stdout", output);
    return resultOf(said, output.length, deps.clock.now() - before);
  };
  const outcome = yield* runShown(`${command} &`, start, deps, at);
  const { text } = outcome.printed.show({ bytes: 10 << 10, lines: 256, hint: "read its file" });
  const runsOn = started !== undefined && !started.ended;
  const how = runsOn
    ? `running in the background: pid ${started!.pid}, output in ${started!.outputFile}`
    : outcome.how;
  return { runsOn, exitCode: outcome.exitCode, text: text === "" ? how : `${how}\n${text}` };
}

/** Starts the command. Returns what the sandbox says if it refuses. */
async function begin(...[sandbox, command, options]: [Sandbox, string, Pick<ExecOptions, "env" | "signal">]) {
  try {
    return await sandbox.startBackground(command, options);
  } catch (thrown) {
    return workspaceRefusal(thrown);
  }
}

const resultOf = (
  said: BackgroundCommand | string,
  outputBytes: number,
  durationMs: number,
): ShownResult => ({
  ...(typeof said === "string"
    ? { exitCode: 126, reason: "exit", stdout: "", stderr: said }
    : {
        exitCode: said.ended?.exitCode ?? null,
        reason: said.ended?.reason ?? "exit",
        stdout: said.output,
        stderr: "",
        runsOn: said.ended === undefined,
      }),
  durationMs,
  outputBytes,
  truncated: false,
});

/** One line for each background command that has ended since the model was last told. */
export const describeEnds = (ends: readonly BackgroundEnd[]): string =>
  ends
    .map(({ command, pid, reason, exitCode }) => {
      const how = exitCode === null ? "killed" : `exit code ${exitCode}`;
      const { text } = shorten(command, { bytes: NAME_BYTES });
      return `[background command ${pid} has ended, ${reason === "oom" ? "out of memory" : how}: ${text}]`;
    })
    .join("\n");
