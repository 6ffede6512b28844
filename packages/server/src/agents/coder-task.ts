import type { GivenFile } from "@signet/contract";
import type { Work } from "./check/work.ts";
import type { OfferedTechnique } from "./prompts/techniques.ts";

/** A coding task as accepted: `files` already holds those that were read from the task's text. */
export interface CoderTask {
  task: string;
  files: GivenFile[];
  checkCmd: string | null;
  /** Globs of given files that may be changed although they decide. */
  mayChange: readonly string[];
  maxSteps: number;
  /** What earlier runs of the conversation left; missing in a run of its own. */
  earlier?: EarlierWork;
  /** What a library of earlier work has for it: a section of the first message, and what is in it. */
  techniques?: { text: string; given: OfferedTechnique[] } | null;
}

/** Where a run goes on from. `files` of the task holds only what the caller sent, now or then. */
export interface EarlierWork {
  /** Every file of the workspace to begin with, whoever wrote it. */
  files: readonly { path: string; bytes: number }[];
  workspace(): AsyncIterable<Uint8Array>;
  /** Paths that the caller sent then and that were protected: they stay so. */
  protected: ReadonlySet<string>;
  /** Whether examples of the text decide beside tests: those tests came with an earlier text. */
  examplesToo: boolean;
  /** What the last run that passed had left; missing where none has. */
  base?: Work;
  /** What was done, in words. */
  account: string;
  /** Commands that failed and have not passed since. */
  failures: readonly string[];
}
