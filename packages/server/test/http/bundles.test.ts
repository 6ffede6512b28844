import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { BOUNDS, BUNDLE_TYPES } from "@signet/contract";
import { bundleOf, inChunks } from "../support/archives.ts";
import { slowBody } from "./slow-body.ts";
import { stillTimers } from "../support/timers.ts";
import { type Ask, HOSTED, OWNER, refusal, service } from "./rig.ts";
import { everyRouteAnswered } from "./topics.ts";

const GZIP = { "Content-Type": "application/gzip" };
const bytesOf = (content: string) =>
  bundleOf({ name: "a.txt", content }, { name: "l", type: "2", target: "a.txt" });
const upload = (raw: Ask["raw"], headers: Record<string, string> = {}): Ask => ({
  raw: raw!,
  headers: { ...GZIP, ...headers },
});
const from = (address: string) => ({ "X-Forwarded-For": address });

async function rig(t: Parameters<typeof service>[0], env: Record<string, string> = {}) {
  const given = await service(t, { env });
  const folder = path.join(given.parts.base.config.dataDir, "bundles");
  return { ...given, kept: () => (existsSync(folder) ? readdirSync(folder) : []) };
}

test("a project is uploaded in any of the types, listed, and deleted", async (t) => {
  const { json, kept, clock } = await rig(t);
  const bytes = bytesOf("hello");
  const expires_at = new Date(clock.now() + BOUNDS.bundles.keepHours * 3_600_000).toISOString();
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const first = await json("uploadBundle", upload(bytes));
  assert.deepEqual(first, { bundle: first.bundle, files: 2, bytes: 5, sha256, expires_at });
  for (const type of BUNDLE_TYPES)
    assert.deepEqual(await json("uploadBundle", upload(bytes, { "Content-Type": `${type}; a=b` })), first);
  clock.advance(1);
  const other = await json("uploadBundle", upload(ReadableStream.from(inChunks(bytesOf("other"), 10))));
  assert.deepEqual(await json("bundles"), { bundles: [other, first] });
  assert.deepEqual(await json("deleteBundle", { params: { bundle: first.bundle } }), {
    ok: true,
    bundle: first.bundle,
  });
  assert.deepEqual(await json("bundles"), { bundles: [other] });
  assert.deepEqual(kept(), [other.sha256]);
});

test("another type is refused, and so is a length that is too large, before anything is read", async (t) => {
  const { ask } = await rig(t);
  for (const type of ["application/json", "application/x-tar", "text/plain", "multipart/form-data", ""]) {
    const answer = await ask("uploadBundle", upload(bytesOf("x"), { "Content-Type": type }));
    const { headers, detail } = await refusal(answer, 415, "unsupported_media_type");
    assert.match(detail, /application\/gzip/);
    assert.equal(headers.get("connection"), "close");
  }
  const long = { "Content-Length": String(BOUNDS.bundles.packedBytes + 1) };
  const answer = await ask("uploadBundle", upload(bytesOf("x"), long));
  const { headers } = await refusal(answer, 413, "body_too_large");
  assert.equal(headers.get("connection"), "close");
});

test("a body that is no bundle is refused with the entry and the reason, and nothing stays", async (t) => {
  const { refused, kept, json } = await rig(t);
  const evil = await refused("uploadBundle", 422, "bad_bundle", upload(bundleOf({ name: "../evil\u0001" })));
  assert.match(evil.detail, /control character/);
  assert.equal(evil["entry"], "../evil\u0001");
  const empty = await refused("uploadBundle", 422, "bad_bundle", { headers: GZIP, method: "POST" });
  assert.match(empty.detail, /cut off/);
  assert.deepEqual([kept(), (await json("bundles")).bundles], [[], []]);
});

test("another caller's bundle cannot be told from one that never was, nor can its bytes", async (t) => {
  const { json, refused } = await rig(t, HOSTED);
  const mint = async (address: string) => ({
    "X-SVC-Api-Key": (await json("mintApiKey", { body: {}, headers: from(address) })).api_key!,
  });
  const [mine, theirs] = [await mint("203.0.113.1"), await mint("203.0.113.2")];
  const bytes = bytesOf("secret");
  const { bundle, ...said } = await json("uploadBundle", upload(bytes, mine));
  const strangers = [theirs, { ...mine, "X-Workspace-Owner": "ben" }, from("203.0.113.1"), OWNER];
  for (const headers of strangers) {
    const details = [];
    for (const id of [bundle, "bundle_none"]) {
      const run = { body: { task: "t", bundle: id }, headers };
      details.push((await refused("codeRun", 404, "bundle_not_found", run)).detail);
      const one = { params: { bundle: id }, headers };
      details.push((await refused("deleteBundle", 404, "bundle_not_found", one)).detail);
    }
    assert.equal(new Set(details).size, 1);
  }
  const other = await json("uploadBundle", upload(bytes, theirs));
  assert.notEqual(other.bundle, bundle);
  assert.deepEqual({ ...other, bundle }, { ...said, bundle });
  await refused("bundles", 401, "invalid_credential", { headers: from("203.0.113.1") });
  const neighbours = [];
  for (const _ of "ab")
    neighbours.push((await json("uploadBundle", upload(bytes, from("203.0.113.9")))).bundle);
  assert.notEqual(neighbours[0], neighbours[1], "people behind one address share no bundle");
});

test("a fourth bundle is refused with the time at which there is room again", async (t) => {
  const { json, refused, clock } = await rig(t, HOSTED);
  const mine = (content: string) => upload(bytesOf(content), from("203.0.113.1"));
  const first = await json("uploadBundle", mine("0"));
  clock.advance(60_000);
  for (const content of ["1", "2"]) await json("uploadBundle", mine(content));
  const full = await refused("uploadBundle", 429, "rate_limited", mine("3"));
  assert.ok(full.detail.includes(first.expires_at), full.detail);
  assert.equal(full["expires_at"], first.expires_at);
  assert.equal(full.headers.get("retry-after"), String(24 * 3_600 - 60));
  await json("deleteBundle", { params: { bundle: first.bundle }, headers: from("203.0.113.1") });
  await json("uploadBundle", mine("3"));
  for (const content of ["1", "2", "3", "4"]) await json("uploadBundle", upload(bytesOf(content), OWNER));
});

test("an upload that is sent again with its key is answered again, and another body is not", async (t) => {
  const { json, refused } = await rig(t, HOSTED);
  const headers = { ...from("203.0.113.1"), "Idempotency-Key": "once" };
  const first = await json("uploadBundle", upload(bytesOf("a"), headers));
  assert.deepEqual(await json("uploadBundle", upload(bytesOf("a"), headers)), first);
  await refused("uploadBundle", 422, "idempotency_mismatch", upload(bytesOf("b"), headers));
  await refused("uploadBundle", 422, "bad_bundle", upload(bundleOf(), headers));
});

test("a run with a bundle that expired is refused before anything is opened", async (t) => {
  const { json, refused, clock } = await rig(t);
  const { bundle } = await json("uploadBundle", upload(bytesOf("a")));
  clock.advance(BOUNDS.bundles.keepHours * 3_600_000);
  await refused("codeRun", 404, "bundle_not_found", { body: { task: "t", bundle } });
  assert.deepEqual((await json("runs")).runs, []);
  assert.equal((await json("receipts")).size, 0);
});

test("two uploads of an account go on at a time, and a place is free again after a failure", async (t) => {
  const { ask, json, refused, kept } = await rig(t);
  const bytes = bytesOf("a");
  const open = [slowBody(), slowBody()];
  const answers = open.map(({ body }) => ask("uploadBundle", upload(body)));
  for (const { asked } of open) await asked(1);
  const busy = await refused("uploadBundle", 429, "rate_limited", upload(bytes));
  assert.match(busy.detail, /2 uploads of this account are under way/);
  assert.ok(Number(busy.headers.get("retry-after")) > 0);
  open[0]!.end();
  await refusal(await answers[0]!, 422, "bad_bundle");
  await json("uploadBundle", upload(bytes));
  open[1]!.send(bytes);
  open[1]!.end();
  assert.equal((await answers[1]!).status, 200);
  assert.equal(kept().length, 1);
});

test("a sender that falls silent is cut, and so is one that goes on for too long", async (t) => {
  const { ask, json, kept } = await rig(t);
  const { tick } = stillTimers(t);
  const bytes = bytesOf("a");
  const silent = slowBody();
  const first = ask("uploadBundle", upload(silent.body));
  for (let part = 1; part <= 3; part++) {
    await silent.asked(part);
    tick(19_999);
    silent.send(bytes.subarray(part - 1, part));
  }
  await silent.asked(4);
  tick(20_000);
  const cut = await refusal(await first, 400, "invalid_request");
  assert.match(cut.detail, /no part of the upload arrived for 20 s/);
  assert.equal(cut.headers.get("connection"), "close");
  assert.ok(silent.cancelled());
  assert.deepEqual(kept(), []);

  const endless = slowBody();
  const second = ask("uploadBundle", upload(endless.body));
  for (let part = 1; part <= 40; part++) {
    await endless.asked(part);
    tick(15_000);
    endless.send(bytes.subarray(part - 1, part));
  }
  const late = await refusal(await second, 400, "invalid_request");
  assert.match(late.detail, /not complete after 600 s/);
  assert.deepEqual([kept(), (await json("bundles")).bundles], [[], []]);
});

everyRouteAnswered("bundles");
