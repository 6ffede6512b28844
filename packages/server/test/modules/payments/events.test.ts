import assert from "node:assert/strict";
import { test } from "node:test";
import { type ProblemCode } from "@signet/contract";
import { Problem } from "../../../src/base/problem.ts";
import { signed } from "../../support/stripe.ts";
import { cashier } from "./rig.ts";

const refused = (code: ProblemCode) => (thrown: unknown) => thrown instanceof Problem && thrown.code === code;

test("only what the provider signed lately is heard", async (t) => {
  const { receive, stripe, buy, clock } = await cashier(t);
  const session = await buy("runs_50");
  stripe.pay(session);
  const { body } = stripe.event("checkout.session.completed", session);
  const now = Math.floor(clock.now() / 1000);
  const good = signed(body, now);
  const v1 = /v1=(\w+)/.exec(good)![1]!;
  const bad: [string, string, string][] = [
    ["tampered", body.replace("completed", "expired__"), good],
    ["re-serialised", JSON.stringify(JSON.parse(body), null, 1), good],
    ["old", body, signed(body, now - 301)],
    ["of tomorrow", body, signed(body, now + 86_400)],
    ["just too early", body, signed(body, now + 301)],
    ["v0 only", body, good.replace("v1=", "v0=")],
    ["none", body, ""],
    ["no time", body, `v1=${v1}`],
    ["another time", body, `t=${now - 1},v1=${v1}`],
    ["two times", body, `t=${now - 400},${good}`],
    ["two times, one of tomorrow", body, `t=${now},${signed(body, now + 86_400)}`],
    ["another secret", body, signed(body, now, "whsec_other")],
    ["an empty body", "", good],
    ["signed, but no JSON", "not json", signed("not json", now)],
  ];
  for (const [what, text, signature] of bad)
    await assert.rejects(receive(text, signature), refused("invalid_signature"), what);
  await receive(body, signed(body, now - 299));
  await receive(body, signed(body, now + 299));
});

test("events about what is none of ours are taken and change nothing", async (t) => {
  const { receive, stripe, clock, db } = await cashier(t);
  const tell = (type: string, object: object) => {
    const body = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
    return receive(body, signed(body, Math.floor(clock.now() / 1000)));
  };
  await tell("customer.created", { id: "cus_1" });
  await tell("checkout.session.completed", { id: "cs_1", metadata: null });
  await tell("checkout.session.completed", {
    id: "cs_1",
    metadata: { service: "signet-test", purchase: "pur_none" },
  });
  await tell("charge.refunded", { id: "ch_1", payment_intent: "pi_none" });
  await tell("charge.refunded", { id: "ch_1", payment_intent: null });
  await tell("invoice.paid", { id: "in_none", subscription: "sub_none" });
  assert.equal(stripe.calls.length, 4, "and no more is asked of the provider than has to be");
  assert.deepEqual(await db.selectFrom("meter_entry").selectAll().execute(), []);
});
