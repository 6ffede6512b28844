import type { Receipt } from "./canonical.ts";
import { VerifyError } from "./error.ts";
import { sha256, sha256OfBase64 } from "./hash.ts";
import { recordedStream, type RecordedEvent } from "./recorded.ts";
import { type Opened, type ReceiptVerdict, verifyReceipt } from "./receipt.ts";
import { manifestText, type ManifestFile } from "./texts.ts";
import { isDesktopPicture, notDoneNote, PAGE_FILE, reportText } from "./visual-files.ts";

/** A run as its owner recorded it. */
export interface RunRecord {
  /** The run's events in the order received. A code run ends with `code_receipt`, a visual with `visual_done`. */
  events: readonly RecordedEvent[];
  /** The task as the caller sent it. If absent, a code run's task is taken from `code_receipt`, and a visual's is not checked. */
  task?: string;
}

/**
 * Checks a run's receipt against its task, its files, every event before it and, for a visual, the page, the report and
 * the picture that came with it. The data of the events may be any JSON value. Works offline.
 */
export async function verifyRunRecord(record: RunRecord): Promise<ReceiptVerdict> {
  try {
    const { receipt, ...opened } = await openRunRecord(record);
    return await verifyReceipt(receipt, opened);
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error;
    return { ok: false, code: "bad_field", field: error.field, message: error.message };
  }
}

/** A run's receipt with what its record says of the private texts. */
export interface OpenedRecord extends Opened {
  receipt: Receipt;
}

/**
 * Reads the receipt, the opening and the private texts from a run's record. Throws RecordFault if parts of the record
 * contradict one another. Whether the receipt commits to the texts is not checked: `verifyRunRecord` does that.
 */
export async function openRunRecord({ events, task }: RunRecord): Promise<OpenedRecord> {
  const at = events.findIndex(({ name }) => name === "code_receipt" || name === "visual_done");
  const last = events[at];
  if (last === undefined) throw new RecordFault("receipt", "the record holds no receipt");
  if (at < events.length - 1) throw new RecordFault("events", "the receipt is not the last event");
  const data = objectOf(last.data, last.name);
  const record = { before: events.slice(0, at), data, ...(task === undefined ? {} : { task }) };
  return last.name === "code_receipt" ? openCodeRecord(record) : openVisualRecord(record);
}

/** A part of a record that contradicts the rest. */
export class RecordFault extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

interface Sealed {
  /** All events before the one that carries the receipt; all of them were sealed. */
  before: readonly RecordedEvent[];
  /** The data of the event that carries the receipt. */
  data: Fields;
  task?: string;
}

async function openCodeRecord({ before, task, data }: Sealed): Promise<OpenedRecord> {
  const seal = sealOf(data, "code");
  const texts: Opened["texts"] = { task_commit: task ?? textOf(data, "task") };
  if (before.some(({ data: other }) => fieldsOf(other)?.["run_id"] !== data["run_id"]))
    throw new RecordFault("run_id", "not all events are of the same run");
  if (before.length > 0) {
    const end = before.at(-1)!;
    if (end.name !== "code_done")
      throw new RecordFault("events", "code_done does not come before the receipt");
    const done = objectOf(end.data, "code_done");
    if (done["ok"] !== seal.receipt["ok"])
      throw new RecordFault("ok", "ok of code_done differs from the receipt");
    texts.files = manifestOf(done["artifacts"]);
  }
  return withEvents(seal, before, texts);
}

async function openVisualRecord({ before, task, data }: Sealed): Promise<OpenedRecord> {
  const seal = sealOf(data, "visual");
  const texts: Opened["texts"] = { files: manifestOf(data["files"]) };
  if (task !== undefined) texts.task_commit = task;
  await checkPage(data, seal.receipt);
  checkNotDone(data, seal.receipt, before);
  return withEvents(seal, before, texts);
}

/** The receipt with the texts and the stream. A record that has only the last event has no other events to compare. */
async function withEvents(
  { receipt, ...opened }: Seal,
  before: readonly RecordedEvent[],
  texts: Opened["texts"],
): Promise<OpenedRecord> {
  const committed = { commitment: receipt["events"], opening: opened.opening };
  const events = before.length > 0 ? { events: await recordedStream(before, committed) } : {};
  return { receipt, ...opened, texts: { ...texts, ...events } };
}

/** Throws unless the page, the report and the picture of a visual have the sealed hashes. */
async function checkPage(data: Fields, receipt: Receipt): Promise<void> {
  const report = data["report"] === null ? null : objectOf(data["report"], "report");
  const files = data["files"] as ManifestFile[];
  if (receipt["ok"] === true && report?.["ok"] !== true)
    throw new RecordFault("report", "the receipt is ok, but the report is not");
  if (receipt["report"] !== (report === null ? "" : await sha256(reportText(report))))
    throw new RecordFault("report", "the report is not the one that was sealed");
  if (typeof data["html"] === "string") await checkHtml(data["html"], report, files);
  else if (receipt["ok"] === true) throw new RecordFault("html", "the receipt is ok without a page");
  if (typeof data["screenshot"] === "string") await checkScreenshot(data["screenshot"], files);
}

/** Throws unless the stated ending fits the receipt and the report, and the list of missing parts is the sealed one. */
function checkNotDone(data: Fields, receipt: Receipt, before: readonly RecordedEvent[]): void {
  const isWhole = receipt["ok"] === true;
  const { exit_reason: end = isWhole ? "finished" : "", verified = isWhole } = data;
  if (isWhole && end !== "finished")
    throw new RecordFault("not_done", "the receipt is ok, but the build claims another ending");
  const isPartial = end === "partial";
  const isPlayed = fieldsOf(data["report"])?.["ok"] === true;
  if (verified !== (isWhole || isPartial) || (isPartial && !isPlayed))
    throw new RecordFault("report", "the report contradicts whether the page is verified");
  const notDone = notDoneOf(data);
  if (isPartial !== notDone.length > 0)
    throw new RecordFault("not_done", "not_done contradicts how the build ended");
  if (isPartial && before.length > 0 && !isSaid(notDoneNote(notDone), before))
    throw new RecordFault("not_done", "what is not done is not what was sealed");
}

function notDoneOf(data: Fields): string[] {
  const { not_done: notDone = [] } = data;
  if (Array.isArray(notDone) && notDone.every((text) => typeof text === "string")) return notDone;
  throw new RecordFault("not_done", "not_done is not a list of texts");
}

const isSaid = (note: string, events: readonly RecordedEvent[]): boolean =>
  events.some(({ data }) => fieldsOf(data)?.["text"] === note);

async function checkHtml(html: string, report: Fields | null, files: ManifestFile[]): Promise<void> {
  const sha = await sha256(html);
  const sealedSha = files.find(({ path }) => path === PAGE_FILE)?.sha256;
  if (sha !== sealedSha || (report !== null && report["html_sha256"] !== sealedSha))
    throw new RecordFault("html", "the page is not the one that was checked");
}

async function checkScreenshot(screenshot: string, files: ManifestFile[]): Promise<void> {
  const sha = await sha256OfBase64(screenshot.replace(/^[^,]*,/, ""));
  if (sha === null || sha !== files.find(isDesktopPicture)?.sha256)
    throw new RecordFault("screenshot", "the picture is not the one that was taken");
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null;

function objectOf(value: unknown, name: string): Fields {
  const fields = fieldsOf(value);
  if (fields === null) throw new RecordFault(name, `${name} is not an object`);
  return fields;
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== "string") throw new RecordFault(name, `${name} is not a text`);
  return value;
}

interface Seal extends Omit<Opened, "texts"> {
  receipt: Receipt;
}

/** The receipt of a run of this kind. That of another one could be shown as its end. */
function sealOf(data: Fields, kind: "code" | "visual"): Seal {
  const receipt = objectOf(data["receipt"], "receipt") as Receipt;
  if (["open", "code", "visual", "key"].some((other) => other !== kind && other === receipt["kind"]))
    throw new RecordFault("receipt", `the receipt is of the kind ${receipt["kind"]}, not ${kind}`);
  if (data["receipt_sha"] !== receipt["receipt_sha"])
    throw new RecordFault("receipt_sha", "receipt_sha of the event differs from its receipt");
  if (data["ok"] !== receipt["ok"]) throw new RecordFault("ok", "ok of the event differs from its receipt");
  const runId = data["run_id"] === undefined ? {} : { runId: textOf(data, "run_id") };
  return { receipt, opening: textOf(data, "opening"), ...runId };
}

function manifestOf(files: unknown): string {
  const isFile = (file: unknown) => typeof fieldsOf(file)?.["path"] === "string";
  if (!Array.isArray(files) || !files.every(isFile))
    throw new RecordFault("files", "the list of files cannot be read");
  try {
    return manifestText(files as ManifestFile[]);
  } catch (error) {
    if (error instanceof VerifyError) throw new RecordFault("files", error.message);
    throw error;
  }
}
