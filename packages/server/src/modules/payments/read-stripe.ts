import type Stripe from "stripe";
import {
  isHere,
  type CheckoutMarker,
  type Money,
  type PlanSnapshot,
  type PaymentSnapshot,
} from "./snapshot.ts";

/** The maximum number of periods to read; a plan depends on the newest paid one. */
const PERIODS = 24;

const idOf = (ref: string | { id: string } | null | undefined): string | null =>
  typeof ref === "string" ? ref : (ref?.id ?? null);

/** Maps values that a later version of the provider may add to `other`. */
const oneOf = <const T extends string>(known: T[], word: string | null): T | "other" =>
  known.find((one) => one === word) ?? "other";

/** Reads the state of a checkout: session, payment, refunds, disputes, subscription and paid periods. */
export async function snapshotOf(api: Stripe, session: Stripe.Checkout.Session): Promise<PaymentSnapshot> {
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

/** In these states of a dispute the money was not withdrawn, or was returned. */
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

/** The fields of an event's object that lead to the purchase. */
export interface EventObject {
  id?: string;
  metadata?: CheckoutMarker | null;
  payment_intent?: string | { id: string } | null;
}

/** The metadata that this service wrote on the object of an event; null or undefined if it wrote none. */
export async function markerOf(
  api: Stripe,
  type: string,
  object: EventObject,
): Promise<CheckoutMarker | null | undefined> {
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

/** Reads the invoice from the provider, because the format of the event's copy depends on the API version of the operator's account. */
async function markerOfInvoice(api: Stripe, id: string | null): Promise<CheckoutMarker | null> {
  const invoice = id === null ? null : await orNull(() => api.invoices.retrieve(id));
  const subscription = idOf(invoice?.parent?.subscription_details?.subscription);
  if (subscription === null) return null;
  return (await orNull(() => api.subscriptions.retrieve(subscription)))?.metadata ?? null;
}

/** The requested object; null if the provider answers that it does not exist. */
export async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code === "resource_missing") return null;
    throw thrown;
  }
}
