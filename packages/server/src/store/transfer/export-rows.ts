import type { Tx } from "../db.ts";
import { createTally, readRows, rowLine, type Tally } from "./rows.ts";
import { columnsOf, MOVED, type Moved } from "./tables.ts";

export type Tallies = Record<Moved, Tally>;

/** One line of an export that is not a row: a table begins, or a bundle, whose bytes follow as texts in base64, or it ends. */
export type ExportMark =
  | { table: Moved; columns: string[] }
  | { bundle: string }
  | { end: { tables: Tallies; bundles: number } };

export const markLine = (mark: ExportMark): string => JSON.stringify(mark);

/** Every row of the database as lines, each table after a mark. Returns what they come to. */
export async function* exportRows(tx: Tx): AsyncGenerator<string, Tallies> {
  const columns = await columnsOf(tx);
  const tallies: [Moved, Tally][] = [];
  for (const table of MOVED) {
    const tally = createTally();
    const names = columns.get(table)!;
    yield markLine({ table, columns: names });
    for await (const row of readRows(tx, table, names)) {
      const line = rowLine(row);
      tally.add(line);
      yield line;
    }
    tallies.push([table, tally.result()]);
  }
  return Object.fromEntries(tallies) as Tallies;
}
