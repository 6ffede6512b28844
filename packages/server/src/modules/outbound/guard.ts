import { lookup as systemLookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import type { Agent } from "undici";
import { allowsAddress, type AddressTrust } from "./addresses.ts";
import { isTextPost, postText } from "./post-text.ts";
import { ForbiddenAddress, hostOf, readUrl } from "./url.ts";

export interface Address {
  address: string;
  family: 4 | 6;
}
/** All addresses of a name, as the system resolves it. */
export type Lookup = (hostname: string) => Promise<Address[]>;

export interface Guard {
  /**
   * Checks the form of an address, then every IP address that its name has now; throws ForbiddenAddress. A name that does
   * not resolve in time passes: nothing can be reached through it, and each connection resolves and checks it again.
   */
  check(url: string, trust: AddressTrust, signal: AbortSignal): Promise<URL>;
  /**
   * A fetch that connects only to addresses that `trust` may reach: a name is resolved once per connection, every answer is
   * checked, and the connection goes to a checked address. Redirects are not followed. Aborting its signal closes the socket.
   */
  fetch: (trust: AddressTrust) => typeof globalThis.fetch;
  close(): Promise<void>;
}

export interface OutboundGuardOptions {
  lookup?: Lookup;
  /** Certificate authority to trust instead of the system's, as PEM. */
  ca?: string;
  allows?: typeof allowsAddress;
}

const systemAddresses: Lookup = (name) => systemLookup(name, { all: true }) as Promise<Address[]>;
const LOOKUP_MS = 5_000;
export const CONNECT_MS = 10_000;
const TRUSTS: AddressTrust[] = ["public", "owner", "operator"];

/** Creates the guard, through which all requests to supplied addresses go. */
export function createGuard(options: OutboundGuardOptions = {}): Guard {
  const { allows = allowsAddress } = options;
  const lookup = withDeadline(options.lookup);
  let opened: ReturnType<typeof openClient> | undefined;

  return {
    async check(text, trust, signal) {
      const url = readUrl(text, trust);
      const host = hostOf(url);
      if (isIP(host) !== 0) return (refuse([host], host), url);
      const answers = await lookup(host).catch(() => []);
      signal.throwIfAborted();
      refuse(
        answers.map(({ address }) => address),
        host,
      );
      return url;

      function refuse(addresses: string[], name: string): void {
        if (!addresses.every((address) => allows(address, trust))) throw notAllowed(name);
      }
    },
    fetch(trust) {
      const send = async (input: unknown, init: RequestInit = {}) => {
        const text = input instanceof Request ? input.url : String(input);
        readUrl(text, trust);
        const { fetch, agents } = await (opened ??= openClient({ lookup, allows, ca: options.ca }));
        if (!(input instanceof Request) && isTextPost(init)) return postText(text, init, agents[trust]);
        return fetch(input as string, { ...init, redirect: "manual", dispatcher: agents[trust] });
      };
      return send;
    },
    async close() {
      const agents = (await opened)?.agents;
      if (agents) await Promise.all(TRUSTS.map((trust) => agents[trust].destroy()));
    },
  };
}

/** Loads undici with the first request. Its own fetch is used because its agents do not match the version inside Node. */
async function openClient(policy: Policy) {
  const undici = await import("undici");
  // Connections are kept alive, so each trust has its own agent: a connection must never carry a request of another trust.
  const agents = Object.fromEntries(TRUSTS.map((trust) => [trust, createAgent(undici, trust, policy)]));
  return { fetch: undici.fetch, agents: agents as Record<AddressTrust, Agent> };
}

export const notAllowed = (host: string) =>
  new ForbiddenAddress(`${host} is not at an address that may be called from here`);

interface Policy {
  lookup: Lookup;
  allows: typeof allowsAddress;
  ca: string | undefined;
}

function createAgent(
  undici: typeof import("undici"),
  trust: AddressTrust,
  { lookup, allows, ca }: Policy,
): Agent {
  const connect = undici.buildConnector({
    timeout: CONNECT_MS,
    allowH2: false,
    ...(ca === undefined ? {} : { ca }),
    lookup: checkedLookup(lookup, (address) => allows(address, trust)),
  });
  return new undici.Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, "");
      // Node does not call the lookup for a literal address.
      if (isIP(host) !== 0 && !allows(host, trust)) return callback(notAllowed(host), null);
      connect(options, (...result) => {
        const [error, socket] = result;
        if (error !== null) return callback(error, null);
        const peer = socket.remoteAddress ?? "";
        if (allows(peer, trust)) return callback(null, socket);
        socket.destroy();
        callback(notAllowed(host), null);
      });
    },
  });
}

/** The lookup for a connection, which is resolved and checked by it alone. It fails unless every answer is allowed, because any of them may be used next time. */
export function checkedLookup(lookup: Lookup, allowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname).then(
      (answers) => {
        const [first] = answers;
        if (!first || !answers.every(({ address }) => allowed(address)))
          return callback(first ? notAllowed(hostname) : new Error(`${hostname} has no address`), "");
        if (options.all) return callback(null, answers);
        callback(null, first.address, first.family);
      },
      (thrown: unknown) => callback(thrown as NodeJS.ErrnoException, ""),
    );
  };
}

/** `lookup`, the system's by default, which rejects if it takes too long. */
export function withDeadline(lookup: Lookup = systemAddresses): Lookup {
  return async (hostname) => {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`looking up ${hostname} took too long`)), LOOKUP_MS);
    try {
      return await Promise.race([lookup(hostname), promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
