import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief, withoutBrief, embedBrief } from "../../src/protocol/embed-brief.ts";
import { seal } from "../../src/protocol/frame.ts";
import { autofix } from "../../src/protocol/autofix.ts";

const BRIEF = {
  title: "A <b>page</b> & more",
  input: true,
  checklist: [{ name: "</script><script>alert(1)</script>", do: { do: "advance" as const, ms: 10 } }],
};
const GOOD = `<!doctype html><html lang="de"><head><meta name="viewport" content="width=device-width"><title>x</title></head><body>hi</body></html>`;

test("a page that lacks nothing stays as it is", () => {
  assert.deepEqual(autofix(GOOD, BRIEF), { html: GOOD, done: [] });
});

test("language, title and viewport are added where they are missing, wherever the head is", () => {
  for (const bare of [
    "<!doctype html><html><head></head><body>hi</body></html>",
    "<!DOCTYPE html><HTML><HEAD></HEAD><BODY>hi</BODY></HTML>",
    "<!doctype html><html><body>hi</body></html>",
    "<p>hi",
    '<!doctype html><html><head><title>\n</title></head><body class="head">hi',
  ]) {
    const { html, done } = autofix(bare, BRIEF);
    assert.match(html, /<title>A &lt;b>page&lt;\/b> &amp; more<\/title>/, bare);
    assert.equal(html.match(/<title/gi)!.length, 1, bare);
    assert.match(html, /<meta name="viewport"/);
    assert.ok(html.indexOf("<meta name") < html.indexOf("hi"), bare);
    assert.ok(done.includes("title and viewport added"));
    assert.equal(/<html\b/i.test(bare), /lang="en"/.test(html));
    assert.deepEqual(autofix(html, BRIEF), { html, done: [] }, "mended once");
  }
});

test("fonts from outside are left out, and nothing else that is linked", () => {
  const links = `<link rel="preconnect" href="https://fonts.gstatic.com" crossorigin><link href="https://fonts.googleapis.com/css2?family=A&display=swap" rel="stylesheet"><style>@import url('//fonts.googleapis.com/css?family=B');p{color:red}</style><link rel="stylesheet" href="https://cdn.example/a.css">`;
  const { html, done } = autofix(GOOD.replace("</head>", `${links}</head>`), BRIEF);
  assert.doesNotMatch(html, /fonts\.g/);
  assert.match(html, /cdn\.example[\s\S]*<\/head>|p\{color:red\}/);
  assert.match(html, /cdn\.example/, "what is not a font is for the checks to find");
  assert.deepEqual(done, ["fonts from outside left out"]);
});

test("storage that a frame of its own does not have is kept in memory", () => {
  const { html, done } = autofix(GOOD.replace("hi", "<script>localStorage.setItem('a', 1)</script>"), BRIEF);
  assert.deepEqual(done, ["storage kept in memory"]);
  assert.ok(html.indexOf("defineProperty(window,name") < html.indexOf("localStorage.setItem"));
});

test("a page carries its brief and comes back with it, whatever the brief holds and the page brings", () => {
  for (const page of [GOOD, "<p>hi", GOOD.replace("</body></html>", "")]) {
    const html = embedBrief(page, BRIEF);
    assert.deepEqual(readBrief(html), BRIEF);
    assert.equal(html.match(/<script/g), null, "no text of a brief becomes code");
    assert.equal(seal(html), html, "the policy is in it");
    const other = { ...BRIEF, title: "Other", checklist: [] };
    assert.deepEqual(readBrief(embedBrief(html, other)), other, "a brief that is brought along is replaced");
  }
  assert.equal(readBrief(GOOD), undefined);
  const old = GOOD.replace(
    "</body>",
    `<script type="application/json" id="signet-brief">${JSON.stringify({ ...BRIEF, checklist: [] }).replaceAll("<", "\\u003c")}</script></body>`,
  );
  assert.deepEqual(readBrief(old), { ...BRIEF, checklist: [] }, "as earlier versions carried it");
  assert.doesNotMatch(withoutBrief(old), /checklist/);
  for (const bad of ["", "{"])
    assert.equal(
      readBrief(`<script type="application/json" id="signet-brief">${bad}</script>`),
      undefined,
      bad,
    );
});
