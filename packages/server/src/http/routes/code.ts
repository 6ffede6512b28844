import { createHash } from "node:crypto";
import type { createAcceptCodeRun } from "../../usecases/code/accept-code-run.ts";
import type { ReadLedger } from "../../usecases/service/read-ledger.ts";
import type { ReadRuns } from "../../usecases/runs/read-runs.ts";
import type { ReadTaskState } from "../../usecases/code/read-task-state.ts";
import type { ShowService } from "../../usecases/service/show-service.ts";
import type { HttpApp, Ctx } from "../context.ts";
import { rateLimitHeaders } from "../problem-headers.ts";
import { serve } from "../route.ts";
import { streamEvents } from "../sse.ts";

const PIECE_LENGTH = 65_536;

export interface CodeRouteParts {
  acceptCodeRun: ReturnType<typeof createAcceptCodeRun>;
  readRuns: ReadRuns;
  readLedger: ReadLedger;
  readTaskState: ReadTaskState;
  showService: ShowService;
}

/** `/code/*`: coding runs, task states, the ledger, and health. */
export function codeRoutes(app: HttpApp, parts: CodeRouteParts): void {
  const { acceptCodeRun, readRuns, readLedger, readTaskState, showService } = parts;
  serve(app, "codeRun", async ({ body, headers, caller, requestId, c }) => {
    const { id, meter } = await acceptCodeRun(body, {
      ...caller,
      requestId,
      idempotencyKey: headers["idempotency-key"],
    });
    const events = (signal: AbortSignal) => readRuns.events(caller, id, 0, signal);
    return streamEvents(c, events, meter ? { headers: rateLimitHeaders(meter) } : {});
  });

  serve(app, "codeHealth", async () => await showService.codeHealth());

  serve(app, "taskState", async ({ query, caller, c }) =>
    answerTagged(c, await readTaskState(caller, query.conversation_id)),
  );

  serve(app, "taskStateById", async ({ params, caller, c }) =>
    answerTagged(c, await readTaskState(caller, params.id)),
  );

  serve(app, "receipts", async ({ query, c }) => {
    if (!c.req.header("accept")?.includes("application/x-ndjson"))
      return await readLedger.page({ ...query, all: query.kind === "all" });
    const windowed = c.req.query("limit") !== undefined || query.before !== undefined;
    const lines = readLedger.lines(windowed ? query : undefined);
    return c.body(ndjson(lines), 200, { "Content-Type": "application/x-ndjson" });
  });

  serve(app, "receipt", async ({ params }) => await readLedger.find(params.sha));
}

/** Answers with an ETag, or with 304 if the caller already has this version. */
function answerTagged<Body extends object>(c: Ctx, body: Body): Body | Response {
  const tag = `"${createHash("sha256").update(JSON.stringify(body)).digest("hex").slice(0, 32)}"`;
  c.header("ETag", tag);
  const known = (c.req.header("if-none-match") ?? "")
    .split(",")
    .map((value) => value.trim().replace(/^W\//, ""));
  return known.includes(tag) || known.includes("*") ? c.body(null, 304) : body;
}

/** Encodes the lines in chunks that are large enough to be written efficiently. */
function ndjson(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  async function* encoded() {
    let text = "";
    for await (const line of lines) {
      text += `${line}\n`;
      if (text.length < PIECE_LENGTH) continue;
      yield Buffer.from(text);
      text = "";
    }
    yield Buffer.from(text);
  }
  return ReadableStream.from(encoded());
}
