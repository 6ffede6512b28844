import { BOUNDS } from "@signet/contract";
import type { Clock } from "../base/clock.ts";
import { type ExecOptions, type ExecResult, type Sandbox, SandboxError } from "@signet/sandbox";
import { type AgentEvent, agentNote, showEvent } from "./agent-events.ts";
import { createPrinted, type Printed } from "./printed.ts";
import { shorten } from "./shorten.ts";
import type { CallContext } from "./tools/tool.ts";

const PROGRESS_MS = 2000;
const PROGRESS_NOTES = 10;
const PROGRESS_CHARACTERS = 600;
/** More than any caller shows. */
const PRINTED_BYTES = 16 << 10;

export interface CommandDeps {
  clock: Clock;
  newCommandId(): string;
}

/** A command and the text that events show for it. `settle` may replace the exit code by a stricter one. */
export interface CommandToRun {
  shown: string;
  line: string;
  options?: Pick<ExecOptions, "stdin" | "env" | "user" | "wallSeconds">;
  settle?(result: ExecResult): Pick<ExecResult, "exitCode" | "stdout">;
}

export interface CommandOutcome {
  exitCode: number | null;
  stdout: string;
  stderr: string;
  /** One line for the model: `exit code: 0`, `timed out after 60 s`, ... */
  how: string;
  timedOut: boolean;
  /** Both streams in the order in which they arrived. */
  printed: Pick<Printed, "show">;
}

/** Receives a command's output as it arrives. */
export type OnOutput = (stream: "stdout" | "stderr", chunk: Uint8Array) => void;

/**
 * Runs a command and yields its events: `command_started`, progress notes if it takes long, and always one
 * `command_finished`. Throws the signal's reason when aborted, SandboxError `unavailable` when the sandbox is gone.
 */
export function runCommand(
  sandbox: Sandbox,
  command: CommandToRun,
  deps: CommandDeps,
  at: CallContext,
): AsyncGenerator<AgentEvent, CommandOutcome> {
  const start = async (onOutput: OnOutput) => {
    const { line, options } = command;
    const raw = await sandbox.exec(line, { ...options, signal: at.signal, onOutput });
    return { ...raw, ...command.settle?.(raw) };
  };
  return runShown(command.shown, start, deps, at);
}

/** The result of a command that may run on in the background. */
export type ShownResult = ExecResult & { runsOn?: boolean };

/** Like runCommand, for work that is not a single sandbox command. */
export async function* runShown(
  shown: string,
  start: (onOutput: OnOutput) => Promise<ShownResult>,
  deps: CommandDeps,
  { step, signal }: CallContext,
): AsyncGenerator<AgentEvent, CommandOutcome> {
  signal.throwIfAborted();
  const identity = { command_id: deps.newCommandId(), cmd: shown, step };
  const startedMs = deps.clock.now();
  yield showEvent({ name: "command_started", data: identity });
  const tail = createTail();
  const printed = createPrinted(PRINTED_BYTES);
  const onOutput: OnOutput = (stream, chunk) => {
    tail.add(chunk);
    printed.add(stream, chunk);
  };
  const result = start(onOutput).catch((thrown: unknown) => lostResult(thrown, deps.clock.now() - startedMs));
  yield* reportProgress(result, tail, deps.clock, step);
  const ended = await result;
  yield showEvent({ name: "command_finished", data: { ...identity, ...finishedFields(ended) } });
  if (ended.reason === "lost" || ended.reason === "abort") {
    signal.throwIfAborted();
    throw new SandboxError("unavailable", "the sandbox disappeared while a command was running");
  }
  return {
    exitCode: ended.exitCode,
    stdout: ended.stdout,
    stderr: ended.stderr,
    how: describeEnd(ended),
    timedOut: ended.reason === "timeout",
    printed,
  };
}

/** The result of a command whose sandbox disappeared while it ran. */
const lostResult = (thrown: unknown, durationMs: number): ExecResult => ({
  exitCode: null,
  reason: "lost",
  durationMs,
  stdout: "",
  stderr: thrown instanceof SandboxError ? thrown.message : "the sandbox disappeared",
  outputBytes: 0,
  truncated: false,
});

function finishedFields(ended: ShownResult) {
  const stdout = shorten(ended.stdout, { bytes: BOUNDS.commandOutputBytes });
  const stderr = shorten(ended.stderr, { bytes: BOUNDS.commandOutputBytes });
  return {
    ok: ended.exitCode === 0 || ended.runsOn === true,
    exit_code: ended.exitCode,
    stdout: stdout.text,
    stderr: stderr.text,
    truncated: ended.truncated || stdout.cutBytes + stderr.cutBytes > 0,
    timed_out: ended.reason === "timeout",
    duration_ms: Math.round(ended.durationMs),
  };
}

function describeEnd(ended: ExecResult): string {
  switch (ended.reason) {
    case "exit":
      return `exit code: ${ended.exitCode}`;
    case "timeout":
      return `timed out after ${Math.round(ended.durationMs / 1000)} s`;
    case "oom":
      return "killed: out of memory";
    case "output":
      return "killed: too much output";
    case "abort":
      return "stopped";
    case "lost":
      return "the sandbox disappeared";
  }
}

/** Yields a note with the newest output lines at most every PROGRESS_MS, up to PROGRESS_NOTES notes. */
async function* reportProgress(
  result: Promise<unknown>,
  tail: ReturnType<typeof createTail>,
  clock: Clock,
  step: number,
): AsyncGenerator<AgentEvent, void> {
  const stop = new AbortController();
  const end = result.then(() => "end" as const);
  try {
    for (let notes = 0; notes < PROGRESS_NOTES;) {
      const tick = clock.sleep(PROGRESS_MS, stop.signal).then(
        () => "tick" as const,
        () => "end" as const,
      );
      if ((await Promise.race([end, tick])) === "end") return;
      const text = tail.take();
      if (text === null) continue;
      notes += 1;
      yield agentNote(text, step);
    }
  } finally {
    stop.abort();
  }
}

/** Keeps the last PROGRESS_CHARACTERS printed since the previous `take`. */
function createTail() {
  let text = "";
  return {
    add(chunk: Uint8Array) {
      text = (text + Buffer.from(chunk).toString()).slice(-PROGRESS_CHARACTERS);
    },
    take(): string | null {
      const lines = text.trim().split("\n").slice(-5).join("\n");
      text = "";
      return lines === "" ? null : lines;
    },
  };
}
