import type { Space } from "../port.ts";
import type { PreparedFile } from "./prepare.ts";

/** Files of the work from which it is hidden that tests run; with `hide` false, the same run hides nothing. */
export interface Hides {
  work: readonly string[];
  hide: boolean;
}

/** Where the sandbox has the work. */
export const ROOT = "/workspace/";
/** Tests that set the arguments of the process, or whose snapshots Node finds by them. */
const NEEDS_ARGUMENTS = /\bargv\b|\bsnapshot\b/;
const TEST_FILE = /(?:test|spec)[^/]*\.[cm]?[jt]sx?$/iu;

/** What is hidden in a run, with the paths that the sandbox has; null if nothing is. */
export function hidesOf(
  space: Space,
  { file }: Pick<PreparedFile, "file">,
  hides: Hides | undefined,
): object | null {
  if (!hides) return null;
  const tests = [...space.fixed.keys()].filter((one) => one === file || TEST_FILE.test(one));
  return {
    hide: hides.hide,
    work: hides.work.map((one) => ROOT + one),
    tests: [...new Set([file, ...tests])].map((one) => ROOT + one),
    keepsArguments: [...space.fixed.values()].some((bytes) => NEEDS_ARGUMENTS.test(bytes.toString())),
  };
}
