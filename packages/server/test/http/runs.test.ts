import assert from "node:assert/strict";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { extract } from "tar-stream";
import { allTold, HOSTED, refusal, service, told } from "./rig.ts";
import { always, finishedRun, GIVES_UP, SILENT, startedRun, WRITES } from "./scripts.ts";
import { everyRouteAnswered } from "./topics.ts";

test("runs are listed newest first, page by page, each as it is shown by itself", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  const made: string[] = [];
  for (let i = 0; i < 3; i++) {
    rig.clock.advance(1_000);
    made.unshift((await finishedRun(rig)).id);
  }
  const first = await rig.json("runs", { query: { limit: "2" } });
  assert.deepEqual(
    first.runs.map(({ run_id }) => run_id),
    made.slice(0, 2),
  );
  const rest = await rig.json("runs", { query: { limit: "2", before: first.next! } });
  assert.deepEqual([rest.runs.map(({ run_id }) => run_id), rest.next], [made.slice(2), null]);
  assert.deepEqual(await rig.json("run", { params: { run_id: made[2]! } }), rest.runs[0]);
});

test("runs are chosen by kind, states and words, and a wrong choice is refused", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  const { id } = await finishedRun(rig);
  const { state, task } = await rig.json("run", { params: { run_id: id } });
  const chosen = async (query: Record<string, string>) =>
    (await rig.json("runs", { query })).runs.map(({ run_id }) => run_id);
  assert.deepEqual(await chosen({ kind: "code", state: `queued,${state}`, q: task.toUpperCase() }), [id]);
  assert.deepEqual(await chosen({ kind: "chat" }), []);
  assert.deepEqual(await chosen({ state: "queued,running" }), []);
  for (const query of [
    { kind: "poem" },
    { state: "queued," },
    { state: "done" },
    { q: "" },
    { q: "x".repeat(201) },
  ])
    await rig.refused("runs", 400, "invalid_request", { query });
});

test("a run shows its state, its end, and where its events, its cancelling and its files are", async (t) => {
  const rig = await service(t, { script: WRITES });
  const { id, events } = await finishedRun(rig);
  const run = await rig.json("run", { params: { run_id: id } });
  assert.deepEqual([run.kind, run.task, run.last_seq], ["code", "Write two files.", events.length]);
  assert.equal(run.receipt_sha, (events.at(-1)!.data["receipt"] as { receipt_sha: string }).receipt_sha);
  assert.deepEqual(run.links, {
    events: `/api/demo/runs/${id}/events`,
    cancel: `/api/demo/runs/${id}/cancel`,
    archive: `/api/demo/runs/${id}/archive`,
    diff: `/api/demo/runs/${id}/diff`,
  });
});

test("a run that is not there is refused by every route that names one", async (t) => {
  const { refused } = await service(t);
  for (const run_id of ["run_none", "x".repeat(64)])
    for (const id of [
      "run",
      "runEvents",
      "runCancel",
      "runErase",
      "runFile",
      "runArchive",
      "runDiff",
    ] as const)
      await refused(id, 404, "run_not_found", { params: { run_id, path: "a" } });
  const long = await refused("run", 400, "invalid_request", { params: { run_id: "x".repeat(65) } });
  assert.equal(long.param, "run_id");
});

test("another owner's run is as one that is not there", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  const ann = { "X-Workspace-Owner": "ann" };
  const { id } = await finishedRun(rig, { headers: ann });
  for (const headers of [{}, { "X-Workspace-Owner": "bob" }]) {
    for (const route of ["run", "runEvents", "runCancel", "runErase", "runArchive", "runDiff"] as const)
      await rig.refused(route, 404, "run_not_found", { headers, params: { run_id: id } });
    assert.deepEqual((await rig.json("runs", { headers })).runs, []);
  }
  assert.equal((await rig.json("run", { headers: ann, params: { run_id: id } })).run_id, id);
});

test("people behind one address see a run by its id, and no list of runs", async (t) => {
  const rig = await service(t, { script: GIVES_UP, env: HOSTED });
  const { id } = await finishedRun(rig);
  await rig.json("run", { params: { run_id: id } });
  const { headers } = await rig.refused("runs", 401, "invalid_credential");
  assert.equal(headers.get("www-authenticate"), 'Bearer realm="signet"');
});

test("events are resumed after any of them, by Last-Event-ID or by the query, which wins", async (t) => {
  const rig = await service(t, { script: WRITES });
  const { id, events } = await finishedRun(rig);
  const params = { run_id: id };
  const all = await allTold(await rig.ask("runEvents", { params }));
  assert.deepEqual(
    all.map((one) => ({ ...one, id: null })),
    events,
  );
  assert.deepEqual(
    all.map((one) => one.id),
    events.map((_, i) => String(i + 1)),
  );
  const after = async (asked: object) => allTold(await rig.ask("runEvents", { params, ...asked }));
  assert.deepEqual(await after({ headers: { "Last-Event-ID": "2" } }), all.slice(2));
  assert.deepEqual(await after({ query: { after: "2" } }), all.slice(2));
  assert.deepEqual(await after({ query: { after: "0" }, headers: { "Last-Event-ID": "2" } }), all);
  const wrong = await rig.refused("runEvents", 400, "invalid_request", { params, query: { after: "-1" } });
  assert.equal(wrong.param, "after");
});

test("events of a run under way are told as they come, to several readers, until the last", async (t) => {
  const rig = await service(t, { script: SILENT });
  const id = await startedRun(rig);
  const params = { run_id: id };
  const readers = await Promise.all([1, 2].map(() => rig.ask("runEvents", { params })));
  const seen = readers.map(async (reader) => {
    const names: string[] = [];
    for await (const { name } of told(reader)) {
      if (names.length === 0) await rig.json("runCancel", { params });
      names.push(name);
    }
    return names;
  });
  for (const names of await Promise.all(seen))
    assert.deepEqual([names[0], names.at(-1)], ["code_start", "code_receipt"]);
});

test("HEAD of a run's events gives the header fields of the stream, and ends", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  const { id } = await finishedRun(rig);
  const head = await rig.send(`/api/demo/runs/${id}/events`, { method: "HEAD" });
  assert.deepEqual([head.status, await head.text()], [200, ""]);
  assert.equal(head.headers.get("content-type"), "text/event-stream; charset=utf-8");
});

test("a run under way is cancelled and still ends with a receipt; one that has ended stays as it is", async (t) => {
  const rig = await service(t, { script: SILENT });
  const params = { run_id: await startedRun(rig) };
  assert.equal((await rig.json("runCancel", { params })).cancel_requested, true);
  const events = await allTold(await rig.ask("runEvents", { params }));
  assert.equal(events.at(-1)!.name, "code_receipt");
  const ended = await rig.json("run", { params });
  assert.deepEqual([ended.state, ended.exit_reason], ["cancelled", "cancelled"]);
  assert.deepEqual(await rig.json("runCancel", { params }), ended);
});

test("a run is erased once it has ended, and is gone then", async (t) => {
  const rig = await service(t, { script: SILENT });
  const params = { run_id: await startedRun(rig) };
  const { headers } = await rig.refused("runErase", 409, "run_under_way", { params });
  assert.equal(headers.get("retry-after"), "5");
  await rig.json("runCancel", { params });
  await allTold(await rig.ask("runEvents", { params }));
  assert.deepEqual(await rig.json("runErase", { params }), { ok: true, run_id: params.run_id });
  await rig.refused("run", 404, "run_not_found", { params });
  await rig.refused("runErase", 404, "run_not_found", { params });
});

test("a file that a run made comes as bytes that no browser shows as a page of this origin", async (t) => {
  const rig = await service(t, { script: WRITES });
  const { id } = await finishedRun(rig);
  const answer = await rig.ask("runFile", { params: { run_id: id, path: "notes/a b.txt" } });
  assert.deepEqual([answer.status, await answer.text()], [200, "first\n"]);
  assert.equal(answer.headers.get("content-disposition"), "attachment");
  assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
  await rig.refused("runFile", 404, "not_found", { params: { run_id: id, path: "notes" } });
});

test("the archive holds what the run made, with the executable bit", async (t) => {
  const rig = await service(t, { script: WRITES });
  const { id } = await finishedRun(rig);
  const answer = await rig.ask("runArchive", { params: { run_id: id } });
  assert.equal(answer.headers.get("content-disposition"), `attachment; filename="${id}.tar.gz"`);
  const tar = extract();
  tar.end(gunzipSync(Buffer.from(await answer.arrayBuffer())));
  const found = new Map<string, number | undefined>();
  for await (const entry of tar) {
    found.set(entry.header.name, entry.header.size);
    entry.resume();
  }
  assert.deepEqual(
    found,
    new Map([
      ["notes/a b.txt", 6],
      ["run.sh", 19],
    ]),
  );
});

test("the diff is what the run changed, the same in its last event, and too long only for that", async (t) => {
  const given = { path: "run.sh", content: "#!/bin/sh\necho old\n" };
  const removed = { path: "gone.txt", content: "old\n" };
  const rig = await service(t, { script: WRITES });
  const { id, events } = await finishedRun(rig, {
    body: { task: "Write two files.", files: [given, removed] },
  });
  const answer = await rig.ask("runDiff", { params: { run_id: id } });
  const diff = await answer.text();
  assert.equal(answer.headers.get("content-disposition"), `attachment; filename="${id}.patch"`);
  assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
  assert.deepEqual(
    diff.split("\n").filter((line) => !line.startsWith("index ")),
    [
      "diff --git a/notes/a b.txt b/notes/a b.txt",
      "new file mode 100644",
      "--- /dev/null",
      "+++ b/notes/a b.txt\t",
      "@@ -0,0 +1,1 @@",
      "+first",
      "diff --git a/run.sh b/run.sh",
      "--- a/run.sh",
      "+++ b/run.sh",
      "@@ -1,2 +1,2 @@",
      " #!/bin/sh",
      "-echo old",
      "+echo ran",
      "",
    ],
  );
  assert.equal(events.find(({ name }) => name === "code_done")!.data["diff"], diff);
  const big = await service(t, {
    script: always([
      { calls: [{ name: "write", input: { path: "big.txt", content: "line\n".repeat(20_000) } }] },
      { calls: [{ name: "finish", input: { check_cmd: "true", summary: "Big." } }] },
    ]),
  });
  const long = await finishedRun(big);
  assert.equal(long.events.find(({ name }) => name === "code_done")!.data["diff"], null);
  const whole = await (await big.ask("runDiff", { params: { run_id: long.id } })).text();
  assert.equal(whole.match(/^\+line$/gm)!.length, 20_000);
});

test("a run that made nothing has an empty archive and no files", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  const { id } = await finishedRun(rig);
  const answer = await rig.ask("runArchive", { params: { run_id: id } });
  assert.equal(answer.status, 200);
  assert.ok(gunzipSync(Buffer.from(await answer.arrayBuffer())).every((byte) => byte === 0));
  await refusal(await rig.ask("runFile", { params: { run_id: id, path: "a" } }), 404, "not_found");
});

everyRouteAnswered("runs");
