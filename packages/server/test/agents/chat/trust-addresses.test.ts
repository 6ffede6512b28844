import assert from "node:assert/strict";
import { test } from "node:test";
import { call, outcome, talk, world } from "./talk.ts";

/** Reads a page, then asks for addresses, each in a step of its own: those that were fetched. */
async function fetchedAfter(
  first: string,
  then: string[],
  request: object,
  over: Parameters<typeof world>[0] = {},
) {
  const read: string[] = [];
  const readPage = async (url: string) => {
    read.push(url);
    return { url, title: "", text: "x", links: [], cut: false, ...(await over.readPage?.(url, never)) };
  };
  const script = [...[first, ...then].map((url) => call("fetch_url", { url })), { text: ["ok"] }];
  await talk(script, request, { world: world({ ...over, readPage }) });
  return read.slice(1);
}
const never = new AbortController().signal;

test("after a page, an address is fetched that the caller wrote whole, however it stands in the sentence", async () => {
  const page = "https://herons.example/";
  for (const [said, asked] of [
    ["https://given.example/x.", "https://given.example/x"],
    ["(https://given.example/x), then", "https://given.example/x"],
    ["[it](https://given.example/x), then", "https://given.example/x"],
    ["<https://given.example/x>", "https://given.example/x"],
    ["“https://given.example/x”", "https://given.example/x"],
    ["请读https://given.example/x。谢谢", "https://given.example/x"],
    ["https://given.example/xを読んで", "https://given.example/x"],
    ["https://given.example/Heron_(bird)", "https://given.example/Heron_(bird)"],
    ["https://given.example/x?a=1&b=2#part", "https://given.example/x?a=1&b=2"],
    ["HTTPS://Given.Example/x", "https://given.example/x"],
    ["http://given.example/x", "https://given.example/x"],
    ["given.example/x", "https://given.example/x"],
    ["given.example,", "https://given.example/"],
    ["https://given.example", "https://given.example/#top"],
    ["https://bücher.example/", "https://xn--bcher-kva.example/"],
  ] as const) {
    const url = new URL(asked);
    url.hash = "";
    assert.deepEqual(
      await fetchedAfter(page, [asked], { command: `read ${page} and ${said}` }),
      [url.href],
      said,
    );
    const history = [{ role: "user", content: said }];
    assert.deepEqual(
      await fetchedAfter(page, [asked], { command: "go on", history }),
      [url.href],
      `${said} before`,
    );
  }
});

test("after a page, no address is fetched that only resembles one that the caller wrote", async () => {
  const command =
    "read https://herons.example/ and https://given.example/x?a=1 and https://given.example/deep/path/file.html and plain.example";
  const made = [
    "https://given.example/x?a=1&d=tabs",
    "https://given.example/x?a=1/tabs",
    "https://given.example/x?a=12",
    "https://given.example/x",
    "https://given.example/x?",
    "https://given.example/",
    "https://given.example/deep/path/",
    "https://given.example/deep/path/file.html/tabs",
    "https://given.example/deep/path/file.htm",
    "https://given.example/deep/path/../tabs",
    "https://given.example:8443/x?a=1",
    "https://tabs.given.example/x?a=1",
    "https://given.example.evil.example/x?a=1",
    "https://given.example@evil.example/x?a=1",
    "https://tabs@given.example/x?a=1",
    "https://tabs:tabs@given.example/x?a=1",
    "https://gіven.example/x?a=1",
    "https://given.example/х?a=1",
    "https://given.example/x?a=1%00",
    "https://given.example/%78?a=1",
    "https://evil.example/https://given.example/x?a=1",
    "https://evil.example/?u=https://given.example/x?a=1",
    "https://plain.example/tabs",
    "https://plain.example.evil.example/",
    "https://example/",
    "given.example/x?a=1",
    "javascript:alert(1)",
  ];
  assert.deepEqual(await fetchedAfter("https://herons.example/", made, { command }), []);
});

test("letters that stand for others are fetched as the address that they spell", async () => {
  const asked = ["https://ｇiven.example/x", "https:\\\\given.example\\x", "https://given.example/a/../x"];
  const read = await fetchedAfter("https://herons.example/", asked, { command: "https://given.example/x" });
  assert.deepEqual(read, Array(3).fill("https://given.example/x"), "never as the model wrote it");
});

test("of a page the sixth link is not followed, of the next page five more are", async () => {
  const links = (host: string) => Array.from({ length: 9 }, (_, i) => `https://${host}.example/${i}`);
  const readPage = async (url: string) => ({
    url,
    title: "",
    text: "x",
    cut: false,
    links: links(url.endsWith("a.example/4") ? "b" : "a"),
  });
  const asked = [...links("a").slice(4, 7), ...links("b").slice(3, 7)];
  const read = await fetchedAfter("https://herons.example/", asked, {}, { readPage });
  assert.deepEqual(read, ["https://a.example/4", "https://b.example/3", "https://b.example/4"]);
});

test("of a search the sixth result is not followed", async () => {
  const found = Array.from({ length: 8 }, (_, i) => ({
    title: "t",
    url: `https://found.example/${i}`,
    snippet: "s",
  }));
  const script = [
    call("web_search", { q: "herons" }),
    ...found.map(({ url }) => call("fetch_url", { url })),
    { text: ["ok"] },
  ];
  const ends = await outcome(script, {}, { world: world({ search: async () => found }) });
  assert.deepEqual(ends.slice(1), [
    ...Array<string>(5).fill("fetch_url done"),
    ...Array<string>(3).fill("fetch_url failed"),
  ]);
});

test("links of an earlier turn and of what a client says of its user are nobody's words after a page", async () => {
  const read = await fetchedAfter(
    "https://herons.example/",
    ["https://old.example/", "https://noted.example/"],
    {
      command: "go on",
      user_memory: ["likes https://noted.example/"],
      history: [
        { role: "user", content: "read https://a.example/" },
        { role: "assistant", content: "It shows https://old.example/" },
      ],
    },
  );
  assert.deepEqual(read, []);
});

test("where a page sends to is not thereby an address that may be asked for", async () => {
  const readPage = async () => ({
    url: "https://evil.example/landing",
    title: "",
    text: "x",
    links: [],
    cut: false,
  });
  const asked = ["https://evil.example/landing?d=tabs", "https://evil.example/landing"];
  assert.deepEqual(await fetchedAfter("https://given.example/", asked, {}, { readPage }), []);
});

test("a turn begins open, whatever was said before, and pages of one step are asked for before any is read", async () => {
  const history = [
    { role: "user" as const, content: "hello" },
    { role: "assistant" as const, content: "hello" },
  ];
  const urls = ["https://one.example/", "https://two.example/"];
  const script = [
    { calls: urls.map((url): [string, object] => ["fetch_url", { url }]) },
    call("fetch_url", { url: "https://three.example/" }),
    { text: ["ok"] },
  ];
  assert.deepEqual(await outcome(script, { history }), [
    "fetch_url done",
    "fetch_url done",
    "fetch_url failed",
  ]);
});

test("of the links that a page shows only a few are followed: by the choice among many, something could be told", async () => {
  const links = Array.from({ length: 20 }, (_, i) => `https://herons.example/${i}`);
  const readPage = async (url: string) => ({ url, title: "", text: "x", links, cut: false });
  const script = [
    ...["https://herons.example/", ...links.slice(0, 8)].map((url) => call("fetch_url", { url })),
    { text: ["ok"] },
  ];
  const made = await outcome(
    script,
    { command: "read https://herons.example/" },
    { world: world({ readPage }) },
  );
  assert.deepEqual(made, [
    ...Array<string>(6).fill("fetch_url done"),
    ...Array<string>(3).fill("fetch_url failed"),
  ]);
});
