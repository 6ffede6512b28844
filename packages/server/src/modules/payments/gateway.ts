import type Stripe from "stripe";
import type { Clock } from "../../base/clock.ts";
import { type EventObject, markerOf, orNull, snapshotOf } from "./read-stripe.ts";
import type { CheckoutMarker, PaymentSnapshot } from "./snapshot.ts";

const TIMEOUT_MS = 15_000;
const RETRIES = 2;
/** How far the provider's clock may be from ours, either way. */
const TOLERANCE_SECONDS = 300;

/** The provider could not be asked, or refused. The message is in our own words: it holds nothing that it sent. */
export class PaymentProviderError extends Error {
  override readonly name = "PaymentProviderError";
}

/** What is to be paid. */
export interface CheckoutOrder {
  purchase: string;
  account: string;
  kind: "plan" | "topup";
  item: string;
  title: string;
  cents: number;
  /** Where the buyer comes back to; the provider puts its session's id in place of `{CHECKOUT_SESSION_ID}`. */
  successUrl: string;
  cancelUrl: string;
}

export interface OpenedCheckout {
  sessionId: string;
  url: string;
  expiresAt: number;
}

/** Something that happened at the provider, as a hint to look again. */
export interface PaymentEvent {
  id: string;
  type: string;
  object: unknown;
}

export type Gateway = ReturnType<typeof createGateway>;

/** The payment provider by its own package, which is loaded when it is first needed. */
export function createGateway(parts: {
  secretKey: string;
  webhookSecret: string;
  /** Another address of the provider's interface; empty: its own. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  /** Marks what is ours at the provider: several services may share an account there. */
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

    /** Opens a checkout; asked again for the same purchase, the provider gives the same one. */
    async openCheckout(order: CheckoutOrder): Promise<OpenedCheckout> {
      const session = await asked(async () =>
        (await stripe()).checkout.sessions.create(sessionParams(order, service), {
          idempotencyKey: `signet-${order.purchase}`,
        }),
      );
      if (!session.url) throw new PaymentProviderError("the payment provider gave no address to pay at");
      return { sessionId: session.id, url: session.url, expiresAt: session.expires_at * 1000 };
    },

    /** A checkout as it stands now; null where there is none of this id. */
    async read(sessionId: string): Promise<PaymentSnapshot | null> {
      return asked(async () => {
        const api = await stripe();
        const session = await orNull(() => api.checkout.sessions.retrieve(sessionId));
        return session && snapshotOf(api, session);
      });
    },

    /** What we wrote on the thing that an event is about; null where it is none of ours. */
    async markerOf({ type, object }: PaymentEvent): Promise<CheckoutMarker | null> {
      const marker = await asked(async () => markerOf(await stripe(), type, object as EventObject));
      return marker?.["service"] === service ? marker : null;
    },

    /** Lets a subscription end with the period that is paid, or ends it now: then nothing that is open is charged any more. */
    async stop(subscription: string, when: "period_end" | "now"): Promise<void> {
      await asked(async () => {
        const { subscriptions } = await stripe();
        if (when === "now") await subscriptions.cancel(subscription);
        else await subscriptions.update(subscription, { cancel_at_period_end: true });
      });
    },

    /** An event whose signature over these very bytes holds; null for any other. */
    readEvent: async (rawBody: string, signature: string): Promise<PaymentEvent | null> =>
      signedEvent(await stripe(), { ...parts, rawBody, signature }),
  };
}

/** Reads an event that was signed within the tolerance, before now or after: the package looks for old ones only. */
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

/** Runs a call; what goes wrong is told by its kind alone. */
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
