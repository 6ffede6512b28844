import { type RawBuilder, sql } from "kysely";
import { type Db, isPostgres, type Tx } from "./db.ts";

/** The texts of a technique that are searched. `scope` is one word that says who may see it. */
export interface IndexedTechnique {
  n: number;
  title: string;
  words: string;
  body: string;
  scope: string;
}

/** A search: terms of letters and digits, of which at least one must occur, in techniques of one of the scopes. */
export interface TermSearch {
  scopes: readonly string[];
  terms: readonly string[];
}

/** A technique that matches, and how well: the greater, the better. */
interface Hit {
  rowid: number;
  rank: number;
}

/** Weights of title, words and body; in SQLite the scope is a column too, which only narrows. */
const BM25 = sql<number>`-bm25(technique_index, 8.0, 4.0, 1.0, 0.0)`;
const WEIGHTS = sql`'{0, 0.125, 0.5, 1}'::real[]`;

/** Adds a technique to the full-text index. */
export async function indexTechnique(
  tx: Tx,
  { n, title, words, body, scope }: IndexedTechnique,
): Promise<void> {
  if (isPostgres(tx))
    await sql`insert into technique_index (rowid, scope, document) values (${n}, ${scope},
      setweight(to_tsvector('english', ${title}), 'A') || setweight(to_tsvector('english', ${words}), 'B')
      || setweight(to_tsvector('english', ${body}), 'C'))`.execute(tx);
  else
    await sql`insert into technique_index(rowid, title, words, body, scope)
      values (${n}, ${title}, ${words}, ${body}, ${scope})`.execute(tx);
}

/** Removes a technique from the full-text index. */
export async function unindexTechnique(tx: Tx, n: number): Promise<void> {
  await sql`delete from technique_index where rowid = ${n}`.execute(tx);
}

/** The number of techniques that match, at most `most`. */
export async function countHits(db: Db, search: TermSearch, most: number): Promise<number> {
  const { rows } = await sql<{ hits: number }>`select count(*) as hits from
    (select 1 from technique_index where ${matches(db, search)} limit ${most}) as hit`.execute(db);
  return rows[0]!.hits;
}

/** A subquery of the techniques that match. */
export function hitsOf(db: Db, search: TermSearch): RawBuilder<Hit> {
  const rank = isPostgres(db) ? sql<number>`ts_rank(${WEIGHTS}, document, ${tsquery(search)})` : BM25;
  return sql<Hit>`(select rowid, ${rank} as rank from technique_index where ${matches(db, search)})`;
}

function matches(db: Db, search: TermSearch): RawBuilder<boolean> {
  if (isPostgres(db)) return sql`scope = any(${search.scopes}) and document @@ ${tsquery(search)}`;
  const scopes = search.scopes.map((scope) => `"${scope}"`).join(" OR ");
  const terms = search.terms.map((term) => `"${term}"`).join(" OR ");
  return sql`technique_index match ${`(scope : (${scopes})) AND {title words body} : (${terms})`}`;
}

/** Terms hold letters and digits only, and so no query syntax. A stop word alone gives a query that matches nothing. */
const tsquery = ({ terms }: TermSearch) =>
  sql`to_tsquery('english', ${terms.map((term) => `'${term}'`).join(" | ")})`;
