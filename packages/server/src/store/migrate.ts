import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Db } from "./db.ts";
import { migrations } from "./migrations.ts";

/** A newer version wrote the data, in a form that this one does not know. */
export class NewerSchema extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `a newer version of Signet has used it (${unknown.at(-1)}; this version knows up to ${Object.keys(migrations).at(-1)}). Nothing was changed. Start that version again, or restore a backup from before it (docs/operations.md, "Upgrading")`,
    );
    this.name = "NewerSchema";
  }
}

/** Throws NewerSchema if a migration of this list, which were carried out, is not known here. */
export function requireKnown(done: readonly string[]): void {
  const unknown = done.filter((name) => !Object.hasOwn(migrations, name)).toSorted();
  if (unknown.length > 0) throw new NewerSchema(unknown);
}

/** Brings the schema up to date. Throws NewerSchema, having written nothing, or the error of the database. */
export async function migrate(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.some(({ name }) => name === MIGRATIONS)) {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATIONS)}`.execute(db);
    requireKnown(rows.map(({ name }) => name));
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error as Error;
}

/** Where Kysely keeps the names of the migrations that were carried out. */
export const MIGRATIONS = "kysely_migration";
