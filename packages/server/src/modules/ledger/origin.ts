import { randomBytes } from "node:crypto";
import { type Db, exclusively, type Tx } from "../../store/db.ts";

const NAME = "ledger_origin";

/**
 * The permanent name of this ledger: the configured one, else one created at the first start. Throws if the configured name
 * differs from the one in sealed receipts. Services may start together on an empty database.
 */
export const ledgerOrigin = (db: Db, wanted: string | null): Promise<string> =>
  db.transaction().execute(async (tx) => {
    await exclusively(tx, "ledger origin");
    return await settled(tx, wanted);
  });

async function settled(db: Tx, wanted: string | null): Promise<string> {
  const stored = await db.selectFrom("setting").select("value").where("name", "=", NAME).executeTakeFirst();
  const { size } = await db.selectFrom("ledger_head").select("size").executeTakeFirstOrThrow();
  if (stored && (wanted === null || wanted === stored.value)) return stored.value;
  if (stored && size > 0)
    throw new Error(
      `SVC_LEDGER_ORIGIN: this ledger has ${size} receipts under the name ${stored.value}; its name cannot change`,
    );
  const origin = wanted ?? `signet-${randomBytes(8).toString("hex")}`;
  await db
    .insertInto("setting")
    .values({ name: NAME, value: origin })
    .onConflict((c) => c.column("name").doUpdateSet({ value: origin }))
    .execute();
  return origin;
}
