import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import type { WebhookKey } from "@signet/contract";
import type { Vault } from "../../base/vault.ts";
import type { Db } from "../../store/db.ts";

const NAME = "webhook_key";

export interface Signer {
  publicKey(): Promise<WebhookKey>;
  /** The headers of Standard Webhooks for one attempt at `seconds` of unix time. */
  headers(id: string, seconds: number, body: string): Promise<Record<string, string>>;
}

/** Signs with one Ed25519 key for the whole store, which is created on first use and sealed by the vault. */
export function createSigner({ db, vault }: { db: Db; vault: Vault }): Signer {
  let loading: Promise<KeyObject> | undefined;
  const key = () =>
    (loading ??= load().catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    }));

  async function load(): Promise<KeyObject> {
    const made = generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" });
    // If two services do this at the same time, both use the row that is written first.
    await db
      .insertInto("setting")
      .values({ name: NAME, value: vault.seal(NAME, made) })
      .onConflict((oc) => oc.column("name").doNothing())
      .execute();
    const { value } = await db
      .selectFrom("setting")
      .select("value")
      .where("name", "=", NAME)
      .executeTakeFirstOrThrow();
    return createPrivateKey(vault.open(NAME, value));
  }

  return {
    async publicKey() {
      const { x } = createPublicKey(await key()).export({ format: "jwk" }) as { x: string };
      const bytes = Buffer.from(x, "base64url").toString("base64");
      return { algorithm: "ed25519", key: `whpk_${bytes}`, jwk: { kty: "OKP", crv: "Ed25519", x } };
    },
    async headers(id, seconds, body) {
      const signature = sign(null, Buffer.from(`${id}.${seconds}.${body}`), await key());
      return {
        "webhook-id": id,
        "webhook-timestamp": String(seconds),
        "webhook-signature": `v1a,${signature.toString("base64")}`,
      };
    },
  };
}
