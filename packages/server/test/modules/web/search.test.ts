import assert from "node:assert/strict";
import { test } from "node:test";
import { ANSWERS, type Answer, KEY, never, searchOf } from "./search-rig.ts";

const refusal = (message: RegExp) => ({ name: "PageError", message });
const says = (status: number, body = "SECRET", headers: Record<string, string> = {}): Answer => {
  return () => new Response(body, { status, headers });
};
const silent: Answer = (signal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));

test("a search asks the operator's service for JSON, and gives the best pages, each once, in one line each", async () => {
  const many = Array.from({ length: 12 }, (_, i) => ({ url: `https://p${i}.example/`, title: `t${i}` }));
  const { asked, search } = searchOf({
    searxng: () =>
      ANSWERS.searxng([
        {
          url: "https://a.example/#part",
          title: " A\n\u202etitle ",
          content: "some <b>words</b>\u0007 &amp; more",
        },
        { url: "https://a.example/", title: "again" },
        { url: "javascript:alert(1)", title: "no page" },
        { nothing: true },
        { url: "https://b.example/", title: null, content: "x".repeat(900) },
        ...many,
      ]),
  });
  const found = await search("what  is\na & b?", never);
  assert.deepEqual(
    asked.map(({ method, url }) => [method, url]),
    [["GET", "https://searxng.example/search?q=what+is+a+%26+b%3F&format=json"]],
  );
  assert.equal(found.length, 8);
  assert.deepEqual(found[0], { url: "https://a.example/", title: "A title", snippet: "some words & more" });
  assert.equal(found[1]!.title, "https://b.example/");
  assert.equal(found[1]!.snippet.length, 400);
});

test("marks of a search are removed, character references resolved once, and other angle brackets kept", async () => {
  const { search } = searchOf({
    brave: () =>
      ANSWERS.brave([
        {
          url: "https://a.example/",
          title: "The <strong>List&lt;String&gt;</strong> of Ann&#x27;s &#39;own&#39;",
          description:
            'Use List<String> <a href="https://x.example/">here</a>. &amp;lt;b&amp;gt; &#99999999; &#x1F426; &constructor; &toString;',
        },
      ]),
  });
  assert.deepEqual(await search("q", never), [
    {
      url: "https://a.example/",
      title: "The List<String> of Ann's 'own'",
      snippet: "Use List<String> here. &lt;b&gt; &#99999999; 🐦 &constructor; &toString;",
    },
  ]);
});

test("Brave is asked with its key in its header, for at most fifty words and without marks", async () => {
  const { asked, search } = searchOf({
    brave: () => ANSWERS.brave([{ url: "https://a.example/", title: "A", description: "about a" }]),
  });
  const words = Array.from({ length: 60 }, (_, i) => `w${i}`);
  assert.deepEqual(await search(words.join(" "), never), [
    { url: "https://a.example/", title: "A", snippet: "about a" },
  ]);
  const url = new URL(asked[0]!.url);
  assert.deepEqual([url.origin + url.pathname], ["https://brave.example/res/v1/web/search"]);
  assert.deepEqual(Object.fromEntries(url.searchParams), {
    q: words.slice(0, 50).join(" "),
    count: "10",
    text_decorations: "false",
  });
  assert.deepEqual(asked[0]!.headers, { accept: "application/json", "x-subscription-token": KEY });
});

test("Brave's answer without any page is no failure, and one that is no search is", async () => {
  assert.deepEqual(await searchOf({ brave: () => Response.json({ type: "search" }) }).search("q", never), []);
  const other = searchOf({ brave: () => Response.json({ type: "news" }) });
  await assert.rejects(other.search("q", never), refusal(/did not answer with results/));
});

test("Tavily and Exa are asked by POST, with the key in a header and nowhere else", async () => {
  const tavily = searchOf({
    tavily: () => ANSWERS.tavily([{ url: "https://a.example/", title: "A", content: "about a", score: 1 }]),
  });
  const exa = searchOf({
    exa: () =>
      ANSWERS.exa([
        { id: "i", url: "https://a.example/", title: null, highlights: ["one", "two"] },
        { id: "j", url: "https://b.example/", title: "B" },
      ]),
  });
  assert.deepEqual(await tavily.search("q", never), [
    { url: "https://a.example/", title: "A", snippet: "about a" },
  ]);
  assert.deepEqual(await exa.search("q", never), [
    { url: "https://a.example/", title: "https://a.example/", snippet: "one … two" },
    { url: "https://b.example/", title: "B", snippet: "" },
  ]);
  const json = { accept: "application/json", "content-type": "application/json" };
  assert.deepEqual(
    [...tavily.asked, ...exa.asked],
    [
      {
        method: "POST",
        url: "https://tavily.example/search",
        headers: { ...json, authorization: `Bearer ${KEY}` },
        body: { query: "q", max_results: 10 },
      },
      {
        method: "POST",
        url: "https://exa.example/search",
        headers: { ...json, "x-api-key": KEY },
        body: { query: "q", numResults: 10, contents: { highlights: { maxCharacters: 400 } } },
      },
    ],
  );
});

test("what the search service does wrong is told in words, and its own are not repeated", async () => {
  const html = { "content-type": "text/html" };
  const cases: [Answer, RegExp][] = [
    [says(403), /must allow the format json/],
    [says(429), /too often/],
    [says(500), /answered 500/],
    [says(302, "", { location: "http://10.0.0.1/" }), /redirects/],
    [says(200, "<html>SECRET", html), /did not answer with results/],
    [() => Response.json({ hits: [] }), /did not answer with results/],
    [says(200, "x".repeat(3_000_000)), /too long/],
    [silent, /within 0\.05 s/],
    [() => Promise.reject(Object.assign(new Error(KEY), { code: "ECONNREFUSED" })), /refused the connection/],
  ];
  for (const [searxng, message] of cases) {
    const { search, logged } = searchOf({ searxng });
    await assert.rejects(search("q", never), refusal(message));
    assert.doesNotMatch(logged.join(""), /SECRET|canary|"q"/);
  }
  const { search, asked } = searchOf({ searxng: () => ANSWERS.searxng([]) });
  await assert.rejects(search(" \u200b ", never), refusal(/nothing to search/));
  const stop = AbortSignal.abort(new Error("stopped"));
  await assert.rejects(search("q", stop), /stopped/);
  assert.deepEqual(asked, []);
});

const braveSays = (status: number, code: string): Answer => {
  const detail = `SECRET ${KEY}`;
  return () => Response.json({ type: "ErrorResponse", error: { code, detail, status } }, { status });
};

test("a refused key and a used quota are told as such, by each service's own signs, without its words", async () => {
  const refused = /key was refused/;
  const used = /quota is used up/;
  const listed = Response.json(
    { type: "ErrorResponse", errors: [{ code: "QUOTA_LIMITED" }] },
    { status: 429 },
  );
  const cases: [Parameters<typeof searchOf>[0], RegExp][] = [
    [{ brave: braveSays(422, "SUBSCRIPTION_TOKEN_INVALID") }, refused],
    [{ brave: braveSays(404, "SUBSCRIPTION_NOT_FOUND") }, refused],
    [{ brave: braveSays(429, "QUOTA_LIMITED") }, used],
    [{ brave: () => listed }, used],
    [{ brave: braveSays(429, "RATE_LIMITED") }, /too often/],
    [{ brave: braveSays(422, "VALIDATION") }, /answered 422/],
    [{ tavily: says(401, `{"detail":{"error":"SECRET"}}`) }, refused],
    [{ tavily: says(432) }, used],
    [{ tavily: says(433) }, used],
    [{ tavily: says(400) }, /answered 400/],
    [{ exa: says(401) }, refused],
    [{ exa: says(402) }, used],
    [{ exa: says(403) }, /answered 403/],
  ];
  for (const [answers, message] of cases) {
    const { search, logged } = searchOf(answers);
    await assert.rejects(search("q", never), (thrown: Error) => {
      assert.match(thrown.message, message);
      assert.doesNotMatch(thrown.message + logged.join(""), /SECRET|canary/);
      return true;
    });
  }
});

test("a service that is busy or broken for a moment is asked once more, after as long as it says", async () => {
  const cases: [Answer, number[]][] = [
    [says(429), [1_000]],
    [says(429, "", { "retry-after": "2" }), [2_000]],
    [says(503), [1_000]],
    [says(429, "", { "retry-after": "60" }), []],
    [says(429, "", { "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT" }), []],
    [says(400), []],
  ];
  for (const [answer, waits] of cases) {
    let count = 0;
    const once: Answer = (...args) => (count++ === 0 ? answer(...args) : ANSWERS.tavily([]));
    const recovers = searchOf({ tavily: once });
    if (waits.length > 0) assert.deepEqual(await recovers.search("q", never), []);
    else await assert.rejects(recovers.search("q", never));
    const stays = searchOf({ tavily: answer });
    await assert.rejects(stays.search("q", never));
    assert.deepEqual([recovers.waited, stays.waited, stays.asked.length], [waits, waits, waits.length + 1]);
  }
});

test("the next service is asked if one fails; one that fails for good rests, and the log says so once", async () => {
  let refuses = true;
  const shop = searchOf({
    brave: (...args) => (refuses ? braveSays(422, "SUBSCRIPTION_TOKEN_INVALID")(...args) : ANSWERS.brave([])),
    exa: () => ANSWERS.exa([{ url: "https://a.example/", title: "A" }]),
  });
  const hosts = () => shop.asked.splice(0).map(({ url }) => new URL(url).host.split(".")[0]);
  for (let i = 0; i < 3; i++) assert.equal((await shop.search("q", never))[0]!.title, "A");
  assert.deepEqual(hosts(), ["brave", "exa", "exa", "exa"]);
  shop.clock.advance(600_000);
  await shop.search("q", never);
  assert.deepEqual([hosts(), shop.logged.length], [["brave", "exa"], 1]);
  assert.match(shop.logged[0]!, /"search":"brave","reason":"the search's key was refused/);
  refuses = false;
  shop.clock.advance(600_000);
  assert.deepEqual([await shop.search("q", never), hosts()], [[], ["brave"]]);
});

test("if every service fails, the last one's reason is given, and one that rests gives its own again", async () => {
  const { search, asked } = searchOf({ tavily: says(432), exa: says(402) });
  for (let i = 0; i < 2; i++) await assert.rejects(search("q", never), refusal(/quota is used up/));
  assert.equal(asked.length, 2);
});
