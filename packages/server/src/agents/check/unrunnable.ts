import type { CountedRun, Toolchain } from "./port.ts";

/** A run that could not be done, with the reason. `exitCode` is null if no command exited. */
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

/** The toolchain for given tests that no runner here can start. They never pass, and the result says so. */
export const UNRUNNABLE: Toolchain = {
  kinds: [],
  count: async (_, { files }) =>
    notRun(
      `nothing here can run these tests: ${files.slice(0, 5).join(", ")}. Set check_cmd to a command that can.`,
    ),
  control: async () => ({ result: "none", why: "the tests were not run" }),
  order: async () => ({ result: "independent", why: "" }),
};
