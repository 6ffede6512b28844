import assert from "node:assert/strict";
import { test } from "node:test";
import { API_BASE, BOUNDS, type RouteId, ROUTES, type Route } from "@signet/contract";
import { withOneAccount } from "./one-account.ts";
import { paying } from "./paying.ts";
import { HOSTED, OWNER, refusal, service } from "./rig.ts";
import { finishedRun, SILENT, startedRun } from "./scripts.ts";
import { everyRouteAnswered } from "./topics.ts";

const from = (address: string) => ({ "X-Forwarded-For": address });

test("a blocked account is refused on every route that costs something, at once, and reads and erases on", async (t) => {
  const { rig, mine, change } = await withOneAccount(t);
  const { id: run_id } = await finishedRun(rig, { headers: mine });
  assert.equal((await change({ blocked: true, note: "spam from Zephyr" })).blocked, true);
  const costly = (Object.entries(ROUTES) as [RouteId, Route][]).filter(([, { problems }]) =>
    problems.includes("account_blocked"),
  );
  const metered = (Object.entries(ROUTES) as [RouteId, Route][]).filter(([, route]) => route.consumes);
  assert.deepEqual(
    metered.filter((one) => !costly.some(([id]) => id === one[0])),
    [],
  );
  assert.ok(costly.length > metered.length);
  for (const [id, { upload }] of costly) {
    const headers = { ...mine, Accept: "text/event-stream" };
    const asked = upload ? { raw: "no archive", headers } : { body: { task: "x", command: "x" }, headers };
    const said = await rig.refused(id, 403, "account_blocked", { ...asked, params: { run_id } });
    assert.equal(said.retryable, false);
    assert.doesNotMatch(said.detail, /spam|Zephyr/);
  }
  assert.equal((await rig.json("runs", { headers: mine })).runs.length, 1);
  await rig.json("usage", { headers: mine });
  await rig.json("runErase", { headers: mine, params: { run_id } });
  await change({ blocked: false });
  await finishedRun(rig, { headers: mine });
});

test("a new key does not get round a block: neither of the account nor of an address", async (t) => {
  const { rig, mine, change } = await withOneAccount(t);
  await change({ blocked: true });
  await rig.refused("mintApiKey", 403, "account_blocked", { body: {}, headers: mine });
  await finishedRun(rig, { headers: from("2001:db8:1:2:3::1") });
  const address = "ip:2001:db8:1:2::/64";
  const params = { id: address };
  const blocked = await rig.json("changeAccount", { params, body: { blocked: true }, headers: OWNER });
  assert.deepEqual([blocked.account, blocked.kind], [address, "address"]);
  for (const id of ["codeRun", "mintApiKey"] as const)
    await rig.refused(id, 403, "account_blocked", {
      body: { task: "x" },
      headers: from("2001:db8:1:2:ffff::9"),
    });
  await rig.json("mintApiKey", { body: {}, headers: from("2001:db8:1:3::1") });
});

test("blocking cancels what is under way, and its unit is refunded", async (t) => {
  const { rig, mine, change } = await withOneAccount(t, SILENT);
  const run_id = await startedRun(rig, { headers: mine });
  await change({ blocked: true });
  const events = await rig.ask("runEvents", { params: { run_id }, headers: mine });
  assert.match(await events.text(), /code_receipt/);
  assert.equal((await rig.json("run", { params: { run_id }, headers: mine })).state, "cancelled");
  assert.equal((await rig.json("usage", { headers: mine })).runs.used, 0);
});

test("the operator's own account cannot be blocked, and an unknown one is not found", async (t) => {
  const { rig, change } = await withOneAccount(t);
  await finishedRun(rig, { headers: OWNER });
  const own = { params: { id: "local" }, headers: OWNER };
  const { param } = await rig.refused("changeAccount", 400, "invalid_request", {
    ...own,
    body: { blocked: true },
  });
  assert.equal(param, "blocked");
  assert.equal((await rig.json("changeAccount", { ...own, body: { note: "me" } })).kind, "owner");
  for (const id of ["acct_none", "ip:192.0.2.1", "../local", "a b", "' or 1=1 --"]) {
    await rig.refused("account", 404, "not_found", { params: { id }, headers: OWNER });
    const asked = { params: { id }, headers: OWNER, body: { blocked: true } };
    await rig.refused("changeAccount", 404, "not_found", asked);
  }
  assert.equal((await change({ note: "" })).note, "");
});

test("given units are spent after the day's, and the statement says who gave them", async (t) => {
  const { rig, mine, change } = await withOneAccount(t);
  const given = await change({ credit: { runs: 2, visual: 1 } });
  assert.deepEqual(given.credits, { runs: 2, visual: 1 });
  assert.deepEqual(given.changes[0]!.credit, { runs: 2, visual: 1 });
  const { entries, balance } = await rig.json("statement", { headers: mine });
  assert.deepEqual(balance, { runs: 2, visual: 1 });
  assert.deepEqual(
    entries.map(({ reason, amount, unit, text }) => [reason, amount, unit, /operator/.test(text)]),
    [
      ["operator", 1, "visual", true],
      ["operator", 2, "run", true],
    ],
  );
  const less = await change({ credit: { runs: -2 } });
  assert.deepEqual(less.credits, { runs: 0, visual: 1 });
});

test("units are not taken below nothing, nor given without bound, and a refused change changes nothing", async (t) => {
  const { rig, id, change } = await withOneAccount(t);
  const most = BOUNDS.operator.credit.perChange;
  await change({ credit: { runs: 3 } });
  const before = await rig.json("account", { params: { id }, headers: OWNER });
  const cases: [object, string][] = [
    [{ credit: { runs: -4 }, blocked: true, note: "x", tier: "pro" }, "credit.runs"],
    [{ credit: { runs: 1, visual: -1 } }, "credit.visual"],
    [{ credit: { runs: most + 1 } }, "credit.runs"],
    [{ credit: { runs: -most - 1 } }, "credit.runs"],
    [{ credit: { runs: 1.5 } }, "credit.runs"],
    [{ credit: { runs: "9" } }, "credit.runs"],
    [{ credit: { visual: 1e308 } }, "credit.visual"],
    [{ credit: 5 }, "credit"],
    [{ tier: "gold" }, "tier"],
    [{ blocked: "yes" }, "blocked"],
    [{ note: "x".repeat(BOUNDS.operator.noteChars + 1) }, "note"],
  ];
  for (const [body, param] of cases) {
    const asked = { params: { id }, headers: OWNER, body };
    assert.equal((await rig.refused("changeAccount", 400, "invalid_request", asked)).param, param);
  }
  for (const body of [{}, { credit: {} }, { other: 1 }])
    await rig.refused("changeAccount", 400, "invalid_request", { params: { id }, headers: OWNER, body });
  assert.deepEqual(await rig.json("account", { params: { id }, headers: OWNER }), before);
});

test("an account holds so many units at most, however often it is given some", async (t) => {
  const { rig, id, change } = await withOneAccount(t);
  const { balance, perChange } = BOUNDS.operator.credit;
  await rig.db.insertInto("credit_balance").values({ account: id, unit: "run", balance }).execute();
  const asked = { params: { id }, headers: OWNER, body: { credit: { runs: 1 } } };
  await rig.refused("changeAccount", 400, "invalid_request", asked);
  assert.equal((await change({ credit: { runs: -perChange } })).credits.runs, balance - perChange);
});

test("of changes at once each counts once, and one that is sent again does not count again", async (t) => {
  const { change, rig, id } = await withOneAccount(t);
  const all = [1, 2, 3, 4].map((runs) => change({ credit: { runs } }));
  await Promise.all([...all, change({ tier: "plus" }), change({ note: "both" })]);
  const key = { headers: { ...OWNER, "Idempotency-Key": "once" } };
  const first = await change({ credit: { runs: 5 } }, key);
  assert.deepEqual(await change({ credit: { runs: 5 } }, key), first);
  assert.deepEqual([first.credits.runs, first.tier, first.note], [15, "plus", "both"]);
  await rig.refused("changeAccount", 422, "idempotency_mismatch", {
    ...key,
    params: { id },
    body: { credit: { runs: 6 } },
  });
  const takes = [3, 4, 5, 6, 7].map((runs) =>
    rig.ask("changeAccount", { params: { id }, headers: OWNER, body: { credit: { runs: -runs } } }),
  );
  const taken = (await Promise.all(takes)).map(({ status }, i) => (status === 200 ? i + 3 : 0));
  const left = (await rig.json("account", { params: { id }, headers: OWNER })).credits.runs;
  assert.equal(left, 15 - taken.reduce((sum, n) => sum + n, 0));
  assert.ok(left >= 0);
});

test("a given tier holds at once and is taken back by free; a paid plan that gives more stays", async (t) => {
  const rig = await paying(t);
  const license = await rig.license({ tier: "plus" });
  const { accounts } = await rig.json("accounts", { headers: OWNER, query: { q: "acct_" } });
  const params = { id: accounts[0]!.account };
  const give = (tier: string) => rig.json("changeAccount", { params, headers: OWNER, body: { tier } });
  const pro = await give("pro");
  assert.deepEqual([pro.tier, pro.given_tier, pro.tier_until, pro.paid.plans], ["pro", "pro", null, 1]);
  assert.equal((await rig.json("usage", { headers: license })).tier, "pro");
  const back = await give("free");
  assert.deepEqual([back.tier, back.given_tier], ["plus", null]);
  assert.ok(Date.parse(back.tier_until!) > rig.clock.now());
  const gift = await rig.json("mintApiKey", { body: { tier: "pro" }, headers: OWNER });
  const { accounts: all } = await rig.json("accounts", { headers: OWNER });
  const gifted = all.find(({ account }) => account !== params.id);
  const ended = await rig.json("changeAccount", {
    params: { id: gifted!.account },
    headers: OWNER,
    body: { tier: "free" },
  });
  assert.equal(ended.tier, "free");
  assert.equal((await rig.json("usage", { headers: { "X-SVC-Api-Key": gift.api_key! } })).tier, "free");
});

test("each change is logged with who, what and when, and without the text of the note", async (t) => {
  const { rig, id, change } = await withOneAccount(t);
  const headers = { ...OWNER, "X-Request-Id": "find-me" };
  await change({ blocked: true, credit: { runs: 7 }, note: "Zephyr's card bounced" }, { headers });
  const line = rig.lines.find((one) => one.startsWith("the operator changed an account"))!;
  const fields = JSON.parse(line.slice(line.indexOf("{"))) as object;
  assert.deepEqual(fields, {
    request: "find-me",
    by: "owner",
    account: id,
    blocked: true,
    credit: { runs: 7 },
    note: "changed",
    cancelled: 0,
  });
  const { changes } = await rig.json("account", { params: { id }, headers: OWNER });
  assert.deepEqual(changes, [
    {
      at: new Date(rig.clock.now()).toISOString(),
      by: "owner",
      blocked: true,
      credit: { runs: 7, visual: 0 },
      note: "changed",
    },
  ]);
});

test("accounts are listed by their newest activity, page by page, and found by id or note", async (t) => {
  const rig = await service(t, { env: HOSTED });
  const made: string[] = [];
  for (let i = 1; i <= 5; i++) {
    // Two of them in the same millisecond.
    if (i !== 3) rig.clock.advance(1_000);
    await rig.json("mintApiKey", { body: {}, headers: from(`203.0.113.${i}`) });
  }
  const list = (query: Record<string, string> = {}) => rig.json("accounts", { headers: OWNER, query });
  for (let before: string | null = ""; before !== null;) {
    const page: Awaited<ReturnType<typeof list>> = await list({ limit: "2", ...(before ? { before } : {}) });
    made.push(...page.accounts.map(({ account }) => account));
    before = page.next;
  }
  const all = (await list()).accounts;
  assert.equal(all.length, 5);
  assert.deepEqual(
    made,
    all.map(({ account }) => account),
  );
  assert.deepEqual(
    all
      .map(({ active_at }) => active_at)
      .toSorted()
      .toReversed(),
    all.map((a) => a.active_at),
  );
  const params = { id: made[4]! };
  const note = "100%_Ann's \\ friend";
  await rig.json("changeAccount", { params, headers: OWNER, body: { note, blocked: true } });
  const found = async (query: Record<string, string>) => (await list(query)).accounts.map((a) => a.account);
  for (const q of ["100%_ANN", "\\ fr", "ann's", params.id.slice(8).toUpperCase()])
    assert.deepEqual(await found({ q }), [params.id], q);
  for (const q of ["%", "_", "\\"]) assert.ok((await found({ q })).includes(params.id), q);
  for (const q of ["1%0", "An_'s", "' or 1=1 --"]) assert.deepEqual(await found({ q }), [], q);
  assert.deepEqual(await found({ blocked: "true" }), [params.id]);
  assert.equal((await found({ blocked: "false" })).length, 4);
  for (const before of ["x", "1", "1.", ".acct", "9".repeat(40)])
    await rig.refused("accounts", 400, "invalid_request", { headers: OWNER, query: { before } });
});

test("a method that the account's address does not take names PATCH among those that it takes", async (t) => {
  const { send } = await service(t);
  const { headers } = await refusal(
    await send(`${API_BASE}/admin/accounts/local`, { method: "POST" }),
    405,
    "method_not_allowed",
  );
  assert.equal(headers.get("allow"), "GET, PATCH");
});

everyRouteAnswered("accounts");
