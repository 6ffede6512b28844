import { hostName, isOwnName, webOrigin } from "../../base/hosts.ts";
import { Problem } from "../../base/problem.ts";

/** Which scripts may read an answer: those of every site, of one origin, or only the service's own (null). */
export type AllowedReaders = "*" | { origin: string } | null;

/** How browsers may use a route: public, only for the owner, a page that links may lead to, or other. */
export type Exposure = "public" | "owner" | "page" | "other";

/** The parts of a request that are checked first. */
export interface IncomingRequest {
  method: string;
  /** The target of the request line. */
  target: string;
  /** Every Host header. */
  hosts: readonly string[];
  header: (name: string) => string | undefined;
}

export interface OriginSettings {
  hosted: boolean;
  /** The service's address, as it calls itself. */
  publicUrl: () => string;
  allowedHosts: readonly string[];
  allowedOrigins: readonly string[];
}

/**
 * Decides which pages may read the answer to a request. A hosted service is open to pages of every origin, except for its
 * owner's routes. On a self-hosted one every caller is the owner, so pages of other sites must be kept out: throws
 * `misdirected_host` for a name that somebody else could point at this machine, and `origin_not_allowed` for an origin that
 * is not listed.
 */
export function createOrigins({ hosted, publicUrl, allowedHosts, allowedOrigins }: OriginSettings) {
  const isKnown = (name: string): boolean =>
    isOwnName(name) || allowedHosts.includes(name) || hostName(new URL(publicUrl()).host) === name;

  function requireKnownHost(arrival: IncomingRequest): void {
    const names = hostsOf(arrival).map(hostName);
    const wrong = names.find((name) => name === undefined || !isKnown(name));
    if (names.length > 0 && names.every((name) => name !== undefined && isKnown(name))) return;
    throw new Problem(
      "misdirected_host",
      `this instance does not answer to ${wrong ?? "what this request calls it"}; list the name in SVC_ALLOWED_HOSTS, or set SVC_PUBLIC_URL to the address in use`,
    );
  }

  const isOwn = (origin: string, { hosts }: IncomingRequest): boolean =>
    origin === webOrigin(new URL(publicUrl()).origin) ||
    ["http", "https"].some((scheme) => webOrigin(`${scheme}://${hosts[0]}`) === origin);

  function readersAtHome(arrival: IncomingRequest, exposure: Exposure): AllowedReaders {
    requireKnownHost(arrival);
    if (exposure === "public") return "*";
    const [origin, site] = [arrival.header("origin"), arrival.header("sec-fetch-site")];
    const ours = site === undefined || site === "same-origin" || site === "none";
    if (origin === undefined) {
      if (ours || (exposure === "page" && isTopLevel(arrival))) return null;
      throw notAllowed("a page of another site");
    }
    const from = webOrigin(origin);
    if (ours && from !== undefined && isOwn(from, arrival)) return null;
    if (from === undefined || !allowedOrigins.includes(from))
      throw notAllowed(from ?? "a page without origin");
    // Whoever can set keys and their addresses can steal them, so only pages of the service itself may.
    if (exposure === "owner")
      throw new Problem("origin_not_allowed", `${from} may use this instance, but not its owner's routes`);
    return { origin: from };
  }

  return (arrival: IncomingRequest, exposure: Exposure): AllowedReaders => {
    if (!hosted) return readersAtHome(arrival, exposure);
    return exposure === "owner" ? null : "*";
  };
}

export type Origins = ReturnType<typeof createOrigins>;

/** All hosts that a request names; the request line may name one, too. */
function hostsOf({ target, hosts }: IncomingRequest): string[] {
  // A request must have exactly one Host header.
  if (hosts.length !== 1) return [];
  if (target.startsWith("/") || target === "*") return [...hosts];
  const authority = /^https?:\/\/([^/?#]*)/i.exec(target)?.[1] ?? "";
  return [...hosts, authority];
}

/** Whether a person follows a link or types an address, so that no script or frame of another page sees the answer. */
const isTopLevel = ({ method, header }: IncomingRequest): boolean =>
  method === "GET" && header("sec-fetch-mode") === "navigate" && header("sec-fetch-dest") === "document";

const notAllowed = (who: string) =>
  new Problem(
    "origin_not_allowed",
    `${who} may not use this instance; list the page's origin in SVC_ALLOWED_ORIGINS if it may`,
  );
