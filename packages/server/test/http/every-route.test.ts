import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { API_BASE, BOUNDS, ROUTES, type Route, type RouteId } from "@signet/contract";
import { methodsOf } from "../../src/http/paths.ts";
import { ON_POSTGRES } from "../support/database.ts";
import { stillTimers } from "../support/timers.ts";
import { fillDisk } from "../usecases/rig.ts";
import { addressOf, HOSTED, OWNER, refusal, service } from "./rig.ts";
import { slowBody } from "./slow-body.ts";
import { TOPICS } from "./topics.ts";

const ids = Object.keys(ROUTES) as RouteId[];
const routes = ids.map((id) => ({ id, route: ROUTES[id] as Route }));
const withBody = routes.filter(({ route }) => route.body !== undefined);
const headersOf = (route: Route): string[] => Object.keys(route.headers?.shape ?? {});
/** What `address` gives where a parameter has a form of its own. */
const PARAMS = { sha: "0".repeat(64), path: "a/b.txt" };

test("each route of the contract is asked in exactly one file of tests, and that file proves it", () => {
  assert.deepEqual(Object.values<readonly RouteId[]>(TOPICS).flat().toSorted(), ids.toSorted());
  for (const topic of Object.keys(TOPICS)) {
    const file = path.join(import.meta.dirname, `${topic}.test.ts`);
    assert.ok(existsSync(file), `${topic} has no file`);
    assert.ok(readFileSync(file, "utf8").endsWith(`\neveryRouteAnswered("${topic}");\n`), topic);
  }
});

test("a method that an address does not take is refused with those that it takes", async (t) => {
  const { send } = await service(t);
  for (const { id, route } of routes) {
    const address = addressOf(route, { params: PARAMS });
    const wrong = await send(address, { method: "PUT" });
    const { headers, detail } = await refusal(wrong, 405, "method_not_allowed");
    assert.deepEqual(headers.get("allow")?.split(", "), methodsOf(address), id);
    assert.ok(headers.get("allow")!.includes(route.method.toUpperCase()), id);
    assert.ok(detail.includes(address), id);
  }
});

test("an address that no route has is not found, whatever the method, and shows the address", async (t) => {
  const { send } = await service(t);
  for (const method of ["GET", "POST", "DELETE", "PUT"]) {
    const { instance } = await refusal(await send(`${API_BASE}/nothing`, { method }), 404, "not_found");
    assert.equal(instance, `${API_BASE}/nothing`);
  }
  await refusal(await send("/api/other/status"), 404, "not_found");
  await refusal(await send(`${API_BASE}/status/`), 404, "not_found");
});

test("each answer has the caller's own request id where it is one, else a new one", async (t) => {
  const { send } = await service(t);
  const idOf = async (given: string) =>
    (await send(`${API_BASE}/status`, { headers: { "X-Request-Id": given } })).headers.get("x-request-id");
  assert.equal(await idOf("mine-1.2_3"), "mine-1.2_3");
  for (const bad of ["a b", "x".repeat(65), "ä", ""]) assert.match((await idOf(bad))!, /^[0-9a-f-]{36}$/);
});

test("a JSON body is refused where it has another type, is none, is broken, or is no UTF-8", async (t) => {
  const { ask } = await service(t);
  for (const { id } of withBody) {
    const json = { "Content-Type": "application/json" };
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""]) {
      const answer = await ask(id, { raw: "{}", headers: { "Content-Type": type } });
      const { headers } = await refusal(answer, 415, "unsupported_media_type");
      assert.equal(headers.get("connection"), "close");
    }
    for (const raw of ["", "{", "nul", '{"a":'])
      await refusal(await ask(id, { raw, headers: json }), 400, "invalid_json");
    const bytes = Uint8Array.of(0x22, 0xff, 0x22);
    await refusal(await ask(id, { raw: bytes, headers: json }), 400, "invalid_json");
    await refusal(await ask(id, { raw: "[]", headers: json }), 400, "invalid_request");
  }
});

test("a JSON body may say its charset, and be of a type that is JSON by its suffix", async (t) => {
  const { ask } = await service(t);
  for (const type of [
    "application/json; charset=utf-8",
    "APPLICATION/JSON",
    "application/merge-patch+json",
  ]) {
    const answer = await ask("mintApiKey", { raw: "[]", headers: { "Content-Type": type } });
    assert.equal((await refusal(answer, 400, "invalid_request")).param, "body", type);
  }
});

test("a body that is too large is refused by its announced length, and by its real one", async (t) => {
  const { ask } = await service(t);
  const large = JSON.stringify({ task: "x".repeat(BOUNDS.bodyBytes) });
  for (const { id, route } of routes.filter((one) => one.route.body ?? one.route.rawBody)) {
    const headers = { "Content-Type": "application/json" };
    const announced = await ask(id, {
      raw: "{}",
      headers: { ...headers, "Content-Length": String(BOUNDS.bodyBytes + 1) },
    });
    const inPieces = await ask(id, { raw: new Blob([large]).stream(), headers });
    for (const answer of [announced, inPieces]) {
      const said = await refusal(answer, 413, "body_too_large");
      assert.equal(said.headers.get("connection"), "close");
      assert.ok(said.detail.includes(String(BOUNDS.bodyBytes)), route.path);
    }
  }
});

test("a body that does not arrive is refused after 20 seconds, with its length announced or not", async (t) => {
  const { ask } = await service(t);
  const { tick } = stillTimers(t);
  for (const more of [{}, { "Content-Length": "40" }]) {
    const { body, asked, send } = slowBody();
    const answer = ask("chatRun", { raw: body, headers: { "Content-Type": "application/json", ...more } });
    await asked(1);
    send(Buffer.from('{"command":'));
    await asked(2);
    tick(20_000);
    const said = await refusal(await answer, 400, "invalid_request");
    assert.match(said.detail, /did not arrive within 20 s/);
    assert.equal(said.headers.get("connection"), "close");
  }
});

test("a body that breaks off is the sender's fault, and no error in the log", async (t) => {
  const { ask, lines } = await service(t);
  for (const more of [{}, { "Content-Length": "40" }]) {
    const { body, asked, send, breakOff } = slowBody();
    const answer = ask("chatRun", { raw: body, headers: { "Content-Type": "application/json", ...more } });
    await asked(1);
    send(Buffer.from('{"command":'));
    await asked(2);
    breakOff();
    const said = await refusal(await answer, 400, "invalid_request");
    assert.match(said.detail, /broke off/);
  }
  assert.ok(!lines.some((line) => line.startsWith("a request failed")));
});

test("a header that does not fit is refused by its name", async (t) => {
  const { ask } = await service(t);
  const wrong: Record<string, string> = {
    "x-workspace-owner": "two words",
    "idempotency-key": "two words",
    "last-event-id": "soon",
    "if-none-match": `"${"x".repeat(1_001)}"`,
  };
  for (const { id, route } of routes)
    for (const name of headersOf(route)) {
      // Any text may be a signature; whether it holds is another question.
      if (name === "stripe-signature") continue;
      const answer = await ask(id, {
        params: PARAMS,
        query: queryFor(id),
        headers: { [name]: wrong[name]! },
      });
      const { param, errors } = await refusal(answer, 400, "invalid_request");
      assert.equal(param, name, id);
      assert.deepEqual(
        errors?.map((one) => one.path),
        [name],
        id,
      );
    }
});

/** What a route's query has to hold at least. */
function queryFor(id: RouteId): Record<string, string> {
  if (id === "tactics") return { q: "sort" };
  if (id === "taskState") return { conversation_id: "talk" };
  return {};
}

test("a limit that is out of bounds is refused, by every list", async (t) => {
  const { ask } = await service(t);
  for (const { id, route } of routes.filter((one) => "limit" in (one.route.query?.shape ?? {})))
    for (const limit of ["0", "101", "-1", "ten", "1.5"]) {
      const answer = await ask(id, { query: { ...queryFor(id), limit } });
      const { param, detail } = await refusal(answer, 400, "invalid_request");
      assert.equal(param, "limit", route.path);
      assert.match(detail, /^`limit` must be/);
    }
});

test("a credential that does not hold is refused on every route, with the way to send one that does", async (t) => {
  const { ask } = await service(t, { env: HOSTED });
  for (const { id } of routes) {
    const answer = await ask(id, { params: PARAMS, headers: { Authorization: "Bearer svc_wrong" } });
    const { headers } = await refusal(answer, 401, "invalid_credential");
    assert.equal(headers.get("www-authenticate"), 'Bearer realm="signet"', id);
  }
});

test("a wrong password is challenged, and after five of them the address waits", async (t) => {
  const { refused, json, clock } = await service(t, { env: HOSTED });
  const wrong = { Authorization: `Basic ${btoa("owner:guess")}`, "X-Forwarded-For": "203.0.113.9" };
  for (let tries = 0; tries < 5; tries++) {
    const { headers } = await refused("status", 401, "invalid_credential", { headers: wrong });
    assert.equal(headers.get("www-authenticate"), 'Basic realm="signet"');
  }
  const { headers } = await refused("status", 429, "rate_limited", { headers: wrong });
  // The window ends with the minute, and the clock stands at its fifth second.
  assert.equal(headers.get("retry-after"), "55");
  clock.advance(55_000);
  await json("status", { headers: { ...OWNER, "X-Forwarded-For": "203.0.113.9" } });
});

test("two credentials of different accounts are refused, and an Authorization of an unknown kind", async (t) => {
  const { refused, json } = await service(t, { env: HOSTED });
  const { api_key } = await json("mintApiKey", { body: {} });
  const both = { ...OWNER, "X-SVC-Api-Key": api_key! };
  await refused("status", 400, "conflicting_credentials", { headers: both });
  const two = { Authorization: "Bearer svc_other", "X-SVC-Api-Key": api_key! };
  await refused("status", 400, "conflicting_credentials", { headers: two });
  await refused("status", 401, "invalid_credential", { headers: { Authorization: "Digest x" } });
  const license = { Authorization: "Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2ln" };
  const { detail } = await refused("status", 401, "invalid_credential", { headers: license });
  assert.match(detail, /send it as X-SVC-License/);
});

test("a store that is away is told as what passes, with when to try again", async (t) => {
  const { send, db } = await service(t);
  const refusing = Object.assign(new Error("connect ECONNREFUSED 10.0.0.7:5432"), { code: "ECONNREFUSED" });
  const ends = Object.assign(new Error("terminating connection"), { code: "57P01" });
  const waited = new Error("timeout exceeded when trying to connect");
  for (const thrown of [refusing, ends, waited, new AggregateError([refusing], "")]) {
    t.mock.method(db.getExecutor(), "executeQuery", async () => Promise.reject(thrown));
    const answer = await send(`${API_BASE}/code/receipts`);
    const { detail } = await refusal(answer, 503, "not_ready");
    assert.doesNotMatch(detail, /10\.0|connect|terminat/i);
    assert.equal(answer.headers.get("retry-after"), "5");
    t.mock.restoreAll();
  }
});

test(
  "a store that is full is told as what passes, and the log says what it is",
  { skip: ON_POSTGRES },
  async (t) => {
    const { refused, db, lines } = await service(t);
    const makeRoom = await fillDisk(db);
    const body = { task: "x".repeat(30_000) };
    const told = await refused("codeRun", 503, "not_ready", { body });
    assert.match(told.detail, /no room/);
    assert.equal(told.headers.get("retry-after"), "60");
    assert.ok(lines.some((line) => line.includes("database or disk is full")));
    await makeRoom();
  },
);

test("what goes wrong inside is told without a word of it, and found in the log by its request id", async (t) => {
  const { send, db, lines } = await service(t);
  await db.schema.dropTable("ledger_head").execute();
  const answer = await send(`${API_BASE}/code/receipts`, { headers: { "X-Request-Id": "find-me" } });
  const { detail, retryable } = await refusal(answer, 500, "internal");
  assert.doesNotMatch(detail, /ledger|table|sql/i);
  assert.equal(retryable, true);
  assert.ok(lines.some((line) => line.startsWith("a request failed") && line.includes("find-me")));
});
