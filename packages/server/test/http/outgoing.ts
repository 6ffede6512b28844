import { PassThrough, Readable } from "node:stream";
import type { ServerResponse } from "node:http";

/** The socket's side of a streamed answer, without a socket: what the app writes becomes a Response that can be read. */
export function outgoing(): { response: ServerResponse; head: Promise<Response> } {
  const pipe = new PassThrough();
  const { promise: head, resolve } = Promise.withResolvers<Response>();
  const response = Object.assign(pipe, {
    writeHead(status: number, headers: Record<string, string>) {
      resolve(new Response(Readable.toWeb(pipe) as ReadableStream<Uint8Array>, { status, headers }));
    },
    flushHeaders() {},
  });
  return { response: response as unknown as ServerResponse, head };
}
