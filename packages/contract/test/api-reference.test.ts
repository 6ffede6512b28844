import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { CODE_EVENTS, PROBLEMS, ROUTES } from "@signet/contract";
import { apiReference } from "../../../scripts/api-reference.mjs";

const file = path.join(import.meta.dirname, "../../../docs/api.md");
const written = readFileSync(file, "utf8");

test("docs/api.md is what the contract says; node scripts/api-reference.mjs writes it again", () => {
  assert.equal(written, apiReference());
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
