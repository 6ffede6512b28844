import { setTimeout } from "node:timers/promises";
import type { Clock } from "../src/programs/solver.ts";

/** The clock of the machine. */
export const clock: Clock = { sleep: (ms, signal) => setTimeout(ms, undefined, { signal }) };
