import { createGzip } from "node:zlib";
import { Readable } from "node:stream";
import {
  API_BASE,
  BOUNDS,
  type ChatRequest,
  type CodeRunRequest,
  type Run,
  type RunList,
} from "@signet/contract";
import { Stopped } from "../../agents/port.ts";
import { Problem } from "../../base/problem.ts";
import type { Files, KeptFile, KeptFiles } from "../../modules/runs/files.ts";
import type { Journal, StoredEvent } from "../../modules/runs/journal.ts";
import { requestOf, type RunChoice, type Runs, type ShownRun } from "../../modules/runs/runs.ts";
import type { Scope } from "../../base/scope.ts";
import type { RunPage } from "./run-page.ts";
import { packFiles } from "./pack-files.ts";
import { patchOf } from "./run-patch.ts";
import { conversationStartOf } from "./conversation.ts";

/** How many runs one search reads before it answers with what it found so far: tasks may be long. */
const MOST_SEARCHED = 5_000;
const SEARCHED_AT_ONCE = 200;

/** Which runs are listed. `q`: words of the task or the id, in any case. */
export interface RunSearch extends RunChoice {
  q?: string | undefined;
}

/** Reads and cancels the caller's own runs; all others are `run_not_found`. */
export function createReadRuns(parts: {
  runs: Runs;
  journal: Pick<Journal, "tail">;
  files: Files;
  runPage: Pick<RunPage, "url">;
  abort: (runId: string, why: Error) => void;
  /** Ends all reading of events, because the service stops. Whoever reads goes on elsewhere, or later. */
  closing?: AbortSignal;
}) {
  const { runs, journal, files, runPage } = parts;
  const shown = (row: ShownRun): Run => shownWith(row, runPage.url(row));

  const mine = async (scope: Scope, id: string) => found(await runs.find(scope, id));
  async function kept(scope: Scope, id: string): Promise<KeptFile[]> {
    const { files_json } = found(await runs.findFiles(scope, id));
    return files_json === null ? [] : (JSON.parse(files_json) as KeptFiles).files;
  }

  return {
    show: async (scope: Scope, id: string): Promise<Run> => shown(await mine(scope, id)),

    list: (scope: Scope, limit: number, filter: RunSearch = {}): Promise<RunList> =>
      listRuns((choice, most) => runs.list(scope, most, choice), shown, limit, filter),

    /** Asks a run to stop; has no effect on one that has ended. */
    async cancel(scope: Scope, id: string): Promise<Run> {
      await mine(scope, id);
      if (await runs.requestCancel(scope, id)) parts.abort(id, new Stopped("cancelled"));
      return shown(await mine(scope, id));
    },

    /** The run's events after number `after`, then live ones as they are committed, up to the last, or until the service stops. */
    async events(
      scope: Scope,
      id: string,
      after: number,
      signal: AbortSignal,
    ): Promise<AsyncGenerator<StoredEvent[], void>> {
      await mine(scope, id);
      const ends = parts.closing ? AbortSignal.any([signal, parts.closing]) : signal;
      return journal.tail(id, after, isLast, ends);
    },

    async file(scope: Scope, id: string, path: string): Promise<Uint8Array<ArrayBuffer>> {
      const file = (await kept(scope, id)).find((f) => f.path === path);
      if (!file) throw new Problem("not_found", "this run has no such file");
      return files.content(file.sha256);
    },

    /** The whole workspace after the last step, as tar.gz. */
    async archive(scope: Scope, id: string): Promise<ReadableStream<Uint8Array>> {
      const tar = Readable.from(packFiles(files, await kept(scope, id)));
      const gzip = createGzip();
      tar.on("error", (wrong) => gzip.destroy(wrong));
      return Readable.toWeb(tar.pipe(gzip)) as ReadableStream<Uint8Array>;
    },

    /** What the run changed in the files that it was given, up to its last step, as a patch that `git apply` accepts. */
    async diff(scope: Scope, id: string): Promise<ReadableStream<Uint8Array>> {
      const row = found(await runs.findWhole(scope, id));
      const kept = row.files_json === null ? null : (JSON.parse(row.files_json) as KeptFiles);
      const run = { request: requestOf(row), begun: conversationStartOf(row), kept };
      return ReadableStream.from(patchOf(files, run)).pipeThrough(new TextEncoderStream());
    },
  };
}

/** The next `limit` runs; with `q`, those whose task or id contains all of its words, and fewer where many were read. */
async function listRuns(
  read: (choice: RunChoice, most: number) => Promise<ShownRun[]>,
  shown: (row: ShownRun) => Run,
  limit: number,
  { q = "", ...choice }: RunSearch,
): Promise<RunList> {
  const words = q.toLowerCase().split(/\s+/u).filter(Boolean);
  const fits = (run: Run) => {
    const text = `${run.task} ${run.run_id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const wanted = words.length === 0 ? limit : SEARCHED_AT_ONCE;
  const fitting: Run[] = [];
  let { before } = choice;
  for (let searched = 0; searched < MOST_SEARCHED; searched += wanted) {
    const rows = await read({ ...choice, before }, wanted);
    for (const row of rows) {
      const run = shown(row);
      if (!fits(run)) continue;
      fitting.push(run);
      if (fitting.length === limit) return { runs: fitting, next: run.run_id };
    }
    if (rows.length < wanted) return { runs: fitting, next: null };
    before = rows.at(-1)!.id;
  }
  return { runs: fitting, next: before ?? null };
}

export type ReadRuns = ReturnType<typeof createReadRuns>;

function found<T>(row: T | undefined): T {
  if (row) return row;
  throw new Problem("run_not_found", "there is no run of yours with this id");
}

/** A coding run ends with its receipt, a build with `visual_done`, a chat with its phase `done`. */
function isLast({ name, data }: StoredEvent): boolean {
  if (name !== "phase") return name === "code_receipt" || name === "visual_done";
  return (JSON.parse(data) as { name: string }).name === "done";
}

const time = (ms: number) => new Date(ms).toISOString();

function shownWith(row: ShownRun, pageUrl: string | null): Run {
  const request = JSON.parse(row.request_json) as Partial<CodeRunRequest & ChatRequest>;
  const base = `${API_BASE}/runs/${row.id}`;
  return {
    run_id: row.id,
    kind: row.kind,
    state: row.state,
    task: request.task ?? request.command ?? "",
    conversation_id: row.conversation_id,
    max_steps: request.max_steps ?? (row.kind === "visual" ? BOUNDS.visual.steps : BOUNDS.chat.steps),
    last_seq: row.last_seq,
    ok: row.ok === null ? null : row.ok === 1,
    exit_reason: row.exit_reason,
    check_kind: row.check_kind,
    receipt_sha: row.receipt_sha,
    calls_in_doubt: row.calls_in_doubt,
    cancel_requested: row.cancel_requested === 1,
    created_at: time(row.created_at),
    started_at: row.started_at === null ? null : time(row.started_at),
    finished_at: row.finished_at === null ? null : time(row.finished_at),
    page_url: pageUrl,
    links: {
      events: `${base}/events`,
      cancel: `${base}/cancel`,
      archive: `${base}/archive`,
      diff: `${base}/diff`,
    },
  };
}
