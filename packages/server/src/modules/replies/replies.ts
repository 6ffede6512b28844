import { createHash } from "node:crypto";
import { BOUNDS } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { Problem } from "../../base/problem.ts";
import type { Vault } from "../../base/vault.ts";
import type { Db } from "../../store/db.ts";

const KEEP_MS = BOUNDS.idempotencyKey.keepHours * 3_600_000;
/** After this time an unfinished answer counts as lost. */
const MAKING_MS = 60_000;

export interface IdempotentRequest {
  /** The caller and the operation; the same key in another scope is another key. */
  scope: string;
  key: string;
  body: unknown;
}

const sealedAs = ({ scope, key }: IdempotentRequest) => `reply|${scope}|${key}`;
const at = ({ scope, key }: IdempotentRequest) => ({ scope, idem_key: key });

/**
 * Returns the same answer when an Idempotency-Key is repeated. Answers may contain secrets (a new API key, a checkout), so
 * the vault seals them, and they are deleted after a day.
 */
export function createReplies({ db, vault, clock }: { db: Db; vault: Vault; clock: Clock }) {
  return {
    /**
     * Returns the result of the first `make` with this key, reduced by `kept` when it is repeated; without a key, calls `make`.
     * A failure is not stored, so the key can be used again.
     */
    async once<T>(
      asked: Omit<IdempotentRequest, "key"> & { key: string | undefined },
      make: () => Promise<T>,
      kept: (answer: T) => T = (answer) => answer,
    ): Promise<T> {
      if (asked.key === undefined) return make();
      const keyed = { ...asked, key: asked.key };
      const begun = await begin(keyed, { db, clock });
      if ("sealed" in begun) return JSON.parse(vault.open(sealedAs(keyed), begun.sealed)) as T;
      // If this takes so long that another request takes over, `started_at` no longer matches and nothing is stored.
      const mine = { ...at(keyed), started_at: begun.startedAt };
      try {
        const answer = await make();
        const sealed = vault.seal(sealedAs(keyed), JSON.stringify(kept(answer)));
        await db
          .updateTable("reply")
          .set({ sealed })
          .where((eb) => eb.and(mine))
          .execute();
        return answer;
      } catch (thrown) {
        await db
          .deleteFrom("reply")
          .where((eb) => eb.and(mine))
          .execute();
        throw thrown;
      }
    },

    /** Deletes answers that are older than a day. */
    sweep: (): Promise<void> => sweep(db, clock.now()),
  };
}

export type Replies = ReturnType<typeof createReplies>;

async function sweep(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("reply")
    .where("started_at", "<", now - KEEP_MS)
    .execute();
}

/** Starts an answer, or returns the stored one, sealed. Throws if another request is in progress or the body differs. */
async function begin(
  asked: IdempotentRequest,
  { db, clock }: { db: Db; clock: Clock },
): Promise<{ startedAt: number } | { sealed: string }> {
  const now = clock.now();
  const body_sha = createHash("sha256").update(JSON.stringify(asked.body)).digest("hex");
  await sweep(db, now);
  const taken = await db
    .insertInto("reply")
    .values({ ...at(asked), body_sha, sealed: null, started_at: now })
    .onConflict((oc) =>
      oc
        .columns(["scope", "idem_key"])
        .doUpdateSet({ started_at: now })
        .where("reply.sealed", "is", null)
        .where("reply.body_sha", "=", body_sha)
        .where("reply.started_at", "<", now - MAKING_MS),
    )
    .returning("scope")
    .executeTakeFirst();
  if (taken) return { startedAt: now };
  const row = await db
    .selectFrom("reply")
    .selectAll()
    .where((eb) => eb.and(at(asked)))
    .executeTakeFirst();
  if (row && row.body_sha !== body_sha)
    throw new Problem(
      "idempotency_mismatch",
      "this Idempotency-Key came with another body before; use a new key for a new request",
    );
  if (row?.sealed) return { sealed: row.sealed };
  throw new Problem("idempotency_in_progress", "the first request with this key is being answered", {
    retryAfterSeconds: 2,
  });
}
