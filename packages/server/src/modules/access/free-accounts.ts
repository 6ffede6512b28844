import { BOUNDS } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { exclusively, type Tx } from "../../store/db.ts";

const { inUse, inUseDays } = BOUNDS.freeKeys;
const IN_USE_MS = inUseDays * 86_400_000;

/**
 * Accounts with a free key, by the address that created them. Only a few accounts of an address may be in use at a time. An
 * account counts from its creation, and rests after a month without a free unit.
 */
export function createFreeAccounts({ clock }: { clock: Clock }) {
  /** The number of other accounts of an address that are in use. */
  const others = (tx: Tx, address: string, account: string) =>
    tx
      .selectFrom("free_account")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .where("address", "=", address)
      .where("account", "!=", account)
      .where("used_at", ">", clock.now() - IN_USE_MS)
      .executeTakeFirstOrThrow();

  return {
    /** Records a new account of an address; false if the maximum number is in use. */
    async open(tx: Tx, account: string, address: string): Promise<boolean> {
      await exclusively(tx, `address ${address}`);
      if ((await others(tx, address, account)).n >= inUse) return false;
      await tx.insertInto("free_account").values({ account, address, used_at: clock.now() }).execute();
      return true;
    },

    /** Records that an account takes a free unit; false if it rested while others of its address replaced it. */
    async use(tx: Tx, account: string): Promise<boolean> {
      const mine = await tx
        .selectFrom("free_account")
        .select(["address", "used_at"])
        .where("account", "=", account)
        .executeTakeFirst();
      if (!mine) return true;
      await exclusively(tx, `address ${mine.address}`);
      const rested = mine.used_at <= clock.now() - IN_USE_MS;
      if (rested && (await others(tx, mine.address, account)).n >= inUse) return false;
      await tx
        .updateTable("free_account")
        .set({ used_at: clock.now() })
        .where("account", "=", account)
        .execute();
      return true;
    },
  };
}

export type FreeAccounts = ReturnType<typeof createFreeAccounts>;
