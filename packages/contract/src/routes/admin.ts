import { z } from "zod";
import { Jwks } from "../billing.ts";
import { count, text, withExample } from "../fields.ts";
import type { Route } from "./route.ts";

const OWNER = ["owner_only", "misdirected_host"] as const;

export const adminRoutes = {
  rotateLicenseKey: {
    method: "post",
    path: "/admin/license-keys/rotate",
    summary: "Sign new licenses with a new key; existing licenses remain valid",
    consumes: null,
    sameOrigin: true,
    answer: { kind: "json", schema: Jwks },
    problems: OWNER,
  },
  revokeLicense: {
    method: "post",
    path: "/admin/licenses/{jti}/revoke",
    summary: "Revoke a license and the API keys of its account",
    consumes: null,
    sameOrigin: true,
    params: z.object({
      jti: withExample(z.string().min(1).max(64), "lic_06k3v9x0abcdefghijklmnopq").describe(
        "The license's id: `jti` in the token's payload",
      ),
    }),
    answer: {
      kind: "json",
      schema: z.object({
        ok: z.literal(true),
        jti: text("lic_06k3v9x0abcdefghijklmnopq"),
        api_keys: count(1).describe("Number of API keys of its account that were revoked"),
      }),
    },
    problems: [...OWNER, "not_found"],
  },
} as const satisfies Record<string, Route>;
