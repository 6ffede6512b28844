import { Problem } from "../base/problem.ts";
import type { Ctx } from "./context.ts";

/** Who asks. On a self-hosted instance everyone is the one account, and a header narrows to one owner's things. */
export interface Caller {
  account: string;
  owner: string;
}

const CREDENTIALS = ["authorization", "x-svc-api-key", "x-svc-license"];

/** Throws `invalid_credential` for any credential: this version gives none out, so none can be right. */
export function callerOf(c: Ctx): Caller {
  for (const name of CREDENTIALS)
    if (c.req.header(name) !== undefined)
      throw new Problem(
        "invalid_credential",
        `this service gave out no credentials; leave the header ${name} out`,
        {
          headers: { "WWW-Authenticate": 'Bearer realm="signet"' },
        },
      );
  return { account: "local", owner: c.req.header("x-workspace-owner") ?? "" };
}
