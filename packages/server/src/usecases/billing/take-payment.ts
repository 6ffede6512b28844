import type { Claim, Pack, PaidTier } from "@signet/contract";
import type { Licenses } from "../../modules/access/licenses.ts";
import type { Tries } from "../../modules/access/tries.ts";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import { newId } from "../../base/ids.ts";
import type { Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";
import type { Metering } from "../../modules/metering/metering.ts";
import { type Gateway, type PaymentEvent, PaymentProviderError } from "../../modules/payments/gateway.ts";
import type { PurchaseRow, Purchases } from "../../modules/payments/purchases.ts";
import type { Db } from "../../store/db.ts";
import { providerProblem, requireBilling } from "./checkout.ts";
import type { SettlementResult, SettlePayment } from "./settle-payment.ts";
import { OFFERS } from "../callers/tier.ts";

export interface PaymentParts {
  db: Db;
  clock: Clock;
  config: Config;
  log: Log;
  gateway: Gateway;
  purchases: Purchases;
  licenses: Licenses;
  tries: Tries;
  metering: Metering;
  settlePayment: SettlePayment;
}

const GUESSES = { tries: 30, windowMs: 60_000 };
const SESSION = /^cs_[A-Za-z0-9_]{1,240}$/;
const noSession = () => new Problem("session_not_found", "there is no checkout of this service with this id");

/** The two ways in which a payment is noticed: the buyer claims it, or the provider sends an event. */
export function createTakePayment(parts: PaymentParts) {
  const { log, gateway } = parts;

  const settle = async (sessionId: string): Promise<SettlementResult> => {
    try {
      return await parts.settlePayment(sessionId);
    } catch (thrown) {
      throw providerProblem(thrown, log);
    }
  };

  return {
    /** Returns what a paid checkout gave, with its license; can be repeated. Throws `payment_pending` until it is paid. */
    async claim(sessionId: string, address: string): Promise<Claim> {
      requireBilling(parts.config);
      if (!SESSION.test(sessionId)) throw noSession();
      if (!(await parts.purchases.knows(sessionId))) await refuseGuesses(parts, address);
      const settled = await settle(sessionId);
      if (settled.kind === "pending")
        throw new Problem("payment_pending", "the payment is not complete; ask again in a moment", {
          retryAfterSeconds: 3,
        });
      if (settled.kind === "expired")
        throw new Problem("session_not_found", "this checkout was closed without a payment; open another");
      if (settled.kind !== "settled") throw noSession();
      return claimOf(parts, settled);
    },

    /** Receives an event of the provider. Throws `invalid_signature` unless the provider signed these bytes recently. */
    async receive(rawBody: string, signature: string): Promise<void> {
      requireBilling(parts.config);
      const event = await gateway.readEvent(rawBody, signature);
      if (!event)
        throw new Problem("invalid_signature", "the signature does not match this body, or is too old");
      const { id, type } = event;
      try {
        const marker = await gateway.markerOf(event);
        if (!marker) return log.info({ event: id, type }, "a payment event was none of ours");
        const purchase = await parts.purchases.find(marker["purchase"] ?? "");
        const session = sessionOf(parts, purchase, event);
        // The provider sends the event again. By then the checkout's own event, which records the purchase, has arrived.
        if (session === null)
          throw new PaymentProviderError("an event arrived before its checkout is known here");
        const { kind } = await settle(session);
        log.info({ event: id, type, purchase: marker["purchase"], kind }, "payment event taken");
      } catch (thrown) {
        throw providerProblem(thrown, log);
      }
    },
  };
}

export type TakePayment = ReturnType<typeof createTakePayment>;

/** The id of the checkout: the recorded one, else that of the event. */
function sessionOf(
  { purchases }: PaymentParts,
  purchase: PurchaseRow | undefined,
  { type, object }: PaymentEvent,
): string | null {
  const own = type.startsWith("checkout.session.") ? (object as { id?: unknown }).id : undefined;
  return (purchase && purchases.sessionOf(purchase)) ?? (typeof own === "string" ? own : null);
}

/** Limits claims of unknown ids, because each of them costs a request to the provider. */
async function refuseGuesses({ db, tries }: PaymentParts, address: string): Promise<void> {
  const full = await tries.take(db, { name: `claim ${address}`, ...GUESSES });
  if (!full) return;
  throw new Problem("rate_limited", "too many claims of unknown checkouts from this address; wait", {
    retryAfterSeconds: Math.ceil(full.waitMs / 1000),
  });
}

/** The token of the purchase's license. A revoked license is replaced by a new one, the same for all simultaneous claims. */
async function licenseOf(
  { db, clock, licenses, purchases }: PaymentParts,
  { id }: PurchaseRow,
): Promise<string> {
  const fresh = newId("lic", clock.now());
  const jti = await db.transaction().execute(async (tx) => {
    // Read again, because another claim may have replaced it.
    const { jti: now } = (await purchases.find(id, tx))!;
    if (!(await licenses.renew(tx, now, fresh))) return now;
    await purchases.setLicense(tx, id, fresh);
    return fresh;
  });
  return licenses.token(db, jti);
}

async function claimOf(
  parts: PaymentParts,
  { purchase, given, first }: Extract<SettlementResult, { kind: "settled" }>,
): Promise<Claim> {
  const { db, clock, metering } = parts;
  const { kind, item, account } = purchase;
  const plan = kind === "plan";
  if (plan && given.until <= clock.now())
    throw new Problem("license_required", "this plan has ended; open another checkout to continue", {
      members: { upgrade: OFFERS.upgrade },
    });
  const [runs, visual] = await Promise.all([
    metering.standing(db, account, "run"),
    metering.standing(db, account, "visual"),
  ]);
  const credited = first ? "credited" : "already_credited";
  return {
    ok: true,
    status: plan ? "active" : credited,
    kind,
    ...(plan ? { tier: item as PaidTier } : { pack: item as Pack }),
    credited: { runs: given.runs, visual: given.visual },
    balance: { runs: runs.credits, visual: visual.credits },
    license_token: await licenseOf(parts, purchase),
  };
}
