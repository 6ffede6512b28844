import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { describe, type Log } from "../base/log.ts";
import type { Witness } from "../modules/witness/witness.ts";

/** Room for a checkpoint with all its signatures, and for a proof. */
const MAX_BODY_BYTES = 80 << 10;
const CHECKPOINT = /^\/([0-9a-f]{64})\/checkpoint$/;
const TEXT = "text/plain; charset=utf-8";
const MAX_CONNECTIONS = 200;
const REQUEST_MS = 10_000;

/** An answer: its status, its text, and of what type that is. */
type Answer = [status: number, body: string, type?: string];

/** Serves a witness as C2SP's tlog-witness says: `POST /add-checkpoint` and `GET /<origin hash>/checkpoint`. */
export function createWitnessServer(witness: Witness, log: Log): Server {
  const limits = {
    requestTimeout: REQUEST_MS,
    headersTimeout: REQUEST_MS,
    connectionsCheckingInterval: 1_000,
  };
  const server = createServer(limits, (request, response) => {
    answer(witness, request).then(
      (given) => send(response, given),
      (thrown: unknown) => {
        log.error(describe(thrown), "a request to the witness failed");
        send(response, [500, "internal error\n"]);
      },
    );
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

async function answer(witness: Witness, request: IncomingMessage): Promise<Answer> {
  const { method, url = "" } = request;
  if (url === "/add-checkpoint") {
    if (method !== "POST") return [405, "send checkpoints with POST\n"];
    const body = await bodyOf(request);
    if (body === null) return [413, "the request is too large\n"];
    const { status, body: text, size } = await witness.add(body);
    return size ? [status, text, "text/x.tlog.size"] : [status, text];
  }
  const [, origin] = CHECKPOINT.exec(url) ?? [];
  const checkpoint = method === "GET" && origin !== undefined ? witness.newest(origin) : null;
  return checkpoint === null ? [404, "not found\n"] : [200, checkpoint];
}

/** The text of a request; null if it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, [status, body, type = TEXT]: Answer): void {
  if (response.destroyed) return;
  const headers = { "Content-Type": type, "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store" };
  response.writeHead(status, status === 413 ? { ...headers, Connection: "close" } : headers).end(body);
}
