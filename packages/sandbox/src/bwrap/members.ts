import { closeSync, openSync, readFileSync, readlinkSync } from "node:fs";
import type { FirstProcess } from "./status.ts";
import { aim, type Target } from "./owner.ts";
import { childrenOf } from "./watchdog.ts";

/** How often the processes of a command are looked for anew before they are killed. */
const MOST_LOOKS = 50;

/**
 * All processes of a command, below the holder `holder`. They are found by their mount namespace: each command has one of its
 * own, which they cannot leave. bwrap says which, as the first process may have ended before it could be asked. The kernel gives the
 * number of a namespace that is gone to another one, the next command of this sandbox perhaps. So only what the holder started is
 * looked at, and the namespace is kept open until `release`.
 */
export function aimAtCommand(holder: number, { pid, mountNamespace }: FirstProcess): Target {
  const namespace = `mnt:[${mountNamespace}]`;
  const find = (pid: number): number[] => [
    ...(mountNamespaceOf(pid) === namespace ? [pid] : []),
    ...childrenOf(pid).flatMap(find),
  ];
  const members = () => find(holder);
  const kept = openNamespace([pid, ...members()], namespace);
  let isReleased = false;
  let isOver = kept === undefined && members().length === 0;
  const none = () => isOver || members().every((member) => aim(member).ended());
  return {
    // A process whose parent ends meanwhile could be overlooked once.
    ended: () => none() && none(),
    kill() {
      if (isOver) return;
      // Killed one by one, processes that start others would make room for new ones. Stopped ones keep their place among those
      // that the limit allows.
      const stopped = new Set<number>();
      for (let look = 0; look < MOST_LOOKS; look++) {
        const others = members().filter((member) => !stopped.has(member));
        if (others.length === 0) break;
        for (const other of others) {
          aim(other).stop();
          stopped.add(other);
        }
      }
      for (const member of members()) aim(member).kill();
    },
    release() {
      if (kept !== undefined && !isReleased) closeSync(kept);
      isReleased = isOver = true;
    },
  };
}

/** Opens the mount namespace with this name by one of its processes; undefined if none of them is alive. */
function openNamespace(pids: readonly number[], name: string): number | undefined {
  for (const pid of pids) {
    try {
      const descriptor = openSync(`/proc/${pid}/ns/mnt`, "r");
      if (readlinkSync(`/proc/self/fd/${descriptor}`) === name) return descriptor;
      closeSync(descriptor);
    } catch {
      // It has ended.
    }
  }
  return undefined;
}

function mountNamespaceOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/ns/mnt`);
  } catch {
    // It has ended.
    return undefined;
  }
}

/** The pid that `pid` has in its own pid namespace; null if it has ended. */
export function innerPidOf(pid: number): number | null {
  try {
    const [, inner] = /^NSpid:.*\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "latin1")) ?? [];
    return inner === undefined ? null : Number(inner);
  } catch {
    return null;
  }
}
