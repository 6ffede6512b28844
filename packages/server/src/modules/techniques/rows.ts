import { createHash } from "node:crypto";
import type { Db, Tx } from "../../store/db.ts";
import { indexTechnique, unindexTechnique } from "../../store/technique-index.ts";
import type { TechniqueTable } from "../../store/technique-tables.ts";
import type { TechniqueContent, TechniqueMarks, Param } from "./port.ts";
import type { Scope } from "../../base/scope.ts";
import type { Selectable } from "kysely";

export type TechniqueRow = Selectable<TechniqueTable>;

/** The owner of the starter set. */
export const SHARED: Scope = { account: "", owner: "" };

/** A scope as one token of the search index. */
export const scopeWord = ({ account, owner }: Scope): string =>
  `o${createHash("sha256").update(`${account}\u0000${owner}`).digest("hex").slice(0, 32)}`;

export const contentOf = (row: TechniqueRow): TechniqueContent => ({
  kind: row.kind,
  title: row.title,
  applies: row.applies,
  words: row.words,
  body: row.body,
  language: row.language as TechniqueContent["language"],
  params: JSON.parse(row.params_json) as Param[],
  test: row.test,
  path: row.path,
  testPath: row.test_path,
  marks: JSON.parse(row.marks_json) as TechniqueMarks | null,
});

export const columnsOf = (content: TechniqueContent) => ({
  kind: content.kind,
  title: content.title,
  applies: content.applies,
  words: content.words,
  body: content.body,
  language: content.language,
  params_json: JSON.stringify(content.params),
  test: content.test,
  path: content.path,
  test_path: content.testPath,
  marks_json: JSON.stringify(content.marks),
});

type NewRow = Omit<TechniqueRow, "n">;

/** Inserts a technique and its entry in the search index. */
export async function insertRow(tx: Tx, row: NewRow): Promise<void> {
  const { n } = await tx.insertInto("technique").values(row).returning("n").executeTakeFirstOrThrow();
  await addToIndex(tx, { ...row, n });
}

type Indexed = Pick<TechniqueRow, "n" | "title" | "words" | "applies" | "body" | "account" | "owner">;

const addToIndex = (tx: Tx, row: Indexed) =>
  indexTechnique(tx, {
    n: row.n,
    title: row.title,
    words: `${row.words} ${row.applies}`,
    body: row.body,
    scope: scopeWord(row),
  });

const INDEXED_AT_ONCE = 100;

/** Makes the search index of techniques that came without one. */
export async function indexAll(tx: Tx): Promise<void> {
  const all = tx
    .selectFrom("technique")
    .select(["n", "title", "words", "applies", "body", "account", "owner"])
    .orderBy("n")
    .limit(INDEXED_AT_ONCE);
  for (let last = 0; ;) {
    const rows = await all.where("n", ">", last).execute();
    for (const row of rows) await addToIndex(tx, row);
    if (rows.length < INDEXED_AT_ONCE) return;
    last = rows.at(-1)!.n;
  }
}

/** Removes techniques with all their data. */
export async function removeRows(tx: Tx, rows: { n: number; id: string }[]): Promise<void> {
  for (const { n, id } of rows) {
    await unindexTechnique(tx, n);
    await tx.deleteFrom("technique_receipt").where("technique_id", "=", id).execute();
    await tx.deleteFrom("technique_score").where("technique_id", "=", id).execute();
    await tx.deleteFrom("technique").where("n", "=", n).execute();
  }
}

/** The techniques of the starter set and of the scope. */
export const seenBy = (db: Db | Tx, { account, owner }: Scope) =>
  db
    .selectFrom("technique")
    .leftJoin("technique_score as score", (join) =>
      join
        .onRef("score.technique_id", "=", "technique.id")
        .on("score.account", "=", account)
        .on("score.owner", "=", owner),
    )
    .where((eb) =>
      eb.or([
        eb.and({ "technique.account": "", "technique.owner": "" }),
        eb.and({ "technique.account": account, "technique.owner": owner }),
      ]),
    )
    .where((eb) => eb.or([eb("score.hidden", "is", null), eb("score.hidden", "=", 0)]));
