import { z } from "zod";
import { ask, drop, within } from "./request-page.ts";
import { readBytes } from "./body.ts";
import { line, webAddress } from "./clean.ts";
import { PageError } from "./page-error.ts";

/** One search result. Its texts are untrusted data. */
export interface SearchResult {
  title: string;
  /** An http(s) address. */
  url: string;
  snippet: string;
}

export interface SearchParts {
  /** The address of SearXNG or a compatible service. Requests go to `<baseUrl>/search?q=…&format=json`. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  deadlineMs?: number;
}

export interface Search {
  /** At most 8 distinct pages, best first. Throws PageError, or the reason of `signal` if it is aborted. */
  search: (q: string, signal: AbortSignal) => Promise<SearchResult[]>;
}

const DEADLINE_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_FOUND = 8;
const MAX_QUERY_CHARS = 400;
const MAX_TITLE_CHARS = 200;
const MAX_SNIPPET_CHARS = 400;

const Result = z.object({ url: z.string(), title: z.string().nullish(), content: z.string().nullish() });
const Answer = z.object({ results: z.array(z.unknown()) });

/** Searches the web with the operator's search service. */
export function createSearch({ baseUrl, fetch, deadlineMs = DEADLINE_MS }: SearchParts): Search {
  async function search(q: string, signal: AbortSignal): Promise<SearchResult[]> {
    const query = line(q, MAX_QUERY_CHARS);
    if (query === "") throw new PageError("there is nothing to search for");
    const url = new URL(`${baseUrl.replace(/\/+$/, "")}/search`);
    url.search = new URLSearchParams({ q: query, format: "json" }).toString();
    const response = await ask(fetch, url.href, { headers: { accept: "application/json" }, signal });
    try {
      return pick(await readAnswer(response, signal));
    } finally {
      await drop(response);
    }
  }

  return {
    search: (q, signal) =>
      within({ ms: deadlineMs, late: "the search service did not answer", signal }, (both) =>
        search(q, both),
      ),
  };
}

async function readAnswer(response: Response, signal: AbortSignal): Promise<unknown[]> {
  const { status } = response;
  if (status >= 300 && status < 400)
    throw new PageError("the search service redirects, which is not followed");
  if (status === 403) throw new PageError("the search service refused (403); it must allow the format json");
  if (status === 429) throw new PageError("the search service is asked too often (429); try again later");
  if (!response.ok) throw new PageError(`the search service answered ${status}`);
  const { bytes, cut } = await readBytes(response, MAX_BYTES, signal);
  if (cut) throw new PageError("the search service's answer is too long");
  try {
    return Answer.parse(JSON.parse(bytes.toString("utf8"))).results;
  } catch {
    throw new PageError("the search service did not answer with results in JSON");
  }
}

function pick(results: unknown[]): SearchResult[] {
  const found = new Map<string, SearchResult>();
  for (const result of results) {
    const { data } = Result.safeParse(result);
    const url = data && webAddress(data.url);
    if (!url || found.has(url)) continue;
    const snippet = line(data.content ?? "", MAX_SNIPPET_CHARS);
    found.set(url, { title: line(data.title ?? "", MAX_TITLE_CHARS) || url, url, snippet });
    if (found.size === MAX_FOUND) break;
  }
  return [...found.values()];
}
