import { isIP } from "node:net";
import { domainToASCII } from "node:url";

/** Matches in linear time, and allows nothing that a URL parser would read as a user, a path or an escape. */
const NAMED = /^[a-z0-9._-]{1,253}$/;
const PORT = /^\d{0,5}$/;

/**
 * The host name of a `Host` header in lower case, without port, brackets and final dot. Undefined for an invalid host, such
 * as an empty one or one that contains a user, a path or an escape.
 */
export function hostName(host: string): string | undefined {
  const text = host.toLowerCase();
  if (text.startsWith("[")) return bracketed(text);
  const [name = "", port = "", ...more] = text.split(":");
  if (more.length > 0 || !PORT.test(port) || !NAMED.test(name)) return undefined;
  const plain = name.endsWith(".") ? name.slice(0, -1) : name;
  return plain === "" || plain.startsWith(".") || plain.includes("..") ? undefined : plain;
}

/** The IPv6 address in brackets at the start of a host; undefined if it is invalid, or if more than a port follows. */
function bracketed(text: string): string | undefined {
  const end = text.indexOf("]");
  const [inner, rest] = [text.slice(1, end), text.slice(end + 1)];
  const whole = end > 0 && isIP(inner) === 6 && !inner.includes("%");
  return whole && (rest === "" || (rest.startsWith(":") && PORT.test(rest.slice(1)))) ? inner : undefined;
}

/** Whether a host is this machine or a bare address: names that nobody can redirect through DNS. */
export const isOwnName = (name: string): boolean =>
  name === "localhost" || name.endsWith(".localhost") || isIP(name) !== 0;

const parts = (text: string) => text.split(",").map((part) => part.trim());

/** The host names of a comma-separated list, with non-ASCII names in Punycode; undefined if one of them is invalid. */
export function hostList(text: string): string[] | undefined {
  const names = parts(text).map((part) => hostName(isAscii(part) ? part : domainToASCII(part)));
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** The origins of a comma-separated list, as browsers send them; undefined if one of them is invalid. */
export function originList(text: string): string[] | undefined {
  const origins = parts(text).map(webOrigin);
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}

/** An http or https origin as browsers write it; undefined for `null`, a list, or an address with more than an origin. */
export function webOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^/?#@\\,\s]{1,300}$/i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, host } = new URL(text);
  return hostName(host) === undefined ? undefined : origin;
}

const isAscii = (text: string) => /^[\x21-\x7e]*$/.test(text);
