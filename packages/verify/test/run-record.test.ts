import assert from "node:assert/strict";
import { test } from "node:test";
import { eventJson, readRunRecord, sseBlock, verifyRunRecord, type RecordedEvent } from "@signet/verify";
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

test("a page is verified by what was sealed, whatever else its event says", async () => {
  assert.equal(await faultOf(withData(visual, "visual_done", { summary: "x" })), "verified");
  assert.equal(built["ok"], true);
});
