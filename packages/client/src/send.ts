import type { ProblemBody, RouteId } from "@signet/contract";
import { API_BASE, BOUNDS, ADDRESSES } from "@signet/contract/values";
import { ClientProblem, ConnectionError } from "./error.ts";

export interface RequestTarget {
  /** Address of the service, without the interface's base path. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  headers: Record<string, string>;
}

/** The bytes of an upload. */
export type UploadContent = Uint8Array<ArrayBuffer> | Blob | ReadableStream<Uint8Array>;

export interface RequestCall {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Bytes to send in place of `body`. */
  upload?: UploadContent;
  signal: AbortSignal;
}

/** Calls a route of the contract and returns a successful answer. Throws ClientProblem on a refusal, ConnectionError without an answer. */
export async function send(target: RequestTarget, id: RouteId, call: RequestCall): Promise<Response> {
  const { method } = ADDRESSES[id];
  const init: RequestInit & { duplex?: "half" } = {
    method: method.toUpperCase(),
    headers: {
      ...target.headers,
      ...call.headers,
      ...(call.body === undefined ? {} : { "content-type": "application/json" }),
      ...(call.upload === undefined ? {} : { "content-type": "application/gzip" }),
    },
    signal: call.signal,
    // The interface never redirects. A server that does is another one and must not get the credentials.
    redirect: "error",
  };
  const body = call.body === undefined ? null : JSON.stringify(call.body);
  init.body = call.upload ?? body;
  // Required for a stream.
  if (call.upload) init.duplex = "half";
  let response: Response;
  try {
    response = await target.fetch(address(target.baseUrl, id, call), init);
  } catch (error) {
    call.signal.throwIfAborted();
    throw new ConnectionError(unanswered(target.baseUrl, body, error), error);
  }
  if (response.ok) return response;
  throw await refusal(response);
}

/** Why no answer arrived. A service may close the connection while a large body is still being sent; its answer is lost then, but the reason is known. */
function unanswered(baseUrl: string, body: string | null, error: unknown): string {
  const bytes = body === null ? 0 : new TextEncoder().encode(body).length;
  const code = String(((error as Error).cause as NodeJS.ErrnoException | undefined)?.code);
  if (bytes > BOUNDS.bodyBytes && ["EPIPE", "ECONNRESET", "UND_ERR_SOCKET"].includes(code))
    return `${baseUrl} refused a request of ${bytes} bytes; the limit is ${BOUNDS.bodyBytes}`;
  return `no answer from ${baseUrl}`;
}

function address(baseUrl: string, id: RouteId, { params = {}, query = {} }: RequestCall): string {
  const path = ADDRESSES[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const encoded = encodeURIComponent(params[name]!);
    // The slashes of a file's path stay, because they separate segments of the address.
    return name === "path" ? encoded.replaceAll("%2F", "/") : encoded;
  });
  const url = new URL(baseUrl.replace(/\/+$/, "") + API_BASE + path);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

async function refusal(response: Response): Promise<Error> {
  const foreign = new ConnectionError(
    `HTTP ${response.status} from a server that does not answer like Signet`,
  );
  if (!response.headers.get("content-type")?.startsWith("application/problem+json")) {
    await response.body?.cancel();
    return foreign;
  }
  try {
    return new ClientProblem((await response.json()) as ProblemBody);
  } catch (error) {
    foreign.cause = error;
    return foreign;
  }
}
