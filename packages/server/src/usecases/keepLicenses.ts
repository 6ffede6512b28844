import type { Jwks } from "@signet/contract";
import type { LicenseKeys } from "../access/license-keys.ts";
import type { Licenses } from "../access/licenses.ts";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import type { Db } from "../store/db.ts";

/** What the owner does with licenses, and what everyone may know of them. */
export function createKeepLicenses(parts: { db: Db; log: Log; keys: LicenseKeys; licenses: Licenses }) {
  const { db, log, keys, licenses } = parts;
  return {
    jwks: (): Promise<Jwks> => keys.jwks(),

    async rotate(): Promise<Jwks> {
      await keys.rotate();
      log.info({ kid: await keys.current() }, "license key rotated");
      return keys.jwks();
    },

    async revoke(jti: string): Promise<{ ok: true; jti: string }> {
      if (!(await licenses.revoke(db, jti)))
        throw new Problem("not_found", "there is no license with this id");
      log.info({ jti }, "license revoked");
      return { ok: true, jti };
    },
  };
}

export type KeepLicenses = ReturnType<typeof createKeepLicenses>;
