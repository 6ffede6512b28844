import type { Readable, Writable } from "node:stream";
import type { ConnectOverCDPTransport } from "playwright-core";
import { createDirectSessions, type DirectSessions } from "../direct-session.ts";

/** The DevTools protocol of a browser over its two pipes. */
export interface Transport extends ConnectOverCDPTransport {
  /** The bytes that the browser has sent so far, including what a page writes to its console. */
  received(): number;
  /** Sessions that go around the driver. */
  sessions: DirectSessions;
}

/** The largest accepted message. A screenshot in base64 has a few megabytes. */
const MESSAGE_BYTES = 64 * 1024 ** 2;
const END = 0;

/**
 * Messages are JSON, each followed by a zero byte. When the browser closes a pipe, or sends an invalid message, `lost` is
 * called once and no further message is delivered.
 */
export function createTransport(input: Writable, output: Readable, lost: () => void): Transport {
  let parts: Buffer[] = [];
  let pending = 0;
  let bytes = 0;
  let ended = false;
  const queue: string[] = [];

  const send = (message: object): void => {
    if (!ended) input.write(`${JSON.stringify(message)}\0`);
  };
  const sessions = createDirectSessions(send);
  const transport: Transport = {
    received: () => bytes,
    send,
    sessions,
    close: () => end(),
  };

  function end(): void {
    if (ended) return;
    ended = true;
    queue.length = 0;
    parts = [];
    sessions.end();
    lost();
    transport.onclose?.();
  }

  /** Delivers one message per turn of the event loop, so that code that waits for an answer runs before the next message. */
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
    if (!sessions.receive(message)) transport.onmessage?.(message);
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
