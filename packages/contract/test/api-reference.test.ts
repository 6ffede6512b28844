import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { CHAT_EVENTS, CODE_EVENTS, PROBLEMS, ROUTES, VISUAL_EVENTS } from "@signet/contract";
import { ADDRESSES, CHAT_EVENT_NAMES, CODE_EVENT_NAMES, VISUAL_EVENT_NAMES } from "@signet/contract/values";
import { ADDRESSES_FILE, addressesSource } from "../../../scripts/addresses.mjs";
import { apiReference } from "../../../scripts/api-reference.mjs";

/** Prints the address of each module that is loaded. */
const LOADED = `import { registerHooks } from "node:module";
registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) });`;
const file = path.join(import.meta.dirname, "../../../docs/api.md");
const written = readFileSync(file, "utf8");

test("docs/api.md is what the contract says; node scripts/api-reference.mjs writes it again", () => {
  assert.equal(written, apiReference());
});

test("the addresses are written as they are formatted, so that writing them again changes nothing", () => {
  assert.equal(readFileSync(ADDRESSES_FILE, "utf8"), addressesSource());
});

test("what clients know of routes and events without the schemas is what the tables say", () => {
  assert.deepEqual(
    Object.entries(ADDRESSES).map(([id, { method, path: at }]) => [id, method, at]),
    Object.entries(ROUTES).map(([id, { method, path: at }]) => [id, method, at]),
  );
  assert.deepEqual(CODE_EVENT_NAMES, Object.keys(CODE_EVENTS));
  assert.deepEqual(CHAT_EVENT_NAMES, Object.keys(CHAT_EVENTS));
  assert.deepEqual(VISUAL_EVENT_NAMES, Object.keys(VISUAL_EVENTS));
});

test("the command line and the client load no schemas", () => {
  const main = path.join(import.meta.dirname, "../../cli/src/main.ts");
  const hook = "data:text/javascript," + encodeURIComponent(LOADED);
  const { stderr, status } = spawnSync("node", ["--import", hook, main, "--help"], { encoding: "utf8" });
  assert.equal(status, 0);
  const loaded = stderr.trim().split("\n");
  assert.ok(
    loaded.some((url) => url.includes("/client/src/")),
    stderr,
  );
  assert.deepEqual(
    loaded.filter((url) => url.includes("/zod/")),
    [],
  );
});

test("the reference has every route with an example, every event and every problem", () => {
  const sections = new Map(written.split("\n## ").map((text) => [text.slice(0, text.indexOf("\n")), text]));
  for (const { method, path: at, problems } of Object.values(ROUTES)) {
    const section = sections.get(`${method.toUpperCase()} ${at}`);
    assert.ok(section, at);
    assert.match(section, /```sh\ncurl /, at);
    for (const code of problems) assert.ok(section.includes(`\`${code}\``), `${at}: ${code}`);
  }
  for (const name of Object.keys(CODE_EVENTS)) assert.ok(written.includes(`Event \`${name}\``), name);
  for (const code of Object.keys(PROBLEMS))
    assert.ok(sections.get("Problems")!.includes(`| \`${code}\` |`), code);
});

test("every link of the reference leads to a section", () => {
  const anchors = new Set(
    [...written.matchAll(/^## (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replaceAll(/[^a-z0-9_ -]/g, "")
        .replaceAll(" ", "-"),
    ),
  );
  const links = [...written.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor!);
  assert.ok(links.length > 50);
  for (const link of links) assert.ok(anchors.has(link), link);
});
