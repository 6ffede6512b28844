import type { Jwks } from "@signet/contract";
import type { ApiKeys } from "../../modules/access/api-keys.ts";
import type { LicenseKeys } from "../../modules/access/license-keys.ts";
import type { Licenses } from "../../modules/access/licenses.ts";
import type { Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";
import type { Db } from "../../store/db.ts";

/** What the owner does with licenses, and what everyone may know of them. */
export function createManageLicenses(parts: {
  db: Db;
  log: Log;
  keys: LicenseKeys;
  licenses: Licenses;
  apiKeys: ApiKeys;
}) {
  const { db, log, keys, licenses, apiKeys } = parts;
  return {
    jwks: (): Promise<Jwks> => keys.jwks(),

    async rotate(): Promise<Jwks> {
      await keys.rotate();
      log.info({ kid: await keys.current() }, "license key rotated");
      return keys.jwks();
    },

    /** Refuses a license, and the API keys of its account: whoever had it may have made some. */
    async revoke(jti: string): Promise<{ ok: true; jti: string; api_keys: number }> {
      const account = await licenses.revoke(db, jti);
      if (account === null) throw new Problem("not_found", "there is no license with this id");
      const api_keys = await apiKeys.revokeAll(db, account);
      log.info({ jti, api_keys }, "license revoked");
      return { ok: true, jti, api_keys };
    },
  };
}

export type ManageLicenses = ReturnType<typeof createManageLicenses>;
