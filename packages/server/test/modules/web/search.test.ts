import assert from "node:assert/strict";
import { test } from "node:test";
import { createSearch } from "../../../src/modules/web/search.ts";

const never = new AbortController().signal;

type Answer = (signal: AbortSignal) => Response | Promise<Response>;

function searchOf(answer: Answer, baseUrl = "https://search.example/sub/") {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(input as string);
    return answer(init!.signal!);
  };
  return { asked, search: createSearch({ baseUrl, fetch, deadlineMs: 50 }).search };
}
const results = (...found: unknown[]) => Response.json({ query: "q", results: found });
const refusal = (message: RegExp) => ({ name: "PageError", message });

test("a search asks the operator's service for JSON, and gives the best pages, each once, in one line each", async () => {
  const many = Array.from({ length: 12 }, (_, i) => ({ url: `https://p${i}.example/`, title: `t${i}` }));
  const { asked, search } = searchOf(() =>
    results(
      { url: "https://a.example/#part", title: " A\n\u202etitle ", content: "some <b>words\u0007" },
      { url: "https://a.example/", title: "again" },
      { url: "javascript:alert(1)", title: "no page" },
      { nothing: true },
      { url: "https://b.example/", title: null, content: "x".repeat(900) },
      ...many,
    ),
  );
  const found = await search("what  is\na & b?", never);
  assert.deepEqual(asked, ["https://search.example/sub/search?q=what+is+a+%26+b%3F&format=json"]);
  assert.equal(found.length, 8);
  assert.deepEqual(found[0], { url: "https://a.example/", title: "A title", snippet: "some <b>words" });
  assert.equal(found[1]!.title, "https://b.example/");
  assert.equal(found[1]!.snippet.length, 400);
});

test("what the search service does wrong is told in words, and its own are not repeated", async () => {
  const cases: [Answer, RegExp][] = [
    [() => new Response("SECRET", { status: 403 }), /must allow the format json/],
    [() => new Response("SECRET", { status: 429 }), /too often/],
    [() => new Response("SECRET", { status: 500 }), /answered 500/],
    [() => new Response("", { status: 302, headers: { location: "http://10.0.0.1/" } }), /redirects/],
    [() => new Response("<html>SECRET"), /did not answer with results/],
    [() => Response.json({ hits: [] }), /did not answer with results/],
    [() => new Response("x".repeat(3_000_000)), /too long/],
    [silent, /within 0\.05 s/],
  ];
  for (const [answer, message] of cases)
    await assert.rejects(searchOf(answer).search("q", never), refusal(message));
  await assert.rejects(searchOf(() => results()).search(" \u200b ", never), refusal(/nothing to search/));
  const stop = AbortSignal.abort(new Error("stopped"));
  await assert.rejects(searchOf(() => results()).search("q", stop), /stopped/);
});

const silent: Answer = (signal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
