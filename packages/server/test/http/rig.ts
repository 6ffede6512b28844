import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import type { TestContext } from "node:test";
import type { HttpBindings } from "@hono/node-server";
import { API_BASE, ProblemBody, ROUTES, type Route, type RouteId } from "@signet/contract";
import type { Browsers } from "@signet/page-verifier";
import type { z } from "zod";
import { Stopped } from "../../src/agents/port.ts";
import { loadConfig } from "../../src/base/config.ts";
import { Problem } from "../../src/base/problem.ts";
import { assemble } from "../../src/compose/assemble.ts";
import { createGuard, type Guard } from "../../src/modules/outbound/guard.ts";
import { openStore } from "../../src/store/open-store.ts";
import { fakeClock } from "../support/clock.ts";
import { memorySandboxDriver } from "../support/memory-sandbox.ts";
import { startModelServer, type Script } from "../support/model-server.ts";
import { newUsedFolder } from "../support/prepared.ts";
import { sharedSettings } from "../support/database.ts";
import { temporaryFolder } from "../support/store.ts";
import { outgoing } from "./outgoing.ts";

export const PASSWORD = "canary-password-of-the-owner";
export const OWNER = { Authorization: `Basic ${Buffer.from(`owner:${PASSWORD}`).toString("base64")}` };
/** Settings of a hosted service behind one proxy. */
export const HOSTED = {
  SVC_ADMIN_PASS_SHA256: createHash("sha256").update(PASSWORD).digest("hex"),
  SVC_TRUST_PROXY: "1",
  SVC_ALLOW_NO_CGROUP: "1",
};

/** Routes that were answered with success, and checked against the contract, in this process. */
export const answered = new Set<RouteId>();

/** Refusals that any route may give. */
const EVERYWHERE = [
  "conflicting_credentials",
  "invalid_credential",
  "rate_limited",
  "misdirected_host",
  "origin_not_allowed",
  "internal",
  "not_ready",
];

export interface Ask {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  method?: string;
  /** Address at the other end of the socket. */
  peer?: string;
  host?: string;
  /** The caller goes when it aborts. */
  signal?: AbortSignal;
}

/** No browser starts here; `state` is what the service is told of it. */
export function noBrowsers(): Browsers & { state: ReturnType<Browsers["status"]> } {
  const refused = async (): Promise<never> => {
    throw new Problem("browser_unavailable", "this machine has no browser");
  };
  const browsers = {
    state: { state: "untried", name: "none" } as ReturnType<Browsers["status"]>,
    use: refused,
    warm: async () => undefined,
    status: () => browsers.state,
    close: async () => undefined,
  };
  return browsers;
}

/** The service in this process over a store of its own, asked without a socket. Sandbox, browser, network and clock are the test's. */
export async function service(
  t: TestContext,
  {
    env = {},
    script,
    guard = createGuard(),
    lines = [],
  }: { env?: Record<string, string>; script?: Script; guard?: Guard; lines?: string[] } = {},
) {
  const gateway = script && (await startModelServer(script));
  const settings = gateway ? { SVC_GATEWAY_BASE_URL: gateway.url, SVC_GATEWAY_MODEL: "m", ...env } : env;
  const dataDir = newUsedFolder();
  const shared = await sharedSettings(dataDir);
  const { config } = loadConfig({ SVC_DATA_DIR: dataDir, ...shared, ...settings });
  const write = (fields: object, event: string) => void lines.push(`${event} ${JSON.stringify(fields)}`);
  const log = { debug: write, info: write, warn: write, error: write };
  const [clock, driver, browsers] = [fakeClock(), memorySandboxDriver(), noBrowsers()];
  const { close, ...store } = await openStore(config);
  const { db } = store;
  const surroundings = { clock, driver, guard, browsers };
  const publicUrl = () => "http://localhost";
  const startedAt = clock.now();
  const assembled = await assemble({ config, log, store, surroundings, publicUrl, startedAt });
  const { app, parts, state } = assembled;
  const { deliverer } = parts.outbound;
  await parts.library.start();
  for (const one of state.workers) one.start();
  deliverer.start();
  state.ready = true;
  t.after(async () => {
    const stopped = new Stopped("shutdown");
    await Promise.all([
      ...state.workers.map((one) => one.stop(stopped)),
      deliverer.stop(),
      parts.library.stop(),
    ]);
    await Promise.all([guard.close(), assembled.close(), gateway?.close()]);
    await close();
  });
  temporaryFolder(t, dataDir);

  /** Any address of the service, as a socket would bring the request. */
  async function send(
    path: string,
    { method = "GET", headers = {}, body, raw, peer, host, signal }: Ask = {},
  ) {
    const named = { Host: host ?? "localhost", ...headers };
    const { response, head } = outgoing();
    const bindings = {
      incoming: {
        url: path,
        rawHeaders: Object.entries(named).flat(),
        socket: { remoteAddress: peer ?? "127.0.0.1" },
      } as unknown as HttpBindings["incoming"],
      outgoing: response,
    };
    signal?.addEventListener("abort", () => response.destroy(), { once: true });
    const init: RequestInit & { duplex: "half" } = {
      method,
      headers: body === undefined ? named : { "Content-Type": "application/json", ...named },
      duplex: "half",
      ...(signal ? { signal } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(raw === undefined ? {} : { body: raw }),
    };
    return Promise.race([app.request(path, init, bindings), head]);
  }

  /** A route of the contract; its answer is checked against what the contract says of it. */
  async function ask(id: RouteId, asked: Ask = {}): Promise<Response> {
    const route: Route = ROUTES[id];
    const path = addressOf(route, asked);
    const response = await send(path, { method: route.method.toUpperCase(), ...asked });
    if (asked.method === undefined) await check(id, route, response, path);
    return response;
  }

  return {
    ask,
    send,
    db,
    clock,
    driver,
    browsers,
    parts,
    state,
    lines,
    requests: gateway?.requests ?? [],
    /** The answer of a JSON route that succeeds. */
    json: async <Id extends RouteId>(id: Id, asked: Ask = {}): Promise<Answer<Id>> => {
      const response = await ask(id, asked);
      assert.equal(response.status, 200, `${id}: ${await response.clone().text()}`);
      return (await response.json()) as Answer<Id>;
    },
    /** What a route refuses with. */
    refused: async (id: RouteId, status: number, code: string, asked: Ask = {}) =>
      refusal(await ask(id, asked), status, code),
  };
}

export type Rig = Awaited<ReturnType<typeof service>>;

type Answer<Id extends RouteId> = (typeof ROUTES)[Id]["answer"] extends { schema: infer S extends z.ZodType }
  ? z.infer<S>
  : never;

/** Where a route is, with its parameters filled in. */
export function addressOf({ path }: Pick<Route, "path">, { params = {}, query = {} }: Ask): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const encoded = encodeURIComponent(params[name] ?? "none");
    return name === "path" ? encoded.replaceAll("%2F", "/") : encoded;
  });
  const search = new URLSearchParams(query).toString();
  return API_BASE + filled + (search && `?${search}`);
}

/** A refusal in the contract's form: checks its body, its header fields, and that they say the same. */
export async function refusal(
  response: Response,
  status: number,
  code: string,
): Promise<ProblemBody & { headers: Headers }> {
  const text = await response.text();
  assert.equal(response.status, status, text);
  assert.equal(response.headers.get("content-type"), "application/problem+json");
  const body = ProblemBody.parse(JSON.parse(text));
  assert.deepEqual([body.code, body.status, body.error.code], [code, status, code], text);
  assert.equal(body.type, `urn:signet:problem:${code}`);
  assert.equal(body.request_id, response.headers.get("x-request-id"));
  assert.equal(body.error.param, body.param ?? null);
  return { ...body, headers: response.headers };
}

/** Refusals that the contract gives a route. */
const declared = (route: Route): string[] => {
  const { params, query, headers, body } = route;
  const checked = params ?? query ?? headers ?? body;
  return [...route.problems, ...EVERYWHERE, ...(checked ? ["invalid_request"] : [])];
};

/** What the contract says of every answer of a route; leaves the body unread. */
async function check(id: RouteId, route: Route, response: Response, path: string): Promise<void> {
  const { headers, status } = response;
  assert.match(headers.get("x-request-id") ?? "", /^[A-Za-z0-9._-]{1,64}$/);
  const streamed =
    route.answer.kind === "events" || headers.get("content-type")?.startsWith("text/event-stream");
  if (status >= 400) {
    const body = ProblemBody.parse(await response.clone().json());
    assert.equal(body.instance, decodeURI(path.split("?")[0]!));
    assert.ok(declared(route).includes(body.code), `${id} does not declare ${body.code}`);
    return;
  }
  const kept = route.immutable ? "public, max-age=31536000, immutable" : "no-store";
  assert.equal(headers.get("cache-control"), streamed ? "no-cache, no-transform" : kept);
  if (status === 304) return;
  assert.equal(status, 200, id);
  answered.add(id);
  const type = headers.get("content-type");
  if (streamed) assert.equal(type, "text/event-stream; charset=utf-8");
  else if (route.answer.kind === "bytes") assert.equal(type, route.answer.type);
  else if (route.answer.kind === "json" && type === "application/json")
    strict(route.answer.schema).parse(await response.clone().json());
}

/** Objects of the outermost level hold nothing that the contract does not name. */
const strict = (schema: z.ZodType): z.ZodType =>
  "strict" in schema ? (schema as z.ZodObject).strict() : schema;

export interface Told {
  /** Null where the stream has no ids. */
  id: string | null;
  name: string;
  data: Record<string, unknown>;
}

/** The events of a streamed answer, as they come. */
export async function* told(response: Response): AsyncGenerator<Told, void> {
  let text = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split("\n\n");
    text = blocks.pop()!;
    for (const block of blocks) {
      const lines = block.split("\n");
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      if (field("event") === undefined) continue;
      const data = JSON.parse(field("data")!) as Record<string, unknown>;
      yield { id: field("id") ?? null, name: field("event")!, data };
    }
  }
}

/** A streamed answer read to its end. */
export const allTold = (response: Response): Promise<Told[]> => Array.fromAsync(told(response));
