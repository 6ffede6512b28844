import type { IncomingMessage, Server } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { ConfigError, type Config } from "../base/config.ts";
import { takesUpload } from "../http/paths.ts";
import { unreadable } from "../http/problems.ts";
import { UPLOAD_MS } from "../http/upload.ts";

/** Listens on the configured address. Rejects with a ConfigError if that is not possible. */
export const listen = (server: Server, { port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    const refused = ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        code === "EADDRINUSE"
          ? new ConfigError("SVC_PORT", `${port} on ${host} is in use by another program`)
          : new ConfigError("SVC_HOST", `the service cannot listen on ${host}, port ${port}: ${message}`),
      );
    server.once("error", refused).listen(port, host, () => {
      server.off("error", refused);
      resolve();
    });
  });

const LINGER_MS = 1_000;

const REQUEST_MS = 30_000;
/** Longer than reverse proxies keep an idle connection (60 s), so that none sends a request as the service closes it. */
const IDLE_MS = 75_000;

/** The most bytes of a request's address and headers: the longest text of a search, percent-encoded, has to fit. */
export const HEADER_BYTES = 64 * 1024;
const TOO_LONG = `the address and the headers of the request together are longer than ${HEADER_BYTES / 1024} KiB`;
const NO_HTTP = "what was sent is not a valid HTTP request";

/** Disconnects clients that send slowly or not at all, and answers anything that is not HTTP with a problem. */
export function harden(server: Server): void {
  server.keepAliveTimeout = IDLE_MS;
  server.headersTimeout = 10_000;
  server.requestTimeout = UPLOAD_MS + REQUEST_MS;
  server.on("request", limitOthers);
  server.on("connection", linger);
  server.on("clientError", refuse);
}

/**
 * A connection that was opened ahead and has sent nothing is closed without a word: browsers would take what is written
 * there for the answer to their next request.
 */
function refuse(wrong: NodeJS.ErrnoException, socket: Duplex): void {
  const isSilent = socket instanceof Socket && socket.bytesRead === 0;
  if (isSilent || !socket.writable) return void socket.destroy();
  if (wrong.code === "ERR_HTTP_REQUEST_TIMEOUT")
    return void socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  const { headers, body } = unreadable(wrong.code === "HPE_HEADER_OVERFLOW" ? TOO_LONG : NO_HTTP);
  const lines = Object.entries(headers).concat([
    ["Connection", "close"],
    ["Content-Length", String(Buffer.byteLength(body))],
  ]);
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head.join("")}\r\n${body}`);
}

/** Cuts a request whose body is not complete in time. The server's own limit is that of uploads, which take longer. */
function limitOthers(request: IncomingMessage): void {
  const { method, url, headers, socket } = request;
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  if (!hasBody || takesUpload(method, url)) return;
  const timer = setTimeout(() => void (request.complete || socket.destroy()), REQUEST_MS);
  const done = () => clearTimeout(timer);
  request.once("end", done).once("close", done);
}

/**
 * Closing a socket with unread bytes resets it, and the reset can destroy an answer in transit. So only the sending side is
 * closed after the last answer, and incoming bytes are discarded for a moment: a client that sends too much still gets the
 * answer.
 */
function linger(socket: Socket): void {
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (socket.readableEnded || !socket.writable) return destroySoon();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once("close", () => clearTimeout(timer)).once("end", destroySoon);
    socket.end();
    socket.resume();
  };
}

/** The address that a browser on this machine would use. */
export const urlOf = (host: string, { port }: AddressInfo) =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
