import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { createServer as createHttpServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { test, type TestContext } from "node:test";
import { startModelServer } from "../packages/server/test/support/model-server.ts";
import { until } from "../packages/server/test/support/until.ts";
import { codeRun, post, readEvents, serviceFor, startService } from "./support/service.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** A collector of OpenTelemetry on loopback, which takes everything. */
async function collectorFor(t: TestContext) {
  const requests: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const server = createHttpServer((request, response) => {
    void buffer(request).then((body) => {
      requests.push({ path: request.url!, headers: request.headers, body });
      response.setHeader("Content-Type", request.headers["content-type"]!);
      response.end(request.headers["content-type"] === "application/json" ? "{}" : "");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => (server.close(), server.closeAllConnections()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const spans = () =>
    requests.flatMap(({ body }) =>
      (
        JSON.parse(body.toString()) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
      ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { url, requests, spans };
}

const attributesOf = ({ attributes }: Span): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test("a run is a trace of its agent, the turns of its model and its tools, without a word of its content", async (t) => {
  const collector = await collectorFor(t);
  const model = await startModelServer(
    [
      { calls: [{ name: "write", input: { path: "canary.txt", content: "canary-content" } }] },
      { text: "canary-words", calls: [{ name: "finish", input: { summary: "canary-summary" } }] },
      // A finish without a check is pushed back once.
      { text: "canary-words", calls: [{ name: "finish", input: { summary: "canary-summary" } }] },
      { fault: { status: 401, body: "canary-refusal" } },
    ].map((turn) => ({ usage: { prompt_tokens: 11, completion_tokens: 7 }, ...turn })),
  );
  t.after(() => model.close());
  const service = await serviceFor(t, {
    SVC_GATEWAY_BASE_URL: model.url,
    SVC_GATEWAY_MODEL: "m-1",
    SVC_GATEWAY_API_KEY: "canary-key",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_EXPORTER_OTLP_HEADERS: "x-tenant=ops",
    OTEL_SERVICE_NAME: "signet-eu",
  });
  const { events } = await codeRun(service, { task: "canary-task" });
  for await (const _ of readEvents(await post(`${service.api}/run/stream`, { command: "canary-question" })));
  assert.equal(await service.end("SIGTERM"), 0, "what is left is sent when it stops");

  const spans = collector.spans();
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [code] = named("invoke_agent code");
  assert.ok(code, spans.map(({ name }) => name).join());
  const root = attributesOf(code);
  assert.equal(root["gen_ai.operation.name"], "invoke_agent");
  assert.match(String(root["signet.run"]), /^run:[0-9a-f]{16}$/);
  assert.ok(service.log().includes(String(root["signet.run"])), "the log names the run alike");
  assert.equal(Number(root["gen_ai.usage.output_tokens"]), 21);
  const below = spans.filter(({ traceId }) => traceId === code.traceId);
  assert.deepEqual(
    below.filter((span) => span !== code).map(({ name, parentSpanId }) => [name, parentSpanId]),
    [
      "chat m-1",
      "execute_tool write",
      "chat m-1",
      "execute_tool finish",
      "chat m-1",
      "execute_tool finish",
    ].map((name) => [name, code.spanId]),
  );
  const turn = attributesOf(named("chat m-1")[0]!);
  assert.deepEqual(
    ["gen_ai.provider.name", "gen_ai.request.model", "gen_ai.operation.name"].map((key) => turn[key]),
    ["gateway", "m-1", "chat"],
  );
  assert.deepEqual(
    ["gen_ai.usage.input_tokens", "gen_ai.usage.output_tokens"].map((key) => Number(turn[key])),
    [11, 7],
  );
  assert.match(JSON.stringify(turn["gen_ai.response.finish_reasons"]), /tool_calls/);

  const [chat] = named("invoke_agent chat");
  assert.equal(chat!.status.code, 2);
  assert.equal(attributesOf(chat!)["error.type"], "model_unavailable");
  const refused = spans.find(({ name, traceId }) => name === "chat m-1" && traceId === chat!.traceId);
  assert.equal(attributesOf(refused!)["error.type"], "invalid_key");

  const all = collector.requests.map(({ body }) => body.toString()).join();
  const { run_id } = events[0]!.data as { run_id: string };
  for (const secret of ["canary", run_id, service.dataDir]) assert.ok(!all.includes(secret), secret);
  const { path, headers } = collector.requests[0]!;
  assert.deepEqual([path, headers["x-tenant"]], ["/v1/traces", "ops"]);
  assert.match(all, /"signet-eu"/);
});

test("traces are sent as the standard says by default, as few as is wanted, or not at all", async (t) => {
  const collector = await collectorFor(t);
  const ask = async (env: Record<string, string>) => {
    const service = await serviceFor(t, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env });
    for await (const _ of readEvents(await post(`${service.api}/run/stream`, { command: "What is 6 * 7?" })));
    await service.end("SIGTERM");
    return collector.requests.splice(0);
  };
  const sent = await ask({});
  assert.deepEqual(
    [...new Set(sent.map(({ path, headers }) => `${path} ${headers["content-type"]}`))],
    ["/v1/traces application/x-protobuf"],
  );
  assert.ok(sent.some(({ body }) => body.includes("invoke_agent chat")));
  for (const env of [{ OTEL_TRACES_EXPORTER: "none" }, { OTEL_TRACES_SAMPLER: "always_off" }])
    assert.deepEqual(await ask(env), [], JSON.stringify(env));
  await assert.rejects(
    startService({ env: { OTEL_TRACES_SAMPLER: "canary" } }),
    /OTEL_TRACES_SAMPLER: must be/,
  );
});

test("a collector that is gone or never answers costs spans, and neither a run nor the service's end", async (t) => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  t.after(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  for (const endpoint of [`http://127.0.0.1:${port}`, "http://127.0.0.1:9"]) {
    const service = await serviceFor(t, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    const told = [];
    for await (const { name } of readEvents(
      await post(`${service.api}/run/stream`, { command: "What is 6 * 7?" }),
    ))
      told.push(name);
    assert.equal(told.at(-1), "phase");
    const ended = service.end("SIGTERM");
    let code: number | null | undefined;
    void ended.then((one) => (code = one));
    await until(() => code !== undefined, 15_000);
    assert.equal(code, 0, endpoint);
  }
});
