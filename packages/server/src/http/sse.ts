import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { describe } from "../base/log.ts";
import { sseBlock } from "@signet/verify";
import type { Ctx } from "./context.ts";
import { commonHeaders } from "./headers.ts";

const PING_MS = 15_000;
/** A client that reads nothing for this long is disconnected. The run continues and can be read again. */
const STALLED_MS = 60_000;

/** Events that are read together are written together, up to this size. */
const WRITE_CHARS = 32 * 1024;

const STREAM_HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
};

interface Event {
  seq: number;
  name: string;
  data: string;
}

/**
 * Streams events directly to the socket, with backpressure if the client reads slowly. `withIds` adds the `id:` lines that
 * let an EventSource resume.
 */
export async function streamEvents(
  c: Ctx,
  open: (signal: AbortSignal) => Promise<AsyncIterable<Event[]>>,
  { withIds = false, headers = {} }: { withIds?: boolean; headers?: Record<string, string> } = {},
): Promise<Response> {
  const out = c.env.outgoing;
  if (!out) throw new Error("events are streamed on a node socket");
  const gone = new AbortController();
  out.once("close", () => gone.abort());
  if (out.destroyed) gone.abort();
  const events = await open(gone.signal);
  if (c.req.method === "HEAD") return c.body(null, 200, { ...headers, ...STREAM_HEADERS });
  out.writeHead(200, {
    ...commonHeaders(c.get("requestId"), c.get("readers")),
    ...headers,
    ...STREAM_HEADERS,
  });
  // What is read at once is written with the header fields.
  setImmediate(() => out.writableEnded || out.destroyed || out.flushHeaders());
  c.get("metrics").streamed(1);
  const ping = setInterval(() => out.writableNeedDrain || out.write(": ping\n\n"), PING_MS);
  try {
    for await (const together of events) {
      ping.refresh();
      if (!(await writeAll(out, blocksOf(together, withIds), gone.signal))) break;
    }
    out.end();
  } catch (thrown) {
    // A broken stream must not look like a finished one, so that the reader reconnects for the rest.
    c.get("log").error({ request: c.get("requestId"), ...describe(thrown) }, "a stream broke");
    out.destroy();
  } finally {
    clearInterval(ping);
    c.get("metrics").streamed(-1);
  }
  return RESPONSE_ALREADY_SENT;
}

/** The text of events, in pieces of about WRITE_CHARS. */
function* blocksOf(events: readonly Event[], withIds: boolean): Generator<string, void> {
  let text = "";
  for (const { seq, name, data } of events) {
    text += (withIds ? `id: ${seq}\n` : "") + sseBlock(name, data);
    if (text.length < WRITE_CHARS) continue;
    yield text;
    text = "";
  }
  if (text !== "") yield text;
}

async function writeAll(out: ServerResponse, blocks: Iterable<string>, gone: AbortSignal): Promise<boolean> {
  for (const block of blocks) if (!(await write(out, block, gone))) return false;
  return true;
}

/** Writes a text. False if the client is gone or has stopped reading. */
async function write(out: ServerResponse, block: string, gone: AbortSignal): Promise<boolean> {
  if (out.destroyed) return false;
  if (out.write(block)) return true;
  try {
    await once(out, "drain", { signal: AbortSignal.any([AbortSignal.timeout(STALLED_MS), gone]) });
    return true;
  } catch {
    out.destroy();
    return false;
  }
}
