import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { closeSync, constants, openSync, readdirSync, readFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { childrenOf } from "./tree.ts";

/** A browser's process in its jail. */
export interface Jailed {
  /** The process id of the jail itself; the browser's processes are below it. */
  pid: number;
  /** The pipes from which the browser reads commands and to which it writes answers. */
  input: Writable;
  output: Readable;
  /** The last part of its error output so far. */
  complaint(): string;
  /** Resolves when it and all processes that it started have ended. */
  gone: Promise<void>;
  /** Ends it and all processes that it started; resolves when they have ended. */
  kill(): Promise<void>;
}

const COMPLAINT_CHARS = 4000;
const INIT_DEADLINE_MS = 1000;
/** The kernel kills it first when memory runs out; no core files; at most 4 GiB of data per process. */
const ENTER = `echo 1000 >/proc/self/oom_score_adj; ulimit -c 0; ulimit -d 4194304; exec "$@"`;

/** Starts `bwrap` with these arguments. Rejects if the program cannot be started. */
export async function startJailed(bwrap: string, jail: readonly string[]): Promise<Jailed> {
  const nothing = openSync("/dev/null", constants.O_RDONLY);
  let child: ChildProcess;
  try {
    child = spawn("/bin/sh", ["-c", ENTER, "sh", bwrap, ...jail], {
      cwd: "/",
      env: { PATH: "/usr/bin:/bin" },
      // In its own process group, so that Ctrl-C at the terminal reaches only the service.
      detached: true,
      stdio: stdioWith(nothing),
    });
  } finally {
    closeSync(nothing);
  }
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let complaint = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    complaint = (complaint + text).slice(-COMPLAINT_CHARS);
  });
  await new Promise<void>((resolve, reject) => child.once("spawn", resolve).once("error", reject));
  return {
    pid: child.pid!,
    input: child.stdio[3] as Writable,
    output: child.stdio[4] as Readable,
    complaint: () => complaint,
    gone,
    kill: () => end(child, gone),
  };
}

/**
 * Kills the first process of the jail's pid namespace. The kernel then ends all other processes in it before the jail's
 * own process ends, so nothing is left over, not even a zombie.
 */
async function end(child: ChildProcess, gone: Promise<void>): Promise<void> {
  const running = () => child.exitCode === null && child.signalCode === null;
  const timer = setTimeout(() => running() && child.kill("SIGKILL"), INIT_DEADLINE_MS);
  if (running() && !killChildren(child.pid!)) await endUnfinished(child, running);
  await gone;
  clearTimeout(timer);
}

/**
 * Ends a jail that is still being built. It is stopped before its children are looked for: if it were killed just after it
 * started one, that one would not know yet that it has to end with it, and would stay for ever.
 */
async function endUnfinished(child: ChildProcess, running: () => boolean): Promise<void> {
  child.kill("SIGSTOP");
  while (running() && !isStopped(child.pid!)) await wait(1);
  killChildren(child.pid!);
  if (running()) child.kill("SIGKILL");
}

/** Kills the children of a process. False if it has none. */
function killChildren(pid: number): boolean {
  const children = childrenOf(pid);
  for (const one of children) kill(one);
  return children.length > 0;
}

/** Whether a process is stopped, or has ended. */
function isStopped(pid: number): boolean {
  try {
    return /^\d+ \(.*\) [TtZX]/s.test(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return true;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has just ended.
  }
}

/** The pipes that a browser expects. Descriptors that the service inherited are replaced by `nothing`. */
function stdioWith(nothing: number): StdioOptions {
  const own: StdioOptions = ["ignore", "ignore", "pipe", "pipe", "pipe"];
  const inherited = inheritedDescriptors();
  const last = Math.max(own.length - 1, ...inherited);
  return Array.from(
    { length: last + 1 },
    (_, number) => own[number] ?? (inherited.includes(number) ? nothing : "ignore"),
  );
}

/** The descriptors above 2 that a program started here would inherit. */
function inheritedDescriptors(): number[] {
  const O_CLOEXEC = 0o2000000;
  const keeps = (descriptor: number): boolean => {
    try {
      const text = readFileSync(`/proc/self/fdinfo/${descriptor}`, "latin1");
      return (parseInt(/^flags:\s+([0-7]+)$/m.exec(text)?.[1] ?? "0", 8) & O_CLOEXEC) === 0;
    } catch {
      // The descriptor that reads this listing.
      return false;
    }
  };
  return readdirSync("/proc/self/fdinfo")
    .map(Number)
    .filter((descriptor) => descriptor > 2 && keeps(descriptor));
}
