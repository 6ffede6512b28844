import { isIP } from "node:net";
import { hostName } from "./hosts.ts";

/** A place that a sandbox with a network may reach. */
export interface EgressRule {
  host: string;
  /** Whether the rule is for the names below `host` instead of `host`. */
  below: boolean;
  port: number;
  /** Whether the operator named host and port: then it may be in a private network, and speak plain HTTP. */
  exact: boolean;
}

const HTTPS = 443;

/**
 * The package registries that are allowed by default. GitHub is not among them: it serves what anybody has put there, under
 * no name that a lock file could hold to, and takes uploads from anybody.
 */
const REGISTRIES = [
  "registry.npmjs.org",
  "pypi.org",
  "files.pythonhosted.org",
  "proxy.golang.org",
  "sum.golang.org",
  "crates.io",
  "index.crates.io",
  "static.crates.io",
  "repo.maven.apache.org",
  "rubygems.org",
  "index.rubygems.org",
];

const rule = (host: string): EgressRule => ({ host, below: false, port: HTTPS, exact: false });

/** The rules of a comma-separated list of `host`, `*.host`, `host:port` and `default`, or of `off`; undefined if it is invalid. */
export function egressRules(text: string): EgressRule[] | undefined {
  if (text.trim().toLowerCase() === "off") return [];
  const rules = text.split(",").map((part) => rulesOf(part.trim().toLowerCase()));
  return rules.every((some) => some !== undefined) ? rules.flat() : undefined;
}

function rulesOf(part: string): EgressRule[] | undefined {
  if (part === "default") return REGISTRIES.map(rule);
  const [, below, place = "", port] = /^(\*\.)?(\[[^\]]*\]|[^:[\]]*)(?::(\d{1,5}))?$/.exec(part) ?? [];
  const host = hostName(place);
  // A resolver reads names such as 127.1 and 0x7f.1 as addresses.
  if (host === undefined || host === "off" || host === "default" || !readsAsItself(host)) return undefined;
  if (port === undefined) {
    if (isIP(host) !== 0 || (below !== undefined && !host.includes("."))) return undefined;
    return [{ ...rule(host), below: below !== undefined }];
  }
  if (below !== undefined || Number(port) < 1 || Number(port) > 65_535) return undefined;
  return [{ host, below: false, port: Number(port), exact: true }];
}

function readsAsItself(host: string): boolean {
  const text = `https://${isIP(host) === 6 ? `[${host}]` : host}/`;
  return URL.canParse(text) && new URL(text).hostname.replace(/^\[|\]$/g, "") === host;
}
