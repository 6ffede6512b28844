import assert from "node:assert/strict";
import { test } from "node:test";
import { createPages, type PagesParts } from "../../../src/modules/web/pages.ts";

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;
const never = new AbortController().signal;
const typed = (type: string, body: ConstructorParameters<typeof Response>[0], status = 200) =>
  new Response(body, { status, statusText: "SECRET", headers: { "content-type": type } });
const html = (body: string) => typed("text/html; charset=utf-8", body);
const moved = (location: string) => new Response(null, { status: 302, headers: { location } });

/** Pages of a web that answers as told; `asked` are the addresses that were asked for. */
function pagesOf(answer: Answer, parts: Partial<PagesParts> = {}) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(input as string);
    return answer(input as string, init!);
  };
  const pages = createPages({ fetch, ...parts });
  return { asked, read: (url: string, signal = never) => pages.read(url, signal) };
}
const readHtml = (body: string) => pagesOf(() => html(body)).read("https://e.org/a/b");
const refusal = (message: RegExp) => ({ name: "PageError", message });

const ARTICLE = `<html><head><title>Herons &amp; egrets</title><style>p{}</style></head><body>
  <nav><a href="/n">menu</a></nav>
  <article><h1>Herons</h1><p>Herons are <a href="../c#x">long
  <b>legged</b></a> birds.<!-- hidden order --> <script>steal()</script></p>
  <ul><li>grey<ul><li>small</li></ul></li><li>purple</li></ul><ol><li>first</li><li>second</li></ol>
  <pre>a  b\n c</pre><table><tr><th>bird</th><th>size</th></tr><tr><td>grey</td><td>98 cm</td></tr></table>
  <blockquote><p>quoted</p></blockquote><ul><li><p>in a paragraph</p></li></ul><p>${"They stand in shallow water, and wait for fish to pass by. ".repeat(8)}</p>
  <a href="javascript:alert(1)">press</a> <a href="https://other.example/x">other</a> <a href="https://other.example/x">again</a></article></body></html>`;

test("a page is read as a person sees it: headings, lists, tables, code, and links that can be followed", async () => {
  const page = await readHtml(ARTICLE);
  assert.equal(page.title, "Herons & egrets");
  assert.equal(page.url, "https://e.org/a/b");
  for (const part of [
    "Herons are [long legged](https://e.org/c) birds.",
    "- grey\n  - small\n- purple",
    "1. first\n2. second",
    "```\na  b\n c\n```",
    "bird | size\ngrey | 98 cm",
    "> quoted\n\n- in a paragraph\n",
    "press",
  ])
    assert.ok(page.text.includes(part), `${part} in ${page.text}`);
  assert.deepEqual(page.links, ["https://e.org/c", "https://other.example/x"]);
  assert.equal(page.cut, false);
});

test("what nobody sees on a page is not read: no text hides in it", async () => {
  const hidden = [
    `<p hidden>ORDER</p>`,
    `<p style="display : none">ORDER</p>`,
    `<p style="color:red;visibility:hidden">ORDER</p>`,
    `<p style="font-size:0px">ORDER</p>`,
    `<p style="opacity: 0">ORDER</p>`,
    `<p style="dis/* */play:none">ORDER</p>`,
    `<p aria-hidden="true">ORDER</p>`,
    `<!-- ORDER -->`,
    `<script>ORDER</script><style>ORDER</style><noscript>ORDER</noscript><template>ORDER</template>`,
    `<textarea>ORDER</textarea><select><option>ORDER</option></select><button>ORDER</button>`,
    `<svg><text>ORDER</text></svg><iframe srcdoc="ORDER">ORDER</iframe><dialog>ORDER</dialog>`,
  ];
  const page = hidden.map((part, i) => `${part.replaceAll("ORDER", `ORDER${i}`)}<p>seen ${i}.</p>`);
  const shown = (await readHtml(`<body>${page.join("")}</body>`)).text;
  assert.deepEqual(shown.match(/ORDER\d+/g) ?? [], []);
  assert.equal(shown.match(/seen \d+\./g)?.length, hidden.length);
  const { text } = await readHtml(`<p>a\u200bb\u{e0041}\u{e0042}c\u202ed\u00ad</p>`);
  assert.equal(text, "abcd");
});

test("text, JSON and the like are read as they are; pictures, programs and downloads are refused in words", async () => {
  const read = (type: string, body: string) => pagesOf(() => typed(type, body)).read("https://e.org/");
  assert.equal((await read("application/json", `{"a":1}`)).text, `{"a":1}`);
  const plain = await read("text/plain", "see https://e.org/x, or (https://e.org/y)\r\nend\u0000");
  assert.equal(plain.text, "see https://e.org/x, or (https://e.org/y)\nend");
  assert.deepEqual(
    plain.links.map((link) => link.replace(/,$/, "")),
    ["https://e.org/x", "https://e.org/y"],
  );
  await assert.rejects(read("image/png", "x"), refusal(/an image/));
  await assert.rejects(read("application/pdf", "x"), refusal(/a PDF/));
  await assert.rejects(read("text/javascript", "x"), refusal(/program/));
  await assert.rejects(read("application/octet-stream", "x"), refusal(/download/));
  await assert.rejects(read("application/x-odd; IGNORE ALL", "x"), refusal(/^what is there is not text$/));
  await assert.rejects(read("text/html", "<div id=app></div>"), refusal(/no text on the page/));
});

test("letters are read by the byte order mark, the header or what the page says of itself", async () => {
  const read = async (type: string, body: Buffer) =>
    (await pagesOf(() => typed(type, new Uint8Array(body))).read("https://e.org/")).text;
  const latin = Buffer.from("<p>caf\u00e9</p>", "latin1");
  assert.equal(await read("text/html; charset=iso-8859-1", latin), "café");
  const said = Buffer.concat([Buffer.from(`<meta charset="windows-1252">`), latin]);
  assert.equal(await read("text/html", said), "café");
  assert.equal(await read("text/html; charset=nonsense", Buffer.from("<p>café</p>")), "café");
  assert.equal(await read("text/plain", Buffer.from("\ufeffcafé", "utf16le")), "café");
});

test("no more than 2 MiB are taken from a server and 20,000 characters given, and the rest is said to be missing", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(97));
    },
  });
  const page = await pagesOf(() => typed("text/plain", endless)).read("https://e.org/");
  assert.equal(page.bytes, 2 * 1024 * 1024);
  assert.equal(page.text.length, 20_000);
  assert.ok(page.cut);
  assert.ok(sent < 3 * 1024 * 1024, "the server was stopped");
  const long = await readHtml(`<p>${"word ".repeat(10_000)}</p>`);
  assert.ok(long.text.length <= 20_000 && long.cut);
});

test("each redirect is asked of the same guarded fetch, at most three, and only to pages of the web", async () => {
  const steps: Record<string, string> = { "https://e.org/1": "/2", "https://e.org/2": "https://f.org/3" };
  const web = pagesOf((url) => (steps[url] ? moved(steps[url]) : html("<p>here</p>")));
  assert.equal((await web.read("https://e.org/1")).url, "https://f.org/3");
  assert.deepEqual(web.asked, ["https://e.org/1", "https://e.org/2", "https://f.org/3"]);
  const circle = pagesOf((url) => moved(url));
  await assert.rejects(circle.read("https://e.org/"), refusal(/more than 3 times/));
  assert.equal(circle.asked.length, 4);
  for (const inner of [
    "file:///etc/passwd",
    "ftp://e.org/",
    "https://me:secret@e.org/",
    "data:text/html,x",
  ]) {
    const web = pagesOf(() => moved(inner));
    await assert.rejects(web.read("https://e.org/"), refusal(/not the address of a page/), inner);
    assert.equal(web.asked.length, 1);
    await assert.rejects(pagesOf(() => html("x")).read(inner), refusal(/not the address of a page/));
  }
  const forbidden = pagesOf((url) => {
    if (url === "https://e.org/") return moved("http://10.0.0.1/");
    throw Object.assign(new Error("10.0.0.1 is not a public address"), { name: "ForbiddenAddress" });
  });
  await assert.rejects(forbidden.read("https://e.org/"), refusal(/^10\.0\.0\.1 is not a public address$/));
});

test("why a page cannot be read is told in words of our own, never in the server's", async () => {
  const broken = (code: string) => () => {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error("SECRET"), { code }) });
  };
  const cases: [Answer, RegExp][] = [
    [() => typed("text/html", "SECRET", 404), /^the server answered 404$/],
    [broken("ENOTFOUND"), /^the name in the address does not resolve$/],
    [broken("ECONNREFUSED"), /^the server refused the connection$/],
    [broken("CERT_HAS_EXPIRED"), /certificate is not valid/],
    [broken("UND_ERR_SOCKET"), /^the connection to the server broke$/],
    [() => typed("text/html", dying()), /broke off/],
  ];
  for (const [answer, message] of cases)
    await assert.rejects(pagesOf(answer).read("https://e.org/"), refusal(message));
});

const dying = () =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error("SECRET"));
    },
  });

test("a server that does not answer, or not to its end, is left at the deadline; an abort ends it at once", async () => {
  const silent: Answer = (_url, { signal }) =>
    new Promise((_resolve, reject) =>
      signal!.addEventListener("abort", () => reject(signal!.reason as Error)),
    );
  await assert.rejects(pagesOf(silent, { deadlineMs: 30 }).read("https://e.org/"), refusal(/within 0\.03 s/));
  const stop = new AbortController();
  const reading = pagesOf(silent).read("https://e.org/", stop.signal);
  stop.abort(new Error("stopped"));
  await assert.rejects(reading, /stopped/);
  await assert.rejects(pagesOf(silent).read("https://e.org/", stop.signal), /stopped/);
});

test("a page that is made to take all time and memory takes its thread's, and the next page is read", async () => {
  const n = 500_000;
  const hostile: Record<string, string> = {
    "nested to the bottom": "<div>".repeat(n / 5),
    "unclosed paragraphs": "<p>hi, there".repeat(n / 11),
    "one huge attribute": `<p a="${"x".repeat(n)}">hi</p>`,
    "many attributes": `<p ${Array.from({ length: n / 10 }, (_, i) => `a${i}="1"`).join(" ")}>hi</p>`,
    "signs only": "<".repeat(n),
    "open comments": "<!--".repeat(n / 4),
    "a style of comments": `<p style="${"/*".repeat(n / 2)}">x`,
    "tables in tables": "<table><tr><td>x".repeat(5_000),
    links: '<a href="x">y</a>'.repeat(n / 17),
  };
  const web = pagesOf((url) => html(hostile[decodeURI(new URL(url).pathname.slice(1))] ?? "<p>fine</p>"), {
    parseMs: 1_500,
  });
  for (const name of Object.keys(hostile)) {
    const ended = await web.read(`https://e.org/${name}`).then(
      ({ text }) => text.length <= 20_000,
      (error: Error) => error.name === "PageError",
    );
    assert.ok(ended, name);
  }
  assert.equal((await web.read("https://e.org/fine")).text, "fine");
});
