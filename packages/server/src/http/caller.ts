import { refused } from "../usecases/callers/identify.ts";
import type { Caller } from "../modules/access/caller.ts";
import { isProxyHeader, type ClientConnection } from "../modules/access/loopback.ts";
import type { Ctx } from "./context.ts";

/** What a request shows of where it comes from. */
export const connectionOf = (c: Ctx): ClientConnection => ({
  peer: c.env.incoming?.socket.remoteAddress,
  header: (name) => c.req.header(name),
  forwarded: Object.keys(c.req.header()).some(isProxyHeader),
  publicHost: new URL(c.get("publicUrl")()).host,
});

/** Who asks. Throws the problems of a credential that does not hold. */
export const callerOf = (c: Ctx): Promise<Caller> => c.get("identify")(connectionOf(c));

/** Several people may share an address: who is known by nothing else gets no list of what was done from there. */
export function knownCaller(caller: Caller): Caller {
  if (caller.by.kind !== "address") return caller;
  throw refused(
    "people behind one address do not see each other's runs; send an API key (POST /api-keys, free)",
  );
}
