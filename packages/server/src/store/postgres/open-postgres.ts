import {
  DataTypeNode,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  PostgresQueryCompiler,
  replaceWithNoncontingentExpression,
} from "kysely";
import { Pool, types } from "pg";

import type { Db, Store } from "../db.ts";
import { migrate } from "../migrate.ts";
import { createNotices } from "./notices.ts";
import type { Tables } from "../schema.ts";

/** Connections of one process. */
const MOST_CONNECTIONS = 16;
const CONNECT_MS = 10_000;

type TypeId = Parameters<typeof types.getTypeParser>[0];

/** Types that `pg` hands over as text: bigint, and numeric, which is what sums are. All our numbers are below 2^53. */
const NUMBERS = new Set<TypeId>([types.builtins.INT8, types.builtins.NUMERIC]);

function parserOf(oid: TypeId, format?: "text"): (text: string) => unknown {
  if (NUMBERS.has(oid)) return Number;
  const parse = types.getTypeParser(oid, format) as (text: string) => unknown;
  // As in SQLite, bytes are an array of their own, not a part of a buffer that they share with others.
  return oid === types.builtins.BYTEA ? (text: string) => new Uint8Array(parse(text) as Buffer) : parse;
}

/** Integers have 64 bits, as in SQLite: a limit may be as large as any number. */
class WideIntegers extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new WideIntegerCompiler();
  }
}

class WideIntegerCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node.dataType === "integer" ? DataTypeNode.create("bigint") : node);
  }
}

/** A database whose connections are made when they are needed. `onError` receives the errors of idle ones. */
export function connectPostgres(url: string, onError: (thrown: Error) => void): Db {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: "signet",
    types: { getTypeParser: parserOf as typeof types.getTypeParser },
  });
  // An idle connection that breaks is replaced; without a listener the process would end.
  pool.on("error", onError);
  // The pool listens to idle connections only. One that breaks between two statements of a transaction fails the second.
  pool.on("connect", (client) => client.on("error", () => undefined));
  // Postgres knows no empty list; SQLite finds nothing in one.
  const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
  return new Kysely<Tables>({ dialect: new WideIntegers({ pool }), plugins: [emptyLists] });
}

/**
 * Opens a Postgres database and migrates its schema. Any number of services may have it open. Rejects with the database's own
 * error.
 */
export async function openPostgres(url: string, onError: (thrown: Error) => void): Promise<Store> {
  const db = connectPostgres(url, onError);
  try {
    await migrate(db);
  } catch (thrown) {
    await db.destroy();
    throw thrown;
  }
  const notices = createNotices(url, db);
  return {
    db,
    notices,
    async close() {
      await notices.close();
      await db.destroy();
    },
  };
}
