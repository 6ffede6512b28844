import assert from "node:assert/strict";
import { test } from "node:test";
import {
  eventJson,
  readRunRecord,
  type Receipt,
  receiptSha,
  type RecordedEvent,
  sseBlock,
  verifyRunRecord,
  verifySealed,
} from "@signet/verify";
import { runId, sampleLedger, SECRET } from "./support/ledger.ts";
import { codeRecord, type Event, TASK, visualRecord, withData } from "./support/record.ts";

const code = await codeRecord();
const visual = await visualRecord();
const partial = await visualRecord(["with sound"]);
const faultOf = async (events: readonly RecordedEvent[], task?: string) => {
  const verdict = await verifyRunRecord(task === undefined ? { events } : { events, task });
  return verdict.ok ? "verified" : verdict.field;
};

test("a whole run is checked: its id, its task, its files and its events", async () => {
  const verdict = await verifyRunRecord({ events: code, task: TASK });
  assert.ok(verdict.ok, JSON.stringify(verdict));
  assert.deepEqual(verdict.opened.toSorted(), ["events", "files", "run", "task_commit"]);
  assert.equal(await faultOf(partial, TASK), "verified");
  const page = await verifyRunRecord({ events: visual, task: TASK });
  assert.ok(page.ok, JSON.stringify(page));
  assert.deepEqual(page.opened.toSorted(), ["events", "files", "run", "task_commit"]);
});

test("the event with the receipt alone is checked as far as it goes", async () => {
  for (const record of [code, visual]) {
    const verdict = await verifyRunRecord({ events: record.slice(-1) });
    assert.ok(verdict.ok, JSON.stringify(verdict));
    assert.ok(!verdict.opened.includes("events"));
  }
});

const done = code[2]!.data;
const built = visual[1]!.data;
const fakes: [what: string, field: string, events: Event[], task?: string][] = [
  ["another task", "task_commit", code, "Write slugify badly"],
  ["another task of a page", "task_commit", visual, "a clock"],
  ["an event that was changed", "events", withData(code, "agent_note", { text: "All is well." })],
  ["an event that was left out", "events", code.toSpliced(1, 1)],
  ["an event that was added", "events", code.toSpliced(1, 0, code[1]!)],
  ["a result with another ok", "ok", withData(code, "code_done", { ok: false })],
  [
    "other files",
    "files",
    withData(code, "code_receipt", {}).with(2, { ...code[2]!, data: { ...done, artifacts: [] } }),
  ],
  ["an event of another run", "run_id", withData(code, "code_start", { run_id: "run_other" })],
  [
    "two hashes of one receipt",
    "receipt_sha",
    withData(code, "code_receipt", { receipt_sha: "0".repeat(64) }),
  ],
  ["another opening", "run", withData(code, "code_receipt", { opening: "4d".repeat(32) })],
  ["a page that was changed", "html", withData(visual, "visual_done", { html: "<p>another</p>" })],
  ["a page that is gone", "html", withData(visual, "visual_done", { html: null })],
  [
    "a report that was changed",
    "report",
    withData(visual, "visual_done", { report: { ok: true, checks: [1] } }),
  ],
  ["a report that is gone", "report", withData(visual, "visual_done", { report: null })],
  [
    "another picture",
    "screenshot",
    withData(visual, "visual_done", { screenshot: "data:image/png;base64,AAAA" }),
  ],
  ["a picture that is none", "screenshot", withData(visual, "visual_done", { screenshot: "data:,%%%" })],
  ["a page's other ok", "ok", withData(visual, "visual_done", { ok: false })],
  ["a page that lacks nothing any more", "not_done", withData(partial, "visual_done", { not_done: [] })],
  ["another thing that a page lacks", "not_done", withData(partial, "visual_done", { not_done: ["a moon"] })],
  [
    "a whole page that lacks something",
    "not_done",
    withData(visual, "visual_done", { not_done: ["a moon"] }),
  ],
  ["a page in part that is whole", "not_done", withData(visual, "visual_done", { exit_reason: "partial" })],
  ["a page's note that was changed", "events", withData(visual, "agent_note", { text: "x" })],
  [
    "a second result behind the one that was sealed",
    "files",
    code.toSpliced(3, 0, { ...code[2]!, data: { ...done, artifacts: [] } }),
  ],
  ["a note behind the result", "events", code.toSpliced(3, 0, code[1]!)],
  ["an event behind the receipt", "events", [...code, code[1]!]],
  ["a second receipt", "events", [...code, code[3]!]],
  ["no result", "events", code.toSpliced(2, 1)],
  ["a page before the one that was sealed", "events", [visual[1]!, ...visual]],
  ["an event behind a page", "events", [...visual, visual[0]!]],
  ["no receipt", "receipt", code.slice(0, 3)],
];
for (const [what, field, events, task] of fakes)
  test(`caught in a record: ${what}`, async () => {
    // Other files change the event that names them too: either may be said first.
    const found = await faultOf(events, task);
    assert.ok(found === field || (field === "files" && found === "events"), `${found}, not ${field}`);
  });

test("a record of any shape is refused without an exception", async () => {
  const odd = [null, 0, "x", [], {}, [null], { path: 1 }, [{ path: "a", bytes: -1, sha256: "" }]];
  for (const record of [code, visual]) {
    const last = record.at(-1)!;
    for (const key of Object.keys(last.data))
      for (const value of odd) {
        const events = withData(record, last.name, { [key]: value });
        const isSame = JSON.stringify(value) === JSON.stringify(last.data[key]);
        const found = await faultOf(events);
        // What the service says beside the sealed fields is not its receipt's.
        if (!isSame && key !== "seq" && key !== "screenshot")
          assert.notEqual(found, "verified", `${key}: ${JSON.stringify(value)}`);
      }
    for (const value of odd) await faultOf([...record.slice(0, -1), { name: last.name, data: value }]);
  }
  assert.equal(await faultOf([]), "receipt");
  for (const artifacts of odd)
    assert.notEqual(
      await faultOf(withData(code, "code_done", { artifacts })),
      "verified",
      JSON.stringify(artifacts),
    );
});

test("a record is read as it was streamed, as the command line prints it, and from its last event's data", async () => {
  for (const record of [code, visual]) {
    const stream = record.map(
      ({ name, data }) => `id: ${String(data["seq"])}\n${sseBlock(name, eventJson(data))}`,
    );
    const texts = {
      stream: stream.join(""),
      "stream with CRLF": stream.join("").replaceAll("\n", "\r\n"),
      lines: record.map(({ name, data }) => `${JSON.stringify({ event: name, data })}\n`).join(""),
      alone: JSON.stringify(record.at(-1)!.data, null, 2),
    };
    for (const [how, text] of Object.entries(texts))
      assert.equal(await faultOf(readRunRecord(text) ?? []), "verified", how);
  }
  for (const text of [
    "",
    "{}",
    "null",
    "[1]",
    "a line\nanother",
    '{"event":"x"}',
    "event: code_receipt\ndata: {\n",
  ])
    assert.equal(readRunRecord(text), null, text);
});

/** What another reader of a saved record would take for an event of the run, in each form in which it may be saved. */
const INSERTED: [what: string, at: "stream" | "lines", text: string][] = [
  ["without the spaces", "stream", 'event:agent_note\ndata:{"text":"x"}\n\n'],
  ["with data alone", "stream", 'data: {"text":"x"}\n\n'],
  ["in two lines of data", "stream", 'event: agent_note\ndata: {"text":\ndata: "x"}\n\n'],
  ["with its data first", "stream", 'data: {"text":"x"}\nevent: agent_note\n\n'],
  ["behind a comment", "stream", ': ping\revent: agent_note\rdata: {"text":"x"}\r\r\n\n'],
  ["with two names", "stream", 'event: agent_note\nevent: code_done\ndata: {"text":"x"}\n\n'],
  ["that looks like a file", "lines", '{"sha256":"0","event":"agent_note","data":{"text":"x"}}\n'],
  [
    "behind a file's content",
    "lines",
    `{"sha256":"${"0".repeat(64)}","content":"","event":"agent_note","data":{"text":"x"}}\n`,
  ],
];
for (const [what, at, text] of INSERTED)
  test(`caught in a saved record: a further event ${what}`, async () => {
    const blocks = code.map(({ name, data }) =>
      at === "stream" ? sseBlock(name, eventJson(data)) : `${JSON.stringify({ event: name, data })}\n`,
    );
    const found = async (between: string) => verifySealed(blocks.toSpliced(2, 0, between).join(""));
    assert.equal((await found(at === "stream" ? ": ping\n\n" : ""))?.ok, true);
    assert.notEqual((await found(text))?.ok, true);
  });

test("a key that stands twice is refused in a receipt, a disclosure and each form of a record, however it is escaped", async () => {
  const { receipt } = code.at(-1)!.data as { receipt: Receipt };
  const plain = JSON.stringify(receipt);
  assert.equal((await verifySealed(plain))?.ok, true);
  const lines = code.map(({ name, data }) => `${JSON.stringify({ event: name, data })}\n`).join("");
  for (const text of [
    plain.replace('"ok":true', '"ok":false,"ok":true'),
    plain.replace('"ok":true', '"o\\u006b":false,"ok":true'),
    JSON.stringify(receipt, null, 1).replace('"ok": true', '"ok" : false, "ok": true'),
    lines.replace('"artifacts":', '"artifacts":[],"artifacts":'),
    lines.replace('"data":', '"data":{},"data":'),
    code.map(({ name, data }) => sseBlock(name, eventJson(data).replace('"seq"', '"seq":0,"seq"'))).join(""),
  ]) {
    const verdict = await verifySealed(text);
    assert.ok(verdict && !verdict.ok && verdict.code === "not_canonical", text);
    assert.match(verdict.message, /stands twice in it/);
  }
  const words = lines.replace("A function and its test.", 'Say \\"ok\\": 1, \\"ok\\": 2 {');
  assert.match(JSON.stringify(await verifySealed(words)), /commitment_mismatch/, "a text may say anything");
});

test("the receipt of a run's opening, or of another kind of run, is not taken for the end of a run", async () => {
  const opened = sampleLedger(1)[0]!;
  const open = { ...opened, receipt_sha: await receiptSha(opened) };
  const { receipt: page, opening } = visual.at(-1)!.data as { receipt: Receipt; opening: string };
  for (const [receipt, told] of [
    [open, { opening: SECRET.opening, task: SECRET.task, run_id: runId(0) }],
    [page, { opening, task: TASK, ok: true }],
  ] as const) {
    const data = { ...told, receipt, receipt_sha: receipt["receipt_sha"] };
    assert.equal(await faultOf([{ name: "code_receipt", data }]), "receipt");
  }
});

test("a page is verified by what was sealed, whatever else its event says", async () => {
  assert.equal(await faultOf(withData(visual, "visual_done", { summary: "x" })), "verified");
  assert.equal(built["ok"], true);
});
