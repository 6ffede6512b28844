import { line, seen, webAddress } from "../../src/modules/web/clean.ts";
import { decode, kindOf } from "../../src/modules/web/body.ts";
import { createPages } from "../../src/modules/web/pages.ts";
import { createSearch } from "../../src/modules/web/search.ts";
import type { Reader } from "../../../../test/support/linear.ts";
import { quietly } from "./ledger-readers.ts";

const never = new AbortController().signal;
const served = (body: string, type: string) => () =>
  Promise.resolve(new Response(body, { headers: { "content-type": type } }));

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
    read: (text) =>
      createSearch({ baseUrl: "https://s.example", fetch: served(text, "application/json") })
        .search("x", never)
        .catch(() => null),
  },
  {
    name: "results of a search",
    read: (text) => {
      const results = [
        { url: text, title: text, content: text },
        { url: "https://a.example", title: text, content: text },
      ];
      return createSearch({
        baseUrl: "https://s.example",
        fetch: served(JSON.stringify({ results }), "application/json"),
      })
        .search(text, never)
        .catch(() => null);
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
