import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { Log } from "../base/log.ts";
import type { Identify } from "../usecases/identify.ts";

/** What every request carries through the app. */
export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; log: Log; identify: Identify; publicUrl: () => string };
}

export type App = Hono<Env>;
export type Ctx = Context<Env>;
