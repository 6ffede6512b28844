import type { Equipment, GivenFile } from "@signet/contract";
import type { Project } from "./check/project-file.ts";
import type { Work } from "./check/work.ts";
import type { OfferedTechnique } from "./prompts/techniques.ts";

/** An accepted coding task. `files` includes those that were read from the task's text, and those of a project that they do not replace. */
export interface CoderTask {
  task: string;
  files: GivenFile[];
  /** What every sandbox of the run holds when it opens; missing if they are empty then. */
  project?: Project;
  checkCmd: string | null;
  /** Globs of given files that may be changed although they would be protected. */
  mayChange: readonly string[];
  maxSteps: number;
  /** What earlier runs of the conversation left; missing if the run belongs to none. */
  earlier?: EarlierWork;
  /** What the sandbox has; null if it is not known. */
  equipment?: Equipment | null;
  /** What installed the project's packages before the run; null if nothing did. */
  setUp?: SetUpDone | null;
  /** Techniques for this task: a section of the first message, and the list of those in it. */
  techniques?: { text: string; given: OfferedTechnique[] } | null;
}

/** A command that ran with a way to package registries, before the agent. */
export interface SetUpDone {
  command: string;
  ok: boolean;
  output: string;
}

/** The state that a run of a conversation starts from. The task's `files` hold only what the caller sent, now or in earlier requests. */
export interface EarlierWork {
  /** Every file of the initial workspace, whoever wrote it. */
  files: readonly { path: string; bytes: number }[];
  workspace(): AsyncIterable<Uint8Array>;
  /** Paths that the caller sent earlier and that were protected. They stay protected. */
  protected: ReadonlySet<string>;
  /** Whether examples in the task's text decide in addition to the tests, because the tests came with an earlier request. */
  examplesToo: boolean;
  /** The files that the last passing run left; missing if none passed. */
  base?: Work;
  /** Description of what was done. */
  account: string;
  /** Commands that failed and have not passed since. */
  failures: readonly string[];
}
