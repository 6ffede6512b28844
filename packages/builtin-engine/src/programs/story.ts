import type { Action } from "./conversation.ts";
import { tail } from "./explanations.ts";
import type { Subject } from "./subject.ts";

/** The script that tries small changes of given files. */
export const TRIAL = "repair-trial.mjs";

/** What happened so far. */
export interface Story {
  /** The content last written to each file; a write that failed does not count. */
  contents: Map<string, string>;
  /** Whether any of the files to write was written. */
  isWritten: boolean;
  runs: number;
  /** How many runs failed after a write. */
  failures: number;
  /** Whether the last run passed, with no write or rejection since. */
  passed: boolean;
  /** Whether the trial of small changes has already run. */
  trial: boolean;
  output: string;
}

/** Reads what happened so far from the actions alone. */
export function storyOf(actions: readonly Action[], { parts }: Subject): Story {
  const story: Story = {
    contents: new Map(),
    isWritten: false,
    runs: 0,
    failures: 0,
    passed: false,
    trial: false,
    output: "",
  };
  for (const action of actions) {
    if (action.kind === "write" && action.ok) story.contents.set(action.path, action.content);
    if (action.kind === "write" && action.path === TRIAL) story.trial = true;
    if (action.kind === "write" && parts.some(({ path }) => path === action.path)) {
      story.isWritten = true;
      story.passed = false;
    }
    if (action.kind !== "run" && action.kind !== "rejected") continue;
    story.runs++;
    story.passed = action.kind === "run" && action.run.exitCode === 0;
    story.output = tail(action.kind === "run" ? action.run.output : action.output, 12);
    if (!story.passed && story.isWritten) story.failures++;
  }
  return story;
}
