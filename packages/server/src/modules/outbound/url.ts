import { isIP } from "node:net";
import type { AddressTrust } from "./addresses.ts";

/** An address that this service does not call. The message may be shown to the caller. */
export class ForbiddenAddress extends Error {
  override readonly name = "ForbiddenAddress";
}

const MAX_CHARS = 2_048;
const PUBLIC_PORTS = new Set(["", "443", "8443"]);
const LOOPBACK_NAME = /^(?:.+\.)?localhost$/;
/** Names that have a meaning only inside a network (RFC 6761, 6762, 8375, 9476, and common use). */
const INSIDE_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|lan|home|corp|mail|arpa|onion|alt|test|invalid|example)$/;

/** The host of an address in the form for a resolver: no brackets, no final dot, lower case. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/** Parses an address. Throws ForbiddenAddress if its form alone shows that `trust` may not call it. */
export function readUrl(text: string, trust: AddressTrust): URL {
  if (text.length > MAX_CHARS) throw new ForbiddenAddress(`an address has at most ${MAX_CHARS} characters`);
  // The URL parser drops tabs and newlines and converts backslashes, so the called address would differ from the shown one.
  if (/[\u0000-\u0020\u007f\\]/.test(text) || !/^[a-z]+:\/\//i.test(text) || !URL.canParse(text))
    throw new ForbiddenAddress("this is not an address");
  const url = new URL(text);
  if (url.username || url.password) throw new ForbiddenAddress("an address must not hold credentials");
  if (url.port === "0") throw new ForbiddenAddress("there is no port 0");
  const host = hostOf(url);
  if (host.includes("%") || host.split(".").includes(""))
    throw new ForbiddenAddress("this is not an address");
  refuseScheme(url, trust, host);
  if (trust === "public" && !PUBLIC_PORTS.has(url.port))
    throw new ForbiddenAddress("only the ports 443 and 8443 are called");
  if (isIP(host) === 0) refuseName(host, trust);
  return url;
}

function refuseScheme({ protocol }: URL, trust: AddressTrust, host: string): void {
  if (protocol === "https:") return;
  if (protocol !== "http:") throw new ForbiddenAddress("the address must begin with https://");
  if (trust === "operator" || (trust === "owner" && isLoopback(host))) return;
  throw new ForbiddenAddress(
    trust === "owner"
      ? "the address must begin with https://, unless it is on this machine (localhost)"
      : "the address must begin with https://",
  );
}

const isLoopback = (host: string) =>
  LOOPBACK_NAME.test(host) || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));

function refuseName(host: string, trust: AddressTrust): void {
  if (trust === "operator" || (trust === "owner" && LOOPBACK_NAME.test(host))) return;
  if (!host.includes(".") || INSIDE_NAME.test(host))
    throw new ForbiddenAddress(`${host} is a name of an inner network, not a public one`);
}
