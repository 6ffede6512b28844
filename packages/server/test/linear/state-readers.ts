import { accountOf } from "../../src/modules/task-state/account.ts";
import { BODY_VERSION, readBody } from "../../src/modules/task-state/body.ts";
import { newPart, withCommand, withStep } from "../../src/modules/task-state/part.ts";
import { constraintsIn, countsIn, planItemsIn } from "../../src/modules/task-state/words.ts";
import type { Reader } from "../../../../test/support/linear.ts";

/** What a command and a step make of a conversation's state, and what the next run is told of it. */
function stateOf(text: string): string {
  const asked = { task: text, checkCmd: text, mayChange: [text], check: text };
  const ended = { id: "c", cmd: text, exitCode: 1, ok: false, output: text, line: true };
  const part = withStep(
    withCommand(newPart("r", asked, 0), ended, 0),
    1,
    [{ what: text, result: text }],
    text,
  );
  return accountOf({ v: BODY_VERSION, dropped: 0, parts: [part] }, false);
}

/** Readers of what is kept of conversations. */
export const STATE_READERS: Reader[] = [
  { name: "constraints of a task", read: (text) => constraintsIn(text, 20) },
  { name: "a plan in what a model says", read: (text) => planItemsIn(text, 30) },
  { name: "counts in what a command printed", read: countsIn },
  { name: "a kept state of a conversation", read: readBody },
  { name: "a command and a step for a conversation's state", read: stateOf },
];
