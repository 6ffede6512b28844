import { z } from "zod";

/** A result as a search service gives it. */
export interface RawResult {
  url: string;
  title?: string | null | undefined;
  snippet?: string | null | undefined;
}

/** Why a service will not search for a while: its key is refused, or its quota is used up; `busy` for a moment. */
export type SearchRefusal = "key" | "quota" | "busy";

/** How a search service is asked, and how its answers are read. */
export interface SearchForm {
  name: "searxng" | "brave" | "tavily" | "exa";
  /** The request for a query, without the address before its path. */
  request(q: string, key: string): { path: string; headers?: Record<string, string>; body?: object };
  /** The results of an answer. Throws ZodError if it is not one. */
  read(answer: unknown): RawResult[];
  /** What a failure means whose status alone does not say it. `answer` is its JSON, if it has any. */
  refusal?(status: number, answer: unknown): SearchRefusal | undefined;
  /** The service's own words for a status. */
  words?: Record<number, string>;
}

/** The most results that are asked for; some are dropped as repeated. */
const COUNT = 10;
const SNIPPET_CHARS = 400;

const results = <S extends z.ZodType>(one: S) =>
  z.object({ results: z.array(z.unknown()) }).transform(({ results }) =>
    results.flatMap((result) => {
      const { data } = one.safeParse(result);
      return data === undefined ? [] : [data];
    }),
  );
const text = z.string().nullish();

/** SearXNG and what is compatible with it: docs.searxng.org/dev/search_api.html */
export const SEARXNG: SearchForm = {
  name: "searxng",
  request: (q) => ({ path: `/search?${new URLSearchParams({ q, format: "json" }).toString()}` }),
  read: (answer) =>
    results(z.object({ url: z.string(), title: text, content: text }))
      .parse(answer)
      .map(({ content, ...rest }) => ({ ...rest, snippet: content })),
  words: { 403: "the search service refused (403); it must allow the format json" },
};

const BRAVE_WORDS = 50;
const BraveError = z.object({ code: z.string() });
const BraveFailure = z.union([
  z.object({ error: BraveError }).transform(({ error }) => error.code),
  z.object({ errors: z.tuple([BraveError], z.unknown()) }).transform(({ errors: [first] }) => first.code),
]);

/** Brave: api-dashboard.search.brave.com/api-reference. A wrong key is a 422; only the code tells it from a wrong request. */
export const BRAVE: SearchForm = {
  name: "brave",
  request: (q, key) => {
    const words = q.split(" ").slice(0, BRAVE_WORDS).join(" ");
    const query = new URLSearchParams({ q: words, count: String(COUNT), text_decorations: "false" });
    return { path: `/res/v1/web/search?${query.toString()}`, headers: { "x-subscription-token": key } };
  },
  read(answer) {
    const page = results(z.object({ url: z.string(), title: text, description: text }));
    // Without any result there is no `web`.
    const { web } = z.object({ type: z.literal("search"), web: page.nullish() }).parse(answer);
    return (web ?? []).map(({ description, ...rest }) => ({ ...rest, snippet: description }));
  },
  refusal(_status, answer) {
    const code = BraveFailure.safeParse(answer).data ?? "";
    if (code.startsWith("SUBSCRIPTION_")) return "key";
    return code === "QUOTA_LIMITED" ? "quota" : undefined;
  },
};

/** Tavily: docs.tavily.com/api-reference/endpoint/search. 432 and 433 are the limits of the plan and of what is paid. */
export const TAVILY: SearchForm = {
  name: "tavily",
  request: (q, key) => ({
    path: "/search",
    headers: { authorization: `Bearer ${key}` },
    body: { query: q, max_results: COUNT },
  }),
  read: (answer) =>
    results(z.object({ url: z.string(), title: text, content: text }))
      .parse(answer)
      .map(({ content, ...rest }) => ({ ...rest, snippet: content })),
  refusal: (status) => (status === 432 || status === 433 ? "quota" : undefined),
};

/** Exa: exa.ai/docs/reference/search, and /error-codes. A 403 may be about one query alone. */
export const EXA: SearchForm = {
  name: "exa",
  request: (q, key) => ({
    path: "/search",
    headers: { "x-api-key": key },
    body: { query: q, numResults: COUNT, contents: { highlights: { maxCharacters: SNIPPET_CHARS } } },
  }),
  read: (answer) =>
    results(z.object({ url: z.string(), title: text, highlights: z.array(z.string()).nullish() }))
      .parse(answer)
      .map(({ highlights, ...rest }) => ({ ...rest, snippet: highlights?.join(" … ") })),
};
