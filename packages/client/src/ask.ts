import type { ROUTES, RouteId } from "@signet/contract";
import { ClientProblem, ConnectionError } from "./error.ts";
import { send, type RequestCall, type RequestTarget } from "./send.ts";

/** The body of a route's answer, typed by the contract's schema. */
type Answer<Id extends RouteId> = (typeof ROUTES)[Id]["answer"] extends {
  schema: { _output: infer Body };
}
  ? Body
  : never;

export type RequestSender = ReturnType<typeof createAsker>;

/** Calls routes that answer at once. The deadline covers the whole answer, because a body can stall after its headers. */
export function createAsker(target: RequestTarget, timeoutMs: number) {
  async function read<T>(id: RouteId, call: Partial<RequestCall>, body: (response: Response) => Promise<T>) {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await body(await send(target, id, { ...call, signal }));
    } catch (error) {
      if (error instanceof ClientProblem || error instanceof ConnectionError) throw error;
      throw new ConnectionError(`no complete answer from ${target.baseUrl} within ${timeoutMs} ms`, error);
    }
  }
  return {
    json: <Id extends RouteId>(id: Id, call: Partial<RequestCall> = {}) =>
      read(id, call, async (response) => (await response.json()) as Answer<Id>),
    bytes: (id: RouteId, call: Partial<RequestCall>) =>
      read(id, call, async (response) => new Uint8Array(await response.arrayBuffer())),
  };
}
