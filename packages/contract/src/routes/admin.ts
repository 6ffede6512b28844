import { z } from "zod";
import { Jwks } from "../billing.ts";
import { count, text, withExample } from "../fields.ts";
import type { Route } from "./route.ts";

const OWNER = ["owner_only", "misdirected_host"] as const;

export const adminRoutes = {
  rotateLicenseKey: {
    method: "post",
    path: "/admin/license-keys/rotate",
    summary: "Sign licenses with a new key from now on; those signed before still hold",
    consumes: null,
    sameOrigin: true,
    answer: { kind: "json", schema: Jwks },
    problems: OWNER,
  },
  revokeLicense: {
    method: "post",
    path: "/admin/licenses/{jti}/revoke",
    summary: "Refuse a license, and the API keys of its account, from now on",
    consumes: null,
    sameOrigin: true,
    params: z.object({
      jti: withExample(z.string().min(1).max(64), "lic_06k3v9x0abcdefghijklmnopq").describe(
        "The license's id: `jti` in its second part",
      ),
    }),
    answer: {
      kind: "json",
      schema: z.object({
        ok: z.literal(true),
        jti: text("lic_06k3v9x0abcdefghijklmnopq"),
        api_keys: count(1).describe("Keys of its account that were revoked with it"),
      }),
    },
    problems: [...OWNER, "not_found"],
  },
} as const satisfies Record<string, Route>;
