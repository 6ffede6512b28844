import type { Jwks } from "@signet/contract";
import type { CryptoKey, JWK } from "jose";
import type { Clock } from "../../base/clock.ts";
import type { Vault } from "../../base/vault.ts";
import type { Db } from "../../store/db.ts";

/** Loaded with the first key, since most instances never have one. */
const jose = () => import("jose");

const sealedAs = (kid: string) => `license-key|${kid}`;

/** The Ed25519 keys of licenses. The newest one signs, all of them verify; the vault seals the private keys. */
export function createLicenseKeys({ db, vault, clock }: { db: Db; vault: Vault; clock: Clock }) {
  const imported = new Map<string, Promise<CryptoKey>>();
  const rows = () => db.selectFrom("license_key").selectAll().orderBy("n", "desc").execute();

  const make = (n: number) => makeKey(n, { db, vault, clock });

  const importOnce = (name: string, jwk: () => JWK): Promise<CryptoKey> => {
    const known = imported.get(name);
    if (known) return known;
    const made = (async () => (await (await jose()).importJWK(jwk(), "EdDSA")) as CryptoKey)();
    imported.set(name, made);
    made.catch(() => imported.delete(name));
    return made;
  };

  return {
    /** The id of the key that signs now; creates one if there is none. */
    async current(): Promise<string> {
      const [newest] = await rows();
      if (newest) return newest.kid;
      await make(1);
      return (await rows())[0]!.kid;
    },

    /** Throws VaultError if the master key that sealed it is missing. */
    async privateKey(kid: string): Promise<CryptoKey> {
      const row = await db
        .selectFrom("license_key")
        .select("sealed")
        .where("kid", "=", kid)
        .executeTakeFirstOrThrow();
      return importOnce(`private ${kid}`, () => JSON.parse(vault.open(sealedAs(kid), row.sealed)) as JWK);
    },

    /** Undefined for an unknown key. */
    async publicKey(kid: string): Promise<CryptoKey | undefined> {
      const row = await db
        .selectFrom("license_key")
        .select("public_x")
        .where("kid", "=", kid)
        .executeTakeFirst();
      return row && importOnce(`public ${kid}`, () => ({ kty: "OKP", crv: "Ed25519", x: row.public_x }));
    },

    /** Signs with a new key from now on. */
    async rotate(): Promise<void> {
      const [newest] = await rows();
      await make((newest?.n ?? 0) + 1);
    },

    async jwks(): Promise<Jwks> {
      if ((await rows()).length === 0) await make(1);
      const fixed = { kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig" } as const;
      return { keys: (await rows()).map(({ kid, public_x: x }) => ({ ...fixed, x, kid })) };
    },
  };
}

export type LicenseKeys = ReturnType<typeof createLicenseKeys>;

/** Creates the `n`th key. If two services do so at the same time, both use the row that is written first. */
async function makeKey(
  n: number,
  { db, vault, clock }: { db: Db; vault: Vault; clock: Clock },
): Promise<void> {
  const { calculateJwkThumbprint, exportJWK, generateKeyPair } = await jose();
  const { privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const sealed = vault.seal(sealedAs(kid), JSON.stringify(jwk));
  await db
    .insertInto("license_key")
    .values({ kid, n, public_x: jwk.x!, sealed, created_at: clock.now() })
    .onConflict((oc) => oc.column("n").doNothing())
    .execute();
}
