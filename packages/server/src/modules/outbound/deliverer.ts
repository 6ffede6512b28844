import type { WebhookState } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { describe, type Log } from "../../base/log.ts";
import type { Guard } from "./guard.ts";
import type { DeliveryAttempt, ClaimedWebhook, Outbox } from "./outbox.ts";
import type { Signer } from "./signer.ts";
import { ForbiddenAddress } from "./url.ts";

const POLL_MS = 1_000;
const ATTEMPT_MS = 15_000;
const MAX_READ_BYTES = 64 * 1024;
const AT_ONCE = 16;
/** A slow receiver must not delay all others. */
const AT_ONCE_PER_HOST = 4;

export interface DelivererParts {
  outbox: Outbox;
  guard: Guard;
  signer: Signer;
  clock: Clock;
  log: Log;
  /** Receives what became of a message by an attempt. */
  onAttempt?: (state: WebhookState) => void;
  userAgent: string;
  /** How long one attempt may take. */
  attemptMs?: number;
}

/** Delivers the due messages of the outbox while it is started. */
export function createDeliverer(parts: DelivererParts) {
  const { outbox, log } = parts;
  const active = new Map<string, { host: string; done: Promise<void> }>();
  const stopping = new AbortController();
  let poll: NodeJS.Timeout | undefined;
  let filling: Promise<void> = Promise.resolve();

  const busyWith = (host: string) => [...active.values()].filter((one) => one.host === host).length;

  async function fill(): Promise<void> {
    if (stopping.signal.aborted || active.size >= AT_ONCE) return;
    const taken = new Map<string, number>();
    const wanted = (url: string) => {
      const { host } = new URL(url);
      const busy = busyWith(host) + (taken.get(host) ?? 0);
      if (busy >= AT_ONCE_PER_HOST) return false;
      taken.set(host, (taken.get(host) ?? 0) + 1);
      return true;
    };
    for (const claimed of await outbox.claim(AT_ONCE - active.size, wanted)) {
      const done = deliver(parts, claimed, stopping.signal)
        .catch((thrown: unknown) =>
          log.error({ run: claimed.run_id, ...describe(thrown) }, "delivering a webhook failed"),
        )
        .finally(() => {
          active.delete(claimed.run_id);
          nudge();
        });
      active.set(claimed.run_id, { host: new URL(claimed.url).host, done });
    }
  }

  /** Checks for due messages now. */
  function nudge(): void {
    filling = filling
      .then(fill)
      .catch((thrown: unknown) => log.error(describe(thrown), "looking for webhooks to deliver failed"));
  }

  return {
    nudge,
    start(): void {
      poll = setInterval(nudge, POLL_MS);
      nudge();
    },
    /** Aborts the current attempts without recording them; they are retried later. */
    async stop(): Promise<void> {
      clearInterval(poll);
      stopping.abort();
      await filling;
      await Promise.all([...active.values()].map(({ done }) => done));
    },
  };
}

async function deliver(parts: DelivererParts, claimed: ClaimedWebhook, stop: AbortSignal): Promise<void> {
  const attempted = await attempt(parts, claimed, stop);
  if (stop.aborted) return;
  const state = await parts.outbox.record(claimed, attempted);
  parts.onAttempt?.(state);
  const { status, durationMs: ms } = attempted;
  parts.log.info({ webhook: claimed.id, state, status, ms }, "webhook attempted");
}

async function attempt(
  { guard, signer, clock, userAgent, attemptMs = ATTEMPT_MS }: DelivererParts,
  { id, url, body }: ClaimedWebhook,
  stop: AbortSignal,
): Promise<DeliveryAttempt> {
  const at = clock.now();
  const startedAt = performance.now();
  const came = (
    rest: Pick<DeliveryAttempt, "status" | "error"> & Partial<DeliveryAttempt>,
  ): DeliveryAttempt => ({
    at,
    durationMs: Math.round(performance.now() - startedAt),
    ...rest,
  });
  const deadline = AbortSignal.timeout(attemptMs);
  try {
    const headers = {
      "content-type": "application/json",
      // A kept connection would skip the address check of the next attempt.
      connection: "close",
      "user-agent": userAgent,
      ...(await signer.headers(id, Math.floor(at / 1_000), body)),
    };
    const signal = AbortSignal.any([deadline, stop]);
    const response = await guard.fetch("public")(url, { method: "POST", headers, body, signal });
    // Only the status matters. The body is read so that the receiver can finish its answer.
    await drain(response).catch(() => undefined);
    const { status } = response;
    const wait = Number(response.headers.get("retry-after") ?? Number.NaN);
    const asked = (status === 429 || status === 503) && wait > 0 ? { retryAfterSeconds: wait } : {};
    return came({ status, error: errorOf(status), ...asked });
  } catch (thrown) {
    return came({
      status: null,
      error: deadline.aborted ? `no answer within ${attemptMs / 1_000} s` : whyNot(thrown),
    });
  }
}

const errorOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? "the receiver redirects; redirects are not followed"
    : `the receiver answered ${status}`;
};

async function drain({ body }: Response): Promise<void> {
  if (!body) return;
  let bytes = 0;
  for await (const chunk of body) if ((bytes += chunk.length) > MAX_READ_BYTES) break;
}

const CERTIFICATE = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

/** Why there was no answer, in the service's own words; texts of a receiver or a resolver are not repeated. */
function whyNot(thrown: unknown): string {
  const codes: string[] = [];
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof ForbiddenAddress) return error.message;
    codes.push((error as NodeJS.ErrnoException).code ?? "");
  }
  const code = codes.join(" ");
  if (/ENOTFOUND|EAI_AGAIN|ENODATA/.test(code)) return "the name of the receiver does not resolve";
  if (code.includes("ECONNREFUSED")) return "the receiver refused the connection";
  if (CERTIFICATE.test(code)) return "the receiver's certificate is not valid";
  return "the connection to the receiver broke";
}
