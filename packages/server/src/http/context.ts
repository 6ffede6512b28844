import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";

/** What every request carries through the app. */
export interface Env {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
}

export type App = Hono<Env>;
export type Ctx = Context<Env>;
