import type { CodeEventBody, CodeRunRequest, Model } from "@signet/contract";
import { describeLeftOut } from "../../agents/check/leftovers.ts";
import { bytesOf } from "../../agents/check/place.ts";
import { planCheck } from "../../agents/check/plan.ts";
import type { CoderState } from "../../agents/port.ts";
import type { CoderTask } from "../../agents/coder-task.ts";
import type { KeptFiles } from "../../modules/runs/files.ts";
import type { Lease } from "../../modules/runs/leases.ts";
import { requestOf, type RunRow } from "../../modules/runs/runs.ts";
import { doubtOf } from "../runs/calls-in-doubt.ts";
import { type ConversationStart, conversationStartOf, keyOf } from "../runs/conversation.ts";
import { type CarryParts, createCarryOver } from "./carry-over.ts";
import { closeDangling } from "./close-open-commands.ts";
import { coderTaskOf } from "./coder-task.ts";
import { createTaskRecord, partOf, type RecordParts, type TaskRecord } from "./record-task.ts";
import { type CodeEnding, failed } from "./code-ending.ts";
import { NO_PROJECT, openRunProject, type RunProjectParts } from "./open-run-project.ts";
import type { OpenProject } from "./projects.ts";
import type { SealParts } from "../runs/seal-parts.ts";
import { MAX_ATTEMPTS } from "../runs/stop.ts";

export interface ActiveCodeRun {
  lease: Lease;
  row: RunRow;
  request: CodeRunRequest;
  kept: KeptFiles;
  state: CoderState | null;
  task: CoderTask;
  begun: ConversationStart | null;
  /** The record of its conversation; null if it has none. */
  record: TaskRecord | null;
  /** The project that it works on; null if it has none. The caller closes it. */
  project: OpenProject | null;
  /** The command that installed packages before it; null if none did. */
  setUp?: string | null;
  /** How the run ends, if it cannot continue. */
  lost?: CodeEnding;
}

type BeginParts = SealParts & CarryParts & RecordParts & RunProjectParts;

/** Writes `code_start`; after a restart, closes open commands and notes that the run continues. */
export async function beginCodeRun(
  parts: BeginParts,
  lease: Lease,
  row: RunRow,
  model: Model,
): Promise<ActiveCodeRun> {
  const request = requestOf(row);
  const state = row.agent_json === null ? null : (JSON.parse(row.agent_json) as CoderState);
  const kept =
    row.files_json === null ? { files: [], complete: true } : (JSON.parse(row.files_json) as KeptFiles);
  const over = row.last_seq > 0 && (row.attempts > MAX_ATTEMPTS || !kept.complete);
  // The files of a run that cannot continue are not read: they may be the reason.
  const { project, lost } = over ? NO_PROJECT : await openRunProject(parts, row, request, state);
  const active = { lease, row, request, kept, state, project, ...(lost ? { lost } : {}) };
  try {
    if (row.last_seq > 0) return await resume(parts, active, over);
    return { ...active, ...(await start(parts, lease, row, { request, project }, model)) };
  } catch (thrown) {
    await project?.[Symbol.asyncDispose]();
    throw thrown;
  }
}

/** Closes open commands and notes that the run continues, or with `over` that it cannot. */
async function resume(
  parts: BeginParts,
  active: Omit<ActiveCodeRun, "task" | "begun" | "record">,
  over: boolean,
): Promise<ActiveCodeRun> {
  const { lease, row, request, kept, state, project } = active;
  const begun = conversationStartOf(row);
  const task = await coderTaskOf(parts.files, request, over ? null : begun, project?.files);
  const run: ActiveCodeRun = { ...active, task, begun, record: await again(parts, row, task) };
  const step = state?.step ?? 0;
  const without = describeLeftOut(kept.leftOut ?? []);
  const doubt = doubtOf(row);
  const text = over
    ? "The service was restarted and this run cannot go on; it is sealed as interrupted."
    : `The service was restarted; going on after step ${step}${without && `, without ${without}`}.${doubt.told}`;
  const dangling = await closeDangling(parts.journal, row.id);
  const events: CodeEventBody[] = [...dangling, { name: "agent_note", data: { text, step } }];
  await parts.journal.append(lease, events, doubt.change);
  if (over) run.lost = { ...failed(state, text), interrupted: true };
  return run;
}

/** Takes over the conversation's state and files, and writes the first events. */
async function start(
  parts: BeginParts,
  lease: Lease,
  row: RunRow,
  { request, project }: { request: CodeRunRequest; project: OpenProject | null },
  model: Model,
): Promise<Pick<ActiveCodeRun, "task" | "begun" | "record">> {
  const key = keyOf(row, row.conversation_id);
  const carried = key && (await createCarryOver(parts)(row, { request, project }, key));
  const half = carried && { ...carried.begun, protected: [] };
  const task = await coderTaskOf(parts.files, request, half, project?.files);
  const plan = planCheck(task);
  const begun = half && { ...half, protected: plan.protected.map(({ path }) => path) };
  const record =
    key &&
    createTaskRecord(
      parts,
      key,
      partOf(row.id, { ...task, task: request.task }, plan, parts.clock.now()),
      plan,
    );
  const data = {
    task: request.task,
    conversation_id: request.conversation_id ?? null,
    max_steps: request.max_steps,
    resumed: begun !== null && begun.from !== null,
    engine: model.engine,
    model: model.id,
    bundle: project && { sha256: project.sha256, files: project.files.size, bytes: project.bytes },
  };
  const events: CodeEventBody[] = [{ name: "code_start", data }];
  if (carried?.note) events.push({ name: "agent_note", data: { text: carried.note, step: 0 } });
  const stored = begun && (await parts.files.put(contentsOf(request, begun)));
  await parts.db.transaction().execute(async (tx) => {
    await parts.journal.appendIn(tx, lease, events, begun ? { begun_json: JSON.stringify(begun) } : {});
    if (begun && stored) await parts.files.keep(tx, row.id, heldBy(begun), stored);
    await record?.write(tx);
    await parts.metering.settle(tx, row.id);
  });
  parts.journal.publish(row.id, []);
  return { task, begun, record };
}

/** Restores the record of the run's conversation from its last step. */
async function again(parts: BeginParts, row: RunRow, task: CoderTask): Promise<TaskRecord | null> {
  const key = keyOf(row, row.conversation_id);
  if (key === null || row.begun_json === null) return null;
  const plan = planCheck(task);
  const kept = await parts.states.load(key);
  const part =
    kept?.body.parts.find(({ run_id }) => run_id === row.id) ??
    partOf(row.id, { ...task, task: requestOf(row).task }, plan, parts.clock.now());
  return createTaskRecord(parts, key, part, plan);
}

/** All contents that a run needs in addition to its own steps, to be started again and to be continued. */
export const heldBy = ({ sent, files, base }: ConversationStart) => [...sent, ...files, ...(base ?? [])];

const contentsOf = (request: CodeRunRequest, { sent }: ConversationStart) =>
  request.files.map((file, i) => ({ sha256: sent[i]!.sha256, content: bytesOf(file) }));
