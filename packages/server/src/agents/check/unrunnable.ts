import type { CountedRun, Toolchain } from "./port.ts";

/** A run that could not be made, for the reason given; `exitCode` null where no command ended. */
export const notRun = (why: string, exitCode: number | null = 1): CountedRun => ({
  passed: false,
  exitCode,
  ended: "exit",
  stdout: "",
  stderr: "",
  why: [why],
  hijacks: [],
  tests: [],
  fairSkips: 0,
  asserted: false,
  durationMs: 0,
});

/** Stands for given tests in a language that no runner here starts: they are never passed, and the result says so. */
export const UNRUNNABLE: Toolchain = {
  kinds: [],
  count: async (_, { files }) =>
    notRun(
      `nothing here can run these tests: ${files.slice(0, 5).join(", ")}. Give check_cmd a command that does.`,
    ),
  control: async () => ({ result: "none", why: "the tests were not run" }),
  order: async () => ({ result: "independent", why: "" }),
};
