import assert from "node:assert/strict";
import { test } from "node:test";
import { covers, createPlans } from "../../../src/modules/access/plans.ts";
import { createTries } from "../../../src/modules/access/tries.ts";
import { basicOf, isOwnersLogin } from "../../../src/modules/access/owner.ts";
import { createHash } from "node:crypto";
import { temporaryStore } from "../../support/store.ts";

test("an account has the highest tier that it pays for, until that runs out", async (t) => {
  const { db, clock } = await temporaryStore(t);
  const plans = createPlans({ clock });
  const set = (subscription: string, tier: "plus" | "pro", days: number) =>
    db
      .transaction()
      .execute((tx) =>
        plans.set(tx, { subscription, account: "acct_1", tier, until: clock.now() + days * 86_400_000 }),
      );
  const standing = async () => (await plans.standing(db, "acct_1")).tier;
  assert.equal(await standing(), "free");
  await set("sub_1", "plus", 30);
  await set("sub_2", "pro", 10);
  assert.equal(await standing(), "pro");
  clock.advance(10 * 86_400_000);
  assert.equal(await standing(), "plus");
  await set("sub_1", "plus", 0);
  assert.equal(await standing(), "free");
  assert.deepEqual(
    [covers("pro", "plus"), covers("plus", "pro"), covers("plus", "plus")],
    [true, false, true],
  );
});

test("of many tries at once no more get through than there are, and the next window has its own", async (t) => {
  const { db, clock } = await temporaryStore(t);
  const tries = createTries({ clock });
  const allowed = { name: "login 203.0.113.9", tries: 5, windowMs: 60_000 };
  const got = await Promise.all(Array.from({ length: 40 }, () => tries.take(db, allowed)));
  assert.equal(got.filter((full) => full === null).length, 5);
  assert.ok(got.every((full) => full === null || (full.waitMs > 0 && full.waitMs <= 60_000)));
  assert.equal(await tries.take(db, { ...allowed, name: "login 203.0.113.10" }), null, "another address");
  await tries.giveBack(db, allowed);
  assert.equal(await tries.take(db, allowed), null);
  assert.notEqual(await tries.take(db, allowed), null);
  clock.advance(60_000);
  assert.equal(await tries.take(db, allowed), null);
  assert.equal((await db.selectFrom("try_count").selectAll().execute()).length, 1, "old windows are swept");
});

test("the owner's login is name and password, whatever characters they have", () => {
  const header = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
  assert.deepEqual(basicOf(header("owner:a:b ü")), { user: "owner", password: "a:b ü" });
  assert.deepEqual(basicOf(header("owner")), { user: "", password: "" });
  assert.equal(basicOf("Bearer x"), undefined);
  assert.equal(basicOf("Basic ???"), undefined);
  const hash = createHash("sha256").update("long enough").digest("hex");
  assert.equal(isOwnersLogin({ user: "owner", password: "long enough" }, hash), true);
  for (const [user, password] of [
    ["owner", "long enoug"],
    ["Owner", "long enough"],
    ["", "long enough"],
    ["owner", ""],
    ["owner", hash],
  ] as const)
    assert.equal(isOwnersLogin({ user, password }, hash), false, `${user}:${password}`);
});
