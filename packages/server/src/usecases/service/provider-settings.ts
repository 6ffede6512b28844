import {
  type ProviderProbe,
  PROVIDER_IDS,
  PROVIDERS,
  type ProviderId,
  type ProviderKey,
  type ProviderKeyList,
  type ProviderKeysSet,
  type ProviderModels,
} from "@signet/contract";
import { Problem } from "../../base/problem.ts";
import { wrongText } from "../../base/settings.ts";
import { ModelError } from "../../modules/models/model-error.ts";
import { type ProviderKeys, providerSetting, settingsOf } from "../../modules/models/provider-keys.ts";
import type { Changes, Models, ProviderStatus } from "../../modules/models/resolve.ts";
import type { Guard } from "../../modules/outbound/guard.ts";
import { ForbiddenAddress } from "../../modules/outbound/url.ts";

export interface ProviderSettingsParts {
  keys: ProviderKeys;
  models: Models;
  guard: Guard;
}

const LOOK_UP_MS = 6_000;
/** The last characters of a shorter key would reveal too much of it. */
const MIN_SHOWN = 16;

/** Lists, sets, clears and probes the owner's providers. */
export function createProviderSettings({ keys, models, guard }: ProviderSettingsParts) {
  return {
    async list(owner: boolean): Promise<ProviderKeyList> {
      const standings = await models.standings();
      if (owner) return { editable: true, providers: standings.map(toOwner) };
      // The order of preference would reveal which keys are set.
      return { editable: false, providers: PROVIDER_IDS.map(toOthers) };
    },

    /** Applies all changes or none. Throws `invalid_request`, which names each invalid setting but never its value. */
    async set(changes: Record<string, string>): Promise<ProviderKeysSet> {
      const names = Object.keys(changes);
      await requireValid("keys", changes, (name) => whatIsWrong(name, changes[name]!, guard));
      await keys.set(new Map(Object.entries(changes)));
      const empty = (name: string) => changes[name] === "";
      return { ok: true, updated: names.filter((name) => !empty(name)), cleared: names.filter(empty) };
    },

    /**
     * Tries a provider with its settings, or with `settings` in place of some of them, which are not stored. Throws
     * `unknown_provider`, `provider_key_not_set` if the provider has no key, or `invalid_request` for a wrong setting.
     */
    async probe(name: string, settings: Record<string, string> = {}): Promise<ProviderProbe> {
      const provider = providerNamed(name);
      const tried =
        (await models.tryOut(provider, await changesOf(provider, settings, guard))) ?? notSet(provider);
      const { model, probed, contextTokens } = tried;
      const { ok, latencyMs: latency_ms, tools, error } = probed;
      return {
        ok,
        provider,
        model,
        latency_ms,
        ...(tools === undefined ? {} : { tools }),
        ...(ok && contextTokens > 0 ? { context_tokens: contextTokens } : {}),
        ...(error ? { error } : {}),
      };
    },

    /** The models that a provider offers. Throws like `probe`. */
    async models(name: string, settings: Record<string, string> = {}): Promise<ProviderModels> {
      const provider = providerNamed(name);
      const choice = await models.choiceWith(provider, await changesOf(provider, settings, guard));
      if (!choice) return notSet(provider);
      const answer = { provider, model: choice.model || null };
      try {
        return { ok: true, ...answer, models: await models.offered(choice) };
      } catch (thrown) {
        if (!(thrown instanceof ModelError)) throw thrown;
        const error = { code: thrown.reason, message: thrown.message };
        return { ok: false, ...answer, models: [], error };
      }
    },
  };
}

export type ProviderSettings = ReturnType<typeof createProviderSettings>;

function providerNamed(name: string): ProviderId {
  const provider = PROVIDER_IDS.find((id) => id === name);
  if (provider) return provider;
  throw new Problem("unknown_provider", `the providers are ${PROVIDER_IDS.join(", ")}`, {
    param: "provider",
  });
}

function notSet(provider: ProviderId): never {
  const { prefix, defaultModel } = PROVIDERS[provider];
  const needed = defaultModel === null ? `${prefix}_BASE_URL` : `${prefix}_API_KEY`;
  throw new Problem("provider_key_not_set", `set ${needed} first`, { param: "provider" });
}

/** The settings by their field. Throws `invalid_request` for one that is wrong, or is another provider's. */
async function changesOf(
  provider: ProviderId,
  settings: Record<string, string>,
  guard: Guard,
): Promise<Changes> {
  await requireValid("settings", settings, async (name) =>
    providerSetting(name)?.provider === provider
      ? await whatIsWrong(name, settings[name]!, guard)
      : `is not a setting of ${provider}`,
  );
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [providerSetting(name)!.field, value]),
  );
}

/** Throws `invalid_request`, which names each invalid setting but never its value. */
async function requireValid(
  field: string,
  settings: Record<string, string>,
  whatIsWrong: (name: string) => Promise<string | undefined>,
): Promise<void> {
  const names = Object.keys(settings);
  const wrong = await Promise.all(names.map(whatIsWrong));
  const errors = names.flatMap((name, i) =>
    wrong[i] ? [{ path: `${field}.${name}`, message: wrong[i] }] : [],
  );
  const [first] = errors;
  if (!first) return;
  const detail = errors.map((one) => `${one.path}: ${one.message}`).join("; ");
  throw new Problem("invalid_request", detail, { param: first.path, errors });
}

/** Why a setting cannot be stored, without its value. */
async function whatIsWrong(name: string, value: string, guard: Guard): Promise<string | undefined> {
  const setting = providerSetting(name);
  if (!setting) return "there is no such setting";
  if (value === "") return undefined;
  const wrong = wrongText(name, value);
  if (wrong || setting.field !== "BASE_URL") return wrong;
  try {
    await guard.check(value, "owner", AbortSignal.timeout(LOOK_UP_MS));
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof ForbiddenAddress)) throw thrown;
    return `${thrown.message} (in the environment it may also name a private network)`;
  }
}

function toOwner({ provider, source, choice, unreadable }: ProviderStatus): ProviderKey {
  const key = choice?.apiKey ?? "";
  return {
    provider,
    settings: settingsOf(provider),
    set: choice !== null,
    source,
    last4: key.length >= MIN_SHOWN ? key.slice(-4) : null,
    model: choice?.model || PROVIDERS[provider].defaultModel,
    base_url: choice?.baseUrl ?? null,
    ...(unreadable.length > 0
      ? { unreadable: unreadable.map((field) => `${PROVIDERS[provider].prefix}_${field}`) }
      : {}),
  };
}

const toOthers = (provider: ProviderId): ProviderKey => ({
  provider,
  settings: settingsOf(provider),
  model: PROVIDERS[provider].defaultModel,
});
