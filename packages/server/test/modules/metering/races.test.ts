import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { ALL, ME } from "./account.ts";
import { meter, audit, racer } from "./rig.ts";

test("64 callers who race for the last 8 units get exactly 8", async (t) => {
  const { db, reserve } = await meter(t);
  const got = await Promise.all(Array.from({ length: 64 }, () => reserve()));
  assert.equal(got.filter(({ kind }) => kind === "reserved").length, 8);
  assert.equal(got.filter(({ kind }) => kind === "exhausted").length, 56);
  await audit(db);
});

test("so they do when they ask four processes over one database", { timeout: 60_000 }, async (t) => {
  const { place, db } = await meter(t);
  const children = Array.from({ length: 4 }, () => racer(place));
  await Promise.all(children.map((child) => once(child, "message")));
  const counts = Promise.all(children.map(async (child) => ((await once(child, "message")) as [number])[0]));
  for (const child of children) child.send("go");
  assert.equal(
    (await counts).reduce((a, b) => a + b, 0),
    8,
  );
  for (const child of children) child.disconnect();
  await audit(db);
});

test("all free callers of an address together get exactly their units, however many ask and from how many processes", async (t) => {
  const { place, db, metering, reserve } = await meter(t);
  const children = Array.from({ length: 4 }, () => racer(place, "many"));
  await Promise.all(children.map((child) => once(child, "message")));
  const counts = Promise.all(children.map(async (child) => ((await once(child, "message")) as [number])[0]));
  for (const child of children) child.send("go");
  const here = Promise.all(
    Array.from({ length: 16 }, (_, i) => reserve({ account: `here_${i % 8}`, together: ALL })),
  );
  const own = (await here).filter(({ kind }) => kind === "reserved").length;
  assert.equal(
    (await counts).reduce((a, b) => a + b, own),
    ALL.perDay,
  );
  assert.equal(await metering.together(db, ALL.address, "run"), ALL.perDay);
  const over = await reserve({ account: "another", together: ALL });
  assert.ok(over.kind === "exhausted" && over.whose === "address" && over.used === 0);
  const beside = { account: "another", together: { ...ALL, address: "203.0.113.10" } };
  assert.equal((await reserve(beside)).kind, "reserved", "the next address has its own");
  assert.equal(
    (await reserve({ account: "paid", perDay: 120 })).kind,
    "reserved",
    "who pays shares with nobody",
  );
  assert.equal((await reserve({ account: "another", unit: "visual", together: ALL })).kind, "reserved");
  for (const child of children) child.disconnect();
  await audit(db);
});

test(
  "a process that dies within the transaction leaves no trace, after it a unit that can be given back",
  { timeout: 60_000 },
  async (t) => {
    const { place, db, metering, within } = await meter(t);
    for (const [when, used] of [
      ["before", 0],
      ["after", 1],
    ] as const) {
      const child = racer(place, when);
      await once(child, "message");
      child.send("go");
      await once(child, "message");
      child.kill("SIGKILL");
      await once(child, "exit");
      assert.equal((await metering.standing(db, ME, "run")).used, used, when);
    }
    const { run_id } = await db.selectFrom("reservation").select("run_id").executeTakeFirstOrThrow();
    assert.ok(await within((tx) => metering.refund(tx, run_id, "service_failed")));
    await within((tx) => metering.finish(tx, run_id));
    assert.equal((await metering.standing(db, ME, "run")).used, 0);
    await audit(db);
  },
);
