import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { within, type Holder } from "./holder.ts";
import { aimAtCommand } from "./members.ts";
import { readStatus } from "./status.ts";
import { aim, type Target } from "./owner.ts";
import type { ExecOptions, ExecReason, ExecResult, Limits } from "../port.ts";
import { collect } from "./output.ts";
import { readPipe, writePipe, type Input } from "./pipes.ts";
import { bwrapArguments, withSharedNamespaces, type Recipe } from "./recipe.ts";

/** How long a killed command may take to end before the whole sandbox is ended. */
export const KILL_DEADLINE_MS = 5000;
/** How long a command in shared namespaces may take to end before all in them is ended. */
export const SHARED_KILL_DEADLINE_MS = 1000;
export const LOOK_EVERY_MS = 50;

/** Namespaces for processes and network that all commands of a sandbox join while some run in the background. */
export interface SharedNamespaces {
  /** Their first process. */
  pid: number;
  /** Ends everything in them, and with it all background commands. */
  end(why: "oom" | "exit"): Promise<void>;
}

/** The environment in which a sandbox runs its commands. */
export interface ExecRoom {
  recipe: Recipe;
  limits: Limits;
  holder: Holder;
  /** Folder with the files that bwrap reads. */
  folder: string;
  /** Folder of the pipes `in`, `out` and `err`. */
  pipes: string;
  /** Aborts when the sandbox starts to close. */
  closing: AbortSignal;
  /** Starts to monitor the memory. The returned function tells whether the limit was exceeded since. */
  watchMemory(): () => boolean;
  /** Undefined while each command has namespaces of its own. */
  shared: SharedNamespaces | undefined;
}

/** Options of a command whose standard input may be a stream. */
export type InsideOptions = Omit<ExecOptions, "stdin"> & { stdin?: Input };

/** Runs one command. No other command may run in `room` at the same time. */
export async function execute(room: ExecRoom, text: string, options: InsideOptions): Promise<ExecResult> {
  const { holder, limits } = room;
  const started = performance.now();
  const output = collect(limits, options.onOutput, () => stop("output"));
  const result = (reason: ExecReason, exitCode: number | null): ExecResult => ({
    exitCode: reason === "exit" ? exitCode : null,
    reason,
    durationMs: performance.now() - started,
    ...output.result(),
  });
  const obstacle = whyNotStarted(room, options);
  if (obstacle !== undefined) return result(obstacle, null);
  const refusal = writeArguments(room, text, options);
  if (refusal !== undefined) {
    output.add("stderr", Buffer.from(refusal));
    return result("exit", 126);
  }

  let reason: ExecReason = "exit";
  let last: NodeJS.Timeout | undefined;
  function stop(why: ExecReason) {
    if (reason !== "exit") return;
    reason = why;
    command.kill();
    last = setTimeout(() => void holder.end(), KILL_DEADLINE_MS);
  }
  const abort = () => stop("abort");
  const stopLost = () => stop("lost");
  const tooMuchMemory = room.watchMemory();
  const pipes = [
    readPipe(path.join(room.pipes, "out"), (chunk) => output.add("stdout", chunk)),
    readPipe(path.join(room.pipes, "err"), (chunk) => output.add("stderr", chunk)),
  ];
  const input =
    options.stdin === undefined ? undefined : writePipe(path.join(room.pipes, "in"), options.stdin);
  const most = Math.max(limits.wallSeconds, limits.mostWallSeconds ?? 0);
  const wallSeconds = Math.min(most, options.wallSeconds ?? limits.wallSeconds);
  const wall = setTimeout(() => stop("timeout"), wallSeconds * 1000);
  const look = setInterval(() => tooMuchMemory() && stop("oom"), LOOK_EVERY_MS);
  options.signal?.addEventListener("abort", abort, { once: true });
  room.closing.addEventListener("abort", stopLost, { once: true });
  const command = start(room, input);
  const exitCode = await command.ended;

  clearTimeout(wall);
  clearInterval(look);
  options.signal?.removeEventListener("abort", abort);
  room.closing.removeEventListener("abort", stopLost);
  // No process that could write is alive any more, so the pipes contain all remaining output.
  for (const pipe of pipes) pipe.drain();
  clearTimeout(last);
  await within(KILL_DEADLINE_MS, input?.close() ?? Promise.resolve());
  if (reason === "exit") reason = endOf(exitCode, tooMuchMemory());
  // The limit is one for all commands.
  if (reason === "oom") await room.shared?.end("oom");
  return result(reason, exitCode);
}

/** Why a command cannot start, or undefined. */
function whyNotStarted({ holder }: ExecRoom, { signal }: InsideOptions): ExecReason | undefined {
  if (signal?.aborted) return "abort";
  return holder.alive() ? undefined : "lost";
}

/** The reason for the end of a command that was not stopped. */
function endOf(exitCode: number | null, isOutOfMemory: boolean): ExecReason {
  if (isOutOfMemory) return "oom";
  return exitCode === null ? "lost" : "exit";
}

interface Running {
  /** Resolves to the exit code once no process of the command is alive; null if it was killed. */
  ended: Promise<number | null>;
  kill(): void;
}

/** Makes the holder run the command in the `args` file. */
function start(room: ExecRoom, input: ReturnType<typeof writePipe> | undefined): Running {
  const { holder, shared } = room;
  let exitCode: number | null = null;
  let unwanted = false;
  let first: Target | undefined;
  const end = new Promise<void>((resolve) => {
    holder.tell(`run ${input === undefined ? "/dev/null" : "/tmp/p/in"} ${shared?.pid ?? ""}`, (line) => {
      if (line === "begin") void input?.send().catch(() => {});
      // bwrap reports the first process of the pid namespace before that continues, and later the exit code of the command,
      // unless bwrap itself was killed.
      const { first: child, exitCode: code } = readStatus(line);
      if (child) first = shared ? aimAtCommand(holder.pid, child) : aim(child.pid);
      if (unwanted || !holder.alive()) first?.kill();
      if (code !== undefined) exitCode = code;
      if (line === "end") resolve();
    });
  });
  const ended = async () => {
    await Promise.race([end, holder.gone]);
    // The kernel ends the first process of a pid namespace only after all others in it. In a shared one, a command that starts
    // processes faster than they are found could go on.
    const isOver = !first || (await killFor(first, shared ? SHARED_KILL_DEADLINE_MS : KILL_DEADLINE_MS));
    first?.release?.();
    if (!isOver) await shared?.end("exit");
    return exitCode;
  };
  return {
    ended: ended(),
    // Never kills bwrap itself: while bwrap still sets up the sandbox, the first process would continue without it.
    kill() {
      unwanted = true;
      first?.kill();
    },
  };
}

/** Kills `target` until it has ended, for at most `ms`. Returns whether it has. */
export async function killFor(target: Target, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms;
  while (!target.ended()) {
    if (performance.now() > deadline) return false;
    target.kill();
    await wait(1);
  }
  return true;
}

/** Writes the arguments of bwrap for the holder. Returns a shell's error message if the command cannot be started. */
export function writeArguments(
  room: ExecRoom,
  command: string,
  options: Pick<InsideOptions, "env" | "user">,
): string | undefined {
  try {
    const recipe = room.shared ? withSharedNamespaces(room.recipe) : room.recipe;
    const text = bwrapArguments(recipe, command, options.env ?? {}, options.user ?? "agent");
    writeFileSync(path.join(room.folder, "args"), text, { mode: 0o644 });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `sh: the command cannot be started: ${error.message}\n`;
  }
}
