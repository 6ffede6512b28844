import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import type { Caller } from "../../src/modules/access/caller.ts";
import { loadConfig } from "../../src/base/config.ts";
import { createLog } from "../../src/base/log.ts";
import { Problem } from "../../src/base/problem.ts";
import { createIdentify } from "../../src/usecases/callers/identify.ts";
import { createManageApiKeys } from "../../src/usecases/callers/manage-api-keys.ts";
import { billing } from "../support/billing.ts";
import { temporaryStore } from "../support/store.ts";

const DAY = 86_400_000;

/** A hosted service's callers behind one proxy, as its routes see them. */
async function counter(t: TestContext, hops = "1") {
  const store = await temporaryStore(t);
  const { db, clock } = store;
  const settings = { SVC_ADMIN_PASS_SHA256: "0".repeat(64), SVC_TRUST_PROXY: hops };
  const { config } = loadConfig(settings);
  const parts = { ...store, ...billing(store, config), config, log: createLog("silent") };
  const identify = createIdentify({ ...parts, limitCallers: { request: () => undefined } });
  const keys = createManageApiKeys(parts);
  const from = (address: string, apiKey?: string): Promise<Caller> => {
    const headers: Record<string, string | undefined> = {
      "x-forwarded-for": address,
      "x-svc-api-key": apiKey,
    };
    return identify({ peer: "10.0.0.1", header: (name) => headers[name], forwarded: true, publicHost: null });
  };
  const mint = async (address: string) => {
    const { api_key } = await keys.mint(await from(address), { tier: "free", label: "x" }, undefined);
    return api_key!;
  };
  let runs = 0;
  /** Takes units one after the other until there are none; how many, and what is said then. */
  const drain = async (caller: Caller, unit: "run" | "visual" = "run", within: string | null = null) => {
    for (let taken = 0; ; taken++) {
      const id = `run_${++runs}`;
      try {
        await db
          .transaction()
          .execute((tx) => parts.units.take(tx, caller, { unit, within }, id, clock.now()));
      } catch (thrown) {
        assert.ok(thrown instanceof Problem && thrown.code === "quota_exhausted", String(thrown));
        return { taken, detail: thrown.message, ...thrown.extras };
      }
      await db.transaction().execute((tx) => parts.metering.finish(tx, id));
    }
  };
  return { ...parts, from, mint, drain };
}

const refused = (code: string) => (thrown: unknown) => thrown instanceof Problem && thrown.code === code;

test("keys that are minted do not raise what one address gets in a day beyond three times the free allowance", async (t) => {
  const { from, mint, drain, units, db, clock } = await counter(t);
  const here = "203.0.113.9";
  const minted = [await mint(here), await mint(here), await mint(here)];
  await assert.rejects(mint(here), refused("rate_limited"));
  const taken: number[] = [];
  for (const key of minted) taken.push((await drain(await from(here, key))).taken);
  assert.deepEqual(taken, [8, 8, 8]);
  const caller = await from(here);
  const meter = await units.meter(db, caller, "run", clock.now());
  assert.deepEqual([meter!.used, meter!.remaining], [0, 0], "it is told before it asks");
  const told = await drain(caller);
  assert.deepEqual(
    [told.taken, ...["scope", "limit", "used", "remaining"].map((name) => told.members![name])],
    [0, "address", 24, 24, 0],
  );
  assert.match(told.detail, /all 24 runs that the free callers of one address have a day together/);
  assert.equal(told.rateLimit!.remaining, 0);
  const foreign = await mint("198.51.100.1");
  assert.equal((await drain(await from(here, foreign))).taken, 0, "nor do keys from elsewhere");
  assert.equal((await drain(await from("198.51.100.1", foreign))).taken, 8);
  assert.equal((await drain(caller, "visual")).taken, 2, "each caller's own allowance is as it was");
  clock.advance(DAY);
  assert.equal((await drain(caller)).taken, 8);
});

test("a /64 is one address, and whoever writes X-Forwarded-For itself is not another", async (t) => {
  const { from, mint, drain } = await counter(t);
  const net = "2001:db8:1:2:";
  for (const end of [":1", ":2", "ffff::9"])
    assert.equal((await drain(await from(net + end, await mint(net + end)))).taken, 8);
  assert.equal((await drain(await from(`${net}abcd::7`))).taken, 0);
  assert.equal((await drain(await from(`9.9.9.9, ${net}:1`))).taken, 0);
  assert.equal((await drain(await from("2001:db8:1:3::1"))).taken, 8);
  assert.equal((await drain(await from("::ffff:203.0.113.9"))).taken, 8);
  assert.equal((await drain(await from("203.0.113.9"))).taken, 0, "a mapped address is an IPv4 one");
  const untrusting = await counter(t, "0");
  const taken: number[] = [];
  for (const claimed of ["1.1.1.1", "2.2.2.2", "3.3.3.3"])
    taken.push((await untrusting.drain(await untrusting.from(claimed))).taken);
  assert.deepEqual(taken, [8, 0, 0], "without a proxy that is believed, the header says nothing");
});

test("what was paid for is nobody else's: credits and plans go on where the address has no more", async (t) => {
  const { from, mint, drain, db, metering, plans, clock } = await counter(t);
  const here = "203.0.113.9";
  const callers = [await from(here)];
  for (let i = 0; i < 3; i++) callers.push(await from(here, await mint(here)));
  for (const caller of callers.slice(0, 3)) await drain(caller);
  const [, , , last] = callers as [Caller, Caller, Caller, Caller];
  assert.equal((await drain(last)).taken, 0);
  const { account } = last;
  await db
    .transaction()
    .execute((tx) =>
      metering.credit(tx, { account, units: { run: 5, visual: 0 }, reason: "topup", ref: "cs" }),
    );
  assert.equal((await drain(last)).taken, 5);
  await db
    .transaction()
    .execute((tx) => plans.set(tx, { subscription: "s", account, tier: "plus", until: clock.now() + DAY }));
  assert.equal((await drain(last)).taken, 120);
  assert.equal(await metering.together(db, here, "run"), 24, "and leave the others what they had");
});

test("three free keys of an address are in use at a time, however long others were kept for later", async (t) => {
  const { from, mint, drain, clock, db, plans } = await counter(t);
  const here = "203.0.113.9";
  const old = [await mint(here), await mint(here), await mint(here)];
  clock.advance(29 * DAY);
  await assert.rejects(
    mint(here),
    refused("rate_limited"),
    "one that was never used counts from when it was made",
  );
  clock.advance(2 * DAY);
  const fresh = [await mint(here), await mint(here)];
  assert.equal((await drain(await from(here, old[0]))).taken, 8, "there is room for one that rested");
  clock.advance(DAY);
  await assert.rejects(mint(here), refused("rate_limited"));
  const late = await from("198.51.100.1", old[1]);
  const told = await drain(late);
  assert.deepEqual(
    [told.taken, told.members!["scope"]],
    [0, "resting"],
    "from anywhere: a key is its address's for good",
  );
  assert.match(told.detail, /3 other free keys that were made at the same address/);
  assert.equal((await drain(await from(here, fresh[0]))).taken, 8);
  await db
    .transaction()
    .execute((tx) =>
      plans.set(tx, { subscription: "s", account: late.account, tier: "plus", until: clock.now() + DAY }),
    );
  assert.equal((await drain(late)).taken, 120, "who pays never rests");
});

test("a page that a chat has built counts where the chat was asked from", async (t) => {
  const { from, mint, drain, db, units, clock, metering } = await counter(t);
  const here = "203.0.113.9";
  const inside = (account: string): Caller => ({
    account,
    owner: "",
    by: { kind: "address" },
    address: "run",
  });
  for (let i = 0; i < 3; i++) {
    const caller = await from(here, await mint(here));
    await db
      .transaction()
      .execute((tx) => units.take(tx, caller, { unit: "run", within: null }, `chat_${i}`, clock.now()));
    assert.equal((await drain(inside(caller.account), "visual", `chat_${i}`)).taken, 2);
  }
  assert.equal(await metering.together(db, here, "visual"), 6);
  assert.equal((await drain(await from(here), "visual")).taken, 0);
});
