import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { ROUTES } from "@signet/contract";
import { codeRun, serviceFor } from "./support/service.ts";

const README = readFileSync(path.join(import.meta.dirname, "../README.md"), "utf8");

async function outcomeOf(t: Parameters<typeof serviceFor>[0], body: Record<string, unknown>) {
  const { events } = await codeRun(await serviceFor(t), body);
  const done = events.find((event) => event.name === "code_done");
  assert.ok(done?.name === "code_done", events.map((event) => event.name).join(" "));
  return done.data;
}

test("the README's request ends well on a fresh service without a model", async (t) => {
  const body = /curl [^\n]*\/code\/run [^\n]*-d '([^']+)'/.exec(README)?.[1];
  assert.ok(body !== undefined);
  const { ok, summary, check } = await outcomeOf(t, JSON.parse(body) as Record<string, unknown>);
  assert.deepEqual([ok, check.kind], [true, "given"], summary);
});

test("the catalog's example ends well on a fresh service without a model", async (t) => {
  const { ok, summary, check } = await outcomeOf(t, ROUTES.codeRun.example);
  assert.deepEqual([ok, check.kind], [true, "given"], summary);
});
