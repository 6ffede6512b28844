import type { Clock } from "../base/clock.ts";
import type { Vault } from "../base/vault.ts";
import { createAccountChanges } from "../modules/access/account-changes.ts";
import { createAccounts } from "../modules/access/accounts.ts";
import { createApiKeys } from "../modules/access/api-keys.ts";
import { createFreeAccounts } from "../modules/access/free-accounts.ts";
import { createLicenseKeys } from "../modules/access/license-keys.ts";
import { createLicenses } from "../modules/access/licenses.ts";
import { createPlans } from "../modules/access/plans.ts";
import { createTries } from "../modules/access/tries.ts";
import { createReplies } from "../modules/replies/replies.ts";
import type { Db } from "../store/db.ts";

export interface AccessBase {
  db: Db;
  clock: Clock;
  vault: Vault;
  /** The name of this instance, as the issuer of its licenses. */
  origin: string;
}

/** The modules of access: credentials, accounts and plans, and the limits on attempts. */
export function createAccess({ db, clock, vault, origin }: AccessBase) {
  const licenseKeys = createLicenseKeys({ db, vault, clock });
  return {
    tries: createTries({ clock }),
    accounts: createAccounts({ clock }),
    changes: createAccountChanges({ clock }),
    apiKeys: createApiKeys({ clock }),
    freeAccounts: createFreeAccounts({ clock }),
    plans: createPlans({ clock }),
    replies: createReplies({ db, vault, clock }),
    licenseKeys,
    licenses: createLicenses({ keys: licenseKeys, clock, issuer: origin }),
  };
}

export type Access = ReturnType<typeof createAccess>;
