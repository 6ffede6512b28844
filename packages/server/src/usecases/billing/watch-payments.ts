import type { Config } from "../../base/config.ts";
import { describe, type Log } from "../../base/log.ts";
import type { Purchases } from "../../modules/payments/purchases.ts";
import type { Replies } from "../../modules/replies/replies.ts";
import type { SettlePayment } from "./settle-payment.ts";

export interface WatchParts {
  config: Config;
  log: Log;
  purchases: Purchases;
  replies: Replies;
  settlePayment: SettlePayment;
}

const EVERY_MS = 30 * 60_000;
const AT_ONCE = 100;

/** Periodically settles payments whose events may have been lost, and removes expired replies. */
export function createWatchPayments({ config, log, purchases, replies, settlePayment }: WatchParts) {
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    await replies.sweep();
    if (config.stripe.secretKey === "" || config.stripe.webhookSecret === "") return;
    for (const purchase of await purchases.unsettled(AT_ONCE)) {
      try {
        await settlePayment(purchases.sessionOf(purchase)!);
      } catch (thrown) {
        log.error({ purchase: purchase.id, ...describe(thrown) }, "looking at a payment failed");
      }
    }
  }

  return {
    look,
    start(): void {
      const attempt = () =>
        void look().catch((thrown: unknown) => log.error(describe(thrown), "looking at payments failed"));
      timer = setInterval(attempt, EVERY_MS).unref();
      attempt();
    },
    stop: () => clearInterval(timer),
  };
}
