import assert from "node:assert/strict";
import { test } from "node:test";
import type { RouteId } from "@signet/contract";
import { allTold, HOSTED, OWNER, type Rig, service } from "./rig.ts";

const FAR = { "X-Forwarded-For": "203.0.113.9" };
/** Words that only whoever runs the service can act on. */
const OF_OPERATOR = /keys set|API_KEY|BASE_URL|SVC_|\b40[1-4]\b/;
const ASKED: [route: RouteId, body: object][] = [
  ["codeRun", { task: "write a compiler for Rust in compiler.py" }],
  ["visual", { task: "a flight simulator with weather" }],
  ["chatRun", { command: "write a poem about the sea" }],
];

/** All that a stream of events says. */
async function told({ ask }: Rig, route: RouteId, body: object, headers: Record<string, string>) {
  const asked = { body, headers: { Accept: "text/event-stream", ...headers } };
  return JSON.stringify((await allTold(await ask(route, asked))).map(({ data }) => data));
}

test("without a model, callers of a hosted service are told whom to ask, and nothing of keys and settings", async (t) => {
  const rig = await service(t, { env: HOSTED });
  for (const [route, body] of ASKED) {
    const said = await told(rig, route, body, FAR);
    assert.match(said, /ask the operator of this service to set a model/, route);
    assert.doesNotMatch(said, OF_OPERATOR, route);
  }
  const notes = await told(rig, "chatRun", { command: "remember that I prefer tea" }, FAR);
  assert.match(notes, /a free one comes from `POST \/api\/demo\/api-keys`/);
});

test("without a model, whoever runs a service alone is told how to set one", async (t) => {
  const rig = await service(t);
  for (const [route, body] of ASKED) assert.match(await told(rig, route, body, {}), /signet keys set/, route);
});

test("why the operator's model fails is told to the operator, and to others only that it does", async (t) => {
  for (const status of [401, 402, 403, 404, 422]) {
    const env = { ...HOSTED };
    const rig = await service(t, { env, script: () => ({ fault: { status } }) });
    for (const [route, body] of ASKED) {
      const said = await told(rig, route, body, FAR);
      assert.doesNotMatch(said, status === 422 ? /API_KEY|BASE_URL|SVC_/ : OF_OPERATOR, `${route} ${status}`);
      assert.match(said, /cannot be used now|did not accept/);
    }
    const own = await told(rig, "chatRun", ASKED[2]![1], { ...OWNER, ...FAR });
    assert.match(own, new RegExp(`\\(${status}\\); check|\\(${status}\\); top it up`));
    assert.match(rig.lines.join("\n"), new RegExp(`the model failed .*${status}`));
  }
});
