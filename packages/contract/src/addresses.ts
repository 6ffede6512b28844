// Generated from the tables of routes and events by `node scripts/api-reference.mjs`; a test holds them together.
import type { ChatEventName } from "./chat.ts";
import type { CodeEventName } from "./events.ts";
import type { RouteId } from "./routes.ts";
import type { Route } from "./routes/route.ts";
import type { VisualEventName } from "./visual.ts";

/** The method and path of each route. */
export const ADDRESSES = {
  status: { method: "get", path: "/status" },
  integrate: { method: "get", path: "/integrate" },
  openapi: { method: "get", path: "/openapi.json" },
  chatRun: { method: "post", path: "/run/stream" },
  memory: { method: "get", path: "/memory" },
  eraseMemory: { method: "delete", path: "/memory" },
  codeRun: { method: "post", path: "/code/run" },
  codeHealth: { method: "get", path: "/code/health" },
  taskState: { method: "get", path: "/code/task_state" },
  taskStateById: { method: "get", path: "/code/task_state/{id}" },
  receipts: { method: "get", path: "/code/receipts" },
  receipt: { method: "get", path: "/code/receipts/{sha}" },
  uploadBundle: { method: "post", path: "/code/bundles" },
  bundles: { method: "get", path: "/code/bundles" },
  deleteBundle: { method: "delete", path: "/code/bundles/{bundle}" },
  tactics: { method: "get", path: "/code/tactics" },
  techniques: { method: "get", path: "/code/techniques" },
  technique: { method: "get", path: "/code/techniques/{id}" },
  forgetTechnique: { method: "delete", path: "/code/techniques/{id}" },
  visual: { method: "post", path: "/code/visual" },
  runs: { method: "get", path: "/runs" },
  run: { method: "get", path: "/runs/{run_id}" },
  runEvents: { method: "get", path: "/runs/{run_id}/events" },
  runCancel: { method: "post", path: "/runs/{run_id}/cancel" },
  runErase: { method: "delete", path: "/runs/{run_id}" },
  runFile: { method: "get", path: "/runs/{run_id}/files/{path}" },
  runPage: { method: "get", path: "/runs/{run_id}/page" },
  runArchive: { method: "get", path: "/runs/{run_id}/archive" },
  runDiff: { method: "get", path: "/runs/{run_id}/diff" },
  providerKeys: { method: "get", path: "/keys" },
  setProviderKeys: { method: "post", path: "/keys" },
  probeProvider: { method: "post", path: "/keys/probe" },
  providerModels: { method: "get", path: "/keys/{provider}/models" },
  providerModelsWith: { method: "post", path: "/keys/{provider}/models" },
  webhookKey: { method: "get", path: "/webhooks/key" },
  webhooks: { method: "get", path: "/webhooks" },
  runWebhook: { method: "get", path: "/runs/{run_id}/webhook" },
  runWebhookRedeliver: { method: "post", path: "/runs/{run_id}/webhook/redeliver" },
  mintApiKey: { method: "post", path: "/api-keys" },
  apiKeys: { method: "get", path: "/api-keys" },
  revokeApiKey: { method: "delete", path: "/api-keys/{id}" },
  usage: { method: "get", path: "/billing/usage" },
  statement: { method: "get", path: "/billing/statement" },
  checkout: { method: "post", path: "/billing/checkout" },
  topupCheckout: { method: "post", path: "/billing/topup/checkout" },
  claim: { method: "get", path: "/billing/topup/claim" },
  cancelPlan: { method: "post", path: "/billing/cancel" },
  paymentWebhook: { method: "post", path: "/billing/webhook" },
  jwks: { method: "get", path: "/billing/jwks.json" },
  rotateLicenseKey: { method: "post", path: "/admin/license-keys/rotate" },
  revokeLicense: { method: "post", path: "/admin/licenses/{jti}/revoke" },
} as const satisfies Record<RouteId, Pick<Route, "method" | "path">>;

export const CHAT_EVENT_NAMES: readonly ChatEventName[] = [
  "phase",
  "decision",
  "action",
  "proof",
  "token",
  "error",
];
export const CODE_EVENT_NAMES: readonly CodeEventName[] = [
  "code_start",
  "agent_note",
  "command_started",
  "command_finished",
  "code_done",
  "code_receipt",
  "error",
];
export const VISUAL_EVENT_NAMES: readonly VisualEventName[] = ["agent_note", "error", "visual_done"];
