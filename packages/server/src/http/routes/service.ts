import type { Catalog } from "@signet/contract";
import type { ShowService } from "../../usecases/service/show-service.ts";
import type { App } from "../context.ts";
import { openApiDocument } from "../openapi.ts";
import { serve } from "../route.ts";

/** `/status`, `/integrate` and `/openapi.json`: the service about itself. */
export function serviceRoutes(
  app: App,
  parts: { showService: ShowService; showCatalog(): Catalog; publicUrl(): string },
): void {
  let document: Promise<object> | undefined;
  serve(app, "status", async () => await parts.showService.status());
  serve(app, "integrate", () => parts.showCatalog());
  serve(app, "openapi", async ({ c }) => c.json(await (document ??= openApiDocument(parts.publicUrl()))));
}
