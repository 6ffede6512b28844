import { WEBHOOK_RETRY_SECONDS, type WebhookState } from "@signet/contract";
import type { ExpressionBuilder } from "kysely";
import type { Clock } from "../../base/clock.ts";
import { newId } from "../../base/ids.ts";
import { type Db, isPostgres, type Tx } from "../../store/db.ts";
import type { Tables, WebhookAttemptRow, WebhookRow } from "../../store/schema.ts";

/** Longer than an attempt may take. If a service dies during an attempt, another may then claim the message. */
const LEASE_MS = 60_000;
const MAX_ASKED_SECONDS = 3_600;
/** How far to look past messages to hosts that are busy. */
const LOOK_AHEAD = 200;

/** The owner of a message. */
export interface WebhookOwner {
  account: string;
  owner: string;
}

export interface NewWebhook extends WebhookOwner {
  runId: string;
  url: string;
  /** Sent byte for byte, on every attempt. */
  body: string;
}

export interface DeliveryAttempt {
  at: number;
  /** HTTP status of the answer, if there was one. */
  status: number | null;
  /** Why there was no 2xx answer, in the service's own words. */
  error: string | null;
  durationMs: number;
  /** The receiver's `Retry-After`. */
  retryAfterSeconds?: number;
}

/** A claimed message, with one service's right to make the next attempt. */
export type ClaimedWebhook = Pick<WebhookRow, "run_id" | "id" | "url" | "body" | "tries" | "fence">;

/** Webhooks that wait for delivery, and the result of each attempt, stored as rows so that no crash loses them. */
export function createOutbox({ db, clock }: { db: Db; clock: Clock }) {
  const of = ({ account, owner }: WebhookOwner) =>
    db.selectFrom("webhook").selectAll().where("account", "=", account).where("owner", "=", owner);

  return {
    /** Adds a message within the transaction that causes it. */
    async add(tx: Tx, { runId, ...message }: NewWebhook): Promise<void> {
      const now = clock.now();
      const row = { run_id: runId, id: newId("msg", now), state: "pending", next_at: now } as const;
      await tx
        .insertInto("webhook")
        .values({ ...row, ...message })
        .execute();
    },

    /** Claims due messages, oldest first, for which `wanted` is true. Nobody else gets them until the lease expires. */
    claim: (most: number, wanted: (url: string) => boolean): Promise<ClaimedWebhook[]> =>
      claimDue(db, clock.now(), most, wanted),

    /** Records an attempt and returns the message's state. An attempt whose lease was lost is recorded but changes nothing else. */
    record: (claimed: ClaimedWebhook, attempted: DeliveryAttempt): Promise<WebhookState> =>
      db.transaction().execute((tx) => recordIn(tx, clock.now(), claimed, attempted)),

    /** Makes a message due now, whatever its state, and restarts its schedule. False if there is none. */
    async redeliver({ account, owner }: WebhookOwner, runId: string): Promise<boolean> {
      const due = { state: "pending", tries: 0, next_at: clock.now(), lease_until: 0 } as const;
      const { numUpdatedRows } = await db
        .updateTable("webhook")
        .set((eb) => ({ ...due, fence: eb("fence", "+", 1) }))
        .where("run_id", "=", runId)
        .where("account", "=", account)
        .where("owner", "=", owner)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    find: (whose: WebhookOwner, runId: string): Promise<WebhookRow | undefined> =>
      of(whose).where("run_id", "=", runId).executeTakeFirst(),

    /** Newest run first, at most `limit`, older than `before` where given. */
    list(whose: WebhookOwner, limit: number, before?: string): Promise<WebhookRow[]> {
      const query = of(whose).orderBy("run_id", "desc").limit(limit);
      return (before === undefined ? query : query.where("run_id", "<", before)).execute();
    },

    /** The messages that wait for an attempt, and since when the first of them is due. */
    async backlog(): Promise<{ pending: number; dueSince: number | null }> {
      const { pending, dueSince } = await db
        .selectFrom("webhook")
        .select((eb) => [eb.fn.countAll<number>().as("pending"), eb.fn.min("next_at").as("dueSince")])
        .where("state", "=", "pending")
        .executeTakeFirstOrThrow();
      return { pending, dueSince };
    },

    attempts: (runId: string): Promise<WebhookAttemptRow[]> =>
      db.selectFrom("webhook_attempt").selectAll().where("run_id", "=", runId).orderBy("n").execute(),

    /** Makes the messages of a dead service due at once, at the start of one that has the database to itself. */
    async expireAll(): Promise<void> {
      if (isPostgres(db)) return;
      await db.updateTable("webhook").set({ lease_until: 0 }).where("state", "=", "pending").execute();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

async function claimDue(
  db: Db,
  now: number,
  most: number,
  wanted: (url: string) => boolean,
): Promise<ClaimedWebhook[]> {
  const isDue = (eb: ExpressionBuilder<Tables, "webhook">) =>
    eb.and([eb("state", "=", "pending"), eb("next_at", "<=", now), eb("lease_until", "<", now)]);
  const due = await db
    .selectFrom("webhook")
    .select(["run_id", "url"])
    .where(isDue)
    .orderBy("next_at")
    .limit(LOOK_AHEAD)
    .execute();
  const claimed: ClaimedWebhook[] = [];
  for (const { run_id, url } of due) {
    if (claimed.length >= most) break;
    if (!wanted(url)) continue;
    const row = await db
      .updateTable("webhook")
      .set((eb) => ({ lease_until: now + LEASE_MS, fence: eb("fence", "+", 1) }))
      .where("run_id", "=", run_id)
      .where(isDue)
      .returning(["run_id", "id", "url", "body", "tries", "fence"])
      .executeTakeFirst();
    if (row) claimed.push(row);
  }
  return claimed;
}

async function recordIn(
  tx: Tx,
  now: number,
  { run_id, fence, tries }: ClaimedWebhook,
  { at, status, error, durationMs: duration_ms, retryAfterSeconds = 0 }: DeliveryAttempt,
): Promise<WebhookState> {
  // The message may have been erased during the attempt.
  const there = tx.selectFrom("webhook").select("run_id").where("run_id", "=", run_id);
  if (!(await there.executeTakeFirst())) return "gone";
  const ok = status !== null && status >= 200 && status < 300;
  const wait = WEBHOOK_RETRY_SECONDS[tries];
  const state = stateAfter(ok, status, wait);
  const { n } = await tx
    .selectFrom("webhook_attempt")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("run_id", "=", run_id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("webhook_attempt")
    .values({ run_id, n: n + 1, at, ok: ok ? 1 : 0, status, error, duration_ms })
    .execute();
  const seconds = Math.max(wait ?? 0, Math.min(retryAfterSeconds, MAX_ASKED_SECONDS));
  const next_at = state === "pending" ? now + seconds * 1_000 : null;
  await tx
    .updateTable("webhook")
    .set({ state, tries: tries + 1, lease_until: 0, next_at })
    .where("run_id", "=", run_id)
    .where("fence", "=", fence)
    .execute();
  return state;
}

/** `wait`: seconds until it may be tried again; undefined after the last try. */
function stateAfter(ok: boolean, status: number | null, wait: number | undefined): WebhookState {
  if (ok) return "delivered";
  if (status === 410) return "gone";
  return wait === undefined ? "failed" : "pending";
}
