import { setTimeout as wait } from "node:timers/promises";
import {
  execute,
  killFor,
  LOOK_EVERY_MS,
  SHARED_KILL_DEADLINE_MS,
  writeArguments,
  type ExecRoom,
  type SharedNamespaces,
} from "./exec.ts";
import { within } from "./holder.ts";
import { aimAtCommand, innerPidOf } from "./members.ts";
import { readStatus } from "./status.ts";
import type { Target } from "./owner.ts";
import { SandboxError, type BackgroundCommand, type BackgroundEnd, type ExecOptions } from "../port.ts";
import { openSharedNamespaces } from "./shared-namespaces.ts";

const START_DEADLINE_MS = 5000;
/** How long the first output of a command, or its end, is waited for. */
const FIRST_OUTPUT_MS = 1000;

type StartOptions = Pick<ExecOptions, "env" | "signal">;

/** The background commands of a sandbox. */
export interface Background {
  /** As `Sandbox.startBackground`. No other command may run meanwhile. */
  start(command: string, options: StartOptions): Promise<BackgroundCommand>;
  takeEnded(): BackgroundEnd[];
  /** Ends all and returns how many there were. */
  end(): Promise<number>;
  /** Does `act`, which monitors the memory itself. Otherwise, as long as there are background commands, theirs is monitored. */
  besides<T>(act: () => Promise<T>): Promise<T>;
}

/** The background commands of `room`; sets `room.shared` as soon as there is one. */
export function createBackground(room: ExecRoom): Background {
  const commands = createRegister();
  const watch = createMemoryWatch(room);
  let count = 0;
  /** Resolves once the shared namespaces that are being ended are gone, with the memory of their processes. */
  let ending: Promise<void> = Promise.resolve();

  async function share(): Promise<SharedNamespaces> {
    const namespaces = await openSharedNamespaces(room, ++count, (why) => {
      watch.stop();
      room.shared = undefined;
      commands.allOver(why);
    });
    return { ...namespaces, end: (why) => (ending = namespaces.end(why)) };
  }

  return {
    async start(command, { env, signal }) {
      if (!room.holder.alive()) throw new SandboxError("unavailable", "the sandbox disappeared");
      room.shared ??= await share();
      const number = ++count;
      const outputFile = `/tmp/background-${number}.log`;
      // The file is opened inside, where a link that lies there leads to nothing but what is inside.
      const redirected = `exec >${outputFile} 2>&1 || exit\n${command}`;
      const refusal = writeArguments(room, redirected, env ? { env } : {});
      if (refusal !== undefined) throw new SandboxError("failed", refusal.trim());
      const { pid, finished } = await launch(room, number, {
        onStart: (found) => commands.began(number, { pid: found, command }),
        onEnd: (exitCode) => commands.over(number, { reason: "exit", exitCode }),
      });
      watch.start();
      await eitherOf(finished, FIRST_OUTPUT_MS, [room.closing, ...(signal ? [signal] : [])]);
      watch.stop();
      const show = `head -c ${room.limits.outputBytes} ${outputFile}`;
      const { stdout } = await execute(room, show, signal ? { signal } : {});
      const [ended] = commands.take([number]);
      return { pid, outputFile, output: stdout, ...(ended ? { ended } : {}) };
    },
    takeEnded: () => commands.take(),
    async end() {
      const size = commands.forget();
      await room.shared?.end("exit");
      return size;
    },
    async besides(act) {
      watch.stop();
      await ending;
      try {
        return await act();
      } finally {
        watch.start();
      }
    },
  };
}

type BackgroundStart = Pick<BackgroundEnd, "pid" | "command">;

/** Which commands run, by their numbers, and how those ended that nobody has asked about. */
function createRegister() {
  const running = new Map<number, BackgroundStart>();
  const ended = new Map<number, BackgroundEnd>();
  /** Notes that a command has ended, unless that is known. */
  const over = (number: number, how: Pick<BackgroundEnd, "reason" | "exitCode">) => {
    const one = running.get(number);
    if (one && running.delete(number)) ended.set(number, { ...one, ...how });
  };
  return {
    began: (number: number, one: BackgroundStart) => void running.set(number, one),
    over,
    allOver(reason: BackgroundEnd["reason"]): void {
      for (const number of running.keys()) over(number, { reason, exitCode: null });
    },
    /** Returns how many run, whose end will not be told. */
    forget(): number {
      const { size } = running;
      running.clear();
      return size;
    },
    take: (numbers: Iterable<number> = [...ended.keys()]): BackgroundEnd[] =>
      [...numbers].flatMap((number) => {
        const how = ended.get(number);
        ended.delete(number);
        return how ? [how] : [];
      }),
  };
}

/** Ends everything in the shared namespaces of `room` if the sandbox exceeds its memory while it is on. */
function createMemoryWatch(room: ExecRoom) {
  let timer: NodeJS.Timeout | undefined;
  return {
    start(): void {
      const tooMuch = room.shared && room.watchMemory();
      if (tooMuch) timer = setInterval(() => tooMuch() && void room.shared?.end("oom"), LOOK_EVERY_MS);
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Makes the holder start the command in the `args` file in the shared namespaces. Resolves to its pid, and a promise of its end.
 * Rejects with SandboxError `failed`.
 */
async function launch(
  { holder, shared }: ExecRoom,
  number: number,
  tell: { onStart: (pid: number | null) => void; onEnd: (exitCode: number | null) => void },
): Promise<{ pid: number | null; finished: Promise<void> }> {
  let target: Target | undefined;
  let exitCode: number | null = null;
  const finished = Promise.withResolvers<void>();
  const started = Promise.withResolvers<number | null>();
  async function finish() {
    if (target && !(await killFor(target, SHARED_KILL_DEADLINE_MS))) await shared?.end("exit");
    target?.release?.();
    tell.onEnd(exitCode);
    started.resolve(null);
    finished.resolve();
  }
  holder.tellAside(number, `aside ${number} ${shared!.pid}`, (line) => {
    const status = readStatus(line);
    if (status.first) {
      target = aimAtCommand(holder.pid, status.first);
      const pid = innerPidOf(status.first.pid);
      tell.onStart(pid);
      started.resolve(pid);
    }
    exitCode = status.exitCode ?? exitCode;
    if (line === "end") void finish();
  });
  void holder.gone.then(() => target?.release?.());
  const pid = await within(START_DEADLINE_MS, Promise.race([started.promise, holder.gone.then(() => null)]));
  if (target) return { pid: pid ?? null, finished: finished.promise };
  await shared?.end("exit");
  throw new SandboxError("failed", "the command could not be started");
}

/** Waits for `promise`, at most `ms`, and not after one of `signals`. */
async function eitherOf(promise: Promise<void>, ms: number, signals: readonly AbortSignal[]): Promise<void> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...signals]);
  await Promise.race([promise, wait(ms, undefined, { signal }).catch(() => {})]);
  stop.abort();
}
