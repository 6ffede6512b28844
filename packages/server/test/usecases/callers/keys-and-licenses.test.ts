import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { BOUNDS, type Tier } from "@signet/contract";
import type { Caller } from "../../../src/modules/access/caller.ts";
import { createManageApiKeys } from "../../../src/usecases/callers/manage-api-keys.ts";
import { createManageLicenses } from "../../../src/usecases/callers/manage-licenses.ts";
import { tierOf } from "../../../src/usecases/callers/tier.ts";
import {
  callerOf,
  counting,
  DAY,
  HOSTED,
  OWNER,
  problemOf,
  refused,
  refuseWrites,
  rowsOf,
  stranger,
} from "../rig.ts";

async function office(t: TestContext, env: Record<string, string> = HOSTED) {
  const parts = await counting(t, env);
  const { within, plans, licenses, licenseKeys, clock, apiKeys, db } = parts;
  const keys = createManageApiKeys(parts);
  return {
    ...parts,
    mint: (caller: Caller, tier: Tier = "free", key?: string) =>
      keys.mint(caller, { tier, label: "mine" }, key),
    list: async (caller: Caller) => (await keys.list(caller)).keys.map(({ id }) => id),
    revoke: (caller: Caller, id: string) => keys.revoke(caller, id),
    manage: createManageLicenses({ ...parts, keys: licenseKeys }),
    plan: (account: string, tier: Tier) =>
      within((tx) =>
        plans.set(tx, { subscription: `s ${account}`, account, tier, until: clock.now() + DAY }),
      ),
    license: async (account: string, jti: string) => {
      const kid = await licenseKeys.current();
      const license = { jti, account, tier: "plus", kid, expiresAt: clock.now() + 30 * DAY } as const;
      await within((tx) => licenses.issue(tx, license));
      return licenses.token(db, jti);
    },
    holderOf: async (text: string) => {
      const found = await apiKeys.find(db, text);
      return found.kind === "found" ? callerOf(found.account, { kind: "api_key", id: found.id }) : found.kind;
    },
  };
}

const member = (account: string) => callerOf(account, { kind: "license", jti: `lic ${account}`, account });

test("an address gets an account of its own with each key, three times a day, however many it asks for at once", async (t) => {
  const { mint, holderOf, list, clock } = await office(t);
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => mint(stranger())));
  const minted = all.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  assert.equal(minted.length, 3);
  assert.ok(all.every((one) => one.status === "fulfilled" || refused("rate_limited")(one.reason)));
  const holders = await Promise.all(minted.map(({ api_key }) => holderOf(api_key!)));
  assert.equal(new Set(holders.map((one) => (one as Caller).account)).size, 3);
  assert.deepEqual(await list(stranger()), [], "what one behind an address made is not listed to another");
  const { extras } = await problemOf(mint(stranger()), "rate_limited");
  assert.equal(extras.retryAfterSeconds, Math.ceil((DAY - (clock.now() % DAY)) / 1_000));
  assert.ok((await mint(stranger("203.0.113.10"))).api_key);
});

test("a key that was refused or could not be written is not counted, and its account is not kept", async (t) => {
  const { mint, db } = await office(t);
  const heal = await refuseWrites(db, "insert", "api_key");
  const before = await rowsOf(db, "api_key", "free_account", "try_count", "plan", "reply");
  for (let i = 0; i < 5; i++) await assert.rejects(mint(stranger(), "free", `k${i}`), /refused/);
  await assert.rejects(mint(OWNER, "pro"), /refused/);
  assert.equal(await rowsOf(db, "api_key", "free_account", "try_count", "plan", "reply"), before);
  await heal();
  for (let i = 0; i < 3; i++) assert.ok((await mint(stranger(), "free", `k${i}`)).api_key);
});

test("the same key of a request makes one API key; its text is told again to an account alone", async (t) => {
  const { mint, db } = await office(t);
  const first = await mint(stranger(), "free", "k");
  const again = await mint(stranger(), "free", "k");
  assert.deepEqual([again.id, again.api_key], [first.id, null]);
  assert.match(again.notice!, /already shown/);
  assert.ok(
    !JSON.stringify(await rowsOf(db, "reply", "api_key")).includes(first.api_key!),
    "nor is it stored",
  );
  const known = await mint(member("acct_1"), "free", "k");
  assert.notEqual(known.id, first.id);
  assert.deepEqual(await mint(member("acct_1"), "free", "k"), known);
  await assert.rejects(mint(member("acct_1"), "plus", "k"), refused("idempotency_mismatch"));
});

test("a paid tier's key is for who paid for it: each refusal says what is missing", async (t) => {
  const { mint, plan } = await office(t);
  const keyed = callerOf("acct_1", { kind: "api_key", id: "key_1" });
  for (const caller of [stranger(), keyed]) {
    const { extras } = await problemOf(mint(caller, "plus"), "license_required");
    assert.equal(extras.members?.["tier"], "plus");
  }
  const { extras } = await problemOf(mint(member("acct_1"), "plus"), "tier_not_licensed");
  assert.equal(extras.members?.["licensed"], "free", "a license of a plan that ended");
  await plan("acct_1", "plus");
  for (const caller of [keyed, member("acct_1")]) assert.equal((await mint(caller, "plus")).tier, "plus");
  await assert.rejects(mint(keyed, "pro"), refused("tier_not_licensed"));
  assert.equal((await mint(keyed, "free")).tier, "free");
});

test("a key's own tier is no right: it gives what its account has now", async (t) => {
  const { mint, plan, holderOf, db, config, plans, clock } = await office(t);
  await plan("acct_1", "plus");
  const { api_key } = await mint(member("acct_1"), "plus");
  const caller = (await holderOf(api_key!)) as Caller;
  assert.equal(await tierOf(db, caller, { config, plans }), "plus");
  clock.advance(DAY + 1);
  assert.equal(await tierOf(db, caller, { config, plans }), "free");
  await assert.rejects(mint(caller, "plus"), refused("license_required"));
});

test("the owner of a hosted service gives accounts away; self-hosted a key is one more of the owner's own", async (t) => {
  const hosted = await office(t);
  const { api_key } = await hosted.mint(OWNER, "pro");
  const caller = (await hosted.holderOf(api_key!)) as Caller;
  assert.notEqual(caller.account, "local");
  assert.equal(await tierOf(hosted.db, caller, hosted), "pro");
  hosted.clock.advance(3_650 * DAY);
  assert.equal(await tierOf(hosted.db, caller, hosted), "pro", "a gift has no end");
  const own = await office(t, {});
  const mine = await own.mint(OWNER, "pro");
  assert.equal(((await own.holderOf(mine.api_key!)) as Caller).account, "local");
});

test("an account holds fifty keys that are not revoked, also where many are asked for at once", async (t) => {
  const { mint, revoke, list } = await office(t);
  const most = BOUNDS.apiKeys.perAccount;
  const caller = member("acct_1");
  for (let i = 0; i < most - 1; i++) await mint(caller);
  const last = await Promise.allSettled([mint(caller), mint(caller), mint(caller)]);
  assert.equal(last.filter(({ status }) => status === "fulfilled").length, 1);
  const [id] = await list(caller);
  await revoke(caller, id!);
  await mint(caller);
  await assert.rejects(mint(caller), refused("rate_limited"));
  assert.ok(await mint(member("acct_2")));
});

test("a key is listed to and revoked by its own account, and the owner of the service; for others it is not there", async (t) => {
  const { mint, revoke, list, holderOf } = await office(t);
  const mine = await mint(member("acct_1"));
  for (const other of [member("acct_2"), stranger(), callerOf("acct_2", { kind: "api_key", id: mine.id })]) {
    await assert.rejects(revoke(other, mine.id), refused("not_found"));
    assert.deepEqual(await list(other), []);
  }
  assert.ok(typeof (await holderOf(mine.api_key!)) === "object");
  const once = await revoke(member("acct_1"), mine.id);
  assert.equal(await holderOf(mine.api_key!), "revoked");
  assert.deepEqual(await revoke(OWNER, mine.id), once, "what was revoked stays so from the first time on");
  assert.deepEqual(await list(OWNER), [mine.id]);
  await assert.rejects(revoke(OWNER, "key_none"), refused("not_found"));
});

test("a license that is revoked takes the keys of its account with it, and of no other", async (t) => {
  const { mint, manage, license, holderOf, licenses, db } = await office(t);
  const token = await license("acct_1", "lic_1");
  const [one, two, other] = [
    await mint(member("acct_1")),
    await mint(member("acct_1")),
    await mint(member("acct_2")),
  ];
  assert.deepEqual(await manage.revoke("lic_1"), { ok: true, jti: "lic_1", api_keys: 2 });
  for (const { api_key } of [one, two]) assert.equal(await holderOf(api_key!), "revoked");
  assert.ok(typeof (await holderOf(other.api_key!)) === "object");
  const read = await licenses.read(token);
  assert.ok(read.kind === "valid" && !(await licenses.holds(db, read.license)));
  await assert.rejects(manage.revoke("lic_none"), refused("not_found"));
});

test("a revoking that died between the license and its keys is made whole by doing it again", async (t) => {
  const { mint, manage, license, holderOf, db } = await office(t);
  await license("acct_1", "lic_1");
  const { api_key } = await mint(member("acct_1"));
  const heal = await refuseWrites(db, "update", "api_key");
  await assert.rejects(manage.revoke("lic_1"), /refused/);
  await heal();
  assert.equal((await manage.revoke("lic_1")).api_keys, 1);
  assert.equal(await holderOf(api_key!), "revoked");
  assert.equal((await manage.revoke("lic_1")).api_keys, 0);
});

test("a license that was signed before the key was changed holds on, and both keys are public", async (t) => {
  const { manage, license, licenses } = await office(t);
  const before = await license("acct_1", "lic_1");
  const old = (await manage.jwks()).keys.map(({ kid }) => kid);
  const { keys } = await manage.rotate();
  assert.equal(keys.length, old.length + 1);
  assert.ok(old.every((kid) => keys.some((key) => key.kid === kid)));
  const after = await license("acct_2", "lic_2");
  const kidOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split(".")[0]!, "base64url").toString()) as { kid: string }).kid;
  assert.notEqual(kidOf(after), kidOf(before));
  for (const token of [before, after]) assert.equal((await licenses.read(token)).kind, "valid");
  assert.ok(!JSON.stringify(keys).includes('"d"'), "the private half of none is told");
});
