import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { test, type TestContext } from "node:test";
import { verifyPage } from "../../src/index.ts";
import { newBrowsers, skip } from "../browser/rig.ts";
import { briefFor, readPage } from "./support.ts";

const pageWith = (script: string, body = "") =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>x</title></head><body><h1>A page</h1><button onclick="this.textContent += '!'">Press</button>${body}<script>${script}</script></body></html>`;

function checker(t: TestContext) {
  const browsers = newBrowsers(t);
  return async (html: string) => {
    const { report } = await verifyPage(html, { brief: briefFor("page"), browsers });
    return {
      report,
      failed: report.checks
        .filter(({ ok, level }) => ok === false && level === "block")
        .map(({ name }) => name),
    };
  };
}

test(
  "a page that tries every way to the network reaches nothing, and each try is told",
  { skip },
  async (t) => {
    let reached = 0;
    const listener = createServer((socket) => {
      reached++;
      socket.destroy();
    }).listen(0, "127.0.0.1");
    await once(listener, "listening");
    t.after(() => void listener.close());
    const at = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
    const check = checker(t);
    const ways: Record<string, string> = {
      fetch: `fetch("http://${at}/").catch(() => {})`,
      beacon: `navigator.sendBeacon("http://${at}/", "x")`,
      xhr: `const x = new XMLHttpRequest(); x.open("GET", "http://${at}/"); try { x.send() } catch {}`,
      socket: `try { new WebSocket("ws://${at}/") } catch {}`,
      events: `new EventSource("http://${at}/")`,
      image: `new Image().src = "http://${at}/x.png"`,
      style: `document.body.style.background = "url(http://${at}/x.png)"`,
      font: `new FontFace("x", "url(http://${at}/x.woff2)").load().catch(() => {})`,
      frame: `document.body.append(Object.assign(document.createElement("iframe"), { src: "http://${at}/" }))`,
      module: `import("http:" + "//${at}/x.js").catch(() => {})`,
      peer: `new RTCPeerConnection({ iceServers: [{ urls: "stun:${at}" }] }).createDataChannel("x")`,
    };
    for (const [name, script] of Object.entries(ways)) {
      const { failed } = await check(pageWith(script));
      assert.ok(failed.includes("no_network"), `${name}: ${failed.join()}`);
    }
    assert.equal(reached, 0);
  },
);

test("a page that asks for the machine's files gets none", { skip }, async (t) => {
  const check = checker(t);
  for (const script of [
    `fetch("file:///etc/passwd").then((r) => r.text()).then((text) => (document.title = text)).catch(() => {})`,
    `document.body.append(Object.assign(document.createElement("iframe"), { src: "file:///etc/passwd" }))`,
    `location.href = "file:///etc/passwd"`,
  ]) {
    const { report, failed } = await check(pageWith(script));
    assert.ok(failed.length > 0, script);
    assert.doesNotMatch(JSON.stringify(report), /root:/);
  }
});

test(
  "a page that takes all memory loses its browser, not the machine, and the next page is played",
  { skip, timeout: 120_000 },
  async (t) => {
    const check = checker(t);
    const hog = `const kept = []; setInterval(() => { for (let i = 0; i < 64; i++) kept.push(new Uint8Array(16 << 20).fill(1)) }, 1)`;
    const { report, failed } = await check(pageWith(hog));
    assert.equal(report.ok, false);
    assert.ok(failed.length > 0);
    assert.deepEqual((await check(readPage("good-counter"))).failed, []);
  },
);
