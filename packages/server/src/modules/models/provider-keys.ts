import { PROVIDER_IDS, PROVIDERS, type ProviderId } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import { type Vault, VaultError } from "../../base/vault.ts";
import type { Db } from "../../store/db.ts";

export const FIELDS = ["API_KEY", "MODEL", "BASE_URL", "CONTEXT_TOKENS", "VISION"] as const;
export type Field = (typeof FIELDS)[number];

/** The stored settings of one provider. */
export interface StoredProvider {
  provider: ProviderId;
  values: Partial<Record<Field, string>>;
  /** Settings that cannot be decrypted, because the master key was replaced or the row was modified. */
  unreadable: Field[];
}

const NAMES = new Map<string, { provider: ProviderId; field: Field }>(
  PROVIDER_IDS.flatMap((provider) =>
    FIELDS.map((field) => [`${PROVIDERS[provider].prefix}_${field}`, { provider, field }] as const),
  ),
);

/** The provider and field of a setting's name. */
export const providerSetting = (name: string) => NAMES.get(name);

/** The names of a provider's settings. */
export const settingsOf = (provider: ProviderId): string[] =>
  FIELDS.map((field) => `${PROVIDERS[provider].prefix}_${field}`);

const sealedAs = (name: string) => `provider|${name}`;

/** The provider settings that the owner stored. They are encrypted at rest and read each time, so that all replicas see a change at once. */
export function createProviderKeys({ db, vault, clock }: { db: Db; vault: Vault; clock: Clock }) {
  return {
    /** Sets the values in one transaction; an empty value clears a setting. */
    async set(changes: ReadonlyMap<string, string>): Promise<void> {
      await db.transaction().execute(async (tx) => {
        // The provider set last comes first, even within the same millisecond.
        const { last } = await tx
          .selectFrom("provider_setting")
          .select((eb) => eb.fn.coalesce(eb.fn.max("updated_at"), eb.lit(0)).as("last"))
          .executeTakeFirstOrThrow();
        const updated_at = Math.max(clock.now(), last + 1);
        for (const [name, value] of changes) {
          if (value === "") {
            await tx.deleteFrom("provider_setting").where("name", "=", name).execute();
            continue;
          }
          const row = { sealed: vault.seal(sealedAs(name), value), updated_at };
          await tx
            .insertInto("provider_setting")
            .values({ name, ...row })
            .onConflict((oc) => oc.column("name").doUpdateSet(row))
            .execute();
        }
      });
    },

    /** The stored settings; the provider set last comes first. */
    async read(): Promise<StoredProvider[]> {
      const rows = await db
        .selectFrom("provider_setting")
        .select(["name", "sealed"])
        .orderBy("updated_at", "desc")
        .orderBy("name")
        .execute();
      const found = new Map<ProviderId, StoredProvider>();
      for (const { name, sealed } of rows) {
        const setting = NAMES.get(name);
        if (!setting) continue;
        const { provider, field } = setting;
        const stored = found.get(provider) ?? { provider, values: {}, unreadable: [] };
        found.set(provider, stored);
        try {
          stored.values[field] = vault.open(sealedAs(name), sealed);
        } catch (thrown) {
          if (!(thrown instanceof VaultError)) throw thrown;
          stored.unreadable.push(field);
        }
      }
      return [...found.values()];
    },
  };
}

export type ProviderKeys = ReturnType<typeof createProviderKeys>;
