import { hash } from "node:crypto";
import { sql } from "kysely";
import { type Db, isPostgres, type Tx } from "../db.ts";
import type { Moved } from "./tables.ts";

/** The values of a row in the order of its table's columns. */
export type Row = (string | number | null | Uint8Array)[];

/** The rows of a table, and the sum of their hashes: the same for the same rows in any order. */
export interface Tally {
  rows: number;
  sum: string;
}

const MOST_ROWS = 500;
const BATCH_BYTES = 4 * 1024 * 1024;
/** Fewer than either database takes in one statement. */
const MOST_VALUES = 16_000;
const MODULUS = 1n << 256n;

/** Runs `work` on the database as it is at one moment. */
export const atOneMoment = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  isPostgres(db)
    ? db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work)
    : db.transaction().execute(work);

/** Every row of a table. It holds a few in memory; nothing else may be asked on `tx` meanwhile. */
export async function* readRows(tx: Tx, table: Moved, columns: readonly string[]): AsyncGenerator<Row, void> {
  const select = sql<Record<string, Row[number]>>`select ${sql.join(columns.map((name) => sql.ref(name)))}
    from ${sql.table(table)}`;
  const values = (row: Record<string, Row[number]>): Row => columns.map((name) => row[name]!);
  if (!isPostgres(tx)) {
    for await (const { rows } of tx.getExecutor().stream<Record<string, Row[number]>>(select.compile(tx), 1))
      yield* rows.map(values);
    return;
  }
  await sql`declare moved no scroll cursor for ${select}`.execute(tx);
  for (let count = 1; ;) {
    const { rows } = await sql<
      Record<string, Row[number]>
    >`fetch ${sql.raw(String(count))} from moved`.execute(tx);
    if (rows.length === 0) break;
    const batch = rows.map(values);
    yield* batch;
    const bytes = batch.reduce((sum, row) => sum + sizeOf(row), 0) / batch.length;
    count = Math.max(1, Math.min(MOST_ROWS, Math.floor(BATCH_BYTES / bytes)));
  }
  await sql`close moved`.execute(tx);
}

/** Writes rows into a table in few statements. */
export function createRowWriter(tx: Tx, table: Moved, columns: readonly string[]) {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  let batch: Row[] = [];
  let bytes = 0;

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    const rows = sql.join(batch.map((row) => sql`(${sql.join(row)})`));
    batch = [];
    bytes = 0;
    await sql`insert into ${sql.table(table)} (${names}) values ${rows}`.execute(tx);
  }

  return {
    async write(row: Row): Promise<void> {
      batch.push(row);
      bytes += sizeOf(row);
      const isFull = batch.length >= MOST_ROWS || batch.length * columns.length >= MOST_VALUES;
      if (isFull || bytes >= BATCH_BYTES) await flush();
    },
    flush,
  };
}

const sizeOf = (row: Row) =>
  row.reduce<number>(
    (sum, value) => sum + (value !== null && typeof value === "object" ? value.length : String(value).length),
    1,
  );

/** A row as one line of JSON. */
export const rowLine = (row: Row): string =>
  JSON.stringify(
    row.map((value) =>
      value instanceof Uint8Array ? { b64: Buffer.from(value).toString("base64") } : value,
    ),
  );

/** The row of a line of JSON. */
export const rowOf = (values: (string | number | null | { b64: string })[]): Row =>
  values.map((value) =>
    value !== null && typeof value === "object" ? new Uint8Array(Buffer.from(value.b64, "base64")) : value,
  );

/** Counts rows by their lines. */
export function createTally() {
  let [rows, sum] = [0, 0n];
  return {
    add(line: string): void {
      rows += 1;
      sum = (sum + BigInt(`0x${hash("sha256", line)}`)) % MODULUS;
    },
    result: (): Tally => ({ rows, sum: sum.toString(16) }),
  };
}

/** The tally of a table as it is stored. */
export async function tallyOf(tx: Tx, table: Moved, columns: readonly string[]): Promise<Tally> {
  const tally = createTally();
  for await (const row of readRows(tx, table, columns)) tally.add(rowLine(row));
  return tally.result();
}
