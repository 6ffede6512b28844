import type { Jwks } from "@signet/contract";
import type { ApiKeys } from "../../modules/access/api-keys.ts";
import type { LicenseKeys } from "../../modules/access/license-keys.ts";
import type { Licenses } from "../../modules/access/licenses.ts";
import type { Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";
import type { Db } from "../../store/db.ts";

/** The owner's administration of licenses, and their public keys. */
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

    /** Revokes a license and the API keys of its account, because whoever had the license may have created some. */
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
