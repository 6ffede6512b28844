import assert from "node:assert/strict";
import { test } from "node:test";
import { GENESIS, parseLine, receiptSha, verifyChain } from "@signet/verify";
import { HOSTED, service } from "./rig.ts";
import { finishedRun, GIVES_UP } from "./scripts.ts";
import { everyRouteAnswered } from "./topics.ts";

const NDJSON = { headers: { Accept: "application/x-ndjson" } };

test("an empty ledger has no receipts, and the head of the beginning", async (t) => {
  const page = await (await service(t)).json("receipts");
  assert.deepEqual([page.receipts, page.size, page.head, page.next], [[], 0, GENESIS, null]);
});

test("receipts are given newest first, page by page, without the opening lines unless they are wanted", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  for (let i = 0; i < 3; i++) await finishedRun(rig);
  const seqs = async (query: Record<string, string>) => {
    const page = await rig.json("receipts", { query });
    return [page.receipts.map(({ seq }) => seq), page.next, page.count, page.size];
  };
  assert.deepEqual(await seqs({}), [[5, 3, 1], null, 3, 6]);
  assert.deepEqual(await seqs({ kind: "all" }), [[5, 4, 3, 2, 1, 0], null, 6, 6]);
  assert.deepEqual(await seqs({ limit: "2" }), [[5, 3], 3, 2, 6]);
  assert.deepEqual(await seqs({ limit: "2", before: "3" }), [[1], null, 1, 6]);
  for (const [query, param] of [
    [{ kind: "none" }, "kind"],
    [{ before: "-1" }, "before"],
  ] as const)
    assert.equal((await rig.refused("receipts", 400, "invalid_request", { query })).param, param);
});

test("the verbatim lines are the whole chain, oldest first, or a window of it", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  for (let i = 0; i < 2; i++) await finishedRun(rig);
  const answer = await rig.ask("receipts", NDJSON);
  assert.equal(answer.headers.get("content-type"), "application/x-ndjson");
  const text = await answer.text();
  const lines = text.split("\n").slice(0, -1);
  assert.equal(lines.length, 4);
  assert.equal((await verifyChain(lines)).ok, true);
  const newest = await (await rig.ask("receipts", { ...NDJSON, query: { limit: "2" } })).text();
  assert.equal(
    newest,
    lines
      .slice(2)
      .map((line) => `${line}\n`)
      .join(""),
  );
  const first = await (await rig.ask("receipts", { ...NDJSON, query: { before: "1" } })).text();
  assert.equal(first, `${lines[0]}\n`);
});

test("a receipt is found by its hash, and no other is", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  await finishedRun(rig);
  const { receipts, head } = await rig.json("receipts");
  assert.deepEqual(await rig.json("receipt", { params: { sha: head } }), receipts[0]);
  const [line] = (await (await rig.ask("receipts", NDJSON)).text()).split("\n").slice(1, 2);
  assert.equal(await receiptSha(parseLine(line!)), head);
  await rig.refused("receipt", 404, "receipt_not_found", { params: { sha: "0".repeat(64) } });
  const wrong = await rig.refused("receipt", 400, "invalid_request", { params: { sha: "abc" } });
  assert.equal(wrong.param, "sha");
});

test("anyone may read the ledger of a hosted service, from a page of any origin", async (t) => {
  const { ask } = await service(t, { env: HOSTED });
  const answer = await ask("receipts", { headers: { Origin: "https://elsewhere.example" } });
  assert.equal(answer.headers.get("access-control-allow-origin"), "*");
});

everyRouteAnswered("receipts");
