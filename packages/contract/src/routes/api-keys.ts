import { z } from "zod";
import { ApiKey, ApiKeyList, MintApiKey, MintedApiKey } from "../api-keys.ts";
import { withExample } from "../fields.ts";
import { BODY_PROBLEMS, COSTS, idempotent, IDEMPOTENT, type Route } from "./route.ts";

export const apiKeyRoutes = {
  mintApiKey: {
    method: "post",
    path: "/api-keys",
    summary: "Create an API key; the key is shown only once",
    consumes: null,
    headers: z.object(idempotent),
    body: MintApiKey,
    answer: { kind: "json", schema: MintedApiKey },
    problems: [
      ...COSTS,
      ...BODY_PROBLEMS,
      ...IDEMPOTENT,
      "license_required",
      "tier_not_licensed",
      "rate_limited",
    ],
    example: { tier: "free", label: "my app" },
  },
  apiKeys: {
    method: "get",
    path: "/api-keys",
    summary: "List the API keys of the caller's account, without their secrets",
    consumes: null,
    answer: { kind: "json", schema: ApiKeyList },
    problems: [],
  },
  revokeApiKey: {
    method: "delete",
    path: "/api-keys/{id}",
    summary: "Revoke an API key",
    consumes: null,
    params: z.object({
      id: withExample(z.string().min(1).max(64), "0123456789abc").describe(
        "The key's id, not the key itself",
      ),
    }),
    answer: { kind: "json", schema: ApiKey },
    problems: ["not_found"],
  },
} as const satisfies Record<string, Route>;
