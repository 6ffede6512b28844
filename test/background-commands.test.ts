import assert from "node:assert/strict";
import { IN_FULL } from "./support/drawn.ts";
import { test } from "node:test";
import { verifyReceipt } from "@signet/verify";
import type { Turn } from "../packages/server/test/support/model-server.ts";
import { until } from "../packages/server/test/support/until.ts";
import { processesWith } from "../packages/sandbox/test/rig.ts";
import { codeRun, newUsedFolder, post, readEvents, startService } from "./support/service.ts";
import { modelFor, withModel } from "./support/with-model.ts";

const calls = (...made: [name: string, input: unknown][]): Turn => ({
  calls: made.map(([name, input]) => ({ name, input })),
});
const TEST = `import test from "node:test";
import assert from "node:assert/strict";
import { answer } from "./answer.mjs";
test("answers", () => { assert.equal(answer("/a"), "hello /a"); assert.equal(answer("/b"), "hello /b"); assert.equal(answer("/"), "hello /"); });
`;
const ANSWER = 'export const answer = (path) => "hello " + path;\n';
const SERVER = `import { createServer } from "node:http";
import { answer } from "./answer.mjs";
createServer((request, response) => response.end(answer(request.url))).listen(8125, "127.0.0.1", () => console.log("listening"));
`;
const GET = `node -e 'fetch("http://127.0.0.1:8125/world").then((got) => got.text()).then(console.log)'`;
const GIVEN = {
  task: "Serve what answer says.",
  files: [{ path: "answer.test.mjs", content: TEST }],
  check_cmd: "node --test answer.test.mjs",
};

test("a run starts a server in the background, asks it in a later command, and ends ok without it", async (t) => {
  const { service } = await withModel(t, [
    calls(
      ["write", { path: "answer.mjs", content: ANSWER }],
      ["write", { path: "server.mjs", content: SERVER }],
    ),
    calls(
      ["bash", { command: "node server.mjs", background: true }],
      ["bash", { command: "while :; do echo asked >>log.txt; done", background: true }],
    ),
    calls(["bash", { command: GET }]),
    calls(["finish", { summary: "It serves." }]),
  ]);
  const { events } = await codeRun(service, GIVEN);
  const finished = events.flatMap((event) => (event.name === "command_finished" ? [event.data] : []));
  const started = events.flatMap((event) => (event.name === "command_started" ? [event.data] : []));
  assert.deepEqual(
    finished.map(({ command_id }) => command_id),
    started.map(({ command_id }) => command_id),
  );
  const [server, , asked] = finished;
  assert.deepEqual(
    [server!.cmd, server!.ok, server!.exit_code, server!.stdout],
    ["node server.mjs &", true, null, "listening\n"],
  );
  assert.deepEqual([asked!.ok, asked!.stdout], [true, "hello /world\n"]);
  const [done, receipt] = events.slice(-2);
  assert.ok(done?.name === "code_done" && receipt?.name === "code_receipt");
  assert.ok(done.data.ok, done.data.check.output);
  assert.deepEqual(done.data.files, ["answer.mjs", "log.txt", "server.mjs"]);
  assert.ok((await verifyReceipt(receipt.data.receipt)).ok);
});

test(
  "a background command that writes all the time changes neither the verdict nor what is delivered",
  IN_FULL,
  async (t) => {
    const vandal = `while :; do for f in answer.mjs answer.test.mjs added.txt; do echo "export const answer = () => 0;" >$f; done; sleep 0.01; done`;
    const { service } = await withModel(t, [
      calls(["bash", { command: vandal, background: true }]),
      calls(["finish", { summary: "Done." }]),
      calls(["write", { path: "answer.mjs", content: ANSWER }], ["finish", { summary: "Mended." }]),
    ]);
    const { events } = await codeRun(service, GIVEN);
    const done = events.at(-2);
    assert.ok(done?.name === "code_done" && done.data.ok, JSON.stringify(done?.data).slice(0, 2000));
    const kept = await fetch(`${service.api}/runs/${done.data.run_id}/files/answer.mjs`);
    assert.equal(await kept.text(), ANSWER);
  },
);

test(
  "kill -9 of the service ends what runs in the background; the run that continues is told",
  IN_FULL,
  async (t) => {
    const marker = "61270";
    const { model, env } = await modelFor(t, (body) => {
      const turns = body.messages.filter(({ role }) => role === "assistant").length;
      if (turns === 0)
        return calls(
          ["write", { path: "answer.mjs", content: ANSWER }],
          ["bash", { command: `sleep ${marker}`, background: true }],
        );
      if (turns === 1 && !JSON.stringify(body.messages).includes("restarted")) return { fault: "silent" };
      return calls(["finish", { summary: "Done." }]);
    });
    const dataDir = newUsedFolder();
    const first = await startService({ dataDir, env });
    t.after(() => first.end("SIGKILL"));
    const response = await post(`${first.api}/code/run`, GIVEN);
    let id = "";
    for await (const event of readEvents(response)) {
      id = String(event.data["run_id"]);
      if (event.name === "command_finished") break;
    }
    await until(() => model.requests.length >= 2);
    assert.ok(processesWith(`sleep\0${marker}`).length > 0);
    await first.end("SIGKILL");
    await until(() => processesWith(`sleep\0${marker}`).length === 0);
    const second = await startService({ dataDir, env });
    t.after(() => second.end("SIGKILL"));
    const ended = async () => (await (await fetch(`${second.api}/runs/${id}`)).json()) as { state: string };
    await until(async () => ["succeeded", "failed"].includes((await ended()).state), 60_000);
    assert.equal((await ended()).state, "succeeded");
    const told = JSON.stringify(model.requests.at(-1)!.body.messages);
    assert.match(told, /your background commands have ended/);
  },
);
