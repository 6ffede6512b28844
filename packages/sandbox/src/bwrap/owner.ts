import { readFileSync, readdirSync, readlinkSync } from "node:fs";

// A sandbox is named after the process that owns it: <pid namespace>-<pid>-<start of that process>-<count>. The start
// time tells a living owner from a later process with the same pid.

const FOREIGN_LIFE_MS = 24 * 3600 * 1000;
const MOST_OPEN = 256;
let count = 0;
const slots = new Set<number>();

/** The fields of /proc/<pid>/stat from the third (the state) on, or undefined if there is no such process. */
function statLine(pid: number): string[] | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field is the command's name in brackets and may hold anything.
    return line.slice(line.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

/** When `pid` was started, in clock ticks since the machine was; undefined if there is no such process. */
function startOf(pid: number): number | undefined {
  const line = statLine(pid);
  return line === undefined ? undefined : Number(line[19]);
}

/** The process that started `pid`, 0 if there is none in sight. */
export const parentOf = (pid: number): number => Number(statLine(pid)?.[1] ?? 0);

/** The process that is `pid` now, and no later one of that pid. */
export interface Target {
  /** Whether it has ended; a zombie has. */
  ended(): boolean;
  kill(): void;
}

/** Takes aim at the process that is `pid` now. */
export function aim(pid: number): Target {
  const started = startOf(pid);
  const ended = () => started === undefined || startOf(pid) !== started || statLine(pid)?.[0] === "Z";
  return {
    ended,
    kill() {
      try {
        if (!ended()) process.kill(pid, "SIGKILL");
      } catch {
        // It ended by itself just now.
      }
    },
  };
}

const pidNamespace = () => /\d+/.exec(readlinkSync("/proc/self/ns/pid"))?.[0] ?? "0";

/** A name for a new sandbox of this process. */
export function newName(): string {
  count += 1;
  return `${pidNamespace()}-${process.pid}-${startOf(process.pid)}-${count}`;
}

/**
 * Whether the sandbox `name`, made at `madeMs`, has lost its owner. An owner in another pid namespace cannot be seen
 * from here: such a sandbox is taken for stale after a day. What is not such a name is never stale.
 */
export function isStale(name: string, madeMs: number, nowMs: number): boolean {
  const parts = /^(\d+)-(\d+)-(\d+)-\d+$/.exec(name);
  if (!parts) return false;
  const [, namespace, pid, started] = parts;
  if (namespace !== pidNamespace()) return nowMs - madeMs > FOREIGN_LIFE_MS;
  return startOf(Number(pid)) !== Number(started);
}

/**
 * Kills what runs for the sandboxes that `wanted` names. Needed only where a holder died by itself while it started a
 * command: what it had just started may not have been tied to it yet.
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
    // It has ended, or is someone else's.
    return "";
  }
}

/** A user id that no other open sandbox has. `release` it when the sandbox is gone. */
export interface RunUid {
  uid: number;
  release(): void;
}

/**
 * Claims a user id for a sandbox that root opens, unlike that of any other sandbox on this machine: derived from this
 * process's pid. Undefined while too many are open.
 */
export function claimUid(): RunUid | undefined {
  for (let slot = 0; slot < MOST_OPEN; slot++) {
    if (slots.has(slot)) continue;
    slots.add(slot);
    const wanted = process.pid * MOST_OPEN + slot;
    // Root of a container may have no more than the usual 65536 ids.
    const uid = mappedIds() > 2 ** 31 ? 200_000 + wanted : 10_000 + (wanted % 50_000);
    return { uid, release: () => slots.delete(slot) };
  }
  return undefined;
}

/** One more than the highest user id this process can change to. */
function mappedIds(): number {
  const ranges = readFileSync("/proc/self/uid_map", "latin1").trim().split("\n");
  return Math.max(
    ...ranges.map((range) => {
      const [inside = 0, , length = 0] = range.trim().split(/\s+/).map(Number);
      return inside + length;
    }),
  );
}
