import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test, type TestContext } from "node:test";
import type { Tier } from "@signet/contract";
import { createIdentify } from "../../../src/usecases/callers/identify.ts";
import { counting, DAY, problemOf, refused } from "../rig.ts";

const PASSWORD = "correct horse";
const sha = createHash("sha256").update(PASSWORD).digest("hex");
const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
const LOGIN = basic("owner", PASSWORD);

/** Who the service takes a request for, by its headers. */
async function door(
  t: TestContext,
  env: Record<string, string> = { SVC_ADMIN_PASS_SHA256: sha, SVC_TRUST_PROXY: "1" },
) {
  const parts = await counting(t, env);
  const { within, apiKeys, licenses, licenseKeys, db, clock } = parts;
  const identify = createIdentify({ ...parts, limitCallers: { request: () => undefined } });
  const ask = (headers: Record<string, string> = {}, peer = "10.0.0.1") => {
    const all: Record<string, string | undefined> = { "x-forwarded-for": "203.0.113.9", ...headers };
    return identify({ peer, header: (name) => all[name], forwarded: true, publicHost: null });
  };
  const key = async (account: string) =>
    (await within((tx) => apiKeys.mint(tx, account, { tier: "free", label: "x" })))!;
  const license = async (account: string, tier: Tier = "plus", days = 30) => {
    const kid = await licenseKeys.current();
    const jti = `lic_${account}`;
    await within((tx) =>
      licenses.issue(tx, { jti, account, tier, kid, expiresAt: clock.now() + days * DAY }),
    );
    return licenses.token(db, jti);
  };
  return { ...parts, ask, key, license };
}

test("who sends nothing is the address it comes from; self-hosted it is the owner", async (t) => {
  const hosted = await door(t);
  const { account, by, address } = await hosted.ask();
  assert.deepEqual([account, by, address], ["ip:203.0.113.9", { kind: "address" }, "203.0.113.9"]);
  const own = await door(t, {});
  const { account: local, by: who } = await own.ask();
  assert.deepEqual([local, who], ["local", { kind: "owner" }]);
});

test("a credential that is there and does not hold is refused, never taken for none", async (t) => {
  const { ask, key, license, apiKeys, licenses, db, clock } = await door(t);
  const mine = await key("acct_1");
  const gone = await key("acct_1");
  await apiKeys.revoke(db, null, gone.id);
  const revoked = await license("acct_2");
  await licenses.revoke(db, "lic_acct_2");
  const good = await license("acct_3", "plus", 1);
  const wrong: [string, Record<string, string>][] = [
    ["empty key", { "x-svc-api-key": "" }],
    ["cut key", { "x-svc-api-key": mine.api_key.slice(0, -1) }],
    ["changed key", { "x-svc-api-key": mine.api_key.replace(/.$/, (c) => (c === "a" ? "b" : "a")) }],
    ["revoked key", { "x-svc-api-key": gone.api_key }],
    ["a key's id alone", { "x-svc-api-key": mine.prefix }],
    ["empty bearer", { authorization: "Bearer " }],
    ["another scheme", { authorization: `Digest ${mine.api_key}` }],
    ["a bearer and more", { authorization: `Bearer ${mine.api_key} x` }],
    ["empty license", { "x-svc-license": "" }],
    ["revoked license", { "x-svc-license": revoked }],
    ["changed license", { "x-svc-license": `${good.slice(0, -4)}AAAA` }],
    ["unsigned license", { "x-svc-license": `${unsigned(good)}.` }],
    ["a license as a key", { "x-svc-api-key": good }],
    ["a key as a license", { "x-svc-license": mine.api_key }],
  ];
  for (const [what, headers] of wrong) {
    const { extras } = await problemOf(ask(headers), "invalid_credential");
    assert.match(extras.challenge!, /^Bearer/, what);
  }
  assert.equal((await ask({ "x-svc-license": good })).account, "acct_3");
  clock.advance(DAY + 1_000);
  const { message } = await problemOf(ask({ "x-svc-license": good }), "invalid_credential");
  assert.match(message, /has expired/);
});

/** A license that says that nobody signed it. */
const unsigned = (token: string) =>
  [Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url"), token.split(".")[1]].join(".");

test("a license of another service is none here, though its form is the same", async (t) => {
  const [here, there] = [await door(t), await door(t)];
  const foreign = await there.license("acct_1");
  await here.license("acct_1");
  await assert.rejects(here.ask({ "x-svc-license": foreign }), refused("invalid_credential"));
});

test("credentials of one account go together, and a license says the most; those of two are refused", async (t) => {
  const { ask, key, license } = await door(t);
  const [one, two] = [await key("acct_1"), await key("acct_2")];
  const mine = await license("acct_1");
  const both = await ask({ "x-svc-api-key": one.api_key, "x-svc-license": mine });
  assert.deepEqual(both.by, { kind: "license", jti: "lic_acct_1", account: "acct_1" });
  const same = await ask({ "x-svc-api-key": one.api_key, authorization: `Bearer ${one.api_key}` });
  assert.deepEqual(same.by, { kind: "api_key", id: one.id });
  const mixed: Record<string, string>[] = [
    { "x-svc-api-key": one.api_key, authorization: `Bearer ${two.api_key}` },
    { "x-svc-api-key": two.api_key, "x-svc-license": mine },
    { authorization: LOGIN, "x-svc-license": mine },
    { authorization: LOGIN, "x-svc-api-key": one.api_key },
  ];
  for (const headers of mixed) await assert.rejects(ask(headers), refused("conflicting_credentials"));
  const half = { "x-svc-api-key": one.api_key, "x-svc-license": "x" };
  await assert.rejects(
    ask(half),
    refused("invalid_credential"),
    "one that holds does not save one that does not",
  );
});

test("a password is guessed five times a minute and no more, also by many at once; the right one is then slow, too", async (t) => {
  const { ask, clock } = await door(t);
  const guess = (n: number) => ask({ authorization: basic("owner", `guess ${n}`) });
  const all = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => guess(n)));
  const codes = all.map((one) => (one.status === "rejected" ? (one.reason as { code: string }).code : "in"));
  assert.deepEqual(codes.filter((code) => code === "invalid_credential").length, 5);
  assert.deepEqual(codes.filter((code) => code === "rate_limited").length, 25);
  const { extras } = await problemOf(ask({ authorization: LOGIN }), "rate_limited");
  assert.ok(extras.retryAfterSeconds! > 0 && extras.retryAfterSeconds! <= 60);
  const elsewhere = await ask({ authorization: LOGIN, "x-forwarded-for": "198.51.100.7" });
  assert.equal(elsewhere.by.kind, "owner", "who guesses shuts nobody else out");
  clock.advance(extras.retryAfterSeconds! * 1_000);
  assert.equal((await ask({ authorization: LOGIN })).by.kind, "owner");
});

test("logins that hold are no failures, however many come at once, and do not open the door for others", async (t) => {
  const { ask } = await door(t);
  await ask({ authorization: LOGIN });
  const all = await Promise.all(Array.from({ length: 50 }, () => ask({ authorization: LOGIN })));
  assert.ok(all.every(({ account, by }) => account === "local" && by.kind === "owner"));
  for (const [user, password] of [
    ["owner", PASSWORD.toUpperCase()],
    ["owner", `${PASSWORD} `],
    ["owner", ""],
    ["", ""],
  ] as const)
    await assert.rejects(ask({ authorization: basic(user, password) }), refused("invalid_credential"));
});

test("an instance without a password lets no login in, and says which setting it lacks", async (t) => {
  const { ask } = await door(t, {});
  const { message } = await problemOf(ask({ authorization: LOGIN }), "invalid_credential");
  assert.match(message, /SVC_ADMIN_PASS_SHA256/);
});

test("a key or license is its account's from any address; the address is still what is metered beside it", async (t) => {
  const { ask, key, license } = await door(t);
  const { api_key } = await key("acct_1");
  for (const from of ["203.0.113.9", "2001:db8::1"]) {
    const caller = await ask({
      "x-svc-api-key": api_key,
      "x-forwarded-for": from,
      "x-workspace-owner": "ada",
    });
    assert.deepEqual([caller.account, caller.owner], ["acct_1", "ada"]);
    assert.ok(caller.address.startsWith(from.slice(0, 8)));
  }
  const { owner } = await ask({ "x-svc-license": await license("acct_1") });
  assert.equal(owner, "");
});

test("what looks like a wrong number of proxies is said once, and never where everybody is the owner", async (t) => {
  const warned = ({ lines }: { lines: string[] }) => lines.filter((line) => line.startsWith("warn")).length;
  const behind = await door(t, { SVC_ADMIN_PASS_SHA256: sha, SVC_TRUST_PROXY: "0" });
  for (let i = 0; i < 3; i++) await behind.ask();
  assert.equal(warned(behind), 1);
  const right = await door(t);
  await right.ask();
  assert.equal(warned(right), 0);
  const own = await door(t, {});
  await own.ask();
  assert.equal(warned(own), 0);
});
