import type Stripe from "stripe";
import type { Clock } from "../base/clock.ts";
import { isHere, type Money, type PlanSnapshot, type Snapshot } from "./snapshot.ts";

const TIMEOUT_MS = 15_000;
const RETRIES = 2;
/** How far the provider's clock may be from ours, either way. */
const TOLERANCE_SECONDS = 300;
/** Periods that are looked at most: a plan lives of the newest whose money is here. */
const PERIODS = 24;

/** The provider could not be asked, or refused. The message is in our own words: it holds nothing that it sent. */
export class PaymentProviderError extends Error {
  override readonly name = "PaymentProviderError";
}

/** What is to be paid. */
export interface Order {
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

export type Marker = Record<string, string>;

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
    async openCheckout(order: Order): Promise<OpenedCheckout> {
      const session = await asked(async () =>
        (await stripe()).checkout.sessions.create(sessionParams(order, service), {
          idempotencyKey: `signet-${order.purchase}`,
        }),
      );
      if (!session.url) throw new PaymentProviderError("the payment provider gave no address to pay at");
      return { sessionId: session.id, url: session.url, expiresAt: session.expires_at * 1000 };
    },

    /** A checkout as it stands now; null where there is none of this id. */
    async read(sessionId: string): Promise<Snapshot | null> {
      return asked(async () => {
        const api = await stripe();
        const session = await orNull(() => api.checkout.sessions.retrieve(sessionId));
        return session && snapshotOf(api, session);
      });
    },

    /** What we wrote on the thing that an event is about; null where it is none of ours. */
    async markerOf({ type, object }: PaymentEvent): Promise<Marker | null> {
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

function sessionParams(order: Order, service: string): Stripe.Checkout.SessionCreateParams {
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

const idOf = (ref: string | { id: string } | null | undefined): string | null =>
  typeof ref === "string" ? ref : (ref?.id ?? null);

/** Words that a later version of the provider may add are told as `other`. */
const oneOf = <const T extends string>(known: T[], word: string | null): T | "other" =>
  known.find((one) => one === word) ?? "other";

async function snapshotOf(api: Stripe, session: Stripe.Checkout.Session): Promise<Snapshot> {
  const intent = idOf(session.payment_intent);
  const subscription = idOf(session.subscription);
  const { mode, status } = session;
  return {
    sessionId: session.id,
    marker: session.metadata ?? {},
    mode: oneOf(["payment", "subscription"], mode),
    live: session.livemode,
    status: oneOf(["open", "complete", "expired"], status),
    paid: session.payment_status === "paid",
    currency: session.currency ?? "",
    amount: session.amount_total ?? 0,
    money: intent === null ? null : await moneyOf(api, intent),
    plan: subscription === null ? null : await planOf(api, subscription),
  };
}

/** Disputes in these states have not taken the money, or have given it back. */
const HARMLESS = new Set([
  "won",
  "prevented",
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
]);

async function moneyOf(api: Stripe, intentId: string): Promise<Money | null> {
  const { latest_charge: charge } = await api.paymentIntents.retrieve(intentId, {
    expand: ["latest_charge"],
  });
  if (charge === null || typeof charge === "string") return null;
  const { amount, amount_refunded: refunded } = charge;
  if (!charge.disputed) return { amount, refunded, disputed: false };
  const { data } = await api.disputes.list({ payment_intent: intentId, limit: 100 });
  return { amount, refunded, disputed: data.some(({ status }) => !HARMLESS.has(status)) };
}

async function planOf(api: Stripe, subscription: string): Promise<PlanSnapshot> {
  const { ended_at, cancel_at_period_end } = await api.subscriptions.retrieve(subscription);
  const { data } = await api.invoices.list({ subscription, status: "paid", limit: PERIODS });
  const periods: PlanSnapshot["periods"] = [];
  for (const { id, lines } of data) {
    const end = Math.max(0, ...lines.data.map(({ period }) => period.end)) * 1000;
    const money = await moneyOfInvoice(api, id);
    periods.push({ end, money });
    if (isHere(money)) break;
  }
  return {
    subscription,
    endedAt: ended_at === null ? null : ended_at * 1000,
    renews: ended_at === null && !cancel_at_period_end,
    periods,
  };
}

async function moneyOfInvoice(api: Stripe, invoice: string): Promise<Money[]> {
  const { data } = await api.invoicePayments.list({ invoice, status: "paid", limit: 10 });
  const intents = data.map(({ payment }) => idOf(payment.payment_intent)).filter((id) => id !== null);
  return (await Promise.all(intents.map((id) => moneyOf(api, id)))).filter((money) => money !== null);
}

/** The fields by which an event's object leads to the purchase. */
interface EventObject {
  id?: string;
  metadata?: Marker | null;
  payment_intent?: string | { id: string } | null;
}

async function markerOf(api: Stripe, type: string, object: EventObject): Promise<Marker | null | undefined> {
  if (type.startsWith("checkout.session.") || type.startsWith("customer.subscription."))
    return object.metadata;
  if (type.startsWith("invoice.")) return markerOfInvoice(api, object.id ?? null);
  if (!type.startsWith("charge.") && !type.startsWith("refund.")) return null;
  const intent = idOf(object.payment_intent);
  if (intent === null) return null;
  const found = await orNull(() => api.paymentIntents.retrieve(intent));
  if (found?.metadata["purchase"] !== undefined) return found.metadata;
  const { data } = await api.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: intent },
    limit: 1,
  });
  return markerOfInvoice(api, idOf(data[0]?.invoice));
}

/** The event's own copy is not read: how it is written depends on the version that the operator's account has. */
async function markerOfInvoice(api: Stripe, id: string | null): Promise<Marker | null> {
  const invoice = id === null ? null : await orNull(() => api.invoices.retrieve(id));
  const subscription = idOf(invoice?.parent?.subscription_details?.subscription);
  if (subscription === null) return null;
  return (await orNull(() => api.subscriptions.retrieve(subscription)))?.metadata ?? null;
}

/** What was asked for; null where the provider says that there is no such thing. */
async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code === "resource_missing") return null;
    throw thrown;
  }
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
