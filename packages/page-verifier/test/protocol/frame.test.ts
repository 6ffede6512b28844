import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { chromium, type Browser, type Page } from "playwright-core";
import { readBrief, embedBrief } from "../../src/protocol/embed-brief.ts";
import { FRAME_CSP, FRAME_SANDBOX, SEAL, seal } from "../../src/protocol/frame.ts";
import { CACHE, found, skip } from "../browser/rig.ts";
import { createVerifier, readPage } from "./support.ts";

const ESC = "\u001B";
/** Pages that ask the server of this test for something, as soon as a script of theirs can run. */
const odd = (at: string): Record<string, string> => {
  const early = `<script>try { eval("1"); fetch("${at}/fetch").catch(() => {}); new Image().src = "${at}/image" } catch {}</script><img src="${at}/img"><link rel="stylesheet" href="${at}/css">`;
  return {
    "an ordinary page": `<!doctype html>\n<html lang="de">\n<head>\n<title>x</title>${early}</head><body>hi</body></html>`,
    "capital letters": `<!DOCTYPE HTML><HTML LANG="de"><HEAD><TITLE>x</TITLE>${early}</HEAD></HTML>`,
    "neither doctype nor head": `${early}<p>hi`,
    "a comment first": `<!-- saved --><!doctype html><html lang="de"><head>${early}</head>`,
    "a comment that ends at once": `<!-->${early}--><!doctype html><html><head></head>`,
    "a tag's end inside an attribute": `<!doctype html><html data-x="a>b"><head data-y='">'>${early}</head>`,
    "a doctype with a tag's end in quotes": `<!doctype html "x>${early}y"><html><head></head>`,
    "a doctype of old": `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2//EN"><html lang="de"><head>${early}</head>`,
    "a policy of its own that allows all": `<!doctype html><head><meta http-equiv="Content-Security-Policy" content="default-src *">${early}</head>`,
    "a byte order mark": `\uFEFF<!doctype html><html><head>${early}</head>`,
    "many byte order marks": `\uFEFF\uFEFF\uFEFF<!doctype html><html><head>${early}</head>`,
    "the mark of UTF-16, little end first": `\u00FF\u00FE<!doctype html><html><head>${early}</head>`,
    "a mark of the wrong end": `\uFFFE<!doctype html><html><head>${early}</head>`,
    "an escape into another alphabet": `<!doctype html><html lang="${ESC}$B"><head data-x="${ESC}$B"><meta charset="iso-2022-jp">${ESC}(B${early}</head>`,
    "an escape and a type that is told late": `<!doctype html><html lang="${ESC}$B"><head><meta http-equiv="content-type" content="text/html; charset=iso-2022-jp">${ESC}(B${early}</head>`,
    "UTF-7": `<!doctype html><html lang="+ACI-"><head><meta charset="utf-7">+ADw-script+AD4-${early}`,
    "UTF-16 by its own word": `<meta charset="utf-16le">${early}`,
    "half a character": `<!doctype html><html lang="\uD800"><head>${early}</head>`,
    "bytes of nothing": `\0\0<!doctype html>\0<html\0><head>${early}</head>`,
    "an overlong bracket": `\u00C0\u00BC<!doctype html><html><head>${early}</head>`,
    "an instruction of XML": `<?xml version="1.0" encoding="utf-16"?><!doctype html><html lang="de"><head>${early}</head>`,
    "a text before all": `words ${early}<html><head></head>`,
    "plain text for the rest": `<plaintext>${early}`,
    "no script for the rest": `<noscript><p>${early}</noscript>${early}`,
    "a drawing first": `<svg><title><![CDATA[${early}]]></title></svg>${early}`,
    "a template first": `<template><html></template>${early}`,
    frames: `<html><head></head><frameset cols="50%,50%"><frame src="${at}/frame"><frame src="${at}/frame"></frameset></html>`,
    "a base of its own": `<html><head><base href="${at}/"><script src="script.js"></script>${early}`,
  };
};

/** The bundled browser without its jail, since from within that nothing can be reached. Names resolve to nothing. */
async function launch(): Promise<Browser> {
  const bundled = readdirSync(CACHE).find((name) => name.startsWith("chromium-"))!;
  const executablePath =
    found.kind === "bundled" ? path.join(CACHE, bundled, "chromium") : (found as { program: string }).program;
  return chromium.launch({
    executablePath: realpathSync(executablePath),
    chromiumSandbox: false,
    args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--disable-background-networking"],
  });
}

describe("the policy holds however a sealed page is opened", { skip }, () => {
  let browser: Browser;
  let page: Page;
  let at = "";
  const asked: string[] = [];
  let served = "";
  const folder = mkdtempSync(path.join(tmpdir(), "signet-sealed-"));
  const file = path.join(folder, "page.html");
  const server = createServer((request, response) => {
    if (request.url === "/page") return void response.setHeader("content-type", "text/html").end(served);
    if (request.url === "/host")
      return void response
        .setHeader("content-type", "text/html; charset=utf-16le")
        .end(Buffer.from("<!doctype html>", "utf16le"));
    asked.push(request.url!);
    response.end();
  });

  before(async () => {
    // The browser is unpacked by who needs it first.
    const verifier = createVerifier();
    await verifier.use(async () => {});
    await verifier.close();
    await once(server.listen(0, "127.0.0.1"), "listening");
    at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launch();
    page = await browser.newPage();
  });
  after(async () => {
    await browser?.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The ways in which a page that was handed over is opened. */
  const ways: Record<string, (html: string) => Promise<void>> = {
    async "a file from disk"(html) {
      writeFileSync(file, html);
      await page.goto(`file://${file}`);
    },
    async "an answer without an encoding"(html) {
      served = html;
      await page.goto(`${at}/page`);
    },
    async "the srcdoc of a frame"(html) {
      await page.goto(`${at}/host`);
      await page.evaluate(`new Promise((done) => {
        const frame = document.createElement("iframe");
        Object.assign(frame, { sandbox: "${FRAME_SANDBOX}", srcdoc: ${JSON.stringify(html)}, onload: done });
        document.documentElement.append(frame);
      }).then(() => undefined)`);
    },
  };
  const shown = () => page.frames().find((frame) => frame.url() === "about:srcdoc") ?? page.mainFrame();
  const READ = `[document.characterSet, document.compatMode, document.head.children[0].getAttribute("charset"),
    document.head.children[1].content, document.documentElement.outerHTML]`;

  for (const [name, unsealed] of Object.entries(odd("http://127.0.0.1:1")))
    test(`${name}: the same document each way, and nothing is reached`, async () => {
      const html = unsealed.replaceAll("http://127.0.0.1:1", at);
      const documents: string[] = [];
      for (const open of Object.values(ways)) {
        asked.length = 0;
        await open(seal(html));
        const [encoding, mode, charset, policy, document] = await shown().evaluate<string[]>(READ);
        assert.deepEqual([encoding, mode, charset, policy], ["UTF-8", "CSS1Compat", "utf-8", FRAME_CSP]);
        documents.push(document!);
        // A request that is allowed is here before this one, which no policy of the page speaks of.
        await page.request.get(`${at}/last`);
        assert.deepEqual(asked, ["/last"]);
      }
      assert.equal(new Set(documents).size, 1, "one document");
    });

  test("without the seal, the same pages do reach out: the server would have heard them", async () => {
    const html = odd(at)["an ordinary page"]!;
    await ways["a file from disk"]!(html);
    assert.ok(asked.some((url) => url === "/img"));
  });

  test("a connection to a peer is refused where the browser knows how to, and elsewhere the policy at least does no harm", async () => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await ways["a file from disk"]!(seal("<p>hi"));
    const made = await page.evaluate<string>(
      `new Promise((done) => { const peer = new RTCPeerConnection(); peer.createDataChannel("x");
        peer.createOffer().then((offer) => peer.setLocalDescription(offer)).then(() => done("made"), () => done("refused")) })`,
    );
    assert.match(FRAME_CSP, /; webrtc 'block'$/);
    const known = !said.some((line) => line.includes("directive 'webrtc'"));
    assert.equal(made, known ? "refused" : "made");
  });
});

test("a sealed page begins with what we put there, holds what a file can hold, and stays as it is", () => {
  for (const html of Object.values(odd("http://127.0.0.1:1"))) {
    const sealed = seal(html);
    assert.ok(sealed.startsWith(SEAL));
    assert.equal(Buffer.from(sealed).toString(), sealed, "the text is the file");
    assert.equal(seal(sealed), sealed);
  }
  assert.match(SEAL, /^[ -~]+$/);
  assert.ok(Buffer.byteLength(SEAL) < 1024, "a browser looks for the encoding so far");
});

test("a brief that is carried is no part of the document", { skip }, async (t) => {
  const brief = { title: "Ünïcode </script>", input: true, checklist: [] };
  const carried = embedBrief(readPage("good-counter"), brief);
  assert.deepEqual(readBrief(carried), brief);
  const verifier = createVerifier();
  t.after(() => verifier.close());
  await verifier.use(async (browser) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const documentOf = async (html: string) => {
      await page.setContent(html);
      return page.evaluate("document.documentElement.outerHTML + document.childNodes.length");
    };
    assert.equal(await documentOf(carried), await documentOf(seal(readPage("good-counter"))));
    await context.close();
  });
});
