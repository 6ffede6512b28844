/**
 * title: Parts of a URL: scheme, host, port, path, query, domain
 * when: A web address has to be taken apart, its host, domain, path or query read, or put together from parts.
 * words: url, parse url, web address, domain, hostname, host, port, scheme, protocol, path, query string, query parameters, fragment, hash, link, extract domain
 * param PREFIX: "www." — beginning of a host that the domain leaves out
 */
const PREFIX = "www.";

const shape =
  /^(?:([a-z][a-z0-9+.-]*):)?(?:\/\/(?:[^/?#@]*@)?([^/?#:]*)(?::([0-9]+))?)?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is;

/** {scheme, host, port, path, query, fragment}; the port is a number or null, the rest are texts, "" where they lack. */
export function parseUrl(url) {
  const [, scheme = "", host = "", port, path = "", query = "", fragment = ""] = shape.exec(url.trim());
  return {
    scheme: scheme.toLowerCase(),
    host: host.toLowerCase(),
    port: port === undefined ? null : Number(port),
    path,
    query,
    fragment,
  };
}

/** The host without www, whether a scheme stands in front or not. */
export function domainOf(url, prefix = PREFIX) {
  const { host } = parseUrl(/^[a-z][a-z0-9+.-]*:\/\//i.test(url.trim()) ? url : `//${url.trim()}`);
  return host.startsWith(prefix) ? host.slice(prefix.length) : host;
}

/** The name alone: "http://www.zombie-bites.com" → "zombie-bites". */
export function domainName(url, prefix = PREFIX) {
  return domainOf(url, prefix).split(".")[0];
}

/** What follows the last dot of the host. */
export function topLevelDomain(url) {
  return domainOf(url).split(".").at(-1);
}

export function urlPath(url) {
  return parseUrl(url).path;
}

/** The parts of the path between the slashes. */
export function pathSegments(url) {
  return parseUrl(url).path.split("/").filter(Boolean);
}

export function removeFragment(url) {
  return url.split("#")[0];
}

export function removeQuery(url) {
  return url.split(/[?#]/)[0];
}

/** Parts joined with one slash between two. */
export function joinUrl(...parts) {
  return parts
    .map((part, i) => (i > 0 ? part.replace(/^\/+/, "") : part))
    .map((part, i) => (i < parts.length - 1 ? part.replace(/\/+$/, "") : part))
    .join("/");
}
