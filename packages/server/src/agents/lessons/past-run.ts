import type { GivenFile, Message } from "@signet/contract";

/** A sealed coding run as it is learned from: what was asked, what the service saw, and what was left at the end. */
export interface PastRun {
  task: string;
  given: readonly GivenFile[];
  checkCmd: string | null;
  mayChange: readonly string[];
  /** Texts of the files at the end that the run made or changed, by path. */
  made: ReadonlyMap<string, string>;
  messages: readonly Message[];
  /** Steps that were taken; the messages tell of all of them only where none was summarised. */
  steps: number;
  commands: readonly PastCommand[];
}

/** A command that the service ran and saw end. */
export interface PastCommand {
  cmd: string;
  step: number;
  /** Null where it did not end by itself. */
  exitCode: number | null;
  output: string;
}
