import { createCoalescer } from "./coalesce.ts";
import { bytesArrived } from "./deadlines.ts";
import { blocked, brokeOff, replyTooLong, unreachable, webPage } from "./failures.ts";

const MAX_ERROR_BYTES = 64 * 1024;
const MAX_LINE_BYTES = 4 * 1024 * 1024;
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/**
 * Wraps `fetch` for a provider: follows no redirects, so that prompt and key go only to the configured address, and limits
 * the response. The body of an error is truncated; a reply or line that is too long fails with ModelError.
 */
export function boundedFetch(fetch: typeof globalThis.fetch, settings: string): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await reach(fetch, settings, input, { ...init, redirect: "manual" });
    const { body, status, headers, ok } = response;
    if (!body) return response;
    if (ok && headers.get("content-type")?.startsWith("text/html")) {
      await body.cancel();
      throw webPage(settings);
    }
    const limited = ok ? boundedReply(body, () => bytesArrived(init?.signal)) : body.pipeThrough(cutOff());
    return new Response(limited, { status, headers });
  };
}

/** How a server ends a connection that it has taken. */
const ENDED = new Set(["UND_ERR_SOCKET", "ECONNRESET"]);

/** Requests the response. Throws a ModelError with the service's own message, or the signal's reason. */
async function reach(
  fetch: typeof globalThis.fetch,
  settings: string,
  ...[input, init]: Parameters<typeof fetch>
) {
  try {
    return await fetch(input, init);
  } catch (thrown) {
    init?.signal?.throwIfAborted();
    for (let error = thrown; error instanceof Error; error = error.cause)
      if (error.name === "ForbiddenAddress") throw blocked(settings, error.message);
      else if (ENDED.has(String((error as NodeJS.ErrnoException).code))) throw brokeOff();
    throw unreachable(settings);
  }
}

function boundedReply(body: ReadableStream<Uint8Array>, arrived: () => void): ReadableStream<Uint8Array> {
  let total = 0;
  let line = 0;
  const join = createCoalescer();
  const reader = body.getReader();
  // A stream of its own, since a transform between two streams takes as long as all else here.
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value: chunk } = await reader.read();
        if (done) return controller.close();
        arrived();
        total += chunk.length;
        const newline = chunk.lastIndexOf(10);
        line = newline < 0 ? line + chunk.length : chunk.length - newline - 1;
        if (total > MAX_BODY_BYTES || line > MAX_LINE_BYTES) {
          reader.cancel().catch(() => undefined);
          throw replyTooLong();
        }
        controller.enqueue(join(chunk));
      },
      cancel: (why) => reader.cancel(why),
    },
    { highWaterMark: 0 },
  );
}

function cutOff(): TransformStream<Uint8Array, Uint8Array> {
  let left = MAX_ERROR_BYTES;
  return new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) controller.terminate();
    },
  });
}
