import type { Tier } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import type { Db, Tx } from "../../store/db.ts";
import type { LicenseKeys } from "./license-keys.ts";

/** Loaded at the first license, since most instances never see one. */
const jose = () => import("jose");

/** A license with a valid signature and issuer that has not expired. Whether it was revoked is in the database. */
export interface License {
  jti: string;
  account: string;
}

export type ReadLicense = { kind: "valid"; license: License } | { kind: "expired" | "invalid" };

const CLAIMS = ["iss", "sub", "jti", "tier", "iat", "exp"];
const seconds = (ms: number) => Math.floor(ms / 1000);

interface LicenseParts {
  keys: LicenseKeys;
  clock: Clock;
  /** The name of this instance. */
  issuer: string;
}

/** Licenses: EdDSA JWTs (RFC 8037) that name an account. Each has a row, so that it can be revoked. */
export function createLicenses(parts: LicenseParts) {
  const { keys, clock, issuer } = parts;
  return {
    /** Checks everything that the token itself contains. */
    read: (token: string): Promise<ReadLicense> => readToken(token, parts),

    /** Whether a license was issued and not revoked. */
    async holds(db: Db | Tx, { jti, account }: License): Promise<boolean> {
      const row = await db
        .selectFrom("license")
        .select("jti")
        .where("jti", "=", jti)
        .where("account", "=", account)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Stores a license, or extends the one with this id. */
    issue: (tx: Tx, license: NewLicense): Promise<void> => issue(tx, license, clock.now()),

    /** The token of a license; always the same text until its row changes. */
    async token(db: Db, jti: string): Promise<string> {
      const row = await db.selectFrom("license").selectAll().where("jti", "=", jti).executeTakeFirstOrThrow();
      const { SignJWT } = await jose();
      return new SignJWT({ tier: row.tier })
        .setProtectedHeader({ alg: "EdDSA", typ: "JWT", kid: row.kid })
        .setIssuer(issuer)
        .setSubject(row.account)
        .setJti(row.jti)
        .setIssuedAt(seconds(row.issued_at))
        .setExpirationTime(seconds(row.expires_at))
        .sign(await keys.privateKey(row.kid));
    },

    /** Revokes a license. Returns its account, or null if there is no license with this id. */
    async revoke(db: Db, jti: string): Promise<string | null> {
      const row = await db
        .updateTable("license")
        .set((eb) => ({ revoked_at: eb.fn.coalesce("revoked_at", eb.val(clock.now())) }))
        .where("jti", "=", jti)
        .returning("account")
        .executeTakeFirst();
      return row?.account ?? null;
    },

    /** The number of licenses of an account that hold, and of those that were revoked. */
    async count(db: Db, account: string): Promise<{ active: number; revoked: number }> {
      const rows = await db
        .selectFrom("license")
        .select(["revoked_at", "expires_at"])
        .where("account", "=", account)
        .execute();
      const revoked = rows.filter(({ revoked_at }) => revoked_at !== null).length;
      const now = clock.now();
      return {
        active: rows.filter((row) => row.revoked_at === null && row.expires_at > now).length,
        revoked,
      };
    },

    /** Replaces a revoked license by a copy with another id; false if it was not revoked. */
    renew: (tx: Tx, jti: string, freshJti: string): Promise<boolean> => renew(tx, jti, freshJti, clock.now()),
  };
}

export type Licenses = ReturnType<typeof createLicenses>;

/** Reads a token and checks its signature, issuer and times. */
async function readToken(token: string, { keys, clock, issuer }: LicenseParts): Promise<ReadLicense> {
  const { errors, jwtVerify } = await jose();
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = typeof kid === "string" ? await keys.publicKey(kid) : undefined;
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: ["EdDSA"],
        issuer,
        requiredClaims: CLAIMS,
        typ: "JWT",
        currentDate: new Date(clock.now()),
      },
    );
    if (typeof payload.sub !== "string" || typeof payload.jti !== "string") return { kind: "invalid" };
    return { kind: "valid", license: { jti: payload.jti, account: payload.sub } };
  } catch (thrown) {
    if (thrown instanceof errors.JWTExpired) return { kind: "expired" };
    if (thrown instanceof errors.JOSEError) return { kind: "invalid" };
    throw thrown;
  }
}

type NewLicense = License & { tier: Tier; expiresAt: number; kid: string };

/** Stores a license, or extends the one with this id. */
async function issue(tx: Tx, { kid, expiresAt, ...license }: NewLicense, now: number): Promise<void> {
  const row = { ...license, kid, issued_at: now, expires_at: expiresAt };
  await tx
    .insertInto("license")
    .values(row)
    .onConflict((oc) =>
      oc
        .column("jti")
        .doUpdateSet({ kid, issued_at: now, expires_at: expiresAt })
        .where("license.expires_at", "<", expiresAt),
    )
    .execute();
}

/** Replaces a revoked license by a copy with another id; false if it was not revoked. */
async function renew(tx: Tx, jti: string, freshJti: string, now: number): Promise<boolean> {
  const row = await tx
    .selectFrom("license")
    .selectAll()
    .where("jti", "=", jti)
    .where("revoked_at", "is not", null)
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .insertInto("license")
    .values({ ...row, jti: freshJti, issued_at: now, revoked_at: null })
    .execute();
  return true;
}
