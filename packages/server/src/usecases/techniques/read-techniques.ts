import type { Tactics, Technique, TechniqueForgotten, TechniqueStats } from "@signet/contract";
import { Problem } from "../../base/problem.ts";
import type { Techniques } from "../../modules/techniques/library.ts";
import type { TechniqueMatch } from "../../modules/techniques/port.ts";
import type { Scope } from "../../base/scope.ts";
import { lowerOf } from "../../modules/techniques/score.ts";
import { libraryOf } from "./offer-techniques.ts";

/** Shows and forgets the techniques of a caller's own library. */
export function createReadTechniques({ techniques }: { techniques: Techniques }) {
  return {
    /** The techniques that fit a task. Nothing is drawn at random, so that the same query always gives the same answer. */
    async tactics(scope: Scope, q: string, limit: number): Promise<Tactics> {
      const mine = libraryOf(scope);
      const found = await techniques.search(mine, { q, limit });
      const receipts = await techniques.receipts(
        mine,
        found.map(({ id }) => id),
      );
      return {
        q,
        tactics: found.map((one) => tacticOf(one, receipts.get(one.id) ?? [])),
      };
    },

    async stats(scope: Scope): Promise<TechniqueStats> {
      const { top, learned, updated_at, ...numbers } = await techniques.statistics(libraryOf(scope));
      return {
        ...numbers,
        top: top.map(({ id, kind, title, lower, uses, wins, losses }) => ({
          id,
          kind,
          title,
          lower,
          uses,
          wins,
          losses,
        })),
        learned: learned.map(({ id, kind, title, state, retired, created_at }) => ({
          id,
          kind,
          title,
          state: retired === 1 ? "retired" : state,
          created_at: time(created_at),
        })),
        updated_at: updated_at === 0 ? null : time(updated_at),
      };
    },

    /** One technique in full, with the receipts for and against it. Throws `not_found`. */
    async show(scope: Scope, id: string): Promise<Technique> {
      const found = await techniques.show(libraryOf(scope), id);
      if (!found) throw unknown();
      return techniqueOf(found);
    },

    /** Removes a learned technique, or hides one of the starter set. Throws `not_found`. */
    async forget(scope: Scope, id: string): Promise<TechniqueForgotten> {
      if (!(await techniques.forget(libraryOf(scope), id))) throw unknown();
      return { ok: true, id };
    },
  };
}

export type ReadTechniques = ReturnType<typeof createReadTechniques>;

const tacticOf = (
  { id, kind, title, applies, body, score, lower, counts: { uses, wins, losses } }: TechniqueMatch,
  receipts: string[],
): Tactics["tactics"][number] => ({
  id,
  kind,
  title,
  when: applies,
  guidance: body,
  score,
  evidence: { uses, wins, losses, lower, receipts },
});

function techniqueOf({ row, content, counts, score, receipts }: Shown): Technique {
  const { uses, wins, losses } = counts;
  return {
    id: row.id,
    kind: row.kind,
    origin: row.origin,
    state: score?.retired === 1 ? "retired" : row.state,
    title: row.title,
    when: row.applies,
    words: row.words,
    language: row.language,
    guidance: row.body,
    params: content.params,
    test: row.test,
    tested: row.tested === 1,
    version: row.version,
    evidence: {
      uses,
      wins,
      losses,
      lower: lowerOf(counts),
      receipts: receipts.map(({ receipt_sha, role, at }) => ({ receipt_sha, role, at: time(at) })),
    },
    last_used: score?.last_used == null ? null : time(score.last_used),
    created_at: time(row.created_at),
  };
}

type Shown = NonNullable<Awaited<ReturnType<Techniques["show"]>>>;

const unknown = () => new Problem("not_found", "your library has no technique with this id");
const time = (ms: number) => new Date(ms).toISOString();
