import assert from "node:assert/strict";
import { test } from "node:test";
import { HOSTED, service } from "./rig.ts";
import { everyRouteAnswered } from "./topics.ts";

const SORTING = { query: { q: "parse a csv file with quoted fields in python" } };

test("what the library has for a task comes the best first, as many as asked, the same each time", async (t) => {
  const { json } = await service(t);
  const found = await json("tactics", SORTING);
  assert.ok(found.tactics.length > 1 && found.tactics.length <= 5);
  const scores = found.tactics.map(({ score }) => score);
  assert.deepEqual(
    scores,
    scores.toSorted((a, b) => b - a),
  );
  assert.deepEqual(await json("tactics", SORTING), found);
  const one = await json("tactics", { query: { ...SORTING.query, limit: "1" } });
  assert.deepEqual(one.tactics, found.tactics.slice(0, 1));
});

test("a question that is missing, empty or too long is refused by its field", async (t) => {
  const { refused } = await service(t);
  for (const query of [{}, { q: "" }, { q: "x".repeat(2_001) }, { q: "sort", limit: "21" }]) {
    const { param } = await refused("tactics", 400, "invalid_request", { query });
    assert.equal(param, "limit" in query ? "limit" : "q");
  }
});

test("the library is told in numbers that agree with each other", async (t) => {
  const stats = await (await service(t)).json("techniques");
  assert.ok(stats.total > 0);
  assert.equal(stats.active + stats.candidates + stats.retired, stats.total);
  assert.deepEqual(stats.by_origin, { starter: stats.total, run: 0 });
  assert.deepEqual([stats.learned, stats.success_rate], [[], null]);
});

test("a technique is shown whole, and one that is not there is refused", async (t) => {
  const { json, refused } = await service(t);
  const { tactics } = await json("tactics", SORTING);
  const shown = await json("technique", { params: { id: tactics[0]!.id } });
  assert.deepEqual(
    [shown.id, shown.guidance, shown.origin],
    [tactics[0]!.id, tactics[0]!.guidance, "starter"],
  );
  await refused("technique", 404, "not_found", { params: { id: "none" } });
  const wrong = await refused("technique", 400, "invalid_request", { params: { id: "a b" } });
  assert.equal(wrong.param, "id");
});

test("a technique that is forgotten is gone for its owner, and there for others", async (t) => {
  const { json, refused } = await service(t);
  const ann = { "X-Workspace-Owner": "ann" };
  const id = (await json("tactics", SORTING)).tactics[0]!.id;
  assert.deepEqual(await json("forgetTechnique", { headers: ann, params: { id } }), { ok: true, id });
  await refused("technique", 404, "not_found", { headers: ann, params: { id } });
  await refused("forgetTechnique", 404, "not_found", { headers: ann, params: { id } });
  const rest = await json("tactics", { ...SORTING, headers: ann });
  assert.ok(rest.tactics.every((one) => one.id !== id));
  assert.equal((await json("technique", { params: { id } })).id, id);
});

test("people behind one address read the library and change nothing in it", async (t) => {
  const { json, refused } = await service(t, { env: HOSTED });
  const id = (await json("tactics", SORTING)).tactics[0]!.id;
  await refused("forgetTechnique", 401, "invalid_credential", { params: { id } });
  assert.equal((await json("technique", { params: { id } })).id, id);
});

everyRouteAnswered("techniques");
