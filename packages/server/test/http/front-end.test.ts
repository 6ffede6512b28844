import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { gunzipSync } from "node:zlib";
import { API_BASE } from "@signet/contract";
import { Hono } from "hono";
import type { Env } from "../../src/http/context.ts";
import { withCommonHeaders } from "../../src/http/headers.ts";
import { frontEndRoutes } from "../../src/http/routes/front-end.ts";
import { createFrontEnd } from "../../src/modules/front-end/built-files.ts";

const PAGE = { accept: "text/html,application/xhtml+xml" };
const SCRIPT = `console.log("${"x".repeat(5_000)}");`;

/** An app with the front end in a folder, which is filled by `build`. */
function newApp(t: TestContext) {
  const dir = mkdtempSync(path.join(tmpdir(), "signet-front-end-"));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const app = new Hono<Env>();
  app.use(withCommonHeaders);
  frontEndRoutes(app, createFrontEnd(path.join(dir, "dist")));
  return {
    get: (address: string, headers: Record<string, string> = {}) => app.request(address, { headers }),
    build: () => {
      mkdirSync(path.join(dir, "dist/assets"), { recursive: true });
      mkdirSync(path.join(dir, "dist/.vite"));
      writeFileSync(path.join(dir, "secret.txt"), "secret");
      writeFileSync(path.join(dir, "dist/.vite/manifest.json"), "{}");
      writeFileSync(path.join(dir, "dist/assets/main-abc.js"), SCRIPT);
      writeFileSync(path.join(dir, "dist/assets/notes.constructor"), "notes");
      writeFileSync(path.join(dir, "dist/index.html"), "<!doctype html><title>Signet</title>");
    },
  };
}

test("a browser gets the page at every address outside of the interface, everybody else what was there before", async (t) => {
  const { get, build } = newApp(t);
  build();
  for (const address of ["/", "/code", "/code/run_1", "/runs?find=a"]) {
    const answer = await get(address, PAGE);
    assert.equal(answer.status, 200, address);
    assert.match(await answer.text(), /<title>Signet/);
    assert.equal(answer.headers.get("cache-control"), "no-cache");
    assert.match(answer.headers.get("vary")!, /Accept, Accept-Encoding/);
  }
  for (const headers of [{}, { accept: "*/*" }, { accept: "application/json" }]) {
    const answer = await get("/", headers);
    assert.deepEqual([answer.status, answer.headers.get("location")], [302, `${API_BASE}/integrate`]);
    assert.equal((await get("/code", headers)).status, 404);
  }
  for (const address of ["/api", "/api/", `${API_BASE}/nothing`])
    assert.equal((await get(address, PAGE)).status, 404, address);
});

test("the policy of the page allows nothing inline, no other host and no frame around it", async (t) => {
  const { get, build } = newApp(t);
  build();
  const { headers } = await get("/", PAGE);
  const policy = headers.get("content-security-policy")!;
  assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/);
  assert.match(policy, /base-uri 'none'; form-action 'self'; frame-ancestors 'none'/);
  assert.doesNotMatch(policy, /unsafe|https?:|\*/);
  assert.equal(headers.get("x-content-type-options"), "nosniff");
});

test("hashed files are kept for ever, the page is asked for again and not sent twice", async (t) => {
  const { get, build } = newApp(t);
  build();
  const script = await get("/assets/main-abc.js", { "accept-encoding": "gzip" });
  assert.equal(script.headers.get("cache-control"), "public, max-age=31536000, immutable");
  assert.equal(script.headers.get("content-type"), "text/javascript; charset=utf-8");
  assert.equal(gunzipSync(Buffer.from(await script.arrayBuffer())).toString(), SCRIPT);
  const plain = await get("/assets/main-abc.js");
  assert.deepEqual([plain.headers.get("content-encoding"), await plain.text()], [null, SCRIPT]);
  const etag = (await get("/", PAGE)).headers.get("etag")!;
  const again = await get("/", { ...PAGE, "if-none-match": etag });
  assert.deepEqual([again.status, await again.text()], [304, ""]);
});

test("only built files are given out, whatever the address spells", async (t) => {
  const { get, build } = newApp(t);
  build();
  for (const address of [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "/..%2fsecret.txt",
  ])
    assert.doesNotMatch(await (await get(address)).text(), /secret/, address);
  for (const address of ["/.vite/manifest.json", "/assets/none.js", "/assets"])
    assert.equal((await get(address)).status, 404, address);
});

test("a workspace that was not built is said to be, and is there as soon as it is built", async (t) => {
  const { get, build } = newApp(t);
  const before = await get("/", PAGE);
  assert.equal(before.status, 503);
  assert.match(before.headers.get("content-type")!, /^text\/plain/);
  assert.match(await before.text(), /has not been built[^]*node scripts\/setup\.mjs/);
  assert.equal((await get("/")).status, 302);
  build();
  assert.equal((await get("/", PAGE)).status, 200);
});

test("a file whose ending says nothing is bytes, also where every object inherits the name of the ending", async (t) => {
  const { get, build } = newApp(t);
  build();
  const answer = await get("/assets/notes.constructor");
  assert.deepEqual([answer.status, answer.headers.get("content-type")], [200, "application/octet-stream"]);
});
