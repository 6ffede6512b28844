import { timingSafeEqual } from "node:crypto";
import { BOUNDS, type ApiKey, type MintApiKey, type MintedApiKey } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { type Db, exclusively, type Tx } from "../../store/db.ts";
import type { ApiKeyTable } from "../../store/account-tables.ts";
import { digestOf, newKey, readKey } from "./key-format.ts";

const USED_EVERY_MS = 60_000;

/** A new key with its text, which is shown only once. */
export type NewApiKey = MintedApiKey & { api_key: string };

export type FoundKey =
  | { kind: "found"; id: string; account: string }
  | { kind: "malformed" | "unknown" | "revoked" };

/** API keys. The text is shown once; only its hash is stored. */
export function createApiKeys({ clock }: { clock: Clock }) {
  const live = (tx: Db | Tx, account: string) =>
    tx.selectFrom("api_key").where("account", "=", account).where("revoked_at", "is", null);

  return {
    /** Creates a key of an account; null if the account has the maximum number of keys. */
    async mint(tx: Tx, account: string, { tier, label }: MintApiKey): Promise<NewApiKey | null> {
      await exclusively(tx, `keys ${account}`);
      const { n } = await live(tx, account)
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow();
      if (n >= BOUNDS.apiKeys.perAccount) return null;
      const { id, text } = newKey();
      const created_at = clock.now();
      const sha256 = digestOf(text).toString("hex");
      await tx.insertInto("api_key").values({ id, account, sha256, tier, label, created_at }).execute();
      return { id, api_key: text, prefix: prefixOf(id), tier, label, created_at: time(created_at) };
    },

    /** Finds the account of a key. */
    async find(db: Db, text: string): Promise<FoundKey> {
      const read = readKey(text);
      if (read === "malformed") return { kind: "malformed" };
      const row = await db.selectFrom("api_key").selectAll().where("id", "=", read.id).executeTakeFirst();
      const kept = Buffer.from(row?.sha256 ?? "0".repeat(64), "hex");
      if (!timingSafeEqual(kept, digestOf(text)) || !row) return { kind: "unknown" };
      if (row.revoked_at !== null) return { kind: "revoked" };
      await noteUse(db, row, clock.now());
      return { kind: "found", id: row.id, account: row.account };
    },

    /** Whether a key that was found before is still valid; called in the transaction that charges. */
    async holds(tx: Tx, id: string): Promise<boolean> {
      const row = await tx
        .selectFrom("api_key")
        .select("id")
        .where("id", "=", id)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The keys of an account, or of all accounts, newest first, including revoked ones. */
    async list(db: Db, account: string | null): Promise<ApiKey[]> {
      const all = db.selectFrom("api_key").selectAll().orderBy("created_at", "desc").orderBy("id");
      return (await (account === null ? all : all.where("account", "=", account)).execute()).map(shown);
    },

    /** The number of keys of an account. */
    count: (db: Db, account: string): Promise<{ active: number; revoked: number }> => count(db, account),

    /** Revokes all keys of an account. Returns how many. */
    async revokeAll(db: Db, account: string): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable("api_key")
        .set({ revoked_at: clock.now() })
        .where("account", "=", account)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    /** Revokes a key of the account, or of any account if that is null; undefined if there is no such key. */
    async revoke(db: Db, account: string | null, id: string): Promise<ApiKey | undefined> {
      const query = db
        .updateTable("api_key")
        .set((eb) => ({ revoked_at: eb.fn.coalesce("revoked_at", eb.val(clock.now())) }))
        .where("id", "=", id)
        .returningAll();
      const row = await (account === null ? query : query.where("account", "=", account)).executeTakeFirst();
      return row && shown(row);
    },
  };
}

export type ApiKeys = ReturnType<typeof createApiKeys>;

async function count(db: Db, account: string): Promise<{ active: number; revoked: number }> {
  const { all, revoked } = await db
    .selectFrom("api_key")
    .select((eb) => [eb.fn.countAll<number>().as("all"), eb.fn.count<number>("revoked_at").as("revoked")])
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  return { active: all - revoked, revoked };
}

async function noteUse(db: Db, { id, last_used_at }: ApiKeyTable, now: number): Promise<void> {
  if (last_used_at !== null && now - last_used_at < USED_EVERY_MS) return;
  await db.updateTable("api_key").set({ last_used_at: now }).where("id", "=", id).execute();
}

const prefixOf = (id: string) => `svc_${id}`;
const time = (ms: number) => new Date(ms).toISOString();
const maybe = (ms: number | null) => (ms === null ? null : time(ms));

const shown = (row: ApiKeyTable): ApiKey => ({
  id: row.id,
  prefix: prefixOf(row.id),
  tier: row.tier,
  label: row.label,
  created_at: time(row.created_at),
  last_used_at: maybe(row.last_used_at),
  revoked_at: maybe(row.revoked_at),
});
