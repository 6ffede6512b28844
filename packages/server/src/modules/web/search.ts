import type { Clock } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import { line, plainText, webAddress } from "./clean.ts";
import { PageError, SearchRefused } from "./page-error.ts";
import type { SearchService } from "./search-service.ts";
import type { RawResult } from "./search-services.ts";

/** One search result. Its texts are untrusted data. */
export interface SearchResult {
  title: string;
  /** An http(s) address. */
  url: string;
  snippet: string;
}

export interface SearchParts {
  /** What is asked, in this order: the next one if one fails. */
  services: readonly SearchService[];
  clock: Pick<Clock, "now">;
  log: Log;
}

export interface Search {
  /** At most 8 distinct pages, best first. Throws PageError, or the reason of `signal` if it is aborted. */
  search: (q: string, signal: AbortSignal) => Promise<SearchResult[]>;
}

/** How long a service is not asked whose key was refused, or whose quota is used up. */
const REST_MS = 600_000;
const MAX_FOUND = 8;
const MAX_QUERY_CHARS = 400;
const MAX_TITLE_CHARS = 200;
const MAX_SNIPPET_CHARS = 400;

/** Searches the web with the operator's search services. */
export function createSearch({ services, clock, log }: SearchParts): Search {
  const refused = new Map<SearchService, { error: PageError; until: number }>();

  async function tryOne(service: SearchService, q: string, signal: AbortSignal) {
    const rests = refused.get(service);
    if (rests && clock.now() < rests.until) return { error: rests.error };
    try {
      const found = pick(await service.find(q, signal));
      refused.delete(service);
      return { found };
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      const lasts = error instanceof SearchRefused;
      if (lasts) refused.set(service, { error, until: clock.now() + REST_MS });
      // Once, until it works again.
      if (!lasts || !rests)
        log.warn({ search: service.name, reason: error.message, lasts }, "a search service failed");
      return { error };
    }
  }

  return {
    async search(q, signal) {
      const query = line(q, MAX_QUERY_CHARS);
      if (query === "") throw new PageError("there is nothing to search for");
      let failure = new PageError("no search service is set");
      for (const service of services) {
        const { found, error } = await tryOne(service, query, signal);
        if (found) return found;
        failure = error;
      }
      throw failure;
    },
  };
}

function pick(results: readonly RawResult[]): SearchResult[] {
  const found = new Map<string, SearchResult>();
  for (const result of results) {
    const url = webAddress(result.url);
    if (!url || found.has(url)) continue;
    const text = (raw: string | null | undefined, most: number) => line(plainText(raw ?? ""), most);
    const title = text(result.title, MAX_TITLE_CHARS) || url;
    found.set(url, { title, url, snippet: text(result.snippet, MAX_SNIPPET_CHARS) });
    if (found.size === MAX_FOUND) break;
  }
  return [...found.values()];
}
