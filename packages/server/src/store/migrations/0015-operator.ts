import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** The accounts that were seen before there was a row for each, with their first and their latest activity. */
const SEEN = sql`insert into account (id, blocked_at, note, created_at, active_at)
  select id, null, '', min(first), max(last) from (
    select account as id, created_at as first, created_at as last from run
    union all select account, created_at, coalesce(last_used_at, created_at) from api_key
    union all select account, issued_at, issued_at from license
    union all select account, created_at, created_at from purchase where changes > 0
  ) as seen group by id`;

/** Accounts with the operator's notes and blocks, the operator's changes, and indexes for the operator's lists. */
export const operator: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`create table account (
      id text primary key, blocked_at bigint, note text not null, created_at bigint not null,
      active_at bigint not null)`.execute(db);
    await sql`create index account_active on account (active_at, id)`.execute(db);
    await sql`create table account_change (
      id text primary key, account text not null, by text not null, at bigint not null,
      change_json text not null)`.execute(db);
    await sql`create index account_change_of on account_change (account, at)`.execute(db);
    // Holds all that the operator's counts read, so that they do not touch the rows, which are large.
    await sql`create index run_created on run (created_at, id, account, kind, state, exit_reason)
      where erased_at is null`.execute(db);
    await SEEN.execute(db);
  },
};
