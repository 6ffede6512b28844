import { type Sandbox, workspaceRefusal } from "@signet/sandbox";
import type { CoderState, CoderYield } from "../port.ts";
import { agentNote } from "../agent-events.ts";
import type { CallContext } from "../tools/tool.ts";
import { decide } from "./decide.ts";
import { applyChanges } from "./place.ts";
import type { FileChanges } from "./port.ts";
import { settleWork, type SettledWork } from "./proposal.ts";
import { type CheckDeps, noCheck, type CheckRequest, type CheckVerdict } from "./verdict.ts";
import { hashesOf, readWork, type Work } from "./work.ts";

const MAX_NAMES = 8;

/**
 * Reduces the workspace to what is checked and delivered, yields it as a `step`, and decides on exactly those files.
 * `checked` holds their hashes.
 */
export async function* verifyWork(
  question: Omit<CheckRequest, "settled">,
  { sandbox, state }: { sandbox: Sandbox; state: CoderState },
  deps: CheckDeps,
  at: CallContext,
): AsyncGenerator<CoderYield, CheckVerdict & { checked: ReadonlyMap<string, string> }> {
  const { plan, given } = question;
  const givenPaths = new Set(given.files.keys());
  const work = await readWork(sandbox, givenPaths, { project: given.project, isMade: plan.isMade });
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
  if (!work.complete) return unverified(undeliverable(work));
  const verdict = yield* decide({ ...question, settled }, deps, at);
  const { links = [] } = work;
  if (verdict.outcome === "passed" || links.length === 0) return { ...verdict, checked };
  const lost = `Symbolic links are not kept (${links.slice(0, MAX_NAMES).join(", ")}): what the check needs has to be there as files.`;
  return { ...verdict, advice: `${verdict.advice}\n${lost}`, checked };
}

function undeliverable({ badNames = [] }: Work): string {
  if (badNames.length === 0)
    return "The workspace contains more than can be delivered (too many files, or too large ones): remove what is not part of the work.";
  const names = badNames.slice(0, MAX_NAMES);
  return `These names cannot be delivered, because of a backslash, a control character or their length: ${names.join(", ")}. Rename or remove them.`;
}

/** Applies the changes to the workspace. Returns an advice for the agent if the workspace prevents that, else null. */
async function settle(sandbox: Sandbox, changes: FileChanges): Promise<string | null> {
  try {
    await applyChanges(sandbox, changes);
    return null;
  } catch (thrown) {
    return `The given files could not be restored (${workspaceRefusal(thrown)}): make room for them.`;
  }
}

/** Notes about restored and left-out files, for the person who watches. */
function notesOf({ proposed, leftOut }: SettledWork): string[] {
  const out = new Set(leftOut.map(({ path }) => path));
  const back = [...proposed.keys()].filter((path) => !out.has(path));
  const list = (paths: string[]) =>
    paths.length > MAX_NAMES
      ? `${paths.slice(0, MAX_NAMES).join(", ")} and ${paths.length - MAX_NAMES} more`
      : paths.join(", ");
  return [
    ...(back.length > 0 ? [`restored as given: ${list(back)}`] : []),
    ...(leftOut.length > 0 ? [`left out: ${list(leftOut.map(({ path, why }) => `${path} (${why})`))}`] : []),
  ];
}
