import { API_BASE, ROUTES, type ProblemBody, type RouteId } from "@signet/contract";
import { ClientProblem, ConnectionError } from "./error.ts";

export interface Target {
  /** Address of the service, without the interface's base path. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  headers: Record<string, string>;
}

export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  body?: unknown;
  signal: AbortSignal;
}

/** Calls a route of the contract; the answer is a success. A refusal is a ClientProblem, no answer a ConnectionError. */
export async function send(target: Target, id: RouteId, call: Call): Promise<Response> {
  const { method } = ROUTES[id];
  const init: RequestInit = {
    method: method.toUpperCase(),
    headers: {
      ...target.headers,
      ...call.headers,
      ...(call.body === undefined ? {} : { "content-type": "application/json" }),
    },
    signal: call.signal,
    // The interface never redirects: what does is something else, and gets no header of ours.
    redirect: "error",
  };
  if (call.body !== undefined) init.body = JSON.stringify(call.body);
  let response: Response;
  try {
    response = await target.fetch(address(target.baseUrl, id, call), init);
  } catch (error) {
    call.signal.throwIfAborted();
    throw new ConnectionError(`no answer from ${target.baseUrl}`, error);
  }
  if (response.ok) return response;
  throw await refusal(response);
}

function address(baseUrl: string, id: RouteId, { params = {}, query = {} }: Call): string {
  // Slashes of a file's path stay: it is many segments of the address.
  const encoded = (value: string) => value.split("/").map(encodeURIComponent).join("/");
  const path = ROUTES[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]!));
  const url = new URL(baseUrl.replace(/\/+$/, "") + API_BASE + path);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

async function refusal(response: Response): Promise<Error> {
  const foreign = new ConnectionError(`HTTP ${response.status} without a reason that Signet would give`);
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
