// A server that passes each request on to another one, and its answer back: the least that a service between a client and a
// model can cost. It runs in its own process, like the service.
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, request as send, Agent } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts the server in front of `target`, a base URL; `url` is its own. */
export async function startRelay(target: string): Promise<{ url: string } & Disposable> {
  const server = fork(import.meta.filename, [target]);
  const [url] = (await once(server, "message", { signal: AbortSignal.timeout(10_000) })) as [string];
  return { url, [Symbol.dispose]: () => void server.kill() };
}

function serve(target: string): void {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, response) => {
    const { method, headers } = asked;
    const onward = send(`${target}${asked.url}`, { method, headers, agent }, (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode!, { "content-type": answer.headers["content-type"] });
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    asked.pipe(onward);
  });
  server.listen(0, "127.0.0.1", () =>
    process.send!(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
  process.once("disconnect", () => process.exit(0));
}

if (import.meta.main) serve(process.argv[2]!);
