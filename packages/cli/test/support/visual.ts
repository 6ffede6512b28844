import type { ServerResponse } from "node:http";
import {
  VISUAL_CHECKS,
  type VisualCheck,
  type VisualEvent,
  type VisualReport,
  type VisualResult,
} from "@signet/contract";
import {
  commit,
  eventJson,
  GENESIS,
  manifestText,
  publicRun,
  receiptSha,
  sseBlock,
  streamSha,
} from "@signet/verify";
import { sha256 } from "./run.ts";
import { listen } from "./listen.ts";

export const RUN = "run_06k3v9x0abcdefghijklmnopq";
export const TASK = "a snake game called Garden";
export const PAGE = "<!doctype html><title>Garden</title><h1>Garden</h1>";
const OPENING = "5f".repeat(32);
const usage = { input_tokens: 9, output_tokens: 3, cached_tokens: 0, estimated: false };

/** A report in which these checks failed. */
export function reportOf(failed: Partial<Record<string, string>> = {}, browser = "shell"): VisualReport {
  return {
    protocol: "visual-verify/2",
    ok: Object.keys(failed).length === 0,
    html_sha256: sha256(PAGE),
    browser: { name: browser, version: "153", sandbox: "bwrap+chromium" },
    ms: 1_234,
    checks: VISUAL_CHECKS.map((name): VisualCheck => ({
      name,
      level: name === "accessible" ? "advise" : "block",
      ok: failed[name] === undefined,
      ms: 1,
      value: null,
      limit: null,
      detail: failed[name] ?? "",
    })),
    inputs: { keys: true, pointer: true, touch: false },
    brief: { title: "Garden", input: true, checklist: [] },
    steps: [],
    console: [],
    network: [],
    screenshots: [],
  };
}

const numbered = (name: string, data: object, seq: number) =>
  ({ name, data: { run_id: RUN, seq, at: "2026-11-20T12:00:00.000Z", ...data } }) as VisualEvent;

/** A whole build, sealed with commitments that hold. */
export async function sampleBuild(
  report: VisualReport | null = reportOf(),
  change: Partial<VisualResult> = {},
  notes: string[] = ["Attempt 1: playing the page in a browser."],
): Promise<VisualEvent[]> {
  const before = notes.map((text, i) => numbered("agent_note", { text, step: i + 1 }, i + 1));
  const ok = report?.ok === true && change.not_done === undefined;
  const texts = report ? { "page.html": PAGE, "report.json": `${JSON.stringify(report, null, 1)}\n` } : {};
  const files = Object.entries(texts).map(([path, text]) => ({
    path,
    bytes: Buffer.byteLength(text),
    sha256: sha256(text),
  }));
  const blocks = before.map(({ name, data }) => sseBlock(name, eventJson(data)));
  const fields = {
    v: 2 as const,
    log: "localhost/signet",
    seq: 1,
    prev: GENESIS,
    ts: 1_795_176_000,
    run: await publicRun(RUN, OPENING),
    kind: "visual" as const,
    ok,
    end: ok ? ("done" as const) : ("failed" as const),
    check: report ? ("browser" as const) : ("none" as const),
    protocol: "visual-verify/2",
    report: files.find(({ path }) => path === "report.json")?.sha256 ?? "",
    task: TASK,
    task_commit: await commit(OPENING, "task_commit", TASK),
    steps: 2,
    max_steps: 10,
    attempts: 1,
    files: await commit(OPENING, "files", manifestText(files)),
    n_files: files.length,
    events: await commit(OPENING, "events", await streamSha(blocks)),
    n_events: before.length,
    owner: await commit(OPENING, "owner", "local/"),
    svc: "signet/0.1.0",
    sandbox: "shell 153 bwrap+chromium",
    engine: "builtin" as const,
    model: "apps-1",
  };
  const receipt = { ...fields, receipt_sha: await receiptSha(fields) };
  const result: VisualResult = {
    ok,
    html: report ? PAGE : null,
    title: "Garden",
    bytes: report ? Buffer.byteLength(PAGE) : 0,
    html_sha256: report ? sha256(PAGE) : null,
    verified: ok,
    report,
    report_sha256: fields.report || null,
    screenshot: null,
    attempts: [],
    repaired: false,
    exit_reason: ok ? "finished" : "unverified",
    summary: "No attempt passed.",
    engine: "builtin",
    model: "apps-1",
    run_id: RUN,
    receipt_sha: receipt.receipt_sha,
    receipt,
    opening: OPENING,
    proof: null,
    files,
    usage: { ...usage, visuals_remaining: null },
    duration_ms: 2_000,
    ...change,
  };
  return [...before, numbered("visual_done", result, before.length + 1)];
}

/** The bytes of a file that the build made. */
function fileOf(events: VisualEvent[], pathname: string): string {
  const last = events.at(-1)!.data as VisualResult;
  return pathname.endsWith("page.html") ? (last.html ?? "") : `${JSON.stringify(last.report, null, 1)}\n`;
}

/** The service as far as a build sees it, on loopback. */
export async function startVisual(events: VisualEvent[], holdBefore?: number) {
  const requests: { path: string; accept: string | undefined }[] = [];
  const cancelled = Promise.withResolvers<void>();
  async function play(response: ServerResponse, after: number) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const { name, data } of events.slice(after)) {
      if (data.seq === holdBefore) await cancelled.promise;
      response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    }
    response.end();
  }
  const server = await listen((request, response) => {
    const url = new URL(request.url!, "http://127.0.0.1");
    requests.push({ path: request.url!, accept: request.headers.accept });
    if (url.pathname === "/api/demo/code/visual") void play(response, 0);
    else if (url.pathname.endsWith("/events")) void play(response, Number(url.searchParams.get("after")));
    else if (url.pathname.endsWith("/cancel")) {
      cancelled.resolve();
      response.end("{}");
    } else if (url.pathname.includes("/files/")) response.end(fileOf(events, url.pathname));
    else response.end(JSON.stringify({ run_id: RUN, kind: "visual" }));
  });
  return { ...server, requests };
}
