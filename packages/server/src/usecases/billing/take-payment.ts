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

/** The two ways by which a payment is heard of: the buyer claims it, the provider tells of it. */
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
    /** What a paid checkout gave, with its license: the same again each time. Throws `payment_pending` until it is paid. */
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

    /** An event of the provider. Throws `invalid_signature` unless it signed these bytes, lately. */
    async receive(rawBody: string, signature: string): Promise<void> {
      requireBilling(parts.config);
      const event = await gateway.readEvent(rawBody, signature);
      if (!event)
        throw new Problem("invalid_signature", "the signature is not one of these bytes and of this time");
      const { id, type } = event;
      try {
        const marker = await gateway.markerOf(event);
        if (!marker) return log.info({ event: id, type }, "a payment event was none of ours");
        const purchase = await parts.purchases.find(marker["purchase"] ?? "");
        const session = sessionOf(parts, purchase, event);
        // Sent again until the checkout's own event, by which what is missing here is written down, has come.
        if (session === null)
          throw new PaymentProviderError("an event came before its checkout is known here");
        const { kind } = await settle(session);
        log.info({ event: id, type, purchase: marker["purchase"], kind }, "payment event taken");
      } catch (thrown) {
        throw providerProblem(thrown, log);
      }
    },
  };
}

export type TakePayment = ReturnType<typeof createTakePayment>;

/** Which checkout to look at: the one that is written down, else the one that the event is about. */
function sessionOf(
  { purchases }: PaymentParts,
  purchase: PurchaseRow | undefined,
  { type, object }: PaymentEvent,
): string | null {
  const own = type.startsWith("checkout.session.") ? (object as { id?: unknown }).id : undefined;
  return (purchase && purchases.sessionOf(purchase)) ?? (typeof own === "string" ? own : null);
}

/** Ids that nobody opened here cost a question to the provider each. */
async function refuseGuesses({ db, tries }: PaymentParts, address: string): Promise<void> {
  const full = await tries.take(db, { name: `claim ${address}`, ...GUESSES });
  if (!full) return;
  throw new Problem("rate_limited", "too many claims of unknown checkouts from this address; wait", {
    retryAfterSeconds: Math.ceil(full.waitMs / 1000),
  });
}

/** The purchase's license; where it was revoked, because it got out, another one: the same to all who claim it at once. */
async function licenseOf(
  { db, clock, licenses, purchases }: PaymentParts,
  { id }: PurchaseRow,
): Promise<string> {
  const fresh = newId("lic", clock.now());
  const jti = await db.transaction().execute(async (tx) => {
    // Read anew: another claim may have replaced it since.
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
    throw new Problem("license_required", "this plan has ended; open another checkout to go on", {
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
