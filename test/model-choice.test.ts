import assert from "node:assert/strict";
import { test } from "node:test";
import { ClientProblem, createClient } from "@signet/client";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import { serviceFor } from "./support/service.ts";
import { withModel } from "./support/with-model.ts";

const FINISH: Turn = { calls: [{ name: "finish", input: { summary: "Nothing to do.", done: false } }] };

test("a run may name its model, which alone answers, and says so; the next run has the usual one", async (t) => {
  const { service, model } = await withModel(t, [FINISH, FINISH]);
  const client = createClient({ baseUrl: service.url });
  const started = [];
  for (const request of [{ task: "Look.", model: "another" }, { task: "Look." }])
    for await (const event of client.code(request))
      if (event.name === "code_start") started.push(event.data.model);
  assert.deepEqual(started, ["another", "scripted"]);
  assert.deepEqual(
    model.requests.map(({ body }) => body.model),
    ["another", "scripted"],
  );
});

test("a run cannot name a model where no provider is set", async (t) => {
  const service = await serviceFor(t);
  const client = createClient({ baseUrl: service.url });
  await assert.rejects(
    Array.fromAsync(client.code({ task: "Look.", model: "another" })),
    (error) =>
      error instanceof ClientProblem &&
      error.problem.code === "invalid_request" &&
      /no provider is set/.test(error.problem.detail),
  );
});
