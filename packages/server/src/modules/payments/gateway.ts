import type Stripe from "stripe";
import type { Clock } from "../../base/clock.ts";
import { type EventObject, markerOf, orNull, snapshotOf } from "./read-stripe.ts";
import type { CheckoutMarker, PaymentSnapshot } from "./snapshot.ts";

const TIMEOUT_MS = 15_000;
const RETRIES = 2;
/** The allowed difference between the provider's clock and ours, in either direction. */
const TOLERANCE_SECONDS = 300;

/** The payment provider was unreachable or refused. The message contains nothing that it sent. */
export class PaymentProviderError extends Error {
  override readonly name = "PaymentProviderError";
}

/** An order to pay. */
export interface CheckoutOrder {
  purchase: string;
  account: string;
  kind: "plan" | "topup";
  item: string;
  title: string;
  cents: number;
  /** The address that the buyer returns to; the provider replaces `{CHECKOUT_SESSION_ID}` by its session's id. */
  successUrl: string;
  cancelUrl: string;
}

export interface OpenedCheckout {
  sessionId: string;
  url: string;
  expiresAt: number;
}

/** An event of the provider. It only triggers a new reading of the payment. */
export interface PaymentEvent {
  id: string;
  type: string;
  object: unknown;
}

export type Gateway = ReturnType<typeof createGateway>;

/** The payment provider, through its own package, which is loaded on first use. */
export function createGateway(parts: {
  secretKey: string;
  webhookSecret: string;
  /** An alternative address of the provider's interface; empty for its own. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** The name of this instance, which marks its objects at the provider, because several instances may share an account there. */
  service: string;
}) {
  const { service } = parts;
  let loading: Promise<Stripe> | undefined;
  const stripe = () =>
    (loading ??= load(parts).catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    }));
  const live = /^[rs]k_live_/.test(parts.secretKey);

  return {
    live,
    service,

    /** Opens a checkout; a repeated call for the same purchase returns the same checkout. */
    async openCheckout(order: CheckoutOrder): Promise<OpenedCheckout> {
      const session = await asked(async () =>
        (await stripe()).checkout.sessions.create(sessionParams(order, service), {
          idempotencyKey: `signet-${order.purchase}`,
        }),
      );
      if (!session.url) throw new PaymentProviderError("the payment provider gave no address to pay at");
      return { sessionId: session.id, url: session.url, expiresAt: session.expires_at * 1000 };
    },

    /** The current state of a checkout; null if there is none with this id. */
    async read(sessionId: string): Promise<PaymentSnapshot | null> {
      return asked(async () => {
        const api = await stripe();
        const session = await orNull(() => api.checkout.sessions.retrieve(sessionId));
        return session && snapshotOf(api, session);
      });
    },

    /** The marker of the object that an event is about; null if it does not belong to this instance. */
    async markerOf({ type, object }: PaymentEvent): Promise<CheckoutMarker | null> {
      const marker = await asked(async () => markerOf(await stripe(), type, object as EventObject));
      return marker?.["service"] === service ? marker : null;
    },

    /** Ends a subscription after the paid period, or now, so that nothing more is charged. */
    async stop(subscription: string, when: "period_end" | "now"): Promise<void> {
      await asked(async () => {
        const { subscriptions } = await stripe();
        if (when === "now") await subscriptions.cancel(subscription);
        else await subscriptions.update(subscription, { cancel_at_period_end: true });
      });
    },

    /** Parses an event with a valid signature over these bytes; null otherwise. */
    readEvent: async (rawBody: string, signature: string): Promise<PaymentEvent | null> =>
      signedEvent(await stripe(), { ...parts, rawBody, signature }),
  };
}

/** Parses an event that was signed within the tolerance, before or after now; the package itself refuses only old ones. */
function signedEvent(
  api: Stripe,
  signed: { rawBody: string; signature: string; webhookSecret: string; clock: Clock },
): PaymentEvent | null {
  const { rawBody, signature, webhookSecret, clock } = signed;
  const times = signature.split(",").filter((part) => part.trim().startsWith("t="));
  const signedAt = Number(times[0]?.trim().slice(2));
  if (times.length !== 1 || !(signedAt <= clock.now() / 1000 + TOLERANCE_SECONDS)) return null;
  try {
    const { id, type, data } = api.webhooks.constructEvent(
      rawBody,
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      clock.now(),
    );
    return { id, type, object: data.object };
  } catch {
    return null;
  }
}

async function load({
  secretKey,
  baseUrl,
  fetch,
}: {
  secretKey: string;
  baseUrl: string;
  fetch: typeof globalThis.fetch;
}): Promise<Stripe> {
  const { default: Provider } = await import("stripe");
  const base = baseUrl === "" ? null : new URL(baseUrl);
  const protocol = base?.protocol === "http:" ? "http" : "https";
  return new Provider(secretKey, {
    httpClient: Provider.createFetchHttpClient(fetch),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base ? { host: base.hostname, port: base.port || (protocol === "http" ? 80 : 443), protocol } : {}),
  });
}

function sessionParams(order: CheckoutOrder, service: string): Stripe.Checkout.SessionCreateParams {
  const { purchase, account, kind, item } = order;
  const metadata = { service, purchase, account, kind, item };
  const plan = kind === "plan";
  return {
    mode: plan ? "subscription" : "payment",
    client_reference_id: purchase,
    metadata,
    ...(plan ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: "usd",
          unit_amount: order.cents,
          product_data: { name: order.title },
          ...(plan ? { recurring: { interval: "month" } } : {}),
        },
      },
    ],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
}

/** Runs a call. A failure is reported only by its type, status and code. */
async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (thrown) {
    if (thrown instanceof PaymentProviderError) throw thrown;
    const { type, statusCode, code } = thrown as { type?: unknown; statusCode?: unknown; code?: unknown };
    if (typeof type !== "string" || !type.startsWith("Stripe")) throw thrown;
    const facts = [type, statusCode, code].filter(
      (fact) => typeof fact === "string" || typeof fact === "number",
    );
    throw new PaymentProviderError(`the payment provider did not answer as it should (${facts.join(", ")})`);
  }
}
