import assert from "node:assert/strict";
import { test } from "node:test";
import type { Model } from "@signet/contract";
import { startOf } from "../../../src/agents/visual/builder.ts";
import { createOfferTechniques } from "../../../src/usecases/techniques/offer-techniques.ts";
import type { Config } from "../../../src/base/config.ts";
import { createLog } from "../../../src/base/log.ts";
import { ADA, libraryFor } from "./support.ts";

const model = (engine: Model["engine"]) => ({ engine }) as Model;
const log = createLog("silent");

test("a run is given what shares words with its task, as a section of its first message; a builder no Python", async (t) => {
  const { techniques } = await libraryFor(t, { starter: true });
  const offer = createOfferTechniques({
    config: { techniques: true } as Config,
    log,
    techniques,
    random: () => 0.5,
  });
  const task = "Show a list in pages: cut it into pieces";
  const given = await offer(ADA, task, model("byok"), "visual");
  assert.deepEqual(
    given?.given.map(({ id }) => id),
    ["starter.javascript.chunk-list"],
  );
  const state = startOf(task, given);
  assert.match(state.loop.messages[0]!.text, /^Show a list[^]*\n\n<techniques>\n[^]*<\/techniques>$/);
  assert.deepEqual(state.techniques, given?.given);
  assert.equal(startOf(task, null).loop.messages[0]!.text, task);

  const roman = "Convert a year to roman numerals";
  assert.equal((await offer(ADA, roman, model("byok"), "code"))?.given.length, 1);
  assert.equal(await offer(ADA, roman, model("byok"), "visual"), null);
  assert.equal(await offer(ADA, roman, model("builtin"), "code"), null, "the built-in engine reads none");
  assert.equal(
    await offer(ADA, "Bake bread in a page of stone", model("byok"), "code"),
    null,
    "one word in common is chance",
  );
});

test("without the library, or where it cannot be read, a run goes on without it", async (t) => {
  const { techniques, db } = await libraryFor(t, { starter: true });
  const task = "Convert a year to roman numerals";
  const parts = { log, techniques, random: () => 0.5 };
  const off = createOfferTechniques({ ...parts, config: { techniques: false } as Config });
  assert.equal(await off(ADA, task, model("byok"), "code"), null);
  await db.schema.dropTable("technique_score").execute();
  const broken = createOfferTechniques({ ...parts, config: { techniques: true } as Config });
  assert.equal(await broken(ADA, task, model("byok"), "code"), null);
});
