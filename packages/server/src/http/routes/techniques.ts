import type { ReadTechniques } from "../../usecases/techniques/read-techniques.ts";
import { knownCaller } from "../caller.ts";
import type { HttpApp } from "../context.ts";
import { serve } from "../route.ts";

/** `/code/tactics` and `/code/techniques`: the caller's technique library. */
export function techniqueRoutes(app: HttpApp, library: ReadTechniques): void {
  serve(app, "tactics", async ({ query, caller }) => await library.tactics(caller, query.q, query.limit));
  serve(app, "techniques", async ({ caller }) => await library.stats(caller));
  serve(app, "technique", async ({ params, caller }) => await library.show(caller, params.id));
  serve(
    app,
    "forgetTechnique",
    async ({ params, caller }) => await library.forget(knownCaller(caller), params.id),
  );
}
