import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { within, type Holder } from "./holder.ts";
import { aim, type Target } from "./owner.ts";
import type { ExecOptions, ExecReason, ExecResult, Limits } from "../port.ts";
import { collect } from "./output.ts";
import { readPipe, writePipe, type Input } from "./pipes.ts";
import { bwrapArguments, type Recipe } from "./recipe.ts";

/** How long a killed command may take to be gone before the whole sandbox is given up. */
const KILL_DEADLINE_MS = 5000;
const LOOK_EVERY_MS = 50;

/** What a command runs in. */
export interface ExecRoom {
  recipe: Recipe;
  limits: Limits;
  holder: Holder;
  /** Folder of what bwrap reads. */
  folder: string;
  /** Folder of the pipes `in`, `out` and `err`. */
  pipes: string;
  /** Aborts when the sandbox is being closed. */
  closing: AbortSignal;
  /** Begins to watch the memory; the returned question is whether there was too much of it since. */
  watchMemory(): () => boolean;
}

/** The options of a command, with a standard input that may be a stream. */
export type InsideOptions = Omit<ExecOptions, "stdin"> & { stdin?: Input };

/** Runs one command in a room that no other command is in. */
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
  const hindrance = hindranceOf(room, options);
  if (hindrance !== undefined) return result(hindrance, null);
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
  const lose = () => stop("lost");
  const tooMuchMemory = room.watchMemory();
  const pipes = [
    readPipe(path.join(room.pipes, "out"), (chunk) => output.add("stdout", chunk)),
    readPipe(path.join(room.pipes, "err"), (chunk) => output.add("stderr", chunk)),
  ];
  const input =
    options.stdin === undefined ? undefined : writePipe(path.join(room.pipes, "in"), options.stdin);
  const wallSeconds = Math.min(limits.wallSeconds, options.wallSeconds ?? Infinity);
  const wall = setTimeout(() => stop("timeout"), wallSeconds * 1000);
  const look = setInterval(() => tooMuchMemory() && stop("oom"), LOOK_EVERY_MS);
  options.signal?.addEventListener("abort", abort, { once: true });
  room.closing.addEventListener("abort", lose, { once: true });
  const command = start(room, input);
  const exitCode = await command.ended;

  clearTimeout(wall);
  clearInterval(look);
  options.signal?.removeEventListener("abort", abort);
  room.closing.removeEventListener("abort", lose);
  // Nothing that could write is alive any more, so what is in the pipes now is all there will be.
  for (const pipe of pipes) pipe.drain();
  clearTimeout(last);
  await within(KILL_DEADLINE_MS, input?.close() ?? Promise.resolve());
  if (reason === "exit") reason = endOf(exitCode, tooMuchMemory());
  return result(reason, exitCode);
}

/** Why a command does not even start, if so. */
function hindranceOf({ holder }: ExecRoom, { signal }: InsideOptions): ExecReason | undefined {
  if (signal?.aborted) return "abort";
  return holder.alive() ? undefined : "lost";
}

/** How a command ended that nobody stopped. */
function endOf(exitCode: number | null, isOutOfMemory: boolean): ExecReason {
  if (isOutOfMemory) return "oom";
  return exitCode === null ? "lost" : "exit";
}

interface Running {
  /** Resolves, when nothing of the command is alive any more, to its exit code; null if it did not end by itself. */
  ended: Promise<number | null>;
  kill(): void;
}

/** Has the holder run what the arguments say. */
function start({ holder }: ExecRoom, input: ReturnType<typeof writePipe> | undefined): Running {
  let exitCode: number | null = null;
  let unwanted = false;
  let first: Target | undefined;
  const end = new Promise<void>((resolve) => {
    holder.start(input === undefined ? "/dev/null" : "/tmp/p/in", (line) => {
      if (line === "begin") void input?.send().catch(() => {});
      // Before it lets it go on, bwrap reports the first process of the pid namespace; later how the command ended,
      // unless bwrap itself was killed.
      const [, pid] = /"child-pid": *(\d+)/.exec(line) ?? [];
      if (pid !== undefined) first = aim(Number(pid));
      if (unwanted || !holder.alive()) first?.kill();
      const [, code] = /"exit-code": *(\d+)/.exec(line) ?? [];
      if (code !== undefined) exitCode = Number(code);
      if (line === "end") resolve();
    });
  });
  const ended = async () => {
    await Promise.race([end, holder.gone]);
    // The kernel ends the first process of a pid namespace only when all others in it are dead.
    const deadline = performance.now() + KILL_DEADLINE_MS;
    while (first?.ended() === false && performance.now() < deadline) {
      first.kill();
      await wait(1);
    }
    return exitCode;
  };
  return {
    ended: ended(),
    // Never bwrap itself: while it is still at work on the sandbox, the first process would go on without it.
    kill() {
      unwanted = true;
      first?.kill();
    },
  };
}

/** Leaves the arguments of bwrap where the holder looks for them; else returns what a shell says of such a command. */
function writeArguments(room: ExecRoom, command: string, options: InsideOptions): string | undefined {
  try {
    const text = bwrapArguments(room.recipe, command, options.env ?? {}, options.user ?? "agent");
    writeFileSync(path.join(room.folder, "args"), text, { mode: 0o644 });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `sh: the command cannot be started: ${error.message}\n`;
  }
}
