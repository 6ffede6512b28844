import type { Scope } from "../../base/scope.ts";
import { BOUNDS } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { newId } from "../../base/ids.ts";
import { type Db, exclusively } from "../../store/db.ts";
import type { MemoryTable } from "../../store/schema.ts";

export type StoredNote = Pick<MemoryTable, "id" | "text" | "created_at">;

/** The chat's memory: short notes that owners asked to remember, up to the contract's limit. */
export function createMemory({ db, clock }: { db: Db; clock: Clock }) {
  const mine = ({ account, owner }: Scope) =>
    db.selectFrom("memory").where("account", "=", account).where("owner", "=", owner);
  const list = (scope: Scope): Promise<StoredNote[]> =>
    mine(scope).select(["id", "text", "created_at"]).orderBy("id", "desc").execute();

  return {
    /** All notes, newest first. */
    list,

    /** Stores a text and returns its id; an equal text is stored only once. Null if the memory is full. */
    async remember(scope: Scope, text: string): Promise<string | null> {
      const { account, owner } = scope;
      return db.transaction().execute(async (tx) => {
        await exclusively(tx, `notes ${account} ${owner}`);
        const all = await tx
          .selectFrom("memory")
          .select(["id", "text"])
          .where((eb) => eb.and({ account, owner }))
          .execute();
        const known = all.find((note) => note.text === text);
        if (known || all.length >= BOUNDS.chat.kept) return known?.id ?? null;
        const id = newId("mem", clock.now());
        await tx.insertInto("memory").values({ id, account, owner, text, created_at: clock.now() }).execute();
        return id;
      });
    },

    /** The notes that match `q`, the best first; the newest ones if `q` has no words. */
    async recall(scope: Scope, q: string, limit: number): Promise<StoredNote[]> {
      const all = await list(scope);
      const asked = new Set(wordsOf(q));
      if (asked.size === 0) return all.slice(0, limit);
      return all
        .map((entry) => ({ entry, score: closeness(wordsOf(entry.text), asked) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ entry }) => entry);
    },

    /** Erases one entry, or all of them. Returns how many. */
    async forget(scope: Scope, id?: string): Promise<number> {
      const query = db
        .deleteFrom("memory")
        .where("account", "=", scope.account)
        .where("owner", "=", scope.owner);
      const { numDeletedRows } = await (
        id === undefined ? query : query.where("id", "=", id)
      ).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

export type Memory = ReturnType<typeof createMemory>;

/** Words that say little about the subject of a text. */
const COMMON = new Set(
  "a an and are as at be by do for from has have i in is it me my of on or that the this to was what who with you your".split(
    " ",
  ),
);
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !COMMON.has(word)).map(stem);

/** A rough stem, so that `tabs` matches `tab`. */
const stem = (word: string) => (word.length > 3 ? word.replace(/(?:ing|ed|es|s)$/, "") : word);

/** The number of common words, normalised so that a short text scores higher than a long one. */
function closeness(words: string[], asked: Set<string>): number {
  const common = new Set(words.filter((word) => asked.has(word))).size;
  return common === 0 ? 0 : common / Math.sqrt(asked.size * (words.length + 1));
}
