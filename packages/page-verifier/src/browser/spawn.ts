import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { closeSync, constants, openSync, readdirSync, readFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { childrenOf } from "./tree.ts";

/** A browser's process in its jail. */
export interface Jailed {
  /** The process of the jail itself; the browser and its processes are below it. */
  pid: number;
  /** What the browser reads its orders from, and where it answers. */
  input: Writable;
  output: Readable;
  /** The end of what it has complained of so far. */
  complaint(): string;
  /** Resolves when it and all it started have ended. */
  gone: Promise<void>;
  /** Ends it and all it started; resolves when they have ended. */
  kill(): Promise<void>;
}

const COMPLAINT_CHARS = 4000;
const INIT_DEADLINE_MS = 1000;
/** The first to go when the machine runs out of memory; no core files; no process that takes more than 4 GiB for itself. */
const ENTER = `echo 1000 >/proc/self/oom_score_adj; ulimit -c 0; ulimit -d 4194304; exec "$@"`;

/** Starts `bwrap` with these arguments. Rejects when it cannot be started at all. */
export async function startJailed(bwrap: string, jail: readonly string[]): Promise<Jailed> {
  const nothing = openSync("/dev/null", constants.O_RDONLY);
  let child: ChildProcess;
  try {
    child = spawn("/bin/sh", ["-c", ENTER, "sh", bwrap, ...jail], {
      cwd: "/",
      env: { PATH: "/usr/bin:/bin" },
      // A group of its own: Ctrl-C at the terminal is for the service to act upon.
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
 * Kills the first process of the jail's pid namespace, with which the kernel ends all others in it before the jail's
 * own process learns of it and ends too: so nothing is left over, not even for somebody else to reap.
 */
async function end(child: ChildProcess, gone: Promise<void>): Promise<void> {
  const running = () => child.exitCode === null && child.signalCode === null;
  if (running()) for (const first of childrenOf(child.pid!)) kill(first);
  const timer = setTimeout(() => running() && child.kill("SIGKILL"), INIT_DEADLINE_MS);
  // It had not come so far as to have one: there is nothing that could be left over.
  if (running() && childrenOf(child.pid!).length === 0) child.kill("SIGKILL");
  await gone;
  clearTimeout(timer);
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself just now.
  }
}

/** Pipes as a browser wants them; what the service was given by its own parent is replaced by `nothing`. */
function stdioWith(nothing: number): StdioOptions {
  const own: StdioOptions = ["ignore", "ignore", "pipe", "pipe", "pipe"];
  const inherited = inheritedDescriptors();
  const last = Math.max(own.length - 1, ...inherited);
  return Array.from(
    { length: last + 1 },
    (_, number) => own[number] ?? (inherited.includes(number) ? nothing : "ignore"),
  );
}

/** The descriptors, beyond the standard ones, that a program started here would keep open. */
function inheritedDescriptors(): number[] {
  const O_CLOEXEC = 0o2000000;
  const keeps = (descriptor: number): boolean => {
    try {
      const text = readFileSync(`/proc/self/fdinfo/${descriptor}`, "latin1");
      return (parseInt(/^flags:\s+([0-7]+)$/m.exec(text)?.[1] ?? "0", 8) & O_CLOEXEC) === 0;
    } catch {
      // The descriptor of this very listing.
      return false;
    }
  };
  return readdirSync("/proc/self/fdinfo")
    .map(Number)
    .filter((descriptor) => descriptor > 2 && keeps(descriptor));
}
