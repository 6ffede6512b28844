import assert from "node:assert/strict";
import { test } from "node:test";
import { PACKS, type Pack } from "@signet/contract";
import { Problem } from "../../../src/base/problem.ts";
import { ALL } from "../../../../../test/support/drawn.ts";
import { cashier, type Cashier } from "./rig.ts";

/** The full check plays them all. */
const ROUNDS = ALL ? 1_000 : 100;
/** Rounds after which buyers open new checkouts. */
const PER_SHOP = 40;
const DAY = 86_400_000;

/** Numbers from a seed (mulberry32), so that what fails can be seen again. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** A payment as the test knows it: the account book against which the service is held. */
interface Money {
  cents: number;
  refunded: number;
  dispute: "none" | "open" | "won" | "lost";
}
const isHere = ({ cents, refunded, dispute }: Money) =>
  refunded < cents && (dispute === "none" || dispute === "won");

interface Sold {
  session: string;
  item: Pack | "pro";
  paid: boolean;
  /** Payments, the newest last; a pack has one. */
  money: Money[];
  /** Ends of the months that they paid, for a plan. */
  ends: number[];
  endedAt: number | null;
  /** Messages that the provider has sent, to be heard again. */
  heard: string[];
}

/** What a sale has to give, from the book alone. */
function due({ item, paid, money, ends, endedAt }: Sold): { runs: number; visual: number; until: number } {
  const [first] = money;
  if (!paid || !first) return { runs: 0, visual: 0, until: 0 };
  if (item === "pro") {
    const last = Math.max(0, ...ends.filter((_, i) => isHere(money[i]!)).map((end) => end + 3 * DAY));
    return { runs: 0, visual: 0, until: endedAt === null ? last : Math.min(last, endedAt) };
  }
  const keep = (units: number) =>
    isHere(first) ? units - Math.floor((units * first.refunded) / first.cents) : 0;
  return { runs: keep(PACKS[item].runs), visual: keep(PACKS[item].visual), until: 0 };
}

/** Something that happens at the provider, in the book too: the type of its message, or null where it cannot happen now. */
function happen({ stripe, clock }: Cashier, sold: Sold, random: (below: number) => number): string | null {
  const { session } = sold;
  const last = sold.money.at(-1);
  if (!sold.paid) {
    stripe.pay(session);
    sold.paid = true;
    sold.money.push({ cents: stripe.sessions.get(session)!.amount_total, refunded: 0, dispute: "none" });
    sold.ends.push(Math.floor(clock.now() / 1000) * 1000 + 30 * DAY);
    return "checkout.session.completed";
  }
  const dice = random(6);
  if (dice === 0 && last!.dispute === "none") {
    stripe.dispute(session);
    last!.dispute = "open";
    return "charge.dispute.created";
  }
  if (dice === 1 && last!.dispute === "open") {
    last!.dispute = random(2) === 0 ? "won" : "lost";
    stripe.decide(session, last!.dispute);
    return "charge.dispute.closed";
  }
  if (dice === 2 && last!.refunded < last!.cents) {
    const amount = random(3) === 0 ? last!.cents - last!.refunded : 1 + random(last!.cents - last!.refunded);
    stripe.refund(session, amount);
    last!.refunded += amount;
    return "charge.refunded";
  }
  if (sold.item !== "pro" || sold.endedAt !== null) return null;
  if (dice === 3 || dice === 4) {
    stripe.renew(session);
    sold.money.push({ cents: last!.cents, refunded: 0, dispute: "none" });
    sold.ends.push(sold.ends.at(-1)! + 30 * DAY);
    return "invoice.paid";
  }
  if (random(4) > 0) return null;
  stripe.end(session);
  sold.endedAt = Math.floor(clock.now() / 1000) * 1000;
  return "customer.subscription.deleted";
}

test(
  "whatever order webhooks, claims, repeats, refunds, disputes and renewals come in, the balance is what the money says",
  { timeout: 300_000 },
  async (t) => {
    const shop = await cashier(t);
    const { receive, claim, stripe, buy, purchaseOf, credits, clock, db } = shop;
    const random = seeded(20_261_121);
    const slow = seeded(7);
    stripe.network.turns = () => (slow(3) === 0 ? slow(200) : 0);
    let shelf: Sold[] = [];
    const hear = (body: string) => receive(body, stripe.sign(body));
    const tryClaim = ({ session }: Sold) =>
      claim(session).then(
        () => undefined,
        (thrown: unknown) => {
          const known =
            thrown instanceof Problem && ["payment_pending", "license_required"].includes(thrown.code);
          if (!known) throw thrown;
        },
      );

    for (let round = 0; round < ROUNDS; round++) {
      if (round % PER_SHOP === 0) {
        clock.advance(2 * 3_600_000);
        shelf = [];
        for (const item of ["runs_50", "bundle_100", "pro"] as const)
          shelf.push({
            session: await buy(item),
            item,
            paid: false,
            money: [],
            ends: [],
            endedAt: null,
            heard: [],
          });
      }
      clock.advance(random(60_000));
      const sold = shelf[random(shelf.length)]!;
      const underWay: Promise<unknown>[] = [];
      const start = () => {
        const old = sold.heard.length > 0 ? sold.heard[random(sold.heard.length)] : undefined;
        // A message that is sent once more, late and out of order, is signed anew, as the provider does.
        underWay.push(old !== undefined && random(2) === 0 ? hear(old) : tryClaim(sold));
      };
      for (let n = random(3); n > 0; n--) start();
      if (underWay.length > 0 && random(2) === 0) await Promise.race(underWay);
      const types = [];
      for (let n = 1 + random(3); n > 0; n--) {
        const type = happen(shop, sold, random);
        types.push(type);
        for (let m = random(3); m > 0; m--) start();
        if (type === null) continue;
        const { body: message } = stripe.event(type, sold.session);
        sold.heard.push(message);
        underWay.push(hear(message));
        if (random(3) === 0) underWay.push(hear(message));
        if (random(2) === 0) await Promise.race(underWay);
      }
      await Promise.all(underWay);

      const { account, runs, visual, until } = await purchaseOf(sold.session);
      const expected = due(sold);
      assert.deepEqual({ runs, visual, until }, expected, `round ${round}, ${sold.item}, ${types.join(" ")}`);
      const { runs: r, visual: v } = expected;
      assert.deepEqual(
        await credits(account),
        { runs: r, visual: v },
        `round ${round}: the account's credits`,
      );
    }
    const entries = await db.selectFrom("meter_entry").selectAll().execute();
    assert.ok(entries.length > ROUNDS / 10, "much was credited and taken back");
    for (const reason of ["topup", "refund", "dispute", "restored"])
      assert.ok(
        entries.some((entry) => entry.reason === reason),
        reason,
      );
  },
);
