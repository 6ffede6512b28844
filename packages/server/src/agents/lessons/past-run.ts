import type { GivenFile, Message } from "@signet/contract";

/** A sealed coding run as input for lessons: the task, what the service observed, and the resulting files. */
export interface PastRun {
  task: string;
  given: readonly GivenFile[];
  checkCmd: string | null;
  mayChange: readonly string[];
  /** Final texts of the files that the run created or changed, by path. */
  made: ReadonlyMap<string, string>;
  messages: readonly Message[];
  /** Number of steps. `messages` covers all of them only if none was summarised. */
  steps: number;
  commands: readonly PastCommand[];
}

/** A command that the service ran to its end. */
export interface PastCommand {
  cmd: string;
  step: number;
  /** Null if it was killed. */
  exitCode: number | null;
  output: string;
}
