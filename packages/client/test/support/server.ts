import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { createClient, type ClientOptions } from "@signet/client";

export interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: unknown;
}
export type Reply = (response: ServerResponse, seen: Seen) => void;

/** A service on loopback that gives the replies in turn (the last again and again), and a client of it. */
export async function serve(replies: Reply[], options: Partial<ClientOptions> = {}) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const answer = (body: unknown) => {
      const call = { method: request.method!, path: request.url!, headers: request.headers, body };
      seen.push(call);
      replies[Math.min(seen.length, replies.length) - 1]!(response, call);
    };
    if (request.headers["content-type"]) void json(request).then(answer);
    else answer(null);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const patience = { attempts: 3, backoffMs: () => 0, ...options.patience };
  return { seen, baseUrl, client: createClient({ baseUrl, ...options, patience }), [Symbol.dispose]: close };
}

export const problem =
  (status: number, code: string, retryable: boolean): Reply =>
  (response) => {
    const body = { code, status, title: "A title", detail: `because of ${code}`, retryable };
    response.writeHead(status, { "content-type": "application/problem+json" }).end(JSON.stringify(body));
  };

export const answer =
  (body: unknown): Reply =>
  (response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  };

const NAMES = [
  "code_start",
  "agent_note",
  "command_started",
  "command_finished",
  "code_done",
  "code_receipt",
];
/** A run of six events; their texts have characters of one to four bytes. */
export const EVENTS = NAMES.map((name, i) => ({
  name,
  data: { run_id: "run_1", seq: i + 1, text: "aé€😀\n", ok: true },
}));
/** A chat of seven events; a phase that is not the last has the last one's name or status. */
export const CHAT_EVENTS = [
  { name: "phase", data: { name: "plan", status: "finished" } },
  { name: "action", data: { id: "a1", tool: "calculate", input: { text: "1+1" }, status: "started" } },
  { name: "token", data: { text: "It " } },
  { name: "token", data: { text: "aé€😀\n" } },
  { name: "phase", data: { name: "done", status: "started" } },
  { name: "error", data: { code: "internal", status: 500 } },
  { name: "phase", data: { name: "done", status: "finished", ok: false } },
].map(({ name, data }, i) => ({ name, data: { run_id: "run_1", seq: i + 1, ...data } }));
export const streamText = (
  after: number,
  ids: boolean,
  events: typeof EVENTS | typeof CHAT_EVENTS = EVENTS,
) =>
  events
    .slice(after)
    .map(
      ({ name, data }) =>
        `${ids ? `id: ${data.seq}\n` : ""}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
    )
    .join(": ping\n\n");

/** Streams a text, or its first `bytes` bytes and then cuts the connection. */
export const stream =
  (text: string | ((seen: Seen) => string), bytes = Infinity): Reply =>
  (response, seen) => {
    const whole = Buffer.from(typeof text === "string" ? text : text(seen));
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    if (whole.length <= bytes) response.end(whole);
    else response.write(whole.subarray(0, bytes), () => response.destroy());
  };
/** What the service streams to one who resumes. */
export const resumedWith = (events: typeof EVENTS | typeof CHAT_EVENTS): Reply =>
  stream((seen) =>
    streamText(Number(new URL(seen.path, "http://x").searchParams.get("after")), true, events),
  );
export const resumed = resumedWith(EVENTS);
