import assert from "node:assert/strict";
import { after, test } from "node:test";
import { FRAME_CSP, seal } from "../../src/visual/frame.ts";
import { createVerifier } from "./support.ts";

const EARLY = `<script>try { eval("1"); fetch("https://example.com/").catch(() => {}) } catch {}</script>`;
const odd: Record<string, string> = {
  "an ordinary page": `<!doctype html>\n<html lang="de">\n<head>\n<title>x</title>${EARLY}</head><body>hi</body></html>`,
  "capital letters": `<!DOCTYPE HTML><HTML LANG="de"><HEAD><TITLE>x</TITLE>${EARLY}</HEAD></HTML>`,
  "no head": `<!doctype html><html lang="de">${EARLY}<p>hi`,
  "neither doctype nor head": `${EARLY}<p>hi`,
  "a comment first": `<!-- saved --><!doctype html><html lang="de"><head>${EARLY}</head>`,
  "a comment that ends at once": `<!-->${EARLY}--><!doctype html><html><head></head>`,
  "a head in a comment": `<!doctype html><!-- <head> -->${EARLY}<html><head></head>`,
  "a tag's end inside an attribute": `<!doctype html><html data-x="a>b"><head data-y='">'>${EARLY}</head>`,
  "a doctype with a tag's end in quotes": `<!doctype html "x>${EARLY}y"><html><head></head>`,
  "a policy of its own that allows all": `<!doctype html><head><meta http-equiv="Content-Security-Policy" content="default-src *">${EARLY}</head>`,
  "a byte order mark": `\uFEFF<!doctype html><html><head>${EARLY}</head>`,
  "a text before all": `words ${EARLY}<html><head></head>`,
  "an instruction of XML": `<?xml version="1.0"?><!doctype html><html><head>${EARLY}</head>`,
};

const verifier = createVerifier();
after(() => verifier.close());

for (const [name, html] of Object.entries(odd))
  test(`the policy is the first thing a parser meets in a page with ${name}`, () =>
    verifier.use(async (browser) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const asked: string[] = [];
      await page.route("**/*", (route) => {
        const url = route.request().url();
        if (url === "https://sealed.test/")
          return route.fulfill({ contentType: "text/html; charset=utf-8", body: seal(html) });
        asked.push(url);
        return route.abort();
      });
      await page.goto("https://sealed.test/", { waitUntil: "load" });
      const first = `document.head.firstElementChild.content ?? document.head.outerHTML`;
      assert.equal(await page.evaluate(first), FRAME_CSP);
      assert.equal(await page.evaluate("document.compatMode"), "CSS1Compat");
      if (/lang="de"/i.test(html)) assert.equal(await page.evaluate("document.documentElement.lang"), "de");
      assert.deepEqual(
        asked.filter((url) => !url.endsWith("/favicon.ico")),
        [],
      );
      await context.close();
    }));

test("a page that is sealed already stays as it is", () => {
  for (const html of Object.values(odd)) assert.equal(seal(seal(html)), seal(html));
});
