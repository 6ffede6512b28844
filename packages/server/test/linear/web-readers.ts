import { line, seen, webAddress } from "../../src/modules/web/clean.ts";
import { decode, kindOf } from "../../src/modules/web/body.ts";
import { createPages } from "../../src/modules/web/pages.ts";
import { createLog } from "../../src/base/log.ts";
import { createSearch } from "../../src/modules/web/search.ts";
import { createSearchService } from "../../src/modules/web/search-service.ts";
import { BRAVE, type SearchForm, SEARXNG } from "../../src/modules/web/search-services.ts";
import type { Reader } from "../../../../test/support/linear.ts";
import { quietly } from "./ledger-readers.ts";

const never = new AbortController().signal;
const served = (body: string, type: string) => () =>
  Promise.resolve(new Response(body, { headers: { "content-type": type } }));

const searchIn = (form: SearchForm, body: string, q: string) => {
  const clock = { now: () => 0, sleep: async () => undefined };
  const fetch = served(body, "application/json");
  const service = createSearchService({ form, address: "https://s.example", key: "", fetch, clock });
  const { search } = createSearch({ services: [service], clock, log: createLog("silent") });
  return search(q, never).catch(() => null);
};

/** What reads an answer of the web. */
export const WEB_READERS: Reader[] = [
  {
    name: "a page of plain text",
    read: (text) =>
      createPages({ fetch: served(text, "text/plain") })
        .read("https://a.example/", never)
        .catch(() => null),
  },
  {
    name: "a search's answer",
    read: (text) => searchIn(SEARXNG, text, "x"),
  },
  {
    name: "results of a search",
    async read(text) {
      const results = [
        { url: text, title: text, content: text, description: text },
        { url: "https://a.example", title: text, content: text, description: text },
      ];
      await searchIn(SEARXNG, JSON.stringify({ results }), text);
      await searchIn(BRAVE, JSON.stringify({ type: "search", web: { results } }), text);
    },
  },
  { name: "text as a person would see it", read: seen },
  { name: "text in one line", read: (text) => line(text, 400) },
  { name: "an address", read: (text) => webAddress(text, "https://a.example/") },
  { name: "the charset of a page", read: (text) => decode(Buffer.from(text), null) },
  // Node refuses larger heads.
  {
    name: "a content type",
    read: (text) => {
      decode(Buffer.from("x"), text);
      return quietly(() => kindOf(text));
    },
    most: 16_384,
  },
];
