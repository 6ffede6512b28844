import assert from "node:assert/strict";
import { test } from "node:test";
import { API_BASE, type RouteId } from "@signet/contract";
import { createLedgerAudits } from "../../src/usecases/service/audit-ledger.ts";
import { until } from "../support/until.ts";
import { withOneAccount } from "./one-account.ts";
import { paying } from "./paying.ts";
import { type Ask, HOSTED, OWNER, type Rig, service } from "./rig.ts";
import { always, finishedRun, GIVES_UP, WRITES } from "./scripts.ts";
import { OPENED, OPENING } from "../modules/ledger/lines.ts";
import { everyRouteAnswered } from "./topics.ts";

const from = (address: string) => ({ "X-Forwarded-For": address });
const SECRET_TASK = "Write two files about the canary Zephyr.";

/** What each of the operator's routes needs at least. */
const ASKS = {
  overview: {},
  accounts: {},
  account: { params: { id: "local" } },
  changeAccount: { params: { id: "local" }, body: { note: "x" } },
  operatorRuns: {},
} satisfies Partial<Record<RouteId, Ask>>;

test("only the password opens the operator's routes of a hosted service", async (t) => {
  const rig = await paying(t);
  const { api_key } = await rig.json("mintApiKey", { body: {}, headers: OWNER });
  const license = await rig.license({ tier: "pro" });
  const callers = [{}, from("203.0.113.9"), { "X-SVC-Api-Key": api_key! }, license];
  for (const [id, asked] of Object.entries(ASKS) as [RouteId, Ask][])
    for (const headers of callers) await rig.refused(id, 403, "owner_only", { ...asked, headers });
});

test("a page of another site opens none of them, even in the browser of the operator", async (t) => {
  const [there, here] = [await service(t, { env: HOSTED }), await service(t)];
  for (const [id, asked] of Object.entries(ASKS) as [RouteId, Ask][]) {
    const foreign = { ...asked, headers: { ...OWNER, Origin: "https://evil.example" } };
    const { headers } = await there.refused(id, 403, "owner_only", foreign);
    assert.equal(headers.get("access-control-allow-origin"), null);
    await here.refused(id, 403, "origin_not_allowed", {
      ...asked,
      headers: { Origin: "https://evil.example" },
    });
    const site = { ...asked, headers: { ...OWNER, "Sec-Fetch-Site": "cross-site" } };
    await there.refused(id, 403, "owner_only", site);
  }
});

test("a preflight for a change comes back without leave for another origin", async (t) => {
  const { send } = await service(t, { env: HOSTED });
  const headers = { Origin: "https://evil.example", "Access-Control-Request-Method": "PATCH" };
  const answer = await send(`${API_BASE}/admin/accounts/local`, { method: "OPTIONS", headers });
  assert.equal(answer.headers.get("access-control-allow-origin"), null);
  assert.equal(answer.headers.get("access-control-allow-methods"), null);
});

/** Everything that the operator is told, as one text. */
async function allShown(rig: Rig, id: string): Promise<string> {
  const asked = { headers: OWNER };
  return JSON.stringify([
    await rig.json("overview", asked),
    await rig.json("accounts", asked),
    await rig.json("account", { ...asked, params: { id } }),
    await rig.json("operatorRuns", asked),
  ]);
}

test("a run that was opened and never sealed is something to look at, with its line, within minutes", async (t) => {
  const lines: string[] = [];
  const { json, parts, clock } = await service(t, { lines });
  const { ledger, auditor, db } = parts.storage;
  const audits = createLedgerAudits({ clock, log: parts.base.log, auditor });
  audits.start();
  t.after(() => audits.stop());
  const found = async () => (await json("codeHealth")).ledger.never_sealed;
  await until(async () => (await found())?.runs === 0);
  await db.transaction().execute((tx) => ledger.open(tx, { id: "lost", opening: OPENING }, OPENED));
  const never_sealed = { runs: 1, lines: [0] };
  await until(async () => {
    clock.advance(60_000);
    return (await found())?.runs === 1;
  });
  assert.deepEqual(await found(), never_sealed);
  assert.equal(lines.filter((line) => line.startsWith("runs were opened and never sealed")).length, 1);
  const { attention, ledger: shown } = await json("overview");
  assert.deepEqual(shown, { size: 1, verified: true, never_sealed });
  assert.deepEqual(
    attention.filter(({ code }) => code === "ledger"),
    [{ code: "ledger", urgent: false, text: "1 run opened and never sealed: line 0 of the ledger" }],
  );
});

test("the operator is shown no task, no file, no key and no id of somebody else's run", async (t) => {
  const { rig, mine, id, api_key } = await withOneAccount(t, WRITES);
  const body = { task: SECRET_TASK, conversation_id: "talk-about-zephyr-canary" };
  const { id: run_id } = await finishedRun(rig, { headers: mine, body });
  const own = await finishedRun(rig, { headers: OWNER });
  const shown = await allShown(rig, id);
  for (const secret of ["ephyr", run_id, api_key, "a b.txt", "Two files", "model_usage"])
    assert.ok(!shown.includes(secret), secret);
  assert.ok(shown.includes(own.id));
  const { stored, runs, keys } = await rig.json("account", { headers: OWNER, params: { id } });
  assert.ok(stored.files > 0 && stored.bytes > 0);
  assert.deepEqual(Object.values(runs.by_state), [1]);
  assert.deepEqual(keys, { active: 1, revoked: 0 });
});

test("runs are listed newest first by state, end and account, also those of one millisecond", async (t) => {
  const { rig, mine, id } = await withOneAccount(t);
  for (let i = 0; i < 3; i++) await finishedRun(rig, { headers: mine });
  rig.clock.advance(1_000);
  for (let i = 0; i < 2; i++) await finishedRun(rig, { headers: OWNER });
  const list = (query: Record<string, string> = {}) => rig.json("operatorRuns", { headers: OWNER, query });
  const seen: string[] = [];
  let pages = 0;
  for (let before: string | null = ""; before !== null; pages++) {
    const page: Awaited<ReturnType<typeof list>> = await list({ limit: "1", ...(before ? { before } : {}) });
    seen.push(...page.runs.map(({ account }) => account));
    before = page.next;
  }
  assert.deepEqual([seen, pages], [["local", "local", id, id, id], 6]);
  const { runs } = await list();
  assert.deepEqual(
    runs.map(({ run_id }) => run_id !== null),
    [true, true, false, false, false],
  );
  assert.equal((await list({ account: id })).runs.length, 3);
  const { state, end } = runs[0]!;
  assert.equal((await list({ state, end: end! })).runs.length, 5);
  assert.equal((await list({ state: "queued" })).runs.length, 0);
  assert.equal((await list({ account: "acct_none" })).runs.length, 0);
  for (const query of [{ state: "odd" }, { end: "odd" }, { before: "run_1" }, { account: "" }] as object[])
    await rig.refused("operatorRuns", 400, "invalid_request", {
      headers: OWNER,
      query: query as Record<string, string>,
    });
});

test("the overview counts runs by state, end and reason, and puts what is wrong on top", async (t) => {
  const { rig, mine } = await withOneAccount(t, always([{ fault: { status: 401 } }]));
  const quiet = await rig.json("overview", { headers: OWNER });
  assert.deepEqual([quiet.runs.total, quiet.failures, quiet.queue.waiting], [0, [], 0]);
  assert.deepEqual(quiet.accounts, { total: 1, blocked: 0, active: 1 });
  assert.ok(quiet.disk.total > quiet.disk.free && quiet.disk.database > 0);
  await finishedRun(rig, { headers: mine });
  const { failures, runs, attention } = await rig.json("overview", { headers: OWNER });
  assert.deepEqual([runs.total, runs.by_state, runs.by_end], [1, { failed: 1 }, { error: 1 }]);
  assert.deepEqual(
    failures.map(({ reason, runs: n, service: ours }) => [reason, n, ours]),
    [["model_unavailable", 1, true]],
  );
  assert.ok(attention.some(({ code, text }) => code === "failures" && text.includes("model_unavailable")));
  const [run] = (await rig.json("operatorRuns", { headers: OWNER, query: { end: "error" } })).runs;
  assert.equal(run!.reason, "model_unavailable");
  rig.clock.advance(3 * 3_600_000);
  const later = await rig.json("overview", { headers: OWNER, query: { hours: "2" } });
  assert.deepEqual([later.hours, later.runs.total, later.failures], [2, 0, []]);
  for (const hours of ["0", "721", "x"])
    await rig.refused("overview", 400, "invalid_request", { headers: OWNER, query: { hours } });
});

test("a self-hosted instance shows its only caller what it did, and without runs nothing is missing", async (t) => {
  const rig = await service(t, { script: GIVES_UP });
  assert.deepEqual((await rig.json("accounts")).accounts, []);
  await finishedRun(rig);
  const { accounts } = await rig.json("accounts");
  assert.deepEqual(
    accounts.map(({ account, kind }) => [account, kind]),
    [["local", "owner"]],
  );
  assert.equal((await rig.json("overview")).mode, "self_hosted");
});

everyRouteAnswered("operator");
