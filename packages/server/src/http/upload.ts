import { Problem } from "../base/problem.ts";

/** How long a sender may be silent, and how long a whole upload may take. */
const IDLE_MS = 20_000;
export const UPLOAD_MS = 600_000;

interface Upload {
  types: readonly string[];
  maxBytes: number;
}

/**
 * The bytes of a request as they arrive. Throws at once for a body of another type or of an announced length that is too
 * large, and while it is read for one that is slow or cut off.
 */
export function readUpload(request: Request, { types, maxBytes }: Upload): AsyncIterable<Uint8Array> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (!types.includes(type))
    throw new Problem("unsupported_media_type", `send the archive with Content-Type: ${types[0]}`, {
      closes: true,
    });
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes)
    throw new Problem("body_too_large", `a bundle may have ${maxBytes} bytes as it is sent`, {
      closes: true,
    });
  return chunksOf(request.body ?? new Blob([]).stream());
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body.getReader();
  const late = Promise.withResolvers<never>();
  late.promise.catch(() => undefined);
  const cut = (ms: number, what: string) => {
    const problem = new Problem("invalid_request", `${what} ${ms / 1000} s`, { closes: true });
    return setTimeout(() => late.reject(problem), ms);
  };
  const whole = cut(UPLOAD_MS, "the upload was not complete after");
  try {
    for (;;) {
      // Only the sender's silence counts, not the time that we take for a chunk.
      const silent = cut(IDLE_MS, "no part of the upload arrived for");
      const { done, value } = await Promise.race([next(reader), late.promise]).finally(() =>
        clearTimeout(silent),
      );
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(whole);
    reader.cancel().catch(() => undefined);
  }
}

/** The next chunk. A sender that goes away in the middle is none of our failures. */
const next = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch((cause: unknown) => {
    throw new Problem("invalid_request", "the upload was cut off", { closes: true, cause });
  });
