import { BOUNDS } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import type { Tx } from "../../store/db.ts";

const { inUse, inUseDays } = BOUNDS.freeKeys;
const IN_USE_MS = inUseDays * 86_400_000;

/**
 * Accounts that came with a free key, by the address that made it: of those of one address, a few are in use at a time. One
 * counts from when it was made, and rests after a month without a free unit.
 */
export function createFreeAccounts({ clock }: { clock: Clock }) {
  /** Accounts of an address that are in use, beside this one. */
  const others = (tx: Tx, address: string, account: string) =>
    tx
      .selectFrom("free_account")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .where("address", "=", address)
      .where("account", "!=", account)
      .where("used_at", ">", clock.now() - IN_USE_MS)
      .executeTakeFirstOrThrow();

  return {
    /** Notes a new account of an address; false where it has as many in use as it may. */
    async open(tx: Tx, account: string, address: string): Promise<boolean> {
      if ((await others(tx, address, account)).n >= inUse) return false;
      await tx.insertInto("free_account").values({ account, address, used_at: clock.now() }).execute();
      return true;
    },

    /** Notes that an account takes a free unit; false for one that rested while others of its address took its place. */
    async use(tx: Tx, account: string): Promise<boolean> {
      const mine = await tx
        .selectFrom("free_account")
        .select(["address", "used_at"])
        .where("account", "=", account)
        .executeTakeFirst();
      if (!mine) return true;
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
