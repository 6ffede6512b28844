import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { type CodeEvent, CheckInputs, MOST_RECORD_BYTES } from "@signet/contract";
import { readRunRecord, type RecordedEvent, RecordFault, verifyRunRecord } from "@signet/verify";
import { contentsOf } from "../runs/run-record.ts";

const MOST_CONTENTS = 20_000;
const CONTENT_LINE = '{"sha256":';

type Done = Extract<CodeEvent, { name: "code_done" }>["data"];

/** A coding run's record whose receipt commits to all that is in it. */
export interface SealedRecord {
  receiptSha: string;
  /** The name and version of the service that sealed it. */
  service: string;
  ok: boolean;
  check: Done["check"];
  inputs: CheckInputs;
  /** Whether the command that was to install packages failed, so that the run went on without them. */
  setUpFailed: boolean;
  /** Every file that the inputs name, by its hash. */
  contents: ReadonlyMap<string, Buffer>;
}

/**
 * Reads the record of a coding run. Throws RecordFault unless its receipt commits to the inputs of its check, and each file that
 * they name is there with its hash. Nothing in a record becomes a path outside of a sandbox.
 */
export async function readSealedRecord(file: string): Promise<SealedRecord> {
  const { text, contents } = partsOf(await bytesOfFile(file));
  const events = readRunRecord(text);
  if (events === null) throw new RecordFault("record", "this is not the record of a run");
  const verdict = await verifyRunRecord({ events });
  if (!verdict.ok) throw new RecordFault(verdict.field, verdict.message);
  const start = dataOf(events, "code_start");
  const done = dataOf(events, "code_done") as Done | undefined;
  const last = dataOf(events, "code_receipt") as Extract<CodeEvent, { name: "code_receipt" }>["data"];
  if (!start || !done || !last)
    throw new RecordFault("events", "this is not the whole record of a coding run");
  const inputs = inputsIn(done, contents);
  requireAgreement(inputs, { start: start as Start, done, task: last.task });
  for (const sha256 of contentsOf(inputs))
    if (!contents.has(sha256)) throw new RecordFault("contents", `the record lacks the file ${sha256}`);
  return {
    receiptSha: verdict.receiptSha,
    service: last.receipt.svc,
    ok: done.ok,
    check: done.check,
    inputs,
    setUpFailed: didSetUpFail(events, inputs),
    contents,
  };
}

/** A set-up is the first command that the events tell of; one that was made before is a note alone. */
function didSetUpFail(events: readonly RecordedEvent[], { set_up: command }: CheckInputs): boolean {
  const first = dataOf(events, "command_finished") as Finished | undefined;
  return command !== null && first?.step === 0 && first.cmd === command && !first.ok;
}

type Finished = Extract<CodeEvent, { name: "command_finished" }>["data"];
type Start = Extract<CodeEvent, { name: "code_start" }>["data"];

const dataOf = (events: readonly RecordedEvent[], name: string): unknown =>
  events.find((event) => event.name === name)?.data;

async function bytesOfFile(file: string): Promise<Buffer> {
  const found = await stat(file);
  if (!found.isFile()) throw new RecordFault("record", "this is not a regular file");
  if (found.size > MOST_RECORD_BYTES)
    throw new RecordFault("record", `it is larger than ${MOST_RECORD_BYTES >> 20} MiB, which no record is`);
  return readFile(file);
}

/** The events of a record as text, and its contents, each of which has the hash that it claims. */
function partsOf(bytes: Buffer): { text: string; contents: Map<string, Buffer> } {
  const contents = new Map<string, Buffer>();
  const lines: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(0x0a, at);
    const line = bytes.toString("utf8", at, end < 0 ? bytes.length : end);
    at = end < 0 ? bytes.length : end + 1;
    if (!line.startsWith(CONTENT_LINE)) lines.push(line);
    else if (contents.size < MOST_CONTENTS) contents.set(...contentIn(line));
    else throw new RecordFault("contents", `it has more than ${MOST_CONTENTS} files`);
  }
  return { text: `${lines.join("\n")}\n`, contents };
}

function contentIn(line: string): [sha256: string, content: Buffer] {
  let value: { sha256?: unknown; content?: unknown };
  try {
    value = JSON.parse(line) as typeof value;
  } catch {
    throw new RecordFault("contents", "one of its lines is not JSON");
  }
  const { sha256, content } = value;
  if (typeof sha256 !== "string" || typeof content !== "string")
    throw new RecordFault("contents", "one of its files has no hash or no content");
  const bytes = Buffer.from(content, "base64");
  if (createHash("sha256").update(bytes).digest("hex") !== sha256)
    throw new RecordFault("contents", `the file ${sha256.slice(0, 64)} is not the one with this hash`);
  return [sha256, bytes];
}

function inputsIn({ inputs_sha256: sha256 }: Done, contents: ReadonlyMap<string, Buffer>): CheckInputs {
  if (typeof sha256 !== "string")
    throw new RecordFault(
      "inputs",
      "its receipt commits to no inputs: nothing was checked, or its service is older",
    );
  const text = contents.get(sha256);
  if (text === undefined)
    throw new RecordFault(
      "contents",
      "it has no inputs of the check; save it with: signet run <run> --record <file>",
    );
  try {
    const inputs = CheckInputs.parse(JSON.parse(text.toString()));
    requireOneTree(inputs);
    return inputs;
  } catch (thrown) {
    if (thrown instanceof RecordFault) throw thrown;
    const why = thrown instanceof Error && "issues" in thrown ? firstIssue(thrown) : "they are not JSON";
    throw new RecordFault("inputs", `the inputs of its check cannot be read: ${why}`);
  }
}

function firstIssue(thrown: { issues?: unknown }): string {
  const [issue] = thrown.issues as { path: PropertyKey[]; message: string }[];
  return issue ? `${issue.path.map(String).join(".")}: ${issue.message}` : "they have another form";
}

/** Throws unless each list of files fits into one folder: no path twice, and no file where another needs a folder. */
function requireOneTree({ given, earlier, work }: CheckInputs): void {
  for (const files of [given, earlier?.base ?? [], work.files]) {
    const paths = new Set(files.map(({ path }) => path));
    if (paths.size < files.length) throw new RecordFault("inputs", "one of its paths occurs twice");
    for (const path of paths)
      for (let at = path.indexOf("/"); at > 0; at = path.indexOf("/", at + 1))
        if (paths.has(path.slice(0, at)))
          throw new RecordFault("inputs", `a file is where ${path} needs a folder`);
  }
}

/** Throws if the inputs are not those of the run that the events tell of. */
function requireAgreement(
  inputs: CheckInputs,
  { start, done, task }: { start: Start; done: Done; task: string },
): void {
  const isTask = inputs.earlier === null ? inputs.task === task : inputs.task.endsWith(task);
  if (!isTask) throw new RecordFault("inputs", "the inputs of its check have another task");
  if ((start.bundle?.sha256 ?? null) !== inputs.bundle)
    throw new RecordFault("inputs", "the inputs of its check have another bundle");
  const given = new Map(inputs.given.map(({ path, sha256 }) => [path, sha256]));
  const work = inputs.work.files.filter(({ path, sha256 }) => given.get(path) !== sha256);
  const delivered = new Map(done.artifacts.map(({ path, sha256 }) => [path, sha256]));
  if (work.length !== delivered.size || work.some(({ path, sha256 }) => delivered.get(path) !== sha256))
    throw new RecordFault("inputs", "what was checked is not what was delivered");
}
