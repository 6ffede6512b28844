import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What goes wrong in a turn. The `text` and `calls` of the turn are sent first, where a body is sent at all. */
export type Fault =
  | "reset"
  | "early_end"
  | "inline_error"
  | "stall"
  | "silent"
  | "garbage"
  | "huge_line"
  | { status: number; headers?: Record<string, string>; body?: string }
  | { inlineError: unknown };

/** One answer of the scripted model. */
export interface Turn {
  text?: string;
  /** A string as `input` goes out verbatim, so that it can be invalid JSON. `id: null` sends a call without id. */
  calls?: { name: string; input: unknown; id?: string | null }[];
  /** Into how many pieces the text and each call's arguments are cut. */
  pieces?: number;
  /** Each chunk under an id of its own: then no two are joined on the way. */
  distinct?: true;
  chunkDelayMs?: number;
  /** What the server says of tokens; null: nothing at all. */
  usage?: Record<string, unknown> | null;
  finish?: string;
  fault?: Fault;
}

export interface ChatBody {
  model: string;
  messages: { role: string; content: unknown; tool_calls?: unknown[]; tool_call_id?: string }[];
  tools?: { type: string; function: { name: string; description?: string; parameters: unknown } }[];
  [field: string]: unknown;
}

export interface RecordedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: ChatBody;
  /** Resolves when the client left before the answer was whole. Never resolves otherwise. */
  clientLeft: Promise<void>;
}

/** Turns in order (500 after the last), or a function that answers each request. */
export type Script = Turn[] | ((body: ChatBody, index: number) => Turn);

export interface ModelServer {
  /** With `/v1`, as a provider's base URL. */
  url: string;
  requests: RecordedRequest[];
  /** Method, path and authorization of the other requests. */
  asked: string[];
  close(): Promise<void>;
}

const HUGE_LINE_BYTES = 10 * 1024 * 1024;

/** What the server says outside of a chat: JSON by method and path, or a text that goes out as it is. Else 404. */
export type Facts = Record<string, unknown>;

/**
 * A model provider on loopback that speaks the OpenAI chat completions stream and says what the script says. `facts` are the
 * answers to everything else, such as `GET /v1/models`; those requests are counted in `asked`.
 */
export async function startModelServer(script: Script, facts: Facts = {}): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  const asked: string[] = [];
  const stopping = new AbortController();
  const next = (body: ChatBody): Turn => {
    const index = requests.length - 1;
    if (typeof script === "function") return script(body, index);
    return script[index] ?? { fault: { status: 500, body: '{"error":{"message":"the script is over"}}' } };
  };
  const server = createServer((request, response) => {
    void answer(request, response).catch((thrown: unknown) => {
      if (!response.destroyed) response.destroy(thrown as Error);
    });
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const place = `${request.method} ${request.url}`;
    if (request.method === "GET" || place in facts) {
      asked.push(`${place} ${request.headers.authorization ?? ""}`.trim());
      const fact = facts[place];
      response.writeHead(fact === undefined ? 404 : 200, { "content-type": "application/json" });
      return void response.end(typeof fact === "string" ? fact : JSON.stringify(fact ?? {}));
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as ChatBody;
    const left = new AbortController();
    response.once("close", () => {
      if (!response.writableFinished) left.abort();
    });
    const clientLeft = new Promise<void>((resolve) => left.signal.addEventListener("abort", () => resolve()));
    requests.push({ path: request.url!, headers: request.headers, body, clientLeft });
    await play(next(body), body, response, AbortSignal.any([left.signal, stopping.signal]));
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    asked,
    async close() {
      stopping.abort();
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function play(turn: Turn, body: ChatBody, response: ServerResponse, gone: AbortSignal): Promise<void> {
  const { fault } = turn;
  if (fault === "silent") return;
  if (typeof fault === "object" && "status" in fault) {
    response.writeHead(fault.status, { "content-type": "application/json", ...fault.headers });
    return void response.end(fault.body ?? `{"error":{"message":"scripted ${fault.status}"}}`);
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
  let chunks = 0;
  const chunk = (fields: object) => ({
    id: `chatcmpl-${turn.distinct ? ++chunks : 1}`,
    object: "chat.completion.chunk",
    created: 1,
    model: body.model,
    ...fields,
  });
  const write = async (event: object) => {
    if (gone.aborted) return;
    if (!response.write(`data: ${JSON.stringify(event)}\n\n`))
      await once(response, "drain", { signal: gone });
    if (turn.chunkDelayMs) await new Promise((resolve) => setTimeout(resolve, turn.chunkDelayMs));
  };
  for (const delta of deltas(turn))
    await write(chunk({ choices: [{ index: 0, delta, finish_reason: null }] }));
  switch (fault) {
    case undefined: {
      const finish_reason = turn.finish ?? (turn.calls?.length ? "tool_calls" : "stop");
      await write(chunk({ choices: [{ index: 0, delta: {}, finish_reason }] }));
      const usage = turn.usage === undefined ? countTokens(turn, body) : turn.usage;
      if (usage) await write(chunk({ choices: [], usage }));
      return void response.end("data: [DONE]\n\n");
    }
    case "reset":
      return void response.write("data: {", () => response.socket?.resetAndDestroy());
    case "early_end":
      return void response.end();
    case "stall":
      return;
    case "garbage":
      return void response.end(Buffer.from(Uint8Array.from({ length: 4096 }, (_, i) => (i * 7919) % 251)));
    case "huge_line":
      return void response.end(`data: ${"x".repeat(HUGE_LINE_BYTES)}\n\n`);
    case "inline_error":
      return void response.end('data: {"error":{"message":"scripted error in the stream"}}\n\n');
    default:
      return void response.end(`data: ${JSON.stringify({ error: fault.inlineError })}\n\n`);
  }
}

/** What a turn says, cut into the deltas of a stream: text first, then call by call. */
function* deltas(turn: Turn): Generator<object> {
  const pieces = turn.pieces ?? 1;
  yield { role: "assistant", content: "" };
  for (const content of cut(turn.text ?? "", pieces)) yield { content };
  for (const [index, { name, input, id = `call_${index}` }] of (turn.calls ?? []).entries()) {
    const text = typeof input === "string" ? input : JSON.stringify(input);
    const [first = "", ...rest] = cut(text, pieces);
    const head = { index, type: "function", function: { name, arguments: first } };
    yield { tool_calls: [id === null ? head : { ...head, id }] };
    for (const piece of rest) yield { tool_calls: [{ index, function: { arguments: piece } }] };
  }
}

function cut(text: string, pieces: number): string[] {
  const size = Math.max(1, Math.ceil(text.length / pieces));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
    text.slice(i * size, (i + 1) * size),
  );
}

function countTokens(turn: Turn, body: ChatBody): Record<string, number> {
  const prompt_tokens = Math.ceil(JSON.stringify(body.messages).length / 4);
  const completion_tokens = Math.ceil(((turn.text ?? "") + JSON.stringify(turn.calls ?? "")).length / 4);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}
