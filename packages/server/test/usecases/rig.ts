import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import type { ProblemCode } from "@signet/contract";
import { sql } from "kysely";
import { loadConfig } from "../../src/base/config.ts";
import type { Log } from "../../src/base/log.ts";
import { Problem } from "../../src/base/problem.ts";
import type { Caller, Credential } from "../../src/modules/access/caller.ts";
import { type Db, isPostgres, type Tx } from "../../src/store/db.ts";
import type { Tables } from "../../src/store/schema.ts";
import { billing } from "../support/billing.ts";
import { temporaryStore } from "../support/store.ts";

export const DAY = 86_400_000;
export const HOSTED = { SVC_ADMIN_PASS_SHA256: "0".repeat(64), SVC_TRUST_PROXY: "1" };

export const refused = (code: ProblemCode) => (thrown: unknown) =>
  thrown instanceof Problem && thrown.code === code;

/** The problem that work ends with; it has to be this one. */
export async function problemOf(work: Promise<unknown>, code: ProblemCode): Promise<Problem> {
  const thrown = await work.then(
    () => new Error("nothing was refused"),
    (why: unknown) => why,
  );
  assert.ok(refused(code)(thrown), String(thrown));
  return thrown as Problem;
}

/** A log whose lines the test reads. */
export function openLog() {
  const lines: string[] = [];
  const at = (level: string) => (fields: object, event: string) =>
    void lines.push(`${level} ${event} ${JSON.stringify(fields)}`);
  const log: Log = { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
  return { lines, log };
}

/** A caller of this account. */
export const callerOf = (account: string, by: Credential, more: Partial<Caller> = {}): Caller => ({
  account,
  owner: "",
  by,
  address: "203.0.113.9",
  ...more,
});

export const stranger = (address = "203.0.113.9"): Caller =>
  callerOf(`ip:${address}`, { kind: "address" }, { address });

/** Who holds an account without more being asked of its credential. */
export const holder = (account = "acct_1"): Caller => callerOf(account, { kind: "address" });

export const OWNER: Caller = callerOf("local", { kind: "owner" });

/** A store with all that counts and pays, and a log. Hosted unless `env` says otherwise. */
export async function counting(t: TestContext, env: Record<string, string> = HOSTED) {
  const store = await temporaryStore(t);
  const { config } = loadConfig(env);
  const { lines, log } = openLog();
  const within = <T>(work: (tx: Tx) => Promise<T>) => store.db.transaction().execute(work);
  return { ...store, ...billing(store, config, log), config, log, lines, within };
}

/** Lets the store refuse a kind of write from now on, as it does where a process dies there; the answer ends that. */
export async function refuseWrites(
  db: Db,
  write: "insert" | "update" | "delete",
  table: keyof Tables,
): Promise<() => Promise<void>> {
  const name = `refuse_${write}_${table}`;
  if (!isPostgres(db)) {
    await sql
      .raw(`create temp trigger ${name} before ${write} on main.${table}
            begin select raise(abort, 'this write is refused'); end`)
      .execute(db);
    return async () => void (await sql.raw(`drop trigger ${name}`).execute(db));
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as
          $$ begin raise exception 'this write is refused'; end $$`)
    .execute(db);
  await sql
    .raw(`create trigger ${name} before ${write} on ${table} for each row execute function ${name}()`)
    .execute(db);
  return async () => void (await sql.raw(`drop function ${name}() cascade`).execute(db));
}

/** The disk is full from now on: the file may not grow by more than `left` pages. The answer makes room again. */
export async function fillDisk(db: Db, left = 0): Promise<() => Promise<void>> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const limit = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db);
  await limit(rows[0]!.page_count + left);
  return async () => void (await limit(1_000_000));
}

/** All rows of these tables, a line each, to compare. */
export async function rowsOf(db: Db, ...tables: (keyof Tables)[]): Promise<string> {
  const all: string[] = [];
  for (const table of tables)
    for (const row of await db.selectFrom(table).selectAll().execute())
      all.push(`${table} ${JSON.stringify(row)}`);
  return all.join("\n");
}
