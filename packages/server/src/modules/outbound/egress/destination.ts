import { isIP } from "node:net";
import type { EgressRule } from "../../../base/egress-rules.ts";
import type { AddressTrust } from "../addresses.ts";
import { ForbiddenAddress, hostOf, readUrl } from "../url.ts";

/** Where a request to the proxy leads. */
export interface Destination {
  host: string;
  port: number;
}

const AUTHORITY = /^(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253}):\d{1,5}$/i;

/** The destination of CONNECT. Throws ForbiddenAddress unless it is a host with a port. */
export function readAuthority(text: string): Destination {
  if (!AUTHORITY.test(text)) throw new ForbiddenAddress("CONNECT takes a host and a port");
  const url = readUrl(`https://${text}/`, "operator");
  return { host: hostOf(url), port: Number(url.port || 443) };
}

/** The address of a request for plain HTTP. Throws ForbiddenAddress unless it is absolute, without credentials. */
export function readAbsolute(text: string): Destination & { path: string } {
  if (!/^http:\/\//i.test(text))
    throw new ForbiddenAddress("this is an HTTP proxy: it takes CONNECT host:port, and http:// addresses");
  // Paths may be longer than the addresses that the service itself calls.
  const end = text.slice(7).search(/[/?#]/);
  const url = readUrl(end === -1 ? text : text.slice(0, 7 + end), "operator");
  const rest = end === -1 ? "/" : text.slice(7 + end).replace(/#.*$/s, "");
  return {
    host: hostOf(url),
    port: Number(url.port || 80),
    path: rest.startsWith("/") ? rest : `/${rest}`,
  };
}

/** A destination as it is written, without the port `usual`. */
export const withPort = ({ host, port }: Destination, usual?: number): string =>
  `${isIP(host) === 6 ? `[${host}]` : host}${port === usual ? "" : `:${port}`}`;

/** A destination as messages name it. */
export const shown = (destination: Destination): string => withPort(destination, 443);

/** The networks in which `destination` may be, or why it may not be reached at all. */
export function trustOf(
  rules: readonly EgressRule[],
  destination: Destination,
  how: "tls" | "plain",
): AddressTrust | { refusal: string } {
  const { host, port } = destination;
  const fitting = rules.filter(
    (rule) => rule.port === port && (rule.below ? host.endsWith(`.${rule.host}`) : host === rule.host),
  );
  if (fitting.some(({ exact }) => exact)) return "operator";
  if (fitting.length > 0 && how === "tls") return "public";
  const named = how === "plain" ? `${shown(destination)} with its port (plain http)` : shown(destination);
  return { refusal: `${named} is not in SVC_SANDBOX_EGRESS` };
}
