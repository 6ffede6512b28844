import type { ParsedTask } from "@signet/builtin-engine";
import type { CommandRun } from "./command-run.ts";
import type { CheckStep } from "./port.ts";

/** One run of a check. */
export type PlannedRun =
  | CommandRun
  | { kind: "tests"; steps: CheckStep[] }
  | { kind: "examples"; parsed: ParsedTask };
