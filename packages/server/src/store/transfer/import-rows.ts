import { isDeepStrictEqual } from "node:util";
import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../db.ts";
import type { ExportMark, Tallies } from "./export-rows.ts";
import { createRowWriter, createTally, type Row, rowOf, type Tally, tallyOf } from "./rows.ts";
import { columnsOf, filledTable, lockTables, MOVED, type Moved } from "./tables.ts";

/** Prepares an empty database for an import, which others can neither read nor change until it ends. Returns the name of a table with rows, if it is not empty. */
export async function claimEmpty(tx: Tx): Promise<string | undefined> {
  await lockTables(tx);
  const filled = await filledTable(tx);
  // The migrations have written the head of an empty ledger.
  if (filled === undefined) await sql`delete from ledger_head`.execute(tx);
  return filled;
}

/** Writes the rows of an export within a transaction: each mark with `begin`, each row after it with `take`. */
export function createRowImport(tx: Tx) {
  const read: Partial<Tallies> = {};
  let open: { table: Moved; columns: string[]; tally: ReturnType<typeof createTally> } | undefined;
  let writer: ReturnType<typeof createRowWriter> | undefined;

  /** Writes what waits of the table that was begun last. */
  async function finish(): Promise<void> {
    await writer?.flush();
    if (open) read[open.table] = open.tally.result();
    open = undefined;
  }

  return {
    async begin({ table, columns }: Extract<ExportMark, { table: Moved }>): Promise<void> {
      await finish();
      const known = (await columnsOf(tx)).get(table);
      if (!MOVED.includes(table) || read[table] || !isDeepStrictEqual(known, columns))
        throw new Error(`the table ${table} is not one of this version`);
      open = { table, columns, tally: createTally() };
      writer = createRowWriter(tx, table, columns);
    },
    async take(line: string, values: Parameters<typeof rowOf>[0]): Promise<void> {
      if (!open) throw new Error("a row belongs to no table");
      const row = rowOf(values);
      requireWhole(open.table, open.columns, row);
      open.tally.add(line);
      await writer!.write(row);
    },
    finish,
    /** Compares what was read, and what is stored now, with what was exported. Throws where they differ. */
    async compare(exported: Tallies): Promise<void> {
      await finish();
      for (const table of MOVED) {
        const wanted = exported[table];
        const columns = (await columnsOf(tx)).get(table)!;
        const same = (tally: Tally | undefined) => isDeepStrictEqual(tally, wanted);
        if (!same(read[table])) throw new Error(`the table ${table} is not whole in this file`);
        if (!same(await tallyOf(tx, table, columns)))
          throw new Error(`the table ${table} did not arrive as it was`);
      }
    },
  };
}

/** Stored contents are named by their hash; one that is outside of the database is empty. */
function requireWhole(table: Moved, columns: readonly string[], row: Row): void {
  if (table !== "blob") return;
  const content = row[columns.indexOf("content")];
  if (content instanceof Uint8Array && content.length === 0) return;
  if (!(content instanceof Uint8Array) || hash("sha256", content) !== row[columns.indexOf("sha256")])
    throw new Error("a stored file is damaged");
}
