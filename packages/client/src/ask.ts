import type { ROUTES, RouteId } from "@signet/contract";
import { ClientProblem, ConnectionError } from "./error.ts";
import { send, type RequestCall, type RequestTarget, type UploadContent } from "./send.ts";

/** The body of a route's answer, typed by the contract's schema. */
type Answer<Id extends RouteId> = (typeof ROUTES)[Id]["answer"] extends {
  schema: { _output: infer Body };
}
  ? Body
  : never;

/** Longer than the service waits for a whole upload. */
const UPLOAD_MS = 660_000;

export interface UploadOptions {
  /** Deadline of the whole upload in milliseconds. Default: 660 000. */
  timeoutMs?: number;
  /** With the same key and the same bytes the service gives the same answer again. */
  idempotencyKey?: string;
}

export type RequestSender = ReturnType<typeof createAsker>;

/** Calls routes that answer at once. The deadline covers the whole answer, because a body can stall after its headers. */
export function createAsker(target: RequestTarget, timeoutMs: number) {
  async function read<T>(
    id: RouteId,
    call: Partial<RequestCall>,
    body: (response: Response) => Promise<T>,
    withinMs = timeoutMs,
  ) {
    const signal = AbortSignal.timeout(withinMs);
    try {
      return await body(await send(target, id, { ...call, signal }));
    } catch (error) {
      if (error instanceof ClientProblem || error instanceof ConnectionError) throw error;
      throw new ConnectionError(`no complete answer from ${target.baseUrl} within ${withinMs} ms`, error);
    }
  }
  return {
    json: <Id extends RouteId>(id: Id, call: Partial<RequestCall> = {}) =>
      read(id, call, async (response) => (await response.json()) as Answer<Id>),
    upload: <Id extends RouteId>(
      id: Id,
      content: UploadContent,
      { timeoutMs: within = UPLOAD_MS, idempotencyKey }: UploadOptions,
    ) => {
      const headers = idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey };
      const call = { upload: content, headers };
      return read(id, call, async (response) => (await response.json()) as Answer<Id>, within);
    },
    bytes: (id: RouteId, call: Partial<RequestCall>) =>
      read(id, call, async (response) => new Uint8Array(await response.arrayBuffer())),
  };
}
