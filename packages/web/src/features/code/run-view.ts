import type { CodeEvent } from "@signet/client";
import { type FilePatch, readPatch } from "../../lib/patch.ts";
import type { Fold } from "../../lib/fold.ts";

/** The data of a code event, by its name. */
export type CodeData<Name extends CodeEvent["name"]> = Extract<CodeEvent, { name: Name }>["data"];

/** What the agent did or said, as one row on the cord. */
export type StepRow = { key: number; step: number } & (
  | { kind: "said"; text: string }
  /** A note of the service about the run. */
  | { kind: "told"; text: string }
  | { kind: "read"; files: string[] }
  | { kind: "changed"; verb: "wrote" | "edited"; file: FilePatch }
  | {
      kind: "ran";
      id: string;
      cmd: string;
      at: string;
      soFar: string;
      result: CodeData<"command_finished"> | null;
    }
);

/** The lines that came and went in a file, in all edits of it. */
export interface ChangedFile {
  path: string;
  added: number;
  removed: number;
}

/** A run as its events tell it so far. */
export interface CodeRunView {
  start: CodeData<"code_start"> | null;
  /** They grow in place; a command that ends is a new row in the old one's place. */
  rows: readonly StepRow[];
  /** The newest row that has more to show. */
  newest: number | null;
  changed: readonly ChangedFile[];
  step: number;
  error: CodeData<"error"> | null;
  done: CodeData<"code_done"> | null;
  sealed: CodeData<"code_receipt"> | null;
}

const NOTHING_YET: CodeRunView = {
  start: null,
  rows: [],
  newest: null,
  changed: [],
  step: 0,
  error: null,
  done: null,
  sealed: null,
};

/** Computes the view of a coding run from its events. */
export function createRunFold(): Fold<CodeEvent, CodeRunView> {
  const rows: StepRow[] = [];
  /** Places of the commands that have not ended, by their ids. */
  const running = new Map<string, number>();
  const changed = new Map<string, ChangedFile>();
  let isCounted = true;
  let view: CodeRunView = { ...NOTHING_YET, rows };

  function finish(data: CodeData<"command_finished">): void {
    const place = running.get(data.command_id);
    const row = place === undefined ? undefined : rows[place];
    if (row?.kind !== "ran") return;
    rows[place!] = { ...row, result: data };
    running.delete(data.command_id);
  }

  function note(data: CodeData<"agent_note">): Partial<CodeRunView> {
    if (data.diff === undefined && showSoFar(rows, running, data.text)) return {};
    const file = takeNote(rows, data);
    if (file === null) return {};
    const { path, added, removed } = file;
    const sum = changed.get(path) ?? { path, added: 0, removed: 0 };
    changed.set(path, { path, added: sum.added + added, removed: sum.removed + removed });
    isCounted = false;
    return { newest: data.seq };
  }

  function change({ name, data }: CodeEvent): Partial<CodeRunView> {
    switch (name) {
      case "code_start":
        return { start: data };
      case "agent_note":
        return note(data);
      case "command_started": {
        const { seq: key, step, command_id: id, cmd, at } = data;
        running.set(id, rows.push({ kind: "ran", key, step, id, cmd, at, soFar: "", result: null }) - 1);
        return { newest: key };
      }
      case "command_finished":
        finish(data);
        return {};
      case "error":
        return { error: data };
      case "code_done":
        return { done: data };
      case "code_receipt":
        return { sealed: data };
    }
  }

  return {
    view() {
      if (!isCounted) view = { ...view, changed: [...changed.values()] };
      isCounted = true;
      return view;
    },
    take(event) {
      const step = "step" in event.data && typeof event.data.step === "number" ? event.data.step : 0;
      view = { ...view, ...change(event), step: Math.max(view.step, step) };
    },
  };
}

/** While a command runs nobody speaks: a note is the end of what the command printed so far. */
function showSoFar(rows: StepRow[], running: ReadonlyMap<string, number>, text: string): boolean {
  const place = [...running.values()].at(-1);
  const row = place === undefined ? undefined : rows[place];
  if (row?.kind !== "ran") return false;
  rows[place!] = { ...row, soFar: text };
  return true;
}

const READ = /^read (?:(\S.*) \d+(?:–\d+)?|(\S+))$/;
const CHANGED = /^(wrote|edited) (\S.*?)(?: \+(\d+))?(?: −(\d+))?$/;

/** How the service begins what it says itself. */
const TOLD =
  /^(?:asking again \(\d|restored as given: |left out: |could not (?:read|write|edit) |set(?:-up, found | up as before: )|the set-up |Techniques of the library: |The service was restarted|The model failed: |The check passed\. It now |Going on from )/;

/** A note: of a file that was read or changed (the service words those), else what the agent says. Returns the changed file. */
function takeNote(rows: StepRow[], { seq: key, step, text, diff }: CodeData<"agent_note">): FilePatch | null {
  const isLine = !text.includes("\n");
  const changed = isLine ? CHANGED.exec(text) : null;
  const file = (diff === undefined ? undefined : readPatch(diff)[0]) ?? countedFile(changed);
  const [, ranged, whole] = (isLine ? READ.exec(text) : null) ?? [];
  const read = ranged ?? whole;
  const last = rows.at(-1);
  if (file) rows.push({ kind: "changed", key, step, verb: verbOf(changed), file });
  else if (read === undefined) rows.push({ kind: TOLD.test(text) ? "told" : "said", key, step, text });
  else if (last?.kind === "read" && last.step === step)
    rows[rows.length - 1] = { ...last, files: [...last.files, read] };
  else rows.push({ kind: "read", key, step, files: [read] });
  return file ?? null;
}

const verbOf = (changed: RegExpExecArray | null) => (changed?.[1] === "wrote" ? "wrote" : "edited");

/** The file of a note whose patch was too long to come with it. */
function countedFile(changed: RegExpExecArray | null): FilePatch | undefined {
  const [, , path, added, removed] = changed ?? [];
  if (path === undefined || (added === undefined && removed === undefined)) return undefined;
  const counts = { added: Number(added ?? 0), removed: Number(removed ?? 0) };
  return { path, state: "changed", binary: false, hunks: [], ...counts };
}

/** An edit of a file, and the step in which it was made. */
export interface StepEdit {
  key: number;
  step: number;
  file: FilePatch;
}

/** The edits of a file whose lines are known, from the first to the last. */
export const editsOf = (path: string, rows: readonly StepRow[]): StepEdit[] =>
  rows.flatMap((row) =>
    row.kind === "changed" && row.file.path === path && row.file.hunks.length > 0
      ? [{ key: row.key, step: row.step, file: row.file }]
      : [],
  );
