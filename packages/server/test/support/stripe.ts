import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { Stripe } from "stripe";
import type { Intent, Invoice, Session, Subscription } from "./stripe-objects.ts";

/** What goes wrong with the next request: an answer of this status, a cut connection, or an answer in another form. */
export type Fault = number | "reset" | "garbage";

export const SECRET_KEY = "sk_test_canary0123456789abcdefghij";
export const WEBHOOK_SECRET = "whsec_canary0123456789abcdefghij";
const MONTH = 30 * 86_400;

/**
 * A payment provider on loopback that keeps state, for as much of its interface as the service asks. `now` is its clock, in
 * seconds. What buyers and banks do there are its methods; `event` is a signed message about the object's state then.
 */
export async function startStripe(now: () => number = () => Math.floor(Date.now() / 1000)) {
  let ids = 0;
  const id = (prefix: string) =>
    `${prefix}_test_${String(++ids).padStart(4, "0")}${prefix === "cs" ? "canaryABCDEFGH" : ""}`;
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  const disputes: { id: string; payment_intent: string; status: string }[] = [];
  const byKey = new Map<string, { body: string; session: Session }>();
  const faults: Fault[] = [];
  const calls: string[] = [];
  /** Turns of the event loop that an answer lies about after it was made: by then it may be out of date. */
  const network = { turns: () => 0 };

  const shownIntent = ({ charge, ...intent }: Intent) => ({
    object: "payment_intent",
    ...intent,
    latest_charge: charge && { object: "charge", ...charge, payment_intent: intent.id },
  });
  const shownInvoice = ({ end, subscription, ...invoice }: Invoice) => ({
    object: "invoice",
    ...invoice,
    parent: { subscription_details: { subscription, metadata: subscriptions.get(subscription)!.metadata } },
    lines: { object: "list", data: [{ period: { start: end - MONTH, end } }] },
  });
  const list = (data: unknown[]) => ({ object: "list", data, has_more: false });
  const payment = (one: Invoice) => ({
    object: "invoice_payment",
    id: `inpay_${one.id}`,
    invoice: one.id,
    status: one.status,
    payment: { type: "payment_intent", payment_intent: one.intent },
  });

  /** What a message of this type is about, as it stands now. */
  function objectOf(type: string, sessionId: string): object {
    const session = sessions.get(sessionId)!;
    if (type.startsWith("checkout.session.")) return { object: "checkout.session", ...session };
    if (type.startsWith("customer.subscription."))
      return { object: "subscription", ...subscriptions.get(session.subscription ?? "") };
    if (type.startsWith("invoice."))
      return shownInvoice(
        [...invoices.values()].findLast((one) => one.subscription === session.subscription)!,
      );
    return { id: "x", payment_intent: intentOf(sessionId).id };
  }

  function open(form: URLSearchParams, key: string): Session | null {
    const known = byKey.get(key);
    if (known) return known.body === form.toString() ? known.session : null;
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return field === undefined ? [] : [[field, value] as const];
      }),
    );
    const session: Session = {
      id: id("cs"),
      url: "",
      mode: form.get("mode")!,
      status: "open",
      payment_status: "unpaid",
      amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
      currency: form.get("line_items[0][price_data][currency]")!,
      livemode: false,
      metadata,
      expires_at: now() + 86_400,
      payment_intent: null,
      subscription: null,
      success_url: form.get("success_url")!,
    };
    session.url = `https://checkout.example/pay/${session.id}`;
    sessions.set(session.id, session);
    byKey.set(key, { body: form.toString(), session });
    return session;
  }

  /** The answer to one request; null where there is no such thing. */
  function answer(method: string, url: URL, form: URLSearchParams, key: string): object | null {
    const [, kind = "", name = ""] =
      /^\/v1\/(checkout\/sessions|[a-z_]+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    const query = url.searchParams;
    if (kind === "checkout/sessions") {
      const session = method === "POST" ? open(form, key) : sessions.get(name);
      return session ? { object: "checkout.session", ...session } : null;
    }
    if (kind === "payment_intents") {
      const intent = intents.get(name);
      return intent ? shownIntent(intent) : null;
    }
    if (kind === "disputes")
      return list(disputes.filter((one) => one.payment_intent === query.get("payment_intent")));
    if (kind === "subscriptions") {
      const found = subscriptions.get(name);
      if (found && method === "POST")
        found.cancel_at_period_end = form.get("cancel_at_period_end") === "true";
      if (found && method === "DELETE") Object.assign(found, { status: "canceled", ended_at: now() });
      return found ? { object: "subscription", ...found } : null;
    }
    if (kind === "invoices" && name !== "") {
      const invoice = invoices.get(name);
      return invoice ? shownInvoice(invoice) : null;
    }
    if (kind === "invoices")
      return list(
        [...invoices.values()]
          .filter(
            (one) => one.subscription === query.get("subscription") && one.status === query.get("status"),
          )
          .toReversed()
          .slice(0, Number(query.get("limit")))
          .map(shownInvoice),
      );
    if (kind !== "invoice_payments") return null;
    const intent = query.get("payment[payment_intent]");
    return list(
      [...invoices.values()]
        .filter((one) => (intent === null ? one.id === query.get("invoice") : one.intent === intent))
        .map(payment),
    );
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const url = new URL(request.url!, "http://stripe");
    calls.push(`${request.method} ${url.pathname}`);
    const send = (status: number, value: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
    const fault = faults.shift();
    if (fault === "reset") return void request.socket.destroy();
    if (fault === "garbage") return void response.writeHead(200).end("<html>canary-upstream");
    if (fault !== undefined)
      return void send(fault, { error: { type: "api_error", message: `canary-upstream ${SECRET_KEY}` } });
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return void send(401, { error: { type: "invalid_request_error", message: "canary-upstream" } });
    const key = String(request.headers["idempotency-key"] ?? id("none"));
    const found = answer(request.method!, url, new URLSearchParams(body), key);
    const written = found && JSON.stringify(found);
    for (let turns = network.turns(); turns > 0; turns--) await setImmediate();
    if (written) return void send(200, JSON.parse(written));
    send(404, {
      error: { type: "invalid_request_error", code: "resource_missing", message: "canary-upstream" },
    });
  }

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  function charge(amount: number, metadata: Record<string, string>): Intent {
    const made = { id: id("ch"), amount, amount_refunded: 0, disputed: false };
    const intent = { id: id("pi"), metadata, charge: made };
    intents.set(intent.id, intent);
    return intent;
  }

  function bill(subscription: string, amount: number, end: number): Invoice {
    // What is charged for an invoice does not carry the subscription's metadata.
    const invoice = {
      id: id("in"),
      subscription,
      status: "paid" as const,
      end,
      intent: charge(amount, {}).id,
    };
    invoices.set(invoice.id, invoice);
    return invoice;
  }

  /** The newest payment of a checkout. */
  function intentOf(sessionId: string): Intent {
    const { payment_intent, subscription } = sessions.get(sessionId)!;
    const newest = [...invoices.values()].findLast((one) => one.subscription === subscription);
    return intents.get(payment_intent ?? newest!.intent)!;
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    faults,
    network,
    sessions,
    subscriptions,
    close: () => {
      server.closeAllConnections();
      server.close();
    },

    /** The buyer pays: `late` where the money itself comes later. */
    pay(sessionId: string, { late = false } = {}): void {
      const session = sessions.get(sessionId)!;
      session.status = "complete";
      if (late) return;
      session.payment_status = "paid";
      if (session.mode === "payment") {
        session.payment_intent ??= charge(session.amount_total, session.metadata).id;
        return;
      }
      if (session.subscription !== null) return;
      const { metadata } = session;
      const made = { id: id("sub"), status: "active", metadata, ended_at: null, cancel_at_period_end: false };
      subscriptions.set(made.id, made);
      session.subscription = made.id;
      bill(made.id, session.amount_total, now() + MONTH);
    },

    /** A further month is paid. */
    renew(sessionId: string): void {
      const { subscription, amount_total } = sessions.get(sessionId)!;
      const last = [...invoices.values()].findLast((one) => one.subscription === subscription)!;
      bill(subscription!, amount_total, last.end + MONTH);
    },

    /** The subscription ends now. */
    end(sessionId: string): void {
      const found = subscriptions.get(sessions.get(sessionId)!.subscription!)!;
      Object.assign(found, { status: "canceled", ended_at: now() });
    },

    refund(sessionId: string, amount: number): void {
      const { charge: made } = intentOf(sessionId);
      made!.amount_refunded = Math.min(made!.amount, made!.amount_refunded + amount);
    },

    dispute(sessionId: string): void {
      const { id: payment_intent, charge: made } = intentOf(sessionId);
      made!.disputed = true;
      disputes.push({ id: id("dp"), payment_intent, status: "needs_response" });
    },

    /** The disputes of the newest payment are over. */
    decide(sessionId: string, status: "won" | "lost"): void {
      const { id: intent } = intentOf(sessionId);
      for (const one of disputes) if (one.payment_intent === intent) one.status = status;
    },

    /** The signature header of a message that is sent again now. */
    sign: (body: string): string => signed(body, now()),

    /** A message of this type about a checkout's object as it stands now, with its signature header. */
    event(type: string, sessionId: string): { body: string; signature: string } {
      const object = objectOf(type, sessionId);
      const body = JSON.stringify({ id: id("evt"), object: "event", type, data: { object } });
      return { body, signature: signed(body, now()) };
    },
  };
}

/** The provider's signature header over a body, by its own package. */
export const signed = (payload: string, timestamp: number, secret = WEBHOOK_SECRET): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
