import { z } from "zod";
import { Catalog, Status } from "../bodies.ts";
import { withExample } from "../fields.ts";
import type { Route } from "./route.ts";

export const serviceRoutes = {
  status: {
    method: "get",
    path: "/status",
    summary: "Health and readiness of the service",
    consumes: null,
    public: true,
    answer: { kind: "json", schema: Status },
    problems: [],
  },
  integrate: {
    method: "get",
    path: "/integrate",
    summary: "The catalog of the interface",
    consumes: null,
    public: true,
    answer: { kind: "json", schema: Catalog },
    problems: [],
  },
  openapi: {
    method: "get",
    path: "/openapi.json",
    summary: "This interface as an OpenAPI 3.1 document",
    consumes: null,
    public: true,
    answer: {
      kind: "json",
      schema: withExample(z.record(z.string(), z.unknown()), { openapi: "3.1.0", paths: {} }),
    },
    problems: [],
  },
} as const satisfies Record<string, Route>;
