import assert from "node:assert/strict";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { loadStarter, readStarter } from "../../../src/modules/techniques/starter.ts";
import { temporaryFolder } from "../../support/store.ts";
import { ADA, libraryFor, run, STARTER_FIXTURE } from "./support.ts";

test("the shared set is loaded once, as it is written: with parameters, tests and guidance", async (t) => {
  const { techniques, ...store } = await libraryFor(t);
  assert.equal(await loadStarter(store, STARTER_FIXTURE), 4);
  assert.equal(await loadStarter(store, STARTER_FIXTURE), null, "nothing changed");
  const { row, content } = (await techniques.show(ADA, "starter.javascript.chunk-list"))!;
  assert.deepEqual(content.params, [{ name: "SIZE", default: "3", meaning: "items in a piece" }]);
  assert.match(row.test, /the last piece may be shorter/);
  assert.match(row.body, /^const SIZE = 3;/);
  assert.deepEqual([row.state, row.path, row.test_path], ["active", "chunk-list.mjs", "chunk-list.test.mjs"]);
  assert.match((await techniques.show(ADA, "starter.pitfall.float-money"))!.row.body, /whole cents/);
  const { by_kind, by_origin } = await techniques.statistics(ADA);
  assert.deepEqual({ ...by_kind, ...by_origin }, { code: 2, tactic: 1, pitfall: 1, starter: 4, run: 0 });
});

test("a set that changed replaces what it changed, removes what is gone, and keeps how it did and what was forgotten", async (t) => {
  const { techniques, credit, ids, ...store } = await libraryFor(t, { starter: true });
  const folder = temporaryFolder(t);
  cpSync(STARTER_FIXTURE, folder, { recursive: true });
  await credit(ADA, "starter.javascript.chunk-list", true, run(1));
  await techniques.forget(ADA, "starter.tactic.failing-test-first");
  const file = path.join(folder, "javascript/chunk-list.mjs");
  writeFileSync(
    file,
    "/**\n * title: Slices\n * when: always\n * words: slices\n */\nexport const chunk = 1;\n",
  );
  rmSync(path.join(folder, "python"), { recursive: true });
  assert.equal(await loadStarter(store, folder), 3);
  const { row, counts, receipts } = (await techniques.show(ADA, "starter.javascript.chunk-list"))!;
  assert.deepEqual([row.title, row.version, counts.wins, receipts.length], ["Slices", 2, 1, 1]);
  assert.deepEqual(await ids(ADA, "slices"), ["starter.javascript.chunk-list"]);
  assert.deepEqual(await ids(ADA, "batch roman bug"), []);
  assert.equal(await loadStarter(store, path.join(folder, "nowhere")), 0, "no set is an empty set");
  assert.equal((await techniques.statistics(ADA)).total, 0);
});

test("a load that was cut short goes on where it stopped, and writes nothing twice", async (t) => {
  const { techniques, ...store } = await libraryFor(t, { starter: true });
  const version = async (id: string) => (await techniques.show(ADA, id))?.row.version;
  await store.db.deleteFrom("setting").where("name", "=", "techniques_starter").execute();
  await store.db.deleteFrom("technique").where("id", "=", "starter.pitfall.float-money").execute();
  assert.equal(await version("starter.pitfall.float-money"), undefined);
  assert.equal(await loadStarter(store, STARTER_FIXTURE), 4);
  assert.equal(await version("starter.pitfall.float-money"), 1);
  assert.equal(await version("starter.javascript.chunk-list"), 1);
  assert.equal((await techniques.statistics(ADA)).total, 4);
  assert.equal(await loadStarter(store, STARTER_FIXTURE), null);
});

test("a set with a file that is not as it has to be is not loaded", () => {
  const code = "/**\n * title: T\n * when: W\n * words: w\n */\n";
  assert.throws(() => readStarter([["javascript/a.mjs", code]]), /has no test a\.test\.mjs/);
  assert.throws(
    () =>
      readStarter([
        ["python/a_b.py", '"""\ntitle: T\n"""\n'],
        ["python/test_a_b.py", ""],
      ]),
    /lacks title, when or words/,
  );
});
