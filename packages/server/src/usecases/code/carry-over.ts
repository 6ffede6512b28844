import { Problem } from "../../base/problem.ts";
import type { CodeRunRequest } from "@signet/contract";
import { commit } from "@signet/verify";
import type { Db } from "../../store/db.ts";
import type { Files, KeptFile } from "../../modules/runs/files.ts";
import { type RunRow, type Runs, requestOf } from "../../modules/runs/runs.ts";
import { accountOf } from "../../modules/task-state/account.ts";
import { openFailures, stateText } from "../../modules/task-state/fold.ts";
import type { StoredTaskState, StateKey, TaskStates } from "../../modules/task-state/states.ts";
import {
  type ConversationStart,
  conversationStartOf,
  bringsTests,
  decidesItself,
  leftBy,
  pathsTaken,
  type SentFile,
  sentFile,
} from "../runs/conversation.ts";
import { leftInProject, type LeftInProject } from "./left-in-project.ts";
import type { OpenProject } from "./projects.ts";
import { shownState } from "./read-task-state.ts";

export interface CarryParts {
  db: Db;
  runs: Runs;
  files: Files;
  states: TaskStates;
}

/** What a run takes over, and the note about it. The protected files are added later from the check's plan. */
export interface CarriedWork {
  begun: Omit<ConversationStart, "protected">;
  note: string | null;
}

const MOST_NAMES = 5;

/**
 * Determines what a run of a conversation continues from: the last run's files with their origin, each by its hash, the
 * check of an unfinished task, and the open failures. A file that is damaged or missing is left out and named.
 */
export function createCarryOver(parts: CarryParts) {
  const { db, files } = parts;

  return async (
    row: RunRow,
    { request, project }: { request: CodeRunRequest; project: Pick<OpenProject, "id" | "files"> | null },
    key: StateKey,
  ): Promise<CarriedWork> => {
    const own = request.files.map(sentFile);
    const found = await lastRun(parts, key);
    if (!found) return { begun: { ...fresh(own, request), ...bundleOf(project) }, note: null };
    const { kept, before } = found;
    const earlier = conversationStartOf(before)!;
    const { left, gone, outdated, base } = workLeft(before, earlier, project);
    const all = [...earlier.sent, ...left, ...(base ?? [])].map(({ sha256 }) => sha256);
    await db.transaction().execute((tx) => files.hold(tx, row.id, [...new Set(all)]));
    const intact = await intactOf(files, all);
    const workspace = takeOver({ own, left, earlier, intact });
    const state = await shownState(parts, key, kept);
    const goes = goesOn(request, before, earlier);
    const begun = {
      from: before.id,
      ...workspace.begun,
      ...bundleOf(project),
      ...(project ? { gone } : {}),
      base: base?.filter(({ sha256 }) => intact.has(sha256)) ?? null,
      ...goes,
      account: accountOf(kept.body, goes.goal !== null),
      failures: openFailures(kept.body.parts).flatMap(({ cmd, line }) => (line ? [cmd] : [])),
      stateIn: state === null ? "" : await commit(row.opening, "state_in", stateText(state)),
    };
    return { begun, note: sayCarried(before, begun, { ...workspace, outdated }) };
  };
}

const bundleOf = (project: Pick<OpenProject, "id"> | null) => (project ? { bundle: project.id } : {});

/** What the last run left of its work, and the result of the last run that passed. */
function workLeft(
  before: RunRow,
  earlier: ConversationStart,
  project: Pick<OpenProject, "files"> | null,
): LeftInProject & Pick<ConversationStart, "base"> {
  if (project) return { ...leftInProject(before, project.files), base: null };
  const left = leftBy(before);
  return { left, gone: [], outdated: [], base: before.ok === 1 ? left : earlier.base };
}

/** The bundle of the conversation's last run; null if it worked on none. */
export async function earlierBundle(parts: CarryParts, key: StateKey): Promise<string | null> {
  const found = await lastRun(parts, key);
  return (found && conversationStartOf(found.before)?.bundle) ?? null;
}

const fresh = (own: SentFile[], request: CodeRunRequest): CarriedWork["begun"] => ({
  from: null,
  sent: own,
  stays: [],
  files: own,
  base: null,
  goal: null,
  checkCmd: request.check_cmd ?? null,
  mayChange: request.may_change,
  account: "",
  failures: [],
  stateIn: "",
});

/** The newest run of the conversation that was not erased. */
async function lastRun(
  { states, runs }: CarryParts,
  key: StateKey,
): Promise<{ kept: StoredTaskState; before: RunRow } | null> {
  const kept = await states.load(key);
  for (const { run_id } of kept?.body.parts.toReversed() ?? []) {
    const before = await runs.findWhole(key, run_id);
    if (before && before.begun_json !== null && before.finished_at !== null) return { kept: kept!, before };
  }
  return null;
}

/** The hashes whose contents exist and are undamaged. */
async function intactOf(files: Files, hashes: readonly string[]): Promise<Set<string>> {
  const intact = new Set<string>();
  for (const sha256 of new Set(hashes))
    await files.content(sha256).then(
      () => intact.add(sha256),
      (thrown: unknown) => {
        // A store that does not answer now is no reason to leave a file out for ever.
        if (thrown instanceof Problem && thrown.code === "not_ready") throw thrown;
      },
    );
  return intact;
}

interface Takeover {
  begun: Pick<ConversationStart, "sent" | "stays" | "files">;
  /** Paths that are not carried over, because their content is damaged or missing. */
  lost: string[];
  /** How many files came from the caller, and how many from earlier runs. */
  fromCaller: number;
  fromRuns: number;
}

/** The initial workspace: first the files that the caller sends now, then protected files as they were sent, then the files that the last run left. */
function takeOver({
  own,
  left,
  earlier,
  intact,
}: {
  own: SentFile[];
  left: KeptFile[];
  earlier: ConversationStart;
  intact: ReadonlySet<string>;
}): Takeover {
  const taken = pathsTaken(own.map(({ path }) => path));
  const wasProtected = new Set(earlier.protected);
  const shaOf = new Map(left.map(({ path, sha256 }) => [path, sha256]));
  // A file that a run was allowed to change, and has changed, belongs to the agent from then on.
  const stillSent = earlier.sent.filter(
    ({ path, sha256 }) => !taken(path) && (wasProtected.has(path) || shaOf.get(path) === sha256),
  );
  const sent = stillSent.filter(({ sha256 }) => intact.has(sha256));
  const fixed = sent.filter(({ path }) => wasProtected.has(path));
  const lostSent = stillSent.filter(({ sha256 }) => !intact.has(sha256)).map(({ path }) => path);
  const inTheWay = pathsTaken([...fixed.map(({ path }) => path), ...lostSent]);
  const theirs = left.filter(({ path }) => !taken(path) && !inTheWay(path));
  const files = theirs.filter(({ sha256 }) => intact.has(sha256));
  const lost = theirs.filter(({ sha256 }) => !intact.has(sha256)).map(({ path }) => path);
  const sentPaths = new Set(sent.map(({ path }) => path));
  return {
    begun: {
      sent: [...own, ...sent],
      stays: fixed.map(({ path }) => path),
      files: [...own, ...fixed, ...files],
    },
    lost: [...lostSent, ...lost],
    fromCaller: sent.length,
    fromRuns: files.filter(({ path }) => !sentPaths.has(path)).length,
  };
}

/** The parts of an unfinished task that continue, unless the new request brings its own check. */
function goesOn(
  request: CodeRunRequest,
  before: RunRow,
  earlier: ConversationStart,
): Pick<ConversationStart, "goal" | "checkCmd" | "mayChange" | "examplesToo"> {
  const goes = before.ok !== 1 && !decidesItself(request);
  const goal = goes ? (earlier.goal ?? requestOf(before).task) : null;
  return {
    goal: goal === request.task ? null : goal,
    checkCmd: request.check_cmd ?? (goes ? earlier.checkCmd : null),
    mayChange: goes && request.may_change.length === 0 ? earlier.mayChange : request.may_change,
    // Tests that came with an earlier task do not cover what this one asks for.
    examplesToo: goes ? earlier.examplesToo === true : !bringsTests(request),
  };
}

function sayCarried(
  before: RunRow,
  begun: Omit<ConversationStart, "protected">,
  { lost, outdated, fromCaller, fromRuns }: Takeover & { outdated: string[] },
): string {
  const seal = before.receipt_sha === null ? "" : ` (receipt ${before.receipt_sha.slice(0, 12)})`;
  const files = [
    ...(fromCaller > 0 ? [`${fromCaller} as you sent ${fromCaller === 1 ? "it" : "them"}`] : []),
    ...(fromRuns > 0 ? [`${fromRuns} as earlier runs left ${fromRuns === 1 ? "it" : "them"}`] : []),
  ];
  const failures = begun.failures.length;
  return [
    `Going on from ${before.id}${seal}.`,
    files.length === 0 ? "No file was carried over." : `Files carried over: ${files.join(", ")}.`,
    ...(begun.goal === null ? [] : ["Its task was not done and goes on."]),
    ...(failures === 0
      ? []
      : [`${failures} open ${failures === 1 ? "failure is" : "failures are"} run again.`]),
    ...(outdated.length === 0
      ? []
      : [`As you sent them now, because you changed them since: ${names(outdated)}.`]),
    ...(lost.length === 0 ? [] : [`Left out, because what was kept is damaged or gone: ${names(lost)}.`]),
  ].join(" ");
}

const names = (paths: string[]): string =>
  paths.slice(0, MOST_NAMES).join(", ") +
  (paths.length > MOST_NAMES ? ` and ${paths.length - MOST_NAMES} more` : "");
