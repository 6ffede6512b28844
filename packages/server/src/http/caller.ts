import { refused } from "../usecases/callers/identify.ts";
import type { Caller } from "../modules/access/caller.ts";
import { isProxyHeader, type ClientConnection } from "../modules/access/loopback.ts";
import type { Ctx } from "./context.ts";

/** The origin of a request, as far as the request shows it. */
export const connectionOf = (c: Ctx): ClientConnection => ({
  peer: c.env.incoming?.socket.remoteAddress,
  header: (name) => c.req.header(name),
  forwarded: Object.keys(c.req.header()).some(isProxyHeader),
  publicHost: new URL(c.get("publicUrl")()).host,
});

/** Identifies the caller. Throws the problems of an invalid credential. */
export const callerOf = (c: Ctx): Promise<Caller> => c.get("identify")(connectionOf(c));

/** The caller, if it is known by more than its address. Throws otherwise: several people may share an address and must not see each other's data. */
export function knownCaller(caller: Caller): Caller {
  if (caller.by.kind !== "address") return caller;
  throw refused(
    "callers without a credential cannot list this, because others may share their address; send an API key (POST /api-keys, free)",
  );
}
