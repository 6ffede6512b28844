import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readAbsolute, withPort } from "./destination.ts";
import { Refused, type Session, type Way } from "./session.ts";

const METHODS = new Set(["GET", "HEAD", "POST"]);
/** Fields that are for one connection only (RFC 9110 7.6.1), and what is for a proxy. */
const FOR_ONE_CONNECTION = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
]);

/** Serves a request for plain HTTP to a host that the operator named with its port. Throws Refused or ForbiddenAddress. */
export async function forward(
  session: Session,
  incoming: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const { path, ...destination } = readAbsolute(incoming.url ?? "");
  const method = incoming.method ?? "";
  if (!METHODS.has(method)) throw new Refused(405, `${method} is not passed on, only GET, HEAD and POST`);
  const { headers } = incoming;
  if ((incoming.headersDistinct.host?.length ?? 0) > 1) throw new Refused(400, "there are two Host fields");
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  if (hasBody && method !== "POST") throw new Refused(400, `${method} has no body`);
  const gone = new AbortController();
  answer.once("close", () => gone.abort());
  const way = await session.connect(destination, "plain", gone.signal);
  const host = withPort(destination, 80);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  try {
    const outgoing = request({
      createConnection: () => way.socket,
      method,
      path,
      headers: { ...passed(headers), host, connection: "close" },
      signal: gone.signal,
    });
    outgoing.once("response", resolve).on("error", reject);
    if (hasBody) await pipeline(incoming, counted(way), outgoing);
    else outgoing.end();
    const response = await promise;
    answer.writeHead(response.statusCode ?? 502, passed(response.headers));
    await pipeline(response, counted(way), answer);
  } catch {
    if (answer.headersSent) answer.destroy();
    else throw new Refused(502, `${host} did not answer`);
  } finally {
    promise.catch(() => {});
    way.socket.destroy();
  }
}

/** The fields that go on to the other side. */
function passed(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !FOR_ONE_CONNECTION.has(name) && !named.includes(name)),
  );
}

/** Passes on and counts; fails when the session has no bytes left. */
const counted = (way: Way) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (way.count(chunk.length)) done(null, chunk);
      else done(new Error("too much"));
    },
  });
