import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../schema.ts";

/** Contents that are kept outside of the database: where each is, and what is still to be removed there. */
export const blobPlaces: Migration = {
  async up(db: Kysely<Tables>) {
    await sql`create table blob_place (
      sha256 text primary key, place text not null, bytes bigint not null, look_at bigint)`.execute(db);
    await sql`create index blob_place_to_look_at on blob_place (look_at) where look_at is not null`.execute(
      db,
    );
    await sql`create table blob_waste (place text primary key)`.execute(db);
  },
};
