import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type {
  ChatEvent,
  ChatEventBody,
  ChatRequest,
  Evidence,
  MemoryEntry,
  ProofOutcome,
} from "@signet/contract";
import { listen } from "./listen.ts";

export const RUN = "run_06k3v9x0abcdefghijklmnopq";
const sha256 = "5f".repeat(32);
const usage = { input_tokens: 9, output_tokens: 3, cached_tokens: 0, estimated: false };

type Body<Name extends ChatEventBody["name"]> = Extract<ChatEventBody, { name: Name }>["data"];

export const token = (text: string): ChatEventBody => ({ name: "token", data: { text } });
/** How a claim is backed. */
export const proof = (
  outcome: ProofOutcome,
  claim: string,
  ...evidence: [Evidence["type"], string, passage?: string][]
): ChatEventBody => ({
  name: "proof",
  data: {
    claim,
    verified: outcome === "supported",
    outcome,
    evidence: evidence.map(([type, ref, passage]) => ({ type, ref, sha256, ...(passage && { passage }) })),
  },
});
/** The same as a service of before tells it, without an outcome. */
export const oldProof = (...args: Parameters<typeof proof>): ChatEventBody => {
  const event = proof(...args);
  delete (event.data as { outcome?: ProofOutcome }).outcome;
  return event;
};
export const action = (
  status: Body<"action">["status"],
  change: Partial<Body<"action">> = {},
): ChatEventBody => ({
  name: "action",
  data: { id: "a1", tool: "calculate", input: { text: "26.2 miles to km" }, status, ...change },
});
export const failure = (code: string, title: string, detail: string): ChatEventBody => ({
  name: "error",
  data: {
    type: `about:${code}`,
    code,
    status: 502,
    title,
    detail,
    instance: "/api/demo/run/stream",
    request_id: "req_1",
    retryable: true,
    charged: false,
  },
});
const ended = (answer: string, end: Partial<Body<"phase">>): ChatEventBody => ({
  name: "phase",
  data: { name: "done", status: "finished", ok: true, answer, finish_reason: "answered", usage, ...end },
});

/** A chat's events as they arrive, with its last phase. */
export function chatOf(work: ChatEventBody[], end: Partial<Body<"phase">> = {}): ChatEvent[] {
  const answer = work.map((event) => (event.name === "token" ? event.data.text : "")).join("");
  const start: ChatEventBody = { name: "phase", data: { name: "plan", status: "started" } };
  return [start, ...work, ended(answer, end)].map(
    ({ name, data }, i) =>
      ({ name, data: { run_id: RUN, seq: i + 1, at: "2026-11-20T12:00:00.000Z", ...data } }) as ChatEvent,
  );
}

/** A question that was looked up before it was answered. */
export const LOOKED_UP: ChatEventBody[] = [
  { name: "decision", data: { id: "d1", choice: "tool", reason: "a conversion" } },
  action("started"),
  action("done", { output: "= 42.164813 km" }),
  proof("supported", "26.2 miles to km = 42.164813 km", ["calculation", "26.2 miles to km"]),
  token("26.2 miles are "),
  token("42.16 km."),
  proof(
    "supported",
    "26.2 miles are 42.16 km.",
    ["calculation", "26.2 miles to km"],
    ["source", "https://example.com/miles"],
  ),
];

export interface ChatScript {
  /** Events of the answer to a request. */
  events: ChatEvent[] | ((asked: ChatRequest) => ChatEvent[]);
  /** Number of the event before which the first connection breaks, within the event's own bytes. */
  cutAt?: number;
  /** Number of the event before which the stream waits until the run is cancelled. */
  holdBefore?: number;
  /** Whether a cancel ends that wait. */
  deaf?: boolean;
  memory?: MemoryEntry[];
}

/** The service as far as a chat sees it, on loopback. */
export async function startChat(script: ChatScript) {
  const requests: { method: string; path: string; body: unknown }[] = [];
  const cancelled = Promise.withResolvers<void>();
  let events: ChatEvent[] = [];

  async function play(response: ServerResponse, after: number, cutAt: number | undefined) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const { name, data } of events.slice(after)) {
      const block = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
      if (data.seq === script.holdBefore) await cancelled.promise;
      if (data.seq === cutAt) return void response.write(block.slice(0, -9), () => response.destroy());
      response.write(block);
    }
    response.end();
  }
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url!, "http://127.0.0.1");
    const body = request.headers["content-type"] ? await json(request) : null;
    requests.push({ method: request.method!, path: request.url!, body });
    if (url.pathname === "/api/demo/run/stream") {
      events = typeof script.events === "function" ? script.events(body as ChatRequest) : script.events;
      await play(response, 0, script.cutAt);
    } else if (url.pathname === `/api/demo/runs/${RUN}/events`)
      await play(response, Number(url.searchParams.get("after")), undefined);
    else if (url.pathname === `/api/demo/runs/${RUN}`) {
      events = typeof script.events === "function" ? [] : script.events;
      response.end(JSON.stringify({ run_id: RUN, kind: "chat" }));
    } else if (url.pathname === `/api/demo/runs/${RUN}/cancel`) {
      if (!script.deaf) cancelled.resolve();
      response.end("{}");
    } else if (url.pathname === "/api/demo/memory" && request.method === "GET")
      response.end(JSON.stringify({ memory: script.memory ?? [] }));
    else if (url.pathname === "/api/demo/memory")
      response.end(JSON.stringify({ ok: true, erased: url.searchParams.has("id") ? 1 : 2 }));
    else response.writeHead(500).end();
  }
  const server = await listen((request, response) => void answer(request, response));
  const asked = () => requests.filter(({ path }) => path.endsWith("/run/stream")).map(({ body }) => body);
  return { ...server, requests, asked };
}
