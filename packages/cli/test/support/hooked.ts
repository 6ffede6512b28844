import path from "node:path";

/** Arguments with which node first runs this program. */
export const hooked = (source: string) => ["--import", `data:text/javascript,${encodeURIComponent(source)}`];
/** Puts a small program in the place of the service: it shows its settings and waits for a signal if told to. */
export const stub = hooked(`
  import { registerHooks } from "node:module";
  const url = ${JSON.stringify(`file://${path.join(import.meta.dirname, "server-stub.mjs")}`)};
  registerHooks({
    resolve: (name, context, next) =>
      name === "@signet/server/main" ? { url, shortCircuit: true } : next(name, context),
  });
`);
