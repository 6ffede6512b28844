import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { LLMock } from "@copilotkit/aimock";

/** What the proxy does instead of handing a reply on. `write` gets the reply's first bytes to break off with. */
export type ProxyFault =
  | { status: number; headers?: Record<string, string>; body?: string }
  | "reset"
  | "early_end"
  | "stall"
  | "silent"
  | "garbage"
  | "huge_line"
  | { inline: string };

export interface Seen {
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
  /** Resolves when the client left before the answer was whole. */
  left: Promise<void>;
}

const HUGE = Buffer.concat([
  Buffer.from('data: {"x":"'),
  Buffer.alloc(10 * 1024 * 1024, 120),
  Buffer.from('"}\n\n'),
]);
const GARBAGE = Buffer.from(Uint8Array.from({ length: 4_096 }, (_, i) => (i * 7_919) % 251));

/**
 * A mock that speaks each provider's own interface, behind a proxy of ours that breaks replies. `fetch` sends what is meant
 * for any provider's address there.
 */
export async function startProviderMock() {
  const mock = new LLMock({ port: 0, chunkSize: 4 });
  await mock.start();
  const upstream = new URL(mock.url);
  const seen: Seen[] = [];
  const state: { fault?: ProxyFault | undefined } = {};
  const proxy = createServer((request, response) => void pass(request, response));

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const path = request.url!;
    const left = new Promise<void>((resolve) =>
      response.once("close", () => void (response.writableFinished || resolve())),
    );
    seen.push({ path, headers: request.headers, body: JSON.parse(sent.toString()) as Seen["body"], left });
    const { fault } = state;
    if (fault === "silent") return;
    if (typeof fault === "object" && "status" in fault) {
      response.writeHead(fault.status, { "content-type": "application/json", ...fault.headers });
      return void response.end(fault.body ?? `{"error":{"message":"scripted ${fault.status}"}}`);
    }
    const headers = { ...request.headers, host: upstream.host };
    const asked = ask(new URL(pathFor(path), upstream), { method: "POST", headers }, (reply) => {
      response.writeHead(reply.statusCode!, reply.headers);
      // xAI states the status of a thought, which the mock leaves out.
      const xai = request.headers["x-meant-for"] === "api.x.ai";
      if (fault === undefined && xai)
        return void reply
          .on("data", (chunk: Buffer) =>
            response.write(
              chunk.toString().replaceAll('"type":"reasoning",', '"type":"reasoning","status":"completed",'),
            ),
          )
          .on("end", () => response.end());
      if (fault === undefined) return void reply.pipe(response);
      reply.once("data", (first: Buffer) => spoil(response, first, fault));
      reply.once("end", () => undefined).resume();
    });
    asked.end(sent);
    response.once("close", () => asked.destroy());
    asked.on("error", () => response.destroy());
  }

  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    mock,
    url,
    seen,
    state,
    fetch: ((input: string, init: RequestInit) => {
      const { host, pathname, search } = new URL(input);
      const headers = new Headers(init.headers);
      headers.set("x-meant-for", host);
      return fetch(url + pathname + search, { ...init, headers });
    }) as typeof globalThis.fetch,
    async close() {
      proxy.closeAllConnections();
      await Promise.all([new Promise((resolve) => proxy.close(resolve)), mock.stop()]);
    },
  };
}

/** Where the mock expects what each provider expects elsewhere. */
function pathFor(path: string): string {
  const known = /\/(chat\/completions|responses|messages)$/.exec(path);
  return known ? `/v1/${known[1]}` : path;
}

function spoil(response: ServerResponse, first: Buffer, fault: ProxyFault): void {
  const broken = fault === "reset" || fault === "early_end" || fault === "stall";
  // Half of it where the reply breaks off, its first event where something else follows.
  const begun = first.subarray(0, broken ? Math.min(first.length >> 1, 400) : first.indexOf("\n\n") + 2);
  response.write(begun, () => {
    switch (fault) {
      case "reset":
        return void response.socket?.resetAndDestroy();
      case "early_end":
        return void response.end();
      case "garbage":
        return void response.end(GARBAGE);
      case "huge_line":
        return void response.end(HUGE);
      case "stall":
      case "silent":
        return;
      default:
        if ("inline" in fault) response.end(`${fault.inline}\n\n`);
    }
  });
}
