import type { Readable, Writable } from "node:stream";
import type { ConnectOverCDPTransport } from "playwright-core";

/** The protocol of a browser over its two pipes. */
export interface Transport extends ConnectOverCDPTransport {
  /** Bytes that the browser has sent so far. What a page writes to its console is among them. */
  received(): number;
}

/** The largest message taken: a screenshot in base64 has a few megabytes. */
const MESSAGE_BYTES = 64 * 1024 ** 2;
const END = 0;

/**
 * Messages are JSON with a zero byte after each. `lost` is called once when the browser breaks off, or sends what is
 * no message; then nothing is passed on any more.
 */
export function createTransport(input: Writable, output: Readable, lost: () => void): Transport {
  let parts: Buffer[] = [];
  let pending = 0;
  let bytes = 0;
  let ended = false;
  const queue: string[] = [];

  const transport: Transport = {
    received: () => bytes,
    send(message) {
      if (!ended) input.write(`${JSON.stringify(message)}\0`);
    },
    close: () => end(),
  };

  function end(): void {
    if (ended) return;
    ended = true;
    queue.length = 0;
    parts = [];
    lost();
    transport.onclose?.();
  }

  /** One message a turn of the loop: what waits for the answer to one acts before the next is seen. */
  function deliver(): void {
    const text = queue.shift();
    if (text === undefined || ended) return;
    if (queue.length > 0) setImmediate(deliver);
    let message: object;
    try {
      message = JSON.parse(text) as object;
    } catch {
      return end();
    }
    transport.onmessage?.(message);
  }

  output.on("data", (chunk: Buffer) => {
    if (ended) return;
    bytes += chunk.length;
    let from = 0;
    for (let at = chunk.indexOf(END); at !== -1; at = chunk.indexOf(END, from)) {
      parts.push(chunk.subarray(from, at));
      queue.push(Buffer.concat(parts).toString());
      if (queue.length === 1) setImmediate(deliver);
      parts = [];
      pending = 0;
      from = at + 1;
    }
    parts.push(chunk.subarray(from));
    pending += chunk.length - from;
    if (pending > MESSAGE_BYTES) end();
  });
  for (const stream of [input, output]) stream.on("error", end).on("close", end);
  return transport;
}
