import { z } from "zod";
import { BOUNDS } from "../bounds.ts";
import { Bundle, BUNDLE_TYPES, BundleErased, bundleId, BundleList } from "../bundles.ts";
import { COSTS, IDEMPOTENT, idempotent, ownerScope, type Route } from "./route.ts";

export const bundleRoutes = {
  uploadBundle: {
    method: "post",
    path: "/code/bundles",
    summary: "Upload a whole project as a tar archive compressed with gzip, for coding runs",
    consumes: null,
    headers: z.object({ ...ownerScope, ...idempotent }),
    upload: { types: BUNDLE_TYPES, maxBytes: BOUNDS.bundles.packedBytes, example: "project.tar.gz" },
    answer: { kind: "json", schema: Bundle },
    problems: [
      ...COSTS,
      "invalid_request",
      "body_too_large",
      "unsupported_media_type",
      "bad_bundle",
      ...IDEMPOTENT,
      "rate_limited",
      "overloaded",
    ],
  },
  bundles: {
    method: "get",
    path: "/code/bundles",
    summary: "The caller's bundles that have not expired, newest first",
    consumes: null,
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: BundleList },
    problems: [],
  },
  deleteBundle: {
    method: "delete",
    path: "/code/bundles/{bundle}",
    summary: "Delete a bundle before it expires",
    consumes: null,
    params: z.object({ bundle: bundleId.min(1).max(64).describe("The bundle's id") }),
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: BundleErased },
    problems: ["bundle_not_found"],
  },
} as const satisfies Record<string, Route>;
