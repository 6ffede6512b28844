import assert from "node:assert/strict";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import type { Status } from "@signet/contract";
import { chat } from "./support/service.ts";
import { withModel } from "./support/with-model.ts";

test("a search goes to the operator's service; the status says which, and a key that is not used goes nowhere", async (t) => {
  const asked: IncomingMessage[] = [];
  const search = createServer((request, response) => {
    asked.push(request);
    const results = [
      { url: "https://herons.example/", title: "<b>Herons</b>", content: "They eat &amp; fly." },
    ];
    response.setHeader("content-type", "application/json").end(JSON.stringify({ results }));
  });
  await new Promise<void>((ready) => search.listen(0, "127.0.0.1", ready));
  t.after(() => search.close());
  const key = "canary-4f1d8e6b2a7c";
  const { service, model } = await withModel(
    t,
    [{ calls: [{ name: "web_search", input: { q: "herons" } }] }, { text: "They eat." }],
    {
      SVC_SEARCH_URL: `http://127.0.0.1:${(search.address() as AddressInfo).port}`,
      BRAVE_API_KEY: key,
    },
  );
  const { events } = await chat(service, "What do herons eat?");
  const actions = events.flatMap(({ name, data }) => (name === "action" ? [data] : []));
  assert.deepEqual(
    actions.map(({ tool, status }) => [tool, status]),
    [
      ["web_search", "started"],
      ["web_search", "done"],
    ],
  );
  assert.match(actions[1]!.output!, /Herons\nhttps:\/\/herons\.example\/\nThey eat & fly\./);
  assert.deepEqual(
    asked.map(({ url }) => url),
    ["/search?q=herons&format=json"],
  );
  const status = (await (await fetch(`${service.api}/status`)).json()) as Status;
  assert.deepEqual(status.capabilities.search, { ready: true, services: ["searxng", "brave"] });
  const told = JSON.stringify([
    status,
    events,
    model.requests,
    asked.map(({ headers }) => headers),
    service.log(),
  ]);
  assert.doesNotMatch(told, /canary/);
});
