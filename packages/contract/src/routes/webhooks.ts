import { z } from "zod";
import { BOUNDS } from "../bounds.ts";
import { Webhook, WebhookKey, WebhookList } from "../webhooks.ts";
import { before, COSTS, ownerScope, page, type Route, runId } from "./route.ts";

export const webhookRoutes = {
  webhookKey: {
    method: "get",
    path: "/webhooks/key",
    summary: "The public key that webhooks are signed with",
    consumes: null,
    public: true,
    answer: { kind: "json", schema: WebhookKey },
    problems: [],
  },
  webhooks: {
    method: "get",
    path: "/webhooks",
    summary: "The webhooks of the caller's ended runs, newest first",
    consumes: null,
    headers: z.object(ownerScope),
    query: z.object({ limit: page(BOUNDS.runsLimit), before: before.id }),
    answer: { kind: "json", schema: WebhookList },
    problems: ["invalid_request"],
  },
  runWebhook: {
    method: "get",
    path: "/runs/{run_id}/webhook",
    summary: "A run's webhook and each attempt to deliver it",
    consumes: null,
    params: runId,
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: Webhook },
    problems: ["run_not_found", "not_found"],
  },
  runWebhookRedeliver: {
    method: "post",
    path: "/runs/{run_id}/webhook/redeliver",
    summary: "Deliver an ended run's webhook again, now",
    consumes: null,
    params: runId,
    headers: z.object(ownerScope),
    answer: { kind: "json", schema: Webhook },
    problems: [...COSTS, "run_not_found", "not_found"],
  },
} as const satisfies Record<string, Route>;
