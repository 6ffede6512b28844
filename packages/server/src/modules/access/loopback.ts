import { isIP } from "node:net";
import { hostName } from "../../base/hosts.ts";
import { Problem } from "../../base/problem.ts";

/** The parts of a request that identify its caller. */
export interface ClientConnection {
  /** Address at the other end of the socket. */
  peer: string | undefined;
  header: (name: string) => string | undefined;
  /** Whether it has a header that only proxies add. */
  forwarded: boolean;
  /** Host name and port of the service's public address, if it has one. */
  publicHost: string | null;
}

/** What is known before a request to an owner's route is checked: the password was given, or nothing. */
export type ClientTrust = "password" | "none";

/** Headers that only proxies write. */
export const isProxyHeader = (name: string): boolean =>
  name.startsWith("x-forwarded-") || ["forwarded", "via", "x-real-ip"].includes(name);

/**
 * Whether a request to a hosted service comes from its owner: it has the password, or comes from the machine itself without
 * a proxy. A page of another site in the owner's browser is not the owner: throws `misdirected_host` for a foreign host
 * name, and `owner_only` for a foreign origin.
 */
export function isOwner(trust: ClientTrust, approach: ClientConnection): boolean {
  if (trust === "none" && (!isLoopback(approach.peer) || approach.forwarded)) return false;
  // A local request never uses a public name; a proxy that adds no headers does.
  if (trust === "none") refuseForeignHost(approach);
  refuseForeignOrigin(approach);
  return true;
}

/** Refuses names that somebody else can point at this machine (DNS rebinding). */
function refuseForeignHost({ header }: ClientConnection): void {
  const name = hostName(header("host") ?? "");
  if (name === "localhost" || name === "127.0.0.1" || name === "::1") return;
  throw new Problem(
    "misdirected_host",
    "at the machine itself this service is called localhost or 127.0.0.1; elsewhere log in as `owner` with HTTP Basic",
  );
}

function refuseForeignOrigin({ header, publicHost }: ClientConnection): void {
  const [origin, site] = [header("origin"), header("sec-fetch-site")];
  const from = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;
  // A proxy may send another Host than the one that the browser used.
  const sameOrigin =
    origin === undefined ||
    (from !== undefined && (from === header("host")?.toLowerCase() || from === publicHost));
  const sameSite = site === undefined || site === "same-origin" || site === "none";
  if (!sameOrigin || !sameSite)
    throw new Problem("owner_only", "a page of another site may not do this, even in the owner's browser");
}

function isLoopback(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/i, "") ?? "";
  return plain === "::1" || (isIP(plain) === 4 && plain.startsWith("127."));
}
