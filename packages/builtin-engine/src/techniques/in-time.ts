import { Script } from "node:vm";

const script = new Script("globalThis.signetInTime()");
const holder = globalThis as unknown as { signetInTime?: () => void };

/**
 * Runs `work` and returns its result; undefined if it takes longer than `milliseconds`, as a technique with unsuitable
 * arguments may. Rethrows other errors.
 */
export function inTime<T>(milliseconds: number, work: () => T): T | undefined {
  let result: T | undefined;
  holder.signetInTime = () => {
    result = work();
  };
  try {
    script.runInThisContext({ timeout: milliseconds });
    return result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return undefined;
    throw error;
  } finally {
    delete holder.signetInTime;
  }
}
