import type { Scope } from "../../base/scope.ts";
import { BOUNDS } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { newId } from "../../base/ids.ts";
import type { Db } from "../../store/db.ts";
import type { MemoryTable } from "../../store/schema.ts";

export type StoredNote = Pick<MemoryTable, "id" | "text" | "created_at">;

/** What owners asked to be remembered: short texts, as many as the contract's bound. */
export function createMemory({ db, clock }: { db: Db; clock: Clock }) {
  const mine = ({ account, owner }: Scope) =>
    db.selectFrom("memory").where("account", "=", account).where("owner", "=", owner);
  const list = (scope: Scope): Promise<StoredNote[]> =>
    mine(scope).select(["id", "text", "created_at"]).orderBy("id", "desc").execute();

  return {
    /** Everything, newest first. */
    list,

    /** Keeps a text; the same text is kept once. Null where there is no room. */
    async remember(scope: Scope, text: string): Promise<string | null> {
      const known = await mine(scope).select("id").where("text", "=", text).executeTakeFirst();
      if (known) return known.id;
      if ((await list(scope)).length >= BOUNDS.chat.kept) return null;
      const id = newId("mem", clock.now());
      const { account, owner } = scope;
      await db.insertInto("memory").values({ id, account, owner, text, created_at: clock.now() }).execute();
      return id;
    },

    /** What has to do with `q`, the closest first; without one, the newest. */
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

    /** Erases one entry, or all of them; how many that were. */
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

/** Words that say little of what a text is about. */
const COMMON = new Set(
  "a an and are as at be by do for from has have i in is it me my of on or that the this to was what who with you your".split(
    " ",
  ),
);
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !COMMON.has(word)).map(stem);

/** Enough of a stem that `tabs` finds `tab`. */
const stem = (word: string) => (word.length > 3 ? word.replace(/(?:ing|ed|es|s)$/, "") : word);

/** Words in common, where a short text counts for more than a long one that holds them too. */
function closeness(words: string[], asked: Set<string>): number {
  const common = new Set(words.filter((word) => asked.has(word))).size;
  return common === 0 ? 0 : common / Math.sqrt(asked.size * (words.length + 1));
}
