import { z } from "zod";
import { count, runId, text, time, withExample } from "./fields.ts";

export const WEBHOOK_STATES = ["pending", "delivered", "gone", "failed"] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** Seconds to wait before each retry. After the last retry the service gives up. */
export const WEBHOOK_RETRY_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000] as const;

/** The body that is sent to a run's `webhook_url` when the run has ended. */
export const WebhookBody = z
  .object({
    type: z.literal("code.run.completed"),
    timestamp: z.iso.datetime(),
    data: z.object({
      run_id: z.string(),
      ok: z.boolean(),
      receipt_sha: z.string(),
      seq: z.number().int(),
      end: z.string(),
      check: z.string(),
      files: z.array(z.string()),
      steps: z.number().int(),
      duration_ms: z.number().int(),
      conversation_id: z.string().nullable(),
      receipt_url: z.string(),
      proof: z.null(),
    }),
  })
  .meta({ id: "WebhookBody" });
export type WebhookBody = z.infer<typeof WebhookBody>;

export const WebhookAttempt = z
  .object({
    at: time,
    ok: z.boolean(),
    status: count(200).nullable().describe("HTTP status of the receiver's response"),
    error: withExample(z.string().nullable(), null).describe("Why the attempt failed"),
    duration_ms: count(120),
  })
  .meta({ id: "WebhookAttempt" });

/** The state of one run's webhook. */
export const Webhook = z
  .object({
    run_id: runId,
    webhook_id: text("msg_06k3v9x0abcdefghijklmnopq").nullable().describe("Null until the run has ended"),
    url: text("https://example.com/hooks/signet"),
    state: withExample(z.enum(WEBHOOK_STATES), "delivered"),
    attempts: z.array(WebhookAttempt),
    next_attempt_at: withExample(z.iso.datetime().nullable(), null),
  })
  .meta({ id: "Webhook" });
export type Webhook = z.infer<typeof Webhook>;

export const WebhookList = z
  .object({
    webhooks: z.array(Webhook),
    next: withExample(z.string().nullable(), null).describe("Pass as `before` to get the next page"),
  })
  .meta({ id: "WebhookList" });
export type WebhookList = z.infer<typeof WebhookList>;

export const WebhookKey = z
  .object({
    algorithm: z.literal("ed25519"),
    key: text("whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=").describe(
      "The public key in the format of Standard Webhooks: `whpk_` and its 32 bytes in base64",
    ),
    jwk: z.object({
      kty: z.literal("OKP"),
      crv: z.literal("Ed25519"),
      x: text("11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"),
    }),
  })
  .meta({ id: "WebhookKey" });
export type WebhookKey = z.infer<typeof WebhookKey>;
