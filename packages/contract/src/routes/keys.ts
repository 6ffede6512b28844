import { z } from "zod";
import { withExample } from "../fields.ts";
import {
  ModelsRequest,
  ProbeRequest,
  ProviderKeyList,
  ProviderKeysSet,
  ProviderModels,
  ProviderProbe,
  SetProviderKeys,
} from "../keys.ts";
import { BODY_PROBLEMS, type Route } from "./route.ts";

const inPath = z.object({
  provider: withExample(z.string().min(1).max(100), "anthropic").describe("The provider's name"),
});

const OWNER = ["owner_only", "misdirected_host"] as const;

export const keyRoutes = {
  providerKeys: {
    method: "get",
    path: "/keys",
    summary: "List the model providers and which of them have a key, without the keys",
    consumes: null,
    sameOrigin: true,
    answer: { kind: "json", schema: ProviderKeyList },
    problems: OWNER,
  },
  setProviderKeys: {
    method: "post",
    path: "/keys",
    summary: "Set or clear provider keys, models and addresses; applies from the next request",
    consumes: null,
    sameOrigin: true,
    body: SetProviderKeys,
    answer: { kind: "json", schema: ProviderKeysSet },
    problems: [...BODY_PROBLEMS, ...OWNER],
    example: { keys: { ANTHROPIC_API_KEY: "sk-…" } },
  },
  probeProvider: {
    method: "post",
    path: "/keys/probe",
    summary:
      "Test a provider's key, or settings that are not set yet, and whether the model calls tools, with a short request",
    consumes: null,
    sameOrigin: true,
    body: ProbeRequest,
    answer: { kind: "json", schema: ProviderProbe },
    problems: [...BODY_PROBLEMS, ...OWNER, "unknown_provider", "provider_key_not_set"],
    example: { provider: "anthropic" },
  },
  providerModels: {
    method: "get",
    path: "/keys/{provider}/models",
    summary: "List the models that a provider offers to the key that is set",
    consumes: null,
    sameOrigin: true,
    params: inPath,
    answer: { kind: "json", schema: ProviderModels },
    problems: [...OWNER, "unknown_provider", "provider_key_not_set"],
  },
  providerModelsWith: {
    method: "post",
    path: "/keys/{provider}/models",
    summary: "List the models that a provider offers with other settings than those that are set",
    consumes: null,
    sameOrigin: true,
    params: inPath,
    body: ModelsRequest,
    answer: { kind: "json", schema: ProviderModels },
    problems: [...BODY_PROBLEMS, ...OWNER, "unknown_provider", "provider_key_not_set"],
    example: { settings: { ANTHROPIC_API_KEY: "sk-…" } },
  },
} as const satisfies Record<string, Route>;
