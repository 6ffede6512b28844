import {
  API_BASE,
  INTERFACE_VERSION,
  PROBLEMS,
  problemsOf,
  RESPONSE_HEADERS,
  ROUTES,
  TAGS,
  type Route,
} from "@signet/contract";
import { exampleOf, type Schema } from "./example.ts";
import { CREDENTIALS, operationOf } from "./operation.ts";
import { createSchemas } from "./schemas.ts";

/** The contract's table as an OpenAPI 3.1 document. */
export function openApiDocument(baseUrl: string) {
  const schemas = createSchemas();
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [id, route] of Object.entries<Route>(ROUTES))
    (paths[API_BASE + route.path] ??= {})[route.method] = operationOf(id, route, schemas);
  return {
    openapi: "3.1.0",
    info: {
      title: "Signet",
      version: INTERFACE_VERSION,
      description:
        "A coding agent that runs what it writes and seals what it did, and a chat that shows what its claims rest on.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: baseUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.named,
      securitySchemes: CREDENTIALS,
      headers: Object.fromEntries(
        Object.entries(RESPONSE_HEADERS).map(([name, { says, example }]) => [
          name,
          { description: says, schema: { type: "string" }, example },
        ]),
      ),
      examples: problemExamples(schemas.named),
    },
  };
}

/** Each problem that some route answers, as a body. */
function problemExamples(named: Readonly<Record<string, Schema>>): Record<string, { value: object }> {
  const answered = new Set(Object.values<Route>(ROUTES).flatMap(problemsOf));
  const body = exampleOf(named["Problem"]!, named) as object;
  return Object.fromEntries(
    [...answered].map((code) => {
      const { status, title, retryable } = PROBLEMS[code];
      const value = {
        ...body,
        type: `urn:signet:problem:${code}`,
        title,
        status,
        detail: title,
        code,
        retryable,
        error: {
          message: title,
          type: status < 500 ? "invalid_request_error" : "api_error",
          code,
          param: null,
        },
      };
      return [code, { value }];
    }),
  );
}
