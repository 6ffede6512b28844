import { showCatalog } from "../../usecases/showCatalog.ts";
import type { ShowService } from "../../usecases/showService.ts";
import type { App } from "../context.ts";
import { openApiDocument } from "../openapi.ts";
import { serve } from "../route.ts";

/** `/status`, `/integrate` and `/openapi.json`: the service about itself. */
export function serviceRoutes(app: App, parts: { showService: ShowService; publicUrl(): string }): void {
  let document: object | undefined;
  serve(app, "status", async ({ c }) => c.json(await parts.showService.status()));
  serve(app, "integrate", ({ c }) => c.json(showCatalog(parts.publicUrl())));
  serve(app, "openapi", ({ c }) => c.json((document ??= openApiDocument(parts.publicUrl()))));
}
