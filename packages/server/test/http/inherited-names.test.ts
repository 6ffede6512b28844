import assert from "node:assert/strict";
import { test } from "node:test";
import { INHERITED } from "../../../../test/support/inherited-names.ts";
import { allTold, service } from "./rig.ts";
import { always, finishedRun, WRITES } from "./scripts.ts";

const ANSWERS = always([
  { calls: [{ name: "remember", input: { text: "likes the constructor" } }] },
  { text: "A constructor: makes objects." },
]);
/** An object with fields of every name that objects inherit, as JSON brings it. */
const ODD = Object.fromEntries(INHERITED.map((name) => [name, "odd"]));

test("a task that names what every object inherits is worked on and sealed", async (t) => {
  const rig = await service(t, { script: WRITES });
  for (const name of ["constructor", "__proto__"]) {
    const task = `Write a class whose ${name}: takes 12 values of ${name}.`;
    const files = [{ path: name, content: `${name}: "abcdef"\n` }];
    const { events } = await finishedRun(rig, { body: { task, files } });
    assert.equal(events.at(-1)!.name, "code_receipt", name);
  }
});

test("a chat that names what every object inherits ends with its answer", async (t) => {
  const rig = await service(t, { script: ANSWERS });
  for (const name of INHERITED) {
    const body = { command: `What is a ${name}?`, user_memory: [`likes ${name}`], history: [name] };
    const events = await allTold(await rig.ask("chatRun", { body }));
    assert.equal(events.at(-1)!.data["answer"], "A constructor: makes objects.", name);
  }
});

test("fields, settings and parameters with such names are refused like any that does not exist", async (t) => {
  const { ask, refused, json } = await service(t);
  for (const name of INHERITED) {
    const one = Object.fromEntries([[name, "odd"]]);
    const said = await refused("codeRun", 400, "invalid_request", {
      body: { task: "", ...one, files: [one] },
    });
    assert.deepEqual(
      said.errors!.map(({ path }) => path),
      ["task", "files.0.path", "files.0.content"],
    );
    const keys = await refused("setProviderKeys", 400, "invalid_request", { body: { keys: one } });
    assert.match(keys.param!, /^keys/);
    await refused("probeProvider", 404, "unknown_provider", { body: { provider: name } });
    await refused("providerModels", 404, "unknown_provider", { params: { provider: name } });
    await refused("run", 404, "run_not_found", { params: { run_id: name } });
  }
  assert.equal(
    (await ask("runs", { query: ODD })).status,
    (await ask("runs", { query: { pelican: "odd" } })).status,
  );
  assert.ok((await json("providerKeys")).providers.every(({ set }) => set === false));
});
