import type { CodeEvent } from "@signet/client";
import { type FilePatch, readPatch } from "../../lib/patch.ts";

/** The data of a code event, by its name. */
export type CodeData<Name extends CodeEvent["name"]> = Extract<CodeEvent, { name: Name }>["data"];

/** What the agent did or said, as one row on the cord. */
export type StepRow = { key: number; step: number } & (
  | { kind: "said"; text: string }
  | { kind: "read"; files: string[] }
  | { kind: "changed"; verb: "wrote" | "edited"; file: FilePatch }
  | { kind: "ran"; id: string; cmd: string; at: string; result: CodeData<"command_finished"> | null }
);

/** A run as its events tell it so far. */
export interface CodeRunView {
  start: CodeData<"code_start"> | null;
  rows: StepRow[];
  step: number;
  error: CodeData<"error"> | null;
  done: CodeData<"code_done"> | null;
  sealed: CodeData<"code_receipt"> | null;
}

/** Reads all events of a run. */
export function viewRun(events: readonly CodeEvent[]): CodeRunView {
  const view: CodeRunView = { start: null, rows: [], step: 0, error: null, done: null, sealed: null };
  for (const event of events) take(view, event);
  return view;
}

function take(view: CodeRunView, event: CodeEvent): void {
  if ("step" in event.data && typeof event.data.step === "number")
    view.step = Math.max(view.step, event.data.step);
  switch (event.name) {
    case "code_start":
      view.start = event.data;
      return;
    case "agent_note":
      return takeNote(view.rows, event.data);
    case "command_started": {
      const { seq: key, step, command_id: id, cmd, at } = event.data;
      view.rows.push({ kind: "ran", key, step, id, cmd, at, result: null });
      return;
    }
    case "command_finished": {
      const row = view.rows.findLast((one) => one.kind === "ran" && one.id === event.data.command_id);
      if (row?.kind === "ran") row.result = event.data;
      return;
    }
    case "error":
      view.error = event.data;
      return;
    case "code_done":
      view.done = event.data;
      return;
    case "code_receipt":
      view.sealed = event.data;
  }
}

const READ = /^read (?:(\S.*) \d+(?:–\d+)?|(\S+))$/;
const CHANGED = /^(wrote|edited) (\S.*?)(?: \+(\d+))?(?: −(\d+))?$/;

/** A note: of a file that was read or changed (the service words those), else what the agent says. */
function takeNote(rows: StepRow[], { seq: key, step, text, diff }: CodeData<"agent_note">): void {
  const isLine = !text.includes("\n");
  const changed = isLine ? CHANGED.exec(text) : null;
  const file = (diff === undefined ? undefined : readPatch(diff)[0]) ?? countedFile(changed);
  const [, ranged, whole] = (isLine ? READ.exec(text) : null) ?? [];
  const read = ranged ?? whole;
  const last = rows.at(-1);
  if (file)
    rows.push({ kind: "changed", key, step, verb: changed?.[1] === "wrote" ? "wrote" : "edited", file });
  else if (read === undefined) rows.push({ kind: "said", key, step, text });
  else if (last?.kind === "read" && last.step === step) last.files.push(read);
  else rows.push({ kind: "read", key, step, files: [read] });
}

/** The file of a note whose patch was too long to come with it. */
function countedFile(changed: RegExpExecArray | null): FilePatch | undefined {
  const [, , path, added, removed] = changed ?? [];
  if (path === undefined || (added === undefined && removed === undefined)) return undefined;
  const counts = { added: Number(added ?? 0), removed: Number(removed ?? 0) };
  return { path, state: "changed", binary: false, hunks: [], ...counts };
}

/** The files that the agent has changed so far, with what came and went in all its edits. */
export function changedSoFar(rows: readonly StepRow[]): { path: string; added: number; removed: number }[] {
  const found = new Map<string, { path: string; added: number; removed: number }>();
  for (const row of rows) {
    if (row.kind !== "changed") continue;
    const { path, added, removed } = row.file;
    const sum = found.get(path) ?? { path, added: 0, removed: 0 };
    found.set(path, { path, added: sum.added + added, removed: sum.removed + removed });
  }
  return [...found.values()];
}
