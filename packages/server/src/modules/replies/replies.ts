import { createHash } from "node:crypto";
import { BOUNDS } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { Problem } from "../../base/problem.ts";
import type { Vault } from "../../base/vault.ts";
import type { Db } from "../../store/db.ts";

const KEEP_MS = BOUNDS.idempotencyKey.keepHours * 3_600_000;
/** After this an answer that is still being made is taken for lost with its service. */
const MAKING_MS = 60_000;

export interface IdempotentRequest {
  /** Who asks for what: the same key means something else to another. */
  scope: string;
  key: string;
  body: unknown;
}

const sealedAs = ({ scope, key }: IdempotentRequest) => `reply|${scope}|${key}`;
const at = ({ scope, key }: IdempotentRequest) => ({ scope, idem_key: key });

/**
 * Gives the answer to a request again when its Idempotency-Key comes again. Answers may hold secrets (a new API key, a
 * checkout): they are sealed by the vault, and gone after a day.
 */
export function createReplies({ db, vault, clock }: { db: Db; vault: Vault; clock: Clock }) {
  return {
    /**
     * What `make` gave the first time, as far as `kept` keeps it; without a key, what it gives. A failure is not kept: the key
     * may come again.
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
      // Who took so long that another has begun anew has no say any more.
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

    /** Removes answers that are older than a day. */
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

/** Takes the right to make the answer; else the answer, sealed. Throws where it is another's turn or another body. */
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
