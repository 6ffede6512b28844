import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer, json } from "node:stream/consumers";
import type { CodeEvent } from "@signet/contract";
import {
  canonicalBytes,
  commit,
  eventJson,
  GENESIS,
  publicRun,
  receiptSha,
  sseBlock,
  type Receipt,
} from "@signet/verify";
import { FILES, OPENING } from "./run.ts";
import { listen } from "./listen.ts";

export interface Script {
  /** Events of the run that any task starts. */
  events?: CodeEvent[];
  /** Event before which the stream waits until the run is cancelled. */
  holdBefore?: CodeEvent["name"];
  /** Pause before each event, for one who watches. */
  paceMs?: number;
  /** Lines of the ledger, in place of a chain of the run's own receipt. */
  lines?: string[];
  /** The conversation of every run. */
  conversation?: string;
  /** Whether a cancel ends that wait. */
  deaf?: boolean;
  /** Bytes given for every file, in place of the run's. */
  file?: string;
  /** Ids of the caller's runs, newest first, in pages of two. */
  runIds?: string[];
  /** What the run changed, asked for by itself. */
  diff?: string;
  /** What is kept of any conversation. */
  state?: object;
  /** The answers of the signed ledger by their paths; without them it is not signed. */
  signed?: (path: string, query: URLSearchParams) => string | undefined;
  /** Answer to everything. */
  refuse?: { status: number; code: string; title: string; detail: string };
}

/** The answer to every upload. */
const BUNDLE = {
  bundle: "bundle_1",
  files: 1,
  bytes: 1,
  sha256: "a".repeat(64),
  expires_at: "2030-01-01T00:00:00.000Z",
};

const block = ({ name, data }: CodeEvent) => sseBlock(name, eventJson(data));
const textOf = (receipt: Receipt) => new TextDecoder().decode(canonicalBytes(receipt));

const COMMITMENT = `c1:${"a".repeat(64)}`;
const SEAL = {
  ok: true,
  end: "done",
  check: "given",
  control: "confirmed",
  exit: 0,
  steps: 2,
  files: COMMITMENT,
  n_files: 1,
  events: COMMITMENT,
  n_events: 4,
  state_in: "",
  state_out: "",
  sandbox: "bubblewrap",
  engine: "byok",
  model: "",
  att: "",
};

/** Three runs, the last without its seal. */
export async function sampleLines(): Promise<string[]> {
  const lines: string[] = [];
  const task = "Say hello";
  const task_commit = await commit(OPENING, "task_commit", task);
  let prev = GENESIS;
  for (let seq = 0; seq < 5; seq++) {
    const kind = seq % 2 === 0 ? "open" : "code";
    const opened = {
      v: 2,
      log: "localhost/signet",
      seq,
      prev,
      ts: 1_795_176_000,
      run: await publicRun(`run_${seq >> 1}`, OPENING),
      kind,
      task,
      task_commit,
      max_steps: 12,
      owner: COMMITMENT,
      svc: "signet/0.1.0",
    };
    const receipt: Receipt = kind === "open" ? opened : { ...opened, ...SEAL };
    lines.push(textOf(receipt));
    prev = await receiptSha(receipt);
  }
  return lines;
}

/** The service as far as the command line sees it, on loopback, playing a script. */
export async function startService(script: Script = {}) {
  const { events = [], lines = await sampleLines(), paceMs = 0 } = script;
  const requests: { method: string; path: string; body: unknown }[] = [];
  const bundles: Buffer[] = [];
  const cancelled = Promise.withResolvers<void>();
  const receipts = await Promise.all(
    lines.map(async (line): Promise<Receipt & { receipt_sha: string }> => {
      const fields = JSON.parse(line) as Receipt;
      return { ...fields, receipt_sha: await receiptSha(fields) };
    }),
  );

  async function play(response: ServerResponse) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const event of events) {
      if (event.name === script.holdBefore) await cancelled.promise;
      if (paceMs > 0) await new Promise((resolve) => setTimeout(resolve, paceMs));
      response.write(block(event));
    }
    response.end();
  }
  const page = (url: URL, ndjson: boolean) => {
    const before = Number(url.searchParams.get("before") ?? lines.length);
    const all = url.searchParams.get("kind") === "all";
    const chosen = receipts
      .filter((receipt) => Number(receipt["seq"]) < before && (all || receipt["kind"] === "code"))
      .slice(-Number(url.searchParams.get("limit") ?? 20));
    if (ndjson) return chosen.map((receipt) => `${lines[Number(receipt["seq"])]}\n`).join("");
    const head = receipts.at(-1)?.receipt_sha ?? GENESIS;
    const first = Number(chosen[0]?.["seq"] ?? 0);
    return JSON.stringify({
      receipts: chosen.reverse(),
      count: chosen.length,
      size: lines.length,
      head,
      next: first > 0 ? first : null,
    });
  };
  const runs = () =>
    (script.runIds ?? ["run_06k3v9x0abcdefghijklmnopq"]).map((run_id) => ({
      run_id,
      kind: "code",
      state: "succeeded",
      ok: true,
      task: "Say hello\u001b[2J",
      conversation_id: script.conversation ?? null,
      created_at: new Date(Date.now() - 3 * 86_400_000),
    }));

  const pageOfRuns = (url: URL) => {
    const all = runs();
    const before = url.searchParams.get("before");
    const from = before === null ? 0 : all.findIndex(({ run_id }) => run_id === before) + 1;
    const shown = all.slice(from, from + Math.min(2, Number(url.searchParams.get("limit") ?? 2)));
    return { runs: shown, next: from + shown.length < all.length ? shown.at(-1)!.run_id : null };
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url!, "http://127.0.0.1");
    const type = request.headers["content-type"];
    const body = type === "application/json" ? await json(request) : null;
    if (type === "application/gzip") bundles.push(await buffer(request));
    requests.push({ method: request.method!, path: request.url!, body });
    const [resource, id, part, ...rest] = url.pathname.replace("/api/demo/", "").split("/");
    if (script.refuse) {
      response.writeHead(script.refuse.status, { "content-type": "application/problem+json" });
      response.end(JSON.stringify({ ...script.refuse, request_id: "req_1", retryable: false }));
    } else if (type === "application/gzip") response.end(JSON.stringify(BUNDLE));
    else if (url.pathname === "/api/demo/code/run" || part === "events") await play(response);
    else if (id === "ledger" || rest[0] === "proof") {
      const answer = script.signed?.(url.pathname.replace("/api/demo/code/", ""), url.searchParams);
      if (answer === undefined) {
        response.writeHead(404, { "content-type": "application/problem+json" });
        response.end(JSON.stringify({ status: 404, code: "not_found", title: "Not found", detail: "" }));
      } else response.end(answer);
    } else if (part === "cancel") {
      if (!script.deaf) cancelled.resolve();
      response.end("{}");
    } else if (part === "diff") response.end(script.diff);
    else if (part === "files") response.end(script.file ?? FILES[rest.map(decodeURIComponent).join("/")]);
    else if (request.method === "DELETE") response.end(JSON.stringify({ ok: true, run_id: id }));
    else if (resource === "runs" && id) response.end(JSON.stringify({ ...runs()[0], run_id: id }));
    else if (id === "task_state") response.end(JSON.stringify(script.state));
    else if (resource === "runs") response.end(JSON.stringify(pageOfRuns(url)));
    else if (id === "receipts" && part)
      response.end(JSON.stringify(receipts.find((r) => r.receipt_sha === part) ?? receipts[1]));
    else response.end(page(url, request.headers.accept === "application/x-ndjson"));
  }
  const server = await listen((request, response) => void answer(request, response));
  return { ...server, requests, bundles, receipts, cancelled: cancelled.promise };
}
