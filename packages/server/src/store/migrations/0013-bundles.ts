import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** Uploaded projects; their bytes are in the data folder. */
export const bundles: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`create table bundle (
      id text primary key, account text not null, owner text not null, sha256 text not null, files integer not null,
      bytes bigint not null, packed bigint not null, expires_at bigint not null)`.execute(db);
    await sql`create index bundle_of_account on bundle (account, expires_at)`.execute(db);
    await sql`create index bundle_sha on bundle (sha256)`.execute(db);
    await sql`create index bundle_expires on bundle (expires_at)`.execute(db);
  },
};
