import { isIP } from "node:net";
import { hostName } from "../../base/hosts.ts";
import { Problem } from "../../base/problem.ts";

/** What there is to know of a request by which its caller is judged. */
export interface ClientConnection {
  /** Address at the other end of the socket. */
  peer: string | undefined;
  header: (name: string) => string | undefined;
  /** Whether it bears the mark of a proxy. */
  forwarded: boolean;
  /** Host name and port of the service's public address, if it has one. */
  publicHost: string | null;
}

/** How far an owner's route trusts a request before it is looked at: who gave the password, or nobody yet. */
export type ClientTrust = "password" | "none";

/** Headers that only proxies write. */
export const isProxyHeader = (name: string): boolean =>
  name.startsWith("x-forwarded-") || ["forwarded", "via", "x-real-ip"].includes(name);

/**
 * Whether a request to a hosted service comes from its owner: whoever gave the password, or sits at the machine itself without
 * a proxy between. A page of another site in the owner's browser is not the owner: throws `misdirected_host` for a host name
 * that is not ours, and `owner_only` for another origin.
 */
export function isOwner(trust: ClientTrust, approach: ClientConnection): boolean {
  if (trust === "none" && (!isLoopback(approach.peer) || approach.forwarded)) return false;
  // Whoever sits at the machine calls it by no public name: a proxy that tells nothing of itself does.
  if (trust === "none") refuseForeignHost(approach);
  refuseForeignOrigin(approach);
  return true;
}

/** A name that somebody else can point at this machine would let their page pass for ours. */
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
  // A proxy may pass another Host on than the one that the browser saw.
  const sameOrigin =
    origin === undefined ||
    (from !== undefined && (from === header("host")?.toLowerCase() || from === publicHost));
  const sameSite = site === undefined || site === "same-origin" || site === "none";
  if (!sameOrigin || !sameSite)
    throw new Problem("owner_only", "a page of another site may not do this, whoever looks at it");
}

function isLoopback(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/i, "") ?? "";
  return plain === "::1" || (isIP(plain) === 4 && plain.startsWith("127."));
}
