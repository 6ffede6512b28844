import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { AllowedReaders } from "../modules/access/origins.ts";
import type { Metrics } from "../modules/metrics/metrics.ts";
import type { Log } from "../base/log.ts";
import type { Identify } from "../usecases/callers/identify.ts";
import type { LimitCallers } from "../usecases/callers/limit-callers.ts";
import type { RequireOpen } from "../usecases/callers/require-open.ts";

/** The context of every request. */
export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The origins whose scripts may read the answer. */
    readers: AllowedReaders;
    log: Log;
    metrics: Metrics;
    identify: Identify;
    limitCallers: LimitCallers;
    requireOpen: RequireOpen;
    publicUrl: () => string;
  };
}

export type HttpApp = Hono<Env>;
export type Ctx = Context<Env>;
