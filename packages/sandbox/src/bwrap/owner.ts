import { readFileSync, readdirSync, readlinkSync } from "node:fs";

// A sandbox is named after the process that owns it: <pid namespace>-<pid>-<start time of that process>-<count>. The start
// time distinguishes a living owner from a later process with the same pid.

const FOREIGN_LIFE_MS = 24 * 3600 * 1000;
const MAX_OPEN = 256;
let count = 0;
const slots = new Set<number>();

/** The fields of /proc/<pid>/stat, starting with the third (the state), or undefined if there is no such process. */
function statLine(pid: number): string[] | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field is the command's name in brackets, which may contain anything.
    return line.slice(line.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

/** Start time of `pid` in clock ticks since boot; undefined if there is no such process. */
function startOf(pid: number): number | undefined {
  const line = statLine(pid);
  return line === undefined ? undefined : Number(line[19]);
}

/** The pid of the parent of `pid`, or 0 if none is visible. */
export const parentOf = (pid: number): number => Number(statLine(pid)?.[1] ?? 0);

/** A specific process, not a later one with the same pid. */
export interface Target {
  /** Whether it has ended. A zombie counts as ended. */
  ended(): boolean;
  kill(): void;
  /** Closes what it is known by. From then on it counts as ended. */
  release?(): void;
}

/** A process that can be made to wait as well. */
export interface StoppableTarget extends Target {
  /** Stops it, as it is; only a signal makes it go on. */
  stop(): void;
}

/** The process that has the pid `pid` now. */
export function aim(pid: number): StoppableTarget {
  const started = startOf(pid);
  const ended = () => started === undefined || startOf(pid) !== started || statLine(pid)?.[0] === "Z";
  const send = (signal: "SIGKILL" | "SIGSTOP") => {
    try {
      if (!ended()) process.kill(pid, signal);
    } catch {
      // It has just ended.
    }
  };
  return { ended, kill: () => send("SIGKILL"), stop: () => send("SIGSTOP") };
}

const pidNamespace = () => /\d+/.exec(readlinkSync("/proc/self/ns/pid"))?.[0] ?? "0";

/** A name for a new sandbox of this process. */
export function newName(): string {
  count += 1;
  return `${pidNamespace()}-${process.pid}-${startOf(process.pid)}-${count}`;
}

/**
 * Whether the owner of the sandbox `name`, created at `madeMs`, is gone. An owner in another pid namespace is not visible
 * here, so such a sandbox counts as stale after a day. Anything that is not named like a sandbox is never stale.
 */
export function isStale(name: string, madeMs: number, nowMs: number): boolean {
  const parts = /^(\d+)-(\d+)-(\d+)-\d+$/.exec(name);
  if (!parts) return false;
  const [, namespace, pid, started] = parts;
  if (namespace !== pidNamespace()) return nowMs - madeMs > FOREIGN_LIFE_MS;
  return startOf(Number(pid)) !== Number(started);
}

/**
 * Kills the processes of all sandboxes for which `wanted` is true. Needed only if a holder died while it started a
 * command, because the new process may not have been bound to the holder yet.
 */
export function killStragglers(wanted: (name: string) => boolean): void {
  for (const pid of readdirSync("/proc").map(Number)) {
    if (!(pid > 1)) continue;
    const target = aim(pid);
    const name = /(?:^|\0)SANDBOX=([\d-]+)(?:\0|$)/.exec(environmentOf(pid))?.[1];
    if (name !== undefined && wanted(name)) target.kill();
  }
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1");
  } catch {
    // It has ended, or belongs to another user.
    return "";
  }
}

/** A user id that no other open sandbox has. Call `release` when the sandbox is closed. */
export interface RunUid {
  uid: number;
  release(): void;
}

/**
 * Claims a user id for a sandbox that root opens. It is derived from this process's pid, so that no other sandbox on this
 * machine has it. Undefined if too many are open.
 */
export function claimUid(): RunUid | undefined {
  for (let slot = 0; slot < MAX_OPEN; slot++) {
    if (slots.has(slot)) continue;
    slots.add(slot);
    const wanted = process.pid * MAX_OPEN + slot;
    // Root in a container may have only the usual 65536 ids.
    const uid = mappedIds() > 2 ** 31 ? 200_000 + wanted : 10_000 + (wanted % 50_000);
    return { uid, release: () => slots.delete(slot) };
  }
  return undefined;
}

/**
 * The user that owns the layers of a service of root, and that its sandboxes with layers run as: a file of a layer can be changed
 * only by its owner. Undefined for another user, who owns everything. Sandboxes that share a user do not meet, as those of
 * an ordinary user do not: each has namespaces for processes, files, users, network and IPC of its own. Stragglers are
 * found by the name of their sandbox, never by their user.
 */
export function layerOwner(): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  // Outside of what `claimUid` gives, and the same after a restart.
  return mappedIds() > 2 ** 31 ? 199_999 : 9_999;
}

/** The highest user id that this process can change to, plus one. */
function mappedIds(): number {
  const ranges = readFileSync("/proc/self/uid_map", "latin1").trim().split("\n");
  return Math.max(
    ...ranges.map((range) => {
      const [inside = 0, , length = 0] = range.trim().split(/\s+/).map(Number);
      return inside + length;
    }),
  );
}
