import { PACKS, TIERS } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { newId } from "../../base/ids.ts";
import type { Vault } from "../../base/vault.ts";
import type { Db, Tx } from "../../store/db.ts";
import type { PurchaseRow } from "../../store/schema.ts";
import { type CheckoutMarker, sessionSha } from "./snapshot.ts";
import { createPurchaseQueries } from "./purchase-queries.ts";
import type { PurchaseState } from "./verdict.ts";

export type { PurchaseRow } from "../../store/schema.ts";

type NewPurchase = Pick<PurchaseRow, "account" | "cents" | "kind" | "item">;

const offerOf = (offers: Record<string, { usd: number }>, item: string) =>
  Object.hasOwn(offers, item) ? offers[item] : undefined;

/** The stored purchases. */
export function createPurchases({ db, vault, clock }: { db: Db; vault: Vault; clock: Clock }) {
  const sealedAs = (id: string) => `checkout|${id}`;
  return {
    ...createPurchaseQueries({ db, clock }),

    /** Stores a purchase before the provider is called, so that every payment has a row here. */
    async open(wanted: NewPurchase): Promise<string> {
      const now = clock.now();
      const id = newId("pur", now);
      const row = { id, jti: newId("lic", now), created_at: now, ...wanted };
      await db.insertInto("purchase").values(row).execute();
      return id;
    },

    async setSession(id: string, sessionId: string): Promise<void> {
      const session = {
        session_sha: sessionSha(sessionId),
        session_sealed: vault.seal(sealedAs(id), sessionId),
      };
      await db.updateTable("purchase").set(session).where("id", "=", id).execute();
    },

    /** The provider's id of the checkout; null if none was opened. */
    sessionOf: ({ id, session_sealed }: PurchaseRow): string | null =>
      session_sealed === null ? null : vault.open(sealedAs(id), session_sealed),

    /** Restores a purchase that the provider knows but the database does not, for example after a restored backup. */
    async restore(marker: CheckoutMarker): Promise<void> {
      const { purchase: id = "", account = "", kind, item = "" } = marker;
      const offer = kind === "plan" ? offerOf(TIERS, item) : offerOf(PACKS, item);
      if (!/^pur_\w+$/.test(id) || account === "" || !offer) return;
      const row = {
        ...({
          id,
          account,
          kind: kind === "plan" ? kind : "topup",
          item: item as PurchaseRow["item"],
        } as const),
        cents: Math.round(offer.usd * 100),
        jti: newId("lic", clock.now()),
        created_at: clock.now(),
      };
      await db
        .insertInto("purchase")
        .values(row)
        .onConflict((oc) => oc.doNothing())
        .execute();
    },

    /** Replaces the license id of a purchase. */
    async setLicense(tx: Tx, id: string, jti: string): Promise<void> {
      await tx.updateTable("purchase").set({ jti }).where("id", "=", id).execute();
    },

    /** Starts a numbered reading of a purchase's payments (`looks`); undefined if there is no purchase with this checkout. */
    look: (sessionId: string): Promise<PurchaseRow | undefined> =>
      db
        .updateTable("purchase")
        .set((eb) => ({ looks: eb("looks", "+", 1) }))
        .where("session_sha", "=", sessionSha(sessionId))
        .returningAll()
        .executeTakeFirst(),

    settle,
  };
}

export type Purchases = ReturnType<typeof createPurchases>;

/**
 * Sets what a purchase gives to the result of a reading that `look` started. A later reading has newer data: if one is
 * settled already with a different result, returns `outdated`. Returns the previous row if something changed.
 */
async function settle(
  tx: Tx,
  { id, looks }: PurchaseRow,
  { runs, visual, until }: PurchaseState,
): Promise<PurchaseRow | "same" | "outdated"> {
  const mine = await tx
    .updateTable("purchase")
    .set({ settled_look: looks })
    .where("id", "=", id)
    .where("settled_look", "<", looks)
    .returningAll()
    .executeTakeFirst();
  const before =
    mine ?? (await tx.selectFrom("purchase").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
  const same = before.runs === runs && before.visual === visual && before.until === until;
  if (same && before.changes > 0) return "same";
  if (!mine) return "outdated";
  await tx
    .updateTable("purchase")
    .set({ runs, visual, until, changes: before.changes + 1 })
    .where("id", "=", id)
    .execute();
  return before;
}
