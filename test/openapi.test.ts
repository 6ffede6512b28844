import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { after, before, test } from "node:test";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import {
  API_BASE,
  PROBLEMS,
  ProblemBody,
  problemsOf,
  ROUTES,
  STREAMS,
  type ProblemCode,
  type Route,
} from "@signet/contract";
import { checkReceipt, type Receipt } from "@signet/verify";
import { post, startService, type Service } from "./support/service.ts";

interface Media {
  schema: { $ref?: string };
  example?: unknown;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}
interface Operation {
  parameters: { name: string; in: string; description?: string; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; headers: object; content?: Record<string, Media> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { properties: { event: { const: string } }; oneOf?: { $ref: string }[] }>;
    headers: Record<string, { description?: string; example?: unknown }>;
    examples: Record<string, { value: unknown }>;
  };
}

let service: Service;
let source: string;
let document: Document;
const routes = Object.entries<Route>(ROUTES);
const operationOf = ({ method, path }: Route): Operation => document.paths[API_BASE + path]![method]!;
const nameOf = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);

before(async () => {
  service = await startService();
  source = await (await fetch(`${service.api}/openapi.json`)).text();
  document = JSON.parse(source) as Document;
});
after(async () => {
  await service.end();
  rmSync(service.dataDir, { recursive: true, force: true });
});

test("the document keeps Redocly's recommended rules, and each example fits its schema", async () => {
  // What is only a warning there is asserted here as well; no rule is turned off.
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      "no-invalid-media-type-examples": "error",
      "no-invalid-parameter-examples": "error",
      "no-invalid-schema-examples": "error",
      "operation-description": "error",
      "operation-tag-defined": "error",
    },
  });
  const found = await lintFromString({ source, config, absoluteRef: "openapi.json" });
  assert.deepEqual(
    found.map(({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
    [],
  );
});

test("each parameter has a description and an example", () => {
  for (const [id, route] of routes) {
    const { parameters } = operationOf(route);
    const names = [route.params, route.query, route.headers].flatMap((part) =>
      Object.keys(part?.shape ?? {}),
    );
    assert.deepEqual(
      parameters.map(({ name }) => name.toLowerCase()).filter((name) => name !== "x-request-id"),
      names,
      id,
    );
    for (const { name, description, example } of parameters)
      assert.ok(description && example !== undefined, `${id}: ${name}`);
  }
});

test("each body and each answer has an example that the contract itself accepts", () => {
  for (const [id, route] of routes) {
    const { requestBody, responses } = operationOf(route);
    if (route.body) {
      const { example } = requestBody!.content["application/json"]!;
      assert.ok(route.body.safeParse(example).success, `body of ${id}`);
    }
    if (route.answer.kind !== "json") continue;
    const { example } = responses["200"]!.content!["application/json"]!;
    const read = route.answer.schema.safeParse(example);
    assert.ok(example !== undefined && read.success, `answer of ${id}: ${read.error?.message}`);
  }
});

test("each event of each stream has a schema of its own, a place in the description, and an example", () => {
  const { schemas } = document.components;
  const named = new Map(
    Object.entries(schemas).flatMap(([name, { properties, oneOf }]) =>
      name.endsWith("Event") && !oneOf ? [[properties.event.const, name] as const] : [],
    ),
  );
  let streams = 0;
  for (const [id, route] of routes)
    for (const answer of [route.answer, ...(route.also ?? [])]) {
      if (answer.kind !== "events") continue;
      streams += 1;
      const { description, content } = operationOf(route).responses["200"]!;
      const { schema, examples } = content!["text/event-stream"]!;
      const shapes = Object.assign({}, ...answer.streams.map((kind) => STREAMS[kind].events)) as Record<
        string,
        (typeof STREAMS)["code"]["events"]["error"]
      >;
      const refs = schemas[nameOf(schema.$ref!)]!.oneOf!.map(({ $ref }) => nameOf($ref));
      assert.deepEqual(
        refs,
        Object.keys(shapes).map((name) => named.get(name)),
        id,
      );
      assert.deepEqual(Object.keys(examples!), Object.keys(shapes), id);
      for (const [name, shape] of Object.entries(shapes)) {
        assert.ok(description.includes(`#/components/schemas/${named.get(name)})`), `${id}: ${name}`);
        const { event, data } = examples![name]!.value as { event: string; data: unknown };
        assert.equal(event, name);
        assert.ok(shape.safeParse(data).success, `${id}: ${name}`);
      }
    }
  assert.equal(streams, 4);
});

test("each problem that a route answers is listed with its status and an example", () => {
  for (const [id, route] of routes) {
    const { responses } = operationOf(route);
    const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    const listed = refusals.flatMap(([status, { content }]) =>
      Object.keys(content!["application/problem+json"]!.examples!).map((code) => `${status} ${code}`),
    );
    const promised = problemsOf(route).map((code) => `${PROBLEMS[code].status} ${code}`);
    assert.deepEqual(listed.toSorted(), promised.toSorted(), id);
  }
  for (const [code, { value }] of Object.entries(document.components.examples)) {
    assert.equal(ProblemBody.parse(value).code, code);
    assert.equal(ProblemBody.parse(value).status, PROBLEMS[code as ProblemCode].status);
  }
});

/** Fields of the transport and of browsers, which are the same for every HTTP service. */
const OF_EVERY_SERVICE =
  /^(?:content-type|content-length|date|connection|keep-alive|transfer-encoding|vary|access-control-.*|cross-origin-.*|x-accel-buffering|content-security-policy|x-frame-options|x-content-type-options|referrer-policy)$/;

test("an answer has no header fields that the document does not tell", async () => {
  const task = { task: "Prove P = NP.", max_steps: 1 };
  const asked: [route: Route, url: string, init?: RequestInit][] = [
    [ROUTES.status, "/status"],
    [ROUTES.status, "/status", { headers: { "X-SVC-Api-Key": "svc_wrong" } }],
    [ROUTES.run, "/runs/run_none"],
    [ROUTES.receipts, "/code/receipts?limit=0"],
    [ROUTES.taskState, "/code/task_state?conversation_id=none"],
    [ROUTES.eraseMemory, "/memory?id=none", { method: "DELETE" }],
  ];
  const answers = await Promise.all(
    asked.map(async ([route, url, init]) => ({ route, answer: await fetch(service.api + url, init) })),
  );
  const run = await post(`${service.api}/code/run`, task);
  const runId = /"run_id":"([^"]+)"/.exec(await run.text())![1]!;
  const archive = await fetch(`${service.api}/runs/${runId}/archive`);
  answers.push({ route: ROUTES.codeRun, answer: run }, { route: ROUTES.runArchive, answer: archive });
  assert.deepEqual(
    answers.map(({ answer }) => answer.status),
    [200, 401, 404, 400, 404, 404, 200, 200],
  );
  for (const { route, answer } of answers) {
    const told = Object.keys(operationOf(route).responses[answer.status]!.headers);
    const fields = [...answer.headers.keys()].filter((name) => !OF_EVERY_SERVICE.test(name));
    assert.ok(fields.includes("x-request-id"));
    for (const field of fields)
      assert.ok(
        told.some((name) => name.toLowerCase() === field),
        `${route.path} ${answer.status}: ${field}`,
      );
    if (!answer.bodyUsed) await answer.body?.cancel();
  }
  for (const [name, { description, example }] of Object.entries(document.components.headers))
    assert.ok(description && example !== undefined, name);
});

test("the receipts that it shows are ones that the verifier takes", () => {
  const found: Receipt[] = [];
  JSON.stringify(document, (_, value: unknown) => {
    const one = value as { v?: unknown; kind?: unknown; prev?: unknown } | null;
    if (
      one !== null &&
      typeof one === "object" &&
      typeof one.v === "number" &&
      typeof one.prev === "string"
    ) {
      const { receipt_sha: _sha, ...receipt } = one as Receipt;
      found.push(receipt);
    }
    return value;
  });
  assert.ok(found.length > 0);
  for (const receipt of found) assert.doesNotThrow(() => checkReceipt(receipt), JSON.stringify(receipt));
});
