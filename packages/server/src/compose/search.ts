import type { Config } from "../base/config.ts";
import { createSearch, type Search } from "../modules/web/search.ts";
import { createSearchService, type SearchService } from "../modules/web/search-service.ts";
import { BRAVE, EXA, SEARXNG, TAVILY } from "../modules/web/search-services.ts";
import { createProviderSearch } from "../usecases/chat/provider-search.ts";
import type { Parts } from "./parts.ts";

/** What may search the web, in the order in which it is asked; with the setting that sets it. */
const SERVICES = [
  { form: SEARXNG, setting: "SVC_SEARCH_URL", given: "url", address: "" },
  { form: BRAVE, setting: "BRAVE_API_KEY", given: "brave", address: "https://api.search.brave.com" },
  { form: TAVILY, setting: "TAVILY_API_KEY", given: "tavily", address: "https://api.tavily.com" },
  { form: EXA, setting: "EXA_API_KEY", given: "exa", address: "https://api.exa.ai" },
] as const;

const set = ({ search }: Config) => SERVICES.filter(({ given }) => search[given] !== "");

/** The names of what searches the web, in the order in which it is asked. */
export const searchNames = (config: Config): string[] => {
  const names = set(config).map(({ form }) => form.name);
  if (names.length > 0) return names;
  return config.search.provider ? ["provider"] : [];
};

/** What the operator can set so that the chat searches. */
export const SEARCH_SETTINGS: string[] = SERVICES.map(({ setting }) => setting);

/** Builds the search of the chat; null if nothing is set for it. */
export function createChatSearch({ base, outbound: { guard }, models }: Parts): Search | null {
  const { config, clock, log } = base;
  const own = set(config).map(({ form, given, address }): SearchService => {
    const key = config.search[given];
    if (form === SEARXNG)
      return createSearchService({ form, address: key, key: "", fetch: guard.fetch("operator"), clock });
    return createSearchService({ form, address, key, fetch: guard.fetch("public"), clock });
  });
  const asked = config.search.provider ? [createProviderSearch({ models: models.models })] : [];
  const services = own.length > 0 ? own : asked;
  return services.length > 0 ? createSearch({ services, clock, log }) : null;
}
