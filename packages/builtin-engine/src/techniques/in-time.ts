import { Script } from "node:vm";

const script = new Script("globalThis.signetInTime()");
const holder = globalThis as unknown as { signetInTime?: () => void };

/** What `work` gives; undefined where it takes longer, as a technique may that is called with what it was not made for. */
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
