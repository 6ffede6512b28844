import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Counted once, since counting takes long. */
const CORES = availableParallelism();

/**
 * How many threads the machine has to run at this moment for each that it can: so many times longer takes what needs a
 * processor. 1 where the system does not tell.
 */
export function crowdingNow(): number {
  try {
    const running = /^\S+ \S+ \S+ (\d+)\//.exec(readFileSync("/proc/loadavg", "latin1"))?.[1];
    return Number(running ?? 1) / CORES;
  } catch {
    return 1;
  }
}
