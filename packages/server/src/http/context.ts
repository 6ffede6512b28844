import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { AllowedReaders } from "../modules/access/origins.ts";
import type { Log } from "../base/log.ts";
import type { Identify } from "../usecases/callers/identify.ts";

/** What every request carries through the app. */
export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Whose scripts may read the answer. */
    readers: AllowedReaders;
    log: Log;
    identify: Identify;
    publicUrl: () => string;
  };
}

export type HttpApp = Hono<Env>;
export type Ctx = Context<Env>;
