import type { Db } from "../../store/db.ts";
import { countHits, hitsOf, type TermSearch } from "../../store/technique-index.ts";
import type { TechniqueMatch } from "./port.ts";
import type { Scope } from "../../base/scope.ts";
import { contentOf, scopeWord, seenBy, SHARED, type TechniqueRow } from "./rows.ts";
import { drawOf, lowerOf, type Score } from "./score.ts";
import { termsOf } from "./terms.ts";

const RAREST = 12;
const CANDIDATES = 50;
/** Hits are counted up to this number; a word with more is common. */
const COUNTED = 500;
/** From this number of places on, the last place is used for exploration. */
const EXPLORED_OF = 5;

/**
 * The active techniques of the starter set and of the scope that fit a text, the best first. With `random`, the last of
 * five or more places goes to a random draw among the rest, so that unused techniques get a chance.
 */
export async function search(
  db: Db,
  scope: Scope,
  { q, limit, random }: { q: string; limit: number; random?: () => number },
): Promise<TechniqueMatch[]> {
  const scopes = [scopeWord(SHARED), scopeWord(scope)];
  const terms = await rarest(db, scopes, termsOf(q));
  if (terms.length === 0) return [];
  const hits = await candidates(db, scope, { scopes, terms });
  const total = hits.reduce((sum, hit) => sum + Math.max(hit.rank, 0), 0);
  const ranked = hits
    .map((hit) => foundOf(hit, total > 0 ? Math.max(hit.rank, 0) / total : 1 / hits.length))
    .toSorted((a, b) => b.score - a.score);
  const best = ranked.slice(0, limit);
  if (random === undefined || limit < EXPLORED_OF || ranked.length <= limit) return best;
  const draws = ranked.slice(limit - 1).map((found) => {
    const share = found.score / found.lower;
    return { found, draw: share * drawOf(found.counts, random()) };
  });
  const drawn = draws.reduce((a, b) => (b.draw > a.draw ? b : a)).found;
  return [...best.slice(0, -1), drawn];
}

/** The terms with the fewest hits, which are the most specific; terms without hits are left out. */
async function rarest(db: Db, scopes: string[], terms: string[]): Promise<string[]> {
  const counted: { term: string; hits: number }[] = [];
  for (const term of terms) {
    const hits = await countHits(db, { scopes, terms: [term] }, COUNTED);
    if (hits > 0) counted.push({ term, hits });
  }
  return counted
    .toSorted((a, b) => a.hits - b.hits)
    .slice(0, RAREST)
    .map(({ term }) => term);
}

type Hit = TechniqueRow & { rank: number; counts: Score };

async function candidates(db: Db, scope: Scope, query: TermSearch): Promise<Hit[]> {
  const hits = await seenBy(db, scope)
    .innerJoin(hitsOf(db, query).as("hit"), "hit.rowid", "technique.n")
    .where("technique.state", "=", "active")
    .where((eb) => eb.or([eb("score.retired", "is", null), eb("score.retired", "=", 0)]))
    .select(["technique.n", "hit.rank"])
    .select(["score.uses", "score.wins", "score.losses", "score.won", "score.lost"])
    .orderBy("hit.rank", "desc")
    .orderBy("technique.n")
    .limit(CANDIDATES)
    .execute();
  const numbers = hits.map(({ n }) => n);
  const rows = await db.selectFrom("technique").selectAll().where("n", "in", numbers).execute();
  const rowOf = new Map(rows.map((row) => [row.n, row]));
  return hits.flatMap(({ n, rank, uses, wins, losses, won, lost }) => {
    const row = rowOf.get(n);
    const counts = { uses: uses ?? 0, wins: wins ?? 0, losses: losses ?? 0, won: won ?? 0, lost: lost ?? 0 };
    return row ? [{ ...row, rank, counts }] : [];
  });
}

function foundOf({ counts, ...row }: Hit, share: number): TechniqueMatch {
  const lower = lowerOf(counts);
  return { ...contentOf(row), id: row.id, origin: row.origin, lower, score: share * lower, counts };
}
