import type { IncomingMessage, ServerResponse } from "node:http";
import type { WatchService } from "../usecases/operator/watch-service.ts";
import { describe, type Log } from "../base/log.ts";

type Answer = { status: number; type: string; body: string };

const TEXT = "text/plain; charset=utf-8";
/** A page that a browser shows may not read this, or be made of it. */
const HEADERS = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
const plain = (status: number, body: string): Answer => ({ status, type: TEXT, body: `${body}\n` });

/**
 * Answers a monitoring system, on a port of its own: `/healthz` while the process answers at all, `/readyz` if callers should
 * be sent here, and else the reasons with 503, and `/metrics` for Prometheus.
 */
export function createOps(watch: WatchService, log: Log) {
  const answers: Record<string, () => Promise<Answer>> = {
    "/healthz": async () => plain(200, "ok"),
    "/readyz": async () => {
      const missing = await watch.missing();
      return missing.length === 0 ? plain(200, "ok") : plain(503, missing.join("\n"));
    },
    "/metrics": async () => ({ status: 200, type: watch.contentType, body: await watch.metrics() }),
  };

  async function answer({ method, url = "/" }: IncomingMessage): Promise<Answer> {
    const given = Object.hasOwn(answers, url) ? answers[url] : undefined;
    if (!given) return plain(404, `there is /healthz, /readyz and /metrics`);
    if (method !== "GET" && method !== "HEAD") return plain(405, `${url} takes GET`);
    return given();
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, type, body } = await answer(request).catch((thrown: unknown) => {
      log.error(describe(thrown), "monitoring could not be answered");
      return plain(500, "this could not be answered; the log says why");
    });
    response.writeHead(status, { ...HEADERS, "Content-Type": type });
    response.end(request.method === "HEAD" ? undefined : body);
  }

  return (request: IncomingMessage, response: ServerResponse): void => void respond(request, response);
}
