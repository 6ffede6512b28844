import type { Accounts } from "../../modules/access/accounts.ts";
import type { Caller } from "../../modules/access/caller.ts";
import { Problem, type ProblemExtras } from "../../base/problem.ts";
import type { Db } from "../../store/db.ts";

/** The refusal of a blocked account. The operator's note is not for its reader. */
export const accountBlocked = (extras: ProblemExtras = {}) =>
  new Problem(
    "account_blocked",
    "the operator of this service has blocked this account: it can read and erase what it has stored, and start nothing new",
    extras,
  );

/** Refuses callers whose account the operator has blocked. Throws `account_blocked`. */
export function createRequireOpen({ db, accounts }: { db: Db; accounts: Accounts }) {
  return async ({ account }: Caller, extras: ProblemExtras = {}): Promise<void> => {
    if (await accounts.isBlocked(db, account)) throw accountBlocked(extras);
  };
}

export type RequireOpen = ReturnType<typeof createRequireOpen>;
