import {
  commit,
  eventJson,
  GENESIS,
  manifestText,
  notDoneNote,
  PAGE_FILE,
  publicRun,
  receiptSha,
  REPORT_FILE,
  reportText,
  sseBlock,
  streamSha,
  type RecordedEvent,
} from "@signet/verify";
import { sha256 } from "./ledger.ts";

const OPENING = "3c".repeat(32);
const RUN = "run_record";
export const TASK = "Write slugify: slugify('A B') -> 'a-b'";
const PAGE = "<!doctype html><title>Garden</title><h1>Garden</h1>";
const PICTURE = Buffer.from([137, 80, 78, 71, 0, 255]);

type Data = Record<string, unknown>;
/** An event whose data a test may change. */
export interface Event extends RecordedEvent {
  data: Data;
}

const sealed = async (fields: Data) => {
  const receipt = fields as Parameters<typeof receiptSha>[0];
  return { ...receipt, receipt_sha: await receiptSha(receipt) };
};
const numbered = (name: string, data: Data, seq: number): Event => ({
  name,
  data: { run_id: RUN, seq, ...data },
});
const streamOf = (events: readonly RecordedEvent[]) =>
  streamSha(events.map(({ name, data }) => sseBlock(name, eventJson(data))));

async function fieldsOf(files: Parameters<typeof manifestText>[0], events: readonly RecordedEvent[]) {
  return {
    v: 2,
    log: "test.local/signet",
    seq: 1,
    prev: GENESIS,
    ts: 1_795_176_000,
    run: await publicRun(RUN, OPENING),
    ok: true,
    end: "done",
    task: TASK,
    task_commit: await commit(OPENING, "task_commit", TASK),
    steps: 1,
    max_steps: 12,
    files: await commit(OPENING, "files", manifestText(files)),
    n_files: files.length,
    events: await commit(OPENING, "events", await streamOf(events)),
    n_events: events.length,
    owner: await commit(OPENING, "owner", "local/"),
    svc: "signet/0.1.0",
    sandbox: "bubblewrap",
    engine: "builtin",
    model: "programs-1",
  };
}

/** A coding run that passed, as its stream had it. */
export async function codeRecord(): Promise<Event[]> {
  const artifacts = [{ path: "slug.py", bytes: 9, sha256: sha256("slug") }];
  const events = [
    numbered("code_start", { task: TASK }, 1),
    numbered("agent_note", { text: "A function and its test.", step: 1 }, 2),
    numbered("code_done", { ok: true, artifacts }, 3),
  ];
  const receipt = await sealed({
    ...(await fieldsOf(artifacts, events)),
    kind: "code",
    check: "given",
    control: "confirmed",
    exit: 0,
    state_in: "",
    state_out: "",
    att: "",
  });
  const data = { receipt_sha: receipt.receipt_sha, ok: true, task: TASK, receipt, opening: OPENING };
  return [...events, numbered("code_receipt", data, 4)];
}

/** A page that was built and verified, as its stream had it; `notDone`: what it lacks. */
export async function visualRecord(notDone: string[] = []): Promise<Event[]> {
  const report = { ok: true, html_sha256: sha256(PAGE), checks: [] };
  const files = [
    { path: "desktop.png", content: PICTURE },
    { path: PAGE_FILE, content: PAGE },
    { path: REPORT_FILE, content: reportText(report) },
  ].map(({ path, content }) => ({ path, bytes: Buffer.byteLength(content), sha256: sha256(content) }));
  const isWhole = notDone.length === 0;
  const text = isWhole ? "Attempt 1." : notDoneNote(notDone);
  const before = [numbered("agent_note", { text, step: 1 }, 1)];
  const receipt = await sealed({
    ...(await fieldsOf(files, before)),
    ...(isWhole ? {} : { ok: false, end: "failed" }),
    kind: "visual",
    check: "browser",
    protocol: "visual-verify/2",
    report: files[2]!.sha256,
    attempts: 1,
  });
  const data = {
    ok: isWhole,
    verified: true,
    exit_reason: isWhole ? "finished" : "partial",
    ...(isWhole ? {} : { not_done: notDone }),
    html: PAGE,
    report,
    screenshot: `data:image/png;base64,${PICTURE.toString("base64")}`,
    files,
    receipt,
    receipt_sha: receipt.receipt_sha,
    opening: OPENING,
  };
  return [...before, numbered("visual_done", data, 2)];
}

/** The record with the data of one event changed. */
export const withData = (events: readonly Event[], name: string, change: Data): Event[] =>
  events.map((event) => (event.name === name ? { ...event, data: { ...event.data, ...change } } : event));
