import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from "node:zlib";
import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";

/** A request that posts a text. */
export interface TextPost extends RequestInit {
  body: string;
}

export const isTextPost = (init: RequestInit): init is TextPost =>
  init.method === "POST" && typeof init.body === "string";

const NO_BODY = new Set([204, 205, 304]);

/** A server should not compress what was asked for as it is; some do. */
const DECODERS = new Map<string, () => NodeJS.ReadWriteStream & Readable>([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
  ["zstd", createZstdDecompress],
]);

/**
 * Posts a text as `fetch` does, without following redirects, in one write to the socket. `fetch` passes a text on as a
 * stream, so that it is sent some turns of the event loop later. Rejects with the error of the connection itself, or with the
 * reason of the signal.
 */
export async function postText(
  url: string,
  { body, headers, signal }: TextPost,
  dispatcher: Dispatcher,
): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const answer = await dispatcher.request({
    origin,
    path: `${pathname}${search}`,
    method: "POST",
    headers: {
      accept: "*/*",
      "accept-encoding": "identity",
      "content-type": "text/plain;charset=UTF-8",
      ...Object.fromEntries(new Headers(headers)),
    },
    body,
    ...(signal ? { signal } : {}),
  });
  try {
    return await responseOf(answer);
  } catch (thrown) {
    // What no Response can hold, such as a status of 999, must not keep its connection.
    answer.body.destroy();
    throw thrown;
  }
}

async function responseOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Response> {
  const shown = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of [value].flat()) if (one !== undefined) shown.append(name, one);
  const init = { status: statusCode, headers: shown };
  if (!NO_BODY.has(statusCode)) return new Response(streamOf(decoded(body, shown)), init);
  await body.dump();
  return new Response(null, init);
}

function decoded(body: Readable, headers: Headers): Readable {
  const coding = headers.get("content-encoding")?.trim().toLowerCase();
  const decoder = coding === undefined ? undefined : DECODERS.get(coding)?.();
  if (!decoder) return body;
  body.once("error", (thrown) => decoder.destroy(thrown));
  decoder.once("close", () => body.destroy());
  return body.pipe(decoder);
}

/** The parts of a body as they arrive, each asked for by the reader. */
function streamOf(body: Readable): ReadableStream<Uint8Array> {
  const parts = body.iterator() as AsyncIterator<Uint8Array, void>;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void body.destroy(),
    },
    { highWaterMark: 0 },
  );
}
