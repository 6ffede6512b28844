import type { ReadTechniques } from "../../usecases/techniques/read-techniques.ts";
import { knownCaller } from "../caller.ts";
import type { App } from "../context.ts";
import { serve } from "../route.ts";

/** `/code/tactics` and `/code/techniques`: the library, as the caller has it. */
export function techniqueRoutes(app: App, library: ReadTechniques): void {
  serve(app, "tactics", async ({ query, caller, c }) =>
    c.json(await library.tactics(caller, query.q, query.limit)),
  );
  serve(app, "techniques", async ({ caller, c }) => c.json(await library.stats(caller)));
  serve(app, "technique", async ({ params, caller, c }) => c.json(await library.show(caller, params.id)));
  serve(app, "forgetTechnique", async ({ params, caller, c }) =>
    c.json(await library.forget(knownCaller(caller), params.id)),
  );
}
