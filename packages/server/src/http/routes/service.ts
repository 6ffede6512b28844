import type { Catalog } from "@signet/contract";
import type { ShowService } from "../../usecases/service/show-service.ts";
import type { HttpApp } from "../context.ts";
import { serve } from "../route.ts";

export interface ServiceRouteParts {
  showService: ShowService;
  showCatalog(): Catalog;
  publicUrl(): string;
}

/** `/status`, `/integrate` and `/openapi.json`: descriptions of the service. */
export function serviceRoutes(app: HttpApp, parts: ServiceRouteParts): void {
  let document: Promise<object> | undefined;
  serve(app, "status", async () => await parts.showService.status());
  serve(app, "integrate", () => parts.showCatalog());
  serve(app, "openapi", async ({ c }) => c.json(await (document ??= writeDocument(parts.publicUrl()))));
}

/** Loads the generator on first use, because most services never need it. */
async function writeDocument(baseUrl: string): Promise<object> {
  const { openApiDocument } = await import("../openapi/document.ts");
  return openApiDocument(baseUrl);
}
