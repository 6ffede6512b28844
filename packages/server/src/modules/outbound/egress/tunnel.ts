import { isIP, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { readClientHello } from "./client-hello.ts";
import { type Destination, readAuthority, shown } from "./destination.ts";
import type { Session, Way } from "./session.ts";

/** Greetings are a few kilobytes, with keys for quantum computers too. */
const GREETING_BYTES = 16 * 1024;

/**
 * Serves CONNECT: a TLS connection to an allowed host, whose greeting has to name that host. What follows is passed on
 * unread. Throws Refused or ForbiddenAddress before the answer; later failures end the connection.
 */
export async function tunnel(
  session: Session,
  client: Duplex,
  { authority, head }: { authority: string; head: Buffer },
): Promise<void> {
  const destination = readAuthority(authority);
  const gone = new AbortController();
  const stop = () => gone.abort();
  client.once("close", stop);
  const way = await session.connect(destination, "tls", gone.signal);
  const end = () => {
    client.destroy();
    way.socket.destroy();
  };
  if (client.destroyed) return end();
  client.off("close", stop).once("close", () => client.errored && end());
  (client as Socket).setTimeout(session.limits.idleMs, end);
  client.write("HTTP/1.1 200 Connection established\r\n\r\n");
  const greeting = await readGreeting(client, head, session.limits.greetingMs);
  const wrong = greeting === undefined ? "no greeting came" : wrongName(greeting, destination);
  if (greeting === undefined || wrong !== undefined) {
    if (greeting !== undefined) noteMismatch(session, destination, wrong ?? "");
    return end();
  }
  way.socket.write(greeting);
  if (!way.count(greeting.length) || way.socket.destroyed) return end();
  passOn(client, way.socket, way);
  passOn(way.socket, client, way);
}

/** The first bytes from `client`, up to a complete greeting or one that will not become any; undefined if it ends before. */
async function readGreeting(client: Duplex, head: Buffer, ms: number): Promise<Buffer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Buffer | undefined>();
  let bytes = head;
  const isWhole = () => readClientHello(bytes) !== "more" || bytes.length > GREETING_BYTES;
  if (isWhole()) return bytes;
  const onData = (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    if (isWhole()) resolve(bytes);
  };
  const onEnd = () => resolve(undefined);
  const timer = setTimeout(onEnd, ms);
  client.on("data", onData).once("end", onEnd).once("close", onEnd);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    client.pause().off("data", onData).off("end", onEnd).off("close", onEnd);
  }
}

/** Why a greeting is not for `destination`, or undefined. An address has no server name. */
function wrongName(greeting: Buffer, { host }: Destination): string | undefined {
  const hello = readClientHello(greeting);
  if (hello === "more") return "the connection begins with too long a TLS greeting";
  if ("wrong" in hello) return hello.wrong;
  const expected = isIP(host) === 0 ? host : undefined;
  if (hello.name === expected) return undefined;
  return hello.name === undefined
    ? "the connection names no host in its TLS greeting"
    : `the connection is for ${hello.name} in its TLS greeting`;
}

function noteMismatch(session: Session, destination: Destination, wrong: string): void {
  try {
    session.refuse(destination, `${shown(destination)}: ${wrong}`);
  } catch {
    // The answer was sent before the greeting: the connection just ends.
  }
}

/** Passes on what `from` sends, and its end. A connection that fails takes the other one with it. */
function passOn(from: Duplex, to: Duplex, way: Way): void {
  const end = () => {
    from.destroy();
    to.destroy();
  };
  from.on("data", (chunk: Buffer) => {
    if (!way.count(chunk.length)) return end();
    if (!to.write(chunk)) from.pause();
  });
  to.on("drain", () => from.resume());
  from.once("end", () => to.end()).on("error", end);
  // What was read before an orderly end may still be on its way to the other side.
  from.once("close", () => from.readableEnded || end());
  from.resume();
}
