// A model without latency that answers with a given number of words. It runs in its own process, to leave the measured one alone.
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Words, each with a trailing space. */
export const wordsOf = (count: number): string[] => Array.from({ length: count }, (_, i) => `w${i} `);

/** Starts the server; `url` is its base URL. */
export async function startWords(count: number): Promise<{ url: string } & Disposable> {
  const server = fork(import.meta.filename, [String(count)]);
  const [url] = (await once(server, "message", { signal: AbortSignal.timeout(10_000) })) as [string];
  return { url, [Symbol.dispose]: () => void server.kill() };
}

function serve(count: number): void {
  const event = (choices: object[], more: object = {}) =>
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "bench", choices, ...more })}\n\n`;
  const delta = (content: string) => event([{ index: 0, delta: { content }, finish_reason: null }]);
  const chunks = [
    ...wordsOf(count).map(delta),
    event([{ index: 0, delta: {}, finish_reason: "stop" }]),
    event([], { usage: { prompt_tokens: 1, completion_tokens: count, total_tokens: count + 1 } }),
    "data: [DONE]\n\n",
  ].map((text) => Buffer.from(text));
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const chunk of chunks) response.write(chunk);
      response.end();
    });
  });
  server.listen(0, "127.0.0.1", () =>
    process.send!(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`),
  );
  process.once("disconnect", () => process.exit(0));
}

if (import.meta.main) serve(Number(process.argv[2]));
