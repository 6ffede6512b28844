import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatBody } from "../packages/server/test/support/model-server.ts";
import { pngOf } from "../packages/server/test/support/png.ts";
import { until } from "../packages/server/test/support/until.ts";
import { post, readEvents, startService } from "./support/service.ts";
import { withModel } from "./support/with-model.ts";

const PNG = pngOf(64, 48).toString("base64");
const URL = `data:image/png;base64,${PNG}`;
const files = [
  { path: "a.png", content: PNG, encoding: "base64" },
  { path: "test.sh", content: "sh a.sh\n" },
];
const call = (name: string, input: object) => ({ calls: [{ name, input }] });
const images = ({ messages }: ChatBody) => JSON.stringify(messages).split(URL).length - 1;

test("a picture outlives kill -9 and the file that it came from, until the server refuses it; no event holds its bytes", async (t) => {
  const { service, model, env } = await withModel(
    t,
    (body, index) => {
      const steps = body.messages.filter(({ role }) => role === "assistant").length;
      if (steps === 0) return call("read", { path: "a.png" });
      if (steps === 1) return call("bash", { command: "rm a.png; echo exit 0 > a.sh" });
      if (index === 2) return { fault: "stall" };
      if (images(body) > 0)
        return { fault: { status: 400, body: '{"error":{"message":"image input is not supported"}}' } };
      return call("finish", { summary: "I looked." });
    },
    { OPENAI_COMPATIBLE_VISION: "1" },
  );
  const response = await post(`${service.api}/code/run`, { task: "look", check_cmd: "sh test.sh", files });
  const runId = String((await readEvents(response).next()).value!.data["run_id"]);
  await until(() => model.requests.length === 3);
  await service.end("SIGKILL");
  const settings = { ...env, OPENAI_COMPATIBLE_VISION: "1" };
  const next = await startService({ dataDir: service.dataDir, env: settings });
  t.after(() => next.end("SIGKILL"));
  const events = await Array.fromAsync(readEvents(await fetch(`${next.api}/runs/${runId}/events`)));
  assert.deepEqual(
    model.requests.map(({ body }) => images(body)),
    [0, 1, 1, 1, 0],
  );
  const last = JSON.stringify(model.requests.at(-1)!.body.messages);
  assert.match(last, /\[the picture cannot be shown to you: the model's server refused it\]/);
  const told = events.map(({ data }) => String(data["text"]));
  assert.equal(told.filter((text) => text.includes("asked again without them")).length, 1);
  assert.equal(events.at(-2)!.data["ok"], true);
  const run = await (await fetch(`${next.api}/runs/${runId}`)).text();
  for (const text of [JSON.stringify(events), run, service.log(), next.log()])
    assert.ok(!text.includes(PNG.slice(0, 40)));
});
