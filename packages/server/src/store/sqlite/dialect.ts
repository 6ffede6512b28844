import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  type OffsetNode,
  type QueryResult,
} from "kysely";

const STATEMENT_CACHE = 500;
/** Indexes of random keys, such as hashes, are read and written all over. */
const CACHE_KIB = 16_384;

/**
 * A Kysely dialect for Node's SQLite. One connection serves one query or transaction at a time; transactions take the
 * write lock when they begin, and a commit is on disk when it returns.
 */
export function nodeSqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(file),
    createQueryCompiler: () => new PlannedOnce(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/**
 * Writes limits and offsets into the text of a statement. As parameters they may change its plan, so that SQLite prepares it
 * anew each time it is executed, which takes longer than most queries.
 */
class PlannedOnce extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    if (!this.#written("limit", node.limit)) super.visitLimit(node);
  }

  protected override visitOffset(node: OffsetNode): void {
    if (!this.#written("offset", node.offset)) super.visitOffset(node);
  }

  #written(word: string, node: LimitNode["limit"]): boolean {
    if (!ValueNode.is(node) || !Number.isSafeInteger(node.value)) return false;
    this.append(`${word} ${String(node.value)}`);
    return true;
  }
}

function createDriver(file: string): Driver {
  let db: DatabaseSync;
  let connection: DatabaseConnection;
  let last: Promise<void> = Promise.resolve();
  let release: (() => void) | undefined;
  const run = (sql: string) => connection.executeQuery(CompiledQuery.raw(sql)).then(() => undefined);
  return {
    async init() {
      db = new DatabaseSync(file, { timeout: 10_000 });
      db.exec(
        `pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on; pragma secure_delete=on;
         pragma cache_size=-${CACHE_KIB}`,
      );
      connection = createConnection(db);
    },
    async acquireConnection() {
      const turn = last;
      let free!: () => void;
      last = new Promise((resolve) => (free = resolve));
      await turn;
      release = free;
      return connection;
    },
    async releaseConnection() {
      const free = release;
      release = undefined;
      free?.();
    },
    beginTransaction: () => run("begin immediate"),
    commitTransaction: () => run("commit"),
    // SQLite has undone a transaction itself for which the disk had no room.
    rollbackTransaction: async () => (db.isTransaction ? run("rollback") : undefined),
    async destroy() {
      db?.close();
    },
  };
}

function createConnection(db: DatabaseSync): DatabaseConnection {
  const prepared = new Map<string, { statement: StatementSync; hasRows: boolean }>();
  const prepare = (sql: string) => {
    let known = prepared.get(sql);
    if (!known) {
      if (prepared.size >= STATEMENT_CACHE) prepared.clear();
      const statement = db.prepare(sql);
      // Asking for the columns costs as much as a small query.
      prepared.set(sql, (known = { statement, hasRows: statement.columns().length > 0 }));
    }
    return known;
  };
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { statement, hasRows } = prepare(sql);
      const values = parameters.map(toSql);
      if (hasRows) return { rows: statement.all(...values) as R[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
      for (const row of db.prepare(sql).iterate(...parameters.map(toSql))) yield { rows: [row as R] };
    },
  };
}

function toSql(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return Number(value);
  return value === undefined ? null : (value as SQLInputValue);
}
