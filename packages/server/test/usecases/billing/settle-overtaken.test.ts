import assert from "node:assert/strict";
import { test } from "node:test";
import { createSettlePayment } from "../../../src/usecases/billing/settle-payment.ts";
import { another, cashier, renews } from "../../modules/payments/rig.ts";
import { rowsOf } from "../rig.ts";

const BOOKS = ["meter_entry", "credit_balance", "meter", "plan", "license"] as const;

test("a look that another overtook gives nothing of what it saw: the money is looked at again", async (t) => {
  const shop = await cashier(t);
  const { buy, stripe, gateway, tell, credits, purchaseOf, lines } = shop;
  const session = await buy("runs_50");
  stripe.pay(session);
  let looks = 0;
  const read = async (id: string) => {
    const seen = await gateway.read(id);
    if (++looks > 1) return seen;
    // All of it goes back after this look, and is told and settled before the look is.
    stripe.refund(session, 300);
    await tell("charge.refunded", session);
    return seen;
  };
  const settled = await createSettlePayment({ ...shop, gateway: { ...gateway, read } })(session);
  assert.ok(settled.kind === "settled");
  assert.deepEqual([looks, settled.given.runs, settled.first], [2, 0, false]);
  assert.equal((await credits((await purchaseOf(session)).account)).runs, 0);
  const told = lines.filter((line) => line.startsWith("purchase settled"));
  assert.deepEqual(
    told.map((line) => (JSON.parse(line.slice(line.indexOf("{"))) as { runs: number }).runs),
    [0],
    "what did not become of it is in no log",
  );
});

test("a plan whose money went back in the meantime ends no other plan", async (t) => {
  const shop = await cashier(t);
  const { buy, stripe, claim, tell, clock, gateway } = shop;
  const plus = await buy("plus");
  stripe.pay(plus);
  await claim(plus);
  clock.advance(1_000);
  const pro = await another(shop, plus, "pro");
  let looks = 0;
  const read = async (id: string) => {
    const seen = await gateway.read(id);
    if (id !== pro || ++looks > 1) return seen;
    stripe.refund(pro, 10_000);
    await tell("charge.refunded", pro);
    return seen;
  };
  await createSettlePayment({ ...shop, gateway: { ...gateway, read } })(pro);
  assert.deepEqual([looks, renews(shop, plus)], [2, true]);
});

test("a purchase that is overtaken at every look is a failure in the end, and no look without end", async (t) => {
  const shop = await cashier(t);
  const { buy, stripe, gateway, purchases, db } = shop;
  const session = await buy("runs_50");
  stripe.pay(session);
  let looks = 0;
  const read = (id: string) => {
    assert.ok(++looks <= 20, "it looks without end");
    return gateway.read(id);
  };
  const settle = async () => "outdated" as const;
  const before = await rowsOf(db, ...BOOKS);
  await assert.rejects(
    createSettlePayment({ ...shop, gateway: { ...gateway, read }, purchases: { ...purchases, settle } })(
      session,
    ),
    /outdated at every reading/,
  );
  assert.deepEqual([looks, await rowsOf(db, ...BOOKS)], [20, before]);
});
