import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer as createHttp, type RequestListener } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestContext } from "node:test";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { egressRules } from "../../../../src/base/egress-rules.ts";
import { createEgress, type EgressOptions } from "../../../../src/modules/outbound/egress/egress.ts";
import type { HostUse } from "../../../../src/modules/outbound/egress/host-uses.ts";
import { startHttps, TLS_CA } from "../../../support/https-server.ts";

/** Every name is on this machine. */
export const onThisMachine = async () => [{ address: "127.0.0.1", family: 4 as const }];

/** An open proxy that allows `list`, what it reported, and what it logged. */
export async function openProxy(t: TestContext, list: string, options: Partial<EgressOptions> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "signet-egress-"));
  const seen: HostUse[] = [];
  const logged: unknown[] = [];
  const egress = createEgress({
    allow: egressRules(list)!,
    folder,
    resolve: onThisMachine,
    log: { error: (...all: unknown[]) => void logged.push(all) },
    ...options,
  });
  const open = await egress.open({ onHost: (use) => seen.push(use) });
  t.after(async () => {
    await open.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...open, folder, seen, logged };
}

/** A connection to the proxy. */
export async function dial(t: TestContext, socketPath: string): Promise<Socket> {
  const socket = connect(socketPath).on("error", () => {});
  t.after(() => socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** What the proxy answers to `bytes` until it ends the connection. */
export async function answerTo(t: TestContext, socketPath: string, bytes: string): Promise<string> {
  const socket = await dial(t, socketPath);
  socket.write(bytes);
  return textOf(socket);
}

export async function textOf(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1"))).on("error", () => {});
  socket.resume();
  if (!socket.closed) await new Promise((resolve) => socket.once("close", resolve));
  return text;
}

/** Sends CONNECT and returns the connection after the head of the answer, with that head. */
export async function connectThrough(t: TestContext, socketPath: string, authority: string) {
  const socket = await dial(t, socketPath);
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  let head = "";
  while (!head.includes("\r\n\r\n")) {
    const [chunk] = (await once(socket, "data")) as [Buffer];
    head += chunk.toString("latin1");
  }
  socket.pause();
  return { socket, head };
}

/** A TLS connection through the proxy; rejects if it is not made. */
export async function tlsThrough(
  t: TestContext,
  socketPath: string,
  { authority, servername }: { authority: string; servername: string },
): Promise<TLSSocket> {
  const { socket } = await connectThrough(t, socketPath, authority);
  const secure = connectTls({ socket, servername, ca: TLS_CA, checkServerIdentity: () => undefined });
  t.after(() => secure.destroy());
  await once(secure, "secureConnect");
  secure.on("error", () => {});
  return secure;
}

/** An https server of this test; its port. */
export async function https(t: TestContext, listener: RequestListener): Promise<number> {
  const server = await startHttps(listener);
  t.after(() => server.close());
  return server.port;
}

/** An http server of this test; its port. */
export async function http(t: TestContext, listener: RequestListener): Promise<number> {
  const server = createHttp(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A server that does `serve` with each connection; its port and its connections. */
export async function tcp(t: TestContext, serve: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket.on("error", () => {}).on("end", () => socket.end()));
    serve(socket);
    socket.resume();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, sockets };
}
