import type { Client } from "@signet/client";
import type { ProviderKey, ProviderModels } from "@signet/contract";
import { PROVIDERS } from "@signet/contract/values";
import { UsageError } from "../command.ts";
import type { Terminal } from "../terminal.ts";
import { defuse } from "../text.ts";
import { choose } from "./choose.ts";
import { type ModelSource, settingsFor } from "./model-source.ts";
import type { InitParts, RunningService, Wish } from "./parts.ts";

const SHOWN = 10;

/** The source with a key, which is asked for where the provider needs one and there is none. Throws a UsageError. */
export async function askKey(
  source: ModelSource,
  service: RunningService,
  { ask }: Terminal,
): Promise<ModelSource> {
  const { prefix, defaultModel, label } = PROVIDERS[source.provider];
  const current = currentOf(source, service);
  if (defaultModel === null) {
    if (source.baseUrl !== null || current?.set) return source;
    throw new UsageError("name the address of the server with --base-url");
  }
  const staysThere = source.baseUrl === null || source.baseUrl === current?.base_url;
  if (source.apiKey !== "" || (current?.set && staysThere)) return source;
  const apiKey = ask ? (await ask(`Key of ${label}: `)).trim() : "";
  if (apiKey !== "") return { ...source, apiKey };
  throw new UsageError(`no key: set ${prefix}_API_KEY in the environment, or give it with --key-stdin`);
}

/** The model that was asked for, or else the one that is chosen from what the source offers. Throws a UsageError. */
export async function chooseModel(
  wish: Wish,
  source: ModelSource,
  { terminal, offered }: Pick<InitParts, "terminal"> & { offered: ProviderModels | null },
): Promise<string> {
  const named = wish.model ?? source.model;
  if (named !== null) return named;
  const { defaultModel } = PROVIDERS[source.provider];
  // A provider's default can be an alias that its list does not have.
  const known = defaultModel === null ? [] : [defaultModel];
  const models = [...new Set([...known, ...(source.models ?? offered?.models ?? [])])];
  const [first, ...others] = models;
  if (first === undefined)
    throw new UsageError(
      `${offered?.error?.message ?? "it offers no model"}; --model names one all the same`,
    );
  if (others.length === 0 || (!terminal.prompt && defaultModel !== null)) return first;
  if (terminal.prompt)
    return choose(terminal, terminal.prompt, { question: "Which model?", options: models, names: true });
  const names = models.slice(0, SHOWN).join(", ");
  throw new UsageError(`it offers ${models.length} models; name one with --model: ${names}`);
}

/**
 * What a source offers, asked through the service, with the source; null if that is not needed. To an address without a path
 * `/v1` is added if models are listed there alone: the address of a server is often given without it.
 */
export async function askOffered(
  wish: Wish,
  source: ModelSource,
  { service, client }: { service: RunningService; client: Client },
): Promise<{ source: ModelSource; offered: ProviderModels | null }> {
  const bare = source.baseUrl !== null && URL.parse(source.baseUrl)?.pathname === "/";
  if (!bare && (source.models ?? wish.model ?? source.model) !== null) return { source, offered: null };
  const list = async (from: ModelSource) => {
    const settings = settingsFor(from, null, currentOf(from, service));
    return defuse(await client.providerModels(from.provider, settings));
  };
  const offered = await list(source);
  if (offered.ok || !bare) return { source, offered };
  const below = { ...source, baseUrl: `${source.baseUrl}/v1` };
  const offeredBelow = await list(below);
  return offeredBelow.ok ? { source: below, offered: offeredBelow } : { source, offered };
}

const currentOf = ({ provider }: ModelSource, { providers }: RunningService): ProviderKey | undefined =>
  providers.find((one) => one.provider === provider);
