import { type Sandbox, workspaceRefusal } from "@signet/sandbox";
import type { CoderState, CoderYield } from "../port.ts";
import { agentNote } from "../agent-events.ts";
import type { CallContext } from "../tools/tool.ts";
import { decide } from "./decide.ts";
import { applyChanges } from "./place.ts";
import type { FileChanges } from "./port.ts";
import { settleWork, type SettledWork } from "./proposal.ts";
import { type CheckDeps, noCheck, type CheckRequest, type CheckVerdict } from "./verdict.ts";
import { hashesOf, readWork } from "./work.ts";

const MOST_NAMES = 8;

/**
 * Makes the workspace what is checked and handed over, lets it be kept (`step`), and decides on exactly those files.
 * `checked` has their hashes.
 */
export async function* verifyWork(
  question: Omit<CheckRequest, "settled">,
  { sandbox, state }: { sandbox: Sandbox; state: CoderState },
  deps: CheckDeps,
  at: CallContext,
): AsyncGenerator<CoderYield, CheckVerdict & { checked: ReadonlyMap<string, string> }> {
  const { plan, given } = question;
  const givenPaths = new Set(given.files.keys());
  const work = await readWork(sandbox, givenPaths);
  const settled = settleWork(work, givenPaths, plan);
  const checked = hashesOf(settled.work);
  const unverified = (advice: string) => ({
    outcome: "unverified" as const,
    check: { ...noCheck(plan, advice), left_out: settled.leftOut },
    advice,
    checked,
  });
  const refusal = await settle(sandbox, settled.changes);
  if (refusal !== null) return unverified(refusal);
  for (const text of notesOf(settled)) yield agentNote(text, at.step);
  if (settled.changes.size > 0) yield { type: "step", state: { ...state }, sandbox };
  if (!work.complete)
    return unverified(
      "The workspace holds more than can be kept and handed over (too many files, too large, or names that are not valid): remove what is not part of the work.",
    );
  const verdict = yield* decide({ ...question, settled }, deps, at);
  return { ...verdict, checked };
}

/** Puts back what is not the agent's; in words, where the workspace itself leaves no room for it: the agent's to mend. */
async function settle(sandbox: Sandbox, changes: FileChanges): Promise<string | null> {
  try {
    await applyChanges(sandbox, changes);
    return null;
  } catch (thrown) {
    return `The given files could not be put back (${workspaceRefusal(thrown)}): make room for them.`;
  }
}

/** What was put back and left out, for whoever watches. */
function notesOf({ proposed, leftOut }: SettledWork): string[] {
  const out = new Set(leftOut.map(({ path }) => path));
  const back = [...proposed.keys()].filter((path) => !out.has(path));
  const list = (paths: string[]) =>
    paths.length > MOST_NAMES
      ? `${paths.slice(0, MOST_NAMES).join(", ")} and ${paths.length - MOST_NAMES} more`
      : paths.join(", ");
  return [
    ...(back.length > 0 ? [`put back as given: ${list(back)}`] : []),
    ...(leftOut.length > 0 ? [`left out: ${list(leftOut.map(({ path, why }) => `${path} (${why})`))}`] : []),
  ];
}
