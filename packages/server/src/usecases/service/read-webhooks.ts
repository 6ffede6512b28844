import type { Webhook, WebhookKey, WebhookList } from "@signet/contract";
import { Problem } from "../../base/problem.ts";
import type { Outbox } from "../../modules/outbound/outbox.ts";
import type { Signer } from "../../modules/outbound/signer.ts";
import type { Runs } from "../../modules/runs/runs.ts";
import type { Scope } from "../../base/scope.ts";
import type { WebhookRow } from "../../store/schema.ts";

export interface WebhookParts {
  runs: Runs;
  outbox: Outbox;
  signer: Signer;
  /** Called when a message is due. */
  onDue: () => void;
}

/** Shows the webhooks of the caller's own runs, and delivers them again. */
export function createReadWebhooks({ runs, outbox, signer, onDue }: WebhookParts) {
  const shown = async (row: WebhookRow): Promise<Webhook> => ({
    run_id: row.run_id,
    webhook_id: row.id,
    url: row.url,
    state: row.state,
    attempts: (await outbox.attempts(row.run_id)).map(({ at, ok, status, error, duration_ms }) => ({
      at: new Date(at).toISOString(),
      ok: ok === 1,
      status,
      error,
      duration_ms,
    })),
    next_attempt_at: row.next_at === null ? null : new Date(row.next_at).toISOString(),
  });

  /** The webhook of a run that has not ended and has no message yet. */
  async function unsent(scope: Scope, runId: string): Promise<Webhook> {
    const run = await runs.find(scope, runId);
    if (!run) throw new Problem("run_not_found", "there is no run of yours with this id");
    const { webhook_url } = JSON.parse(run.request_json) as { webhook_url?: string };
    if (webhook_url === undefined) throw new Problem("not_found", "this run has no webhook_url");
    return {
      run_id: runId,
      webhook_id: null,
      url: webhook_url,
      state: "pending",
      attempts: [],
      next_attempt_at: null,
    };
  }

  const show = async (scope: Scope, runId: string): Promise<Webhook> => {
    const row = await outbox.find(scope, runId);
    return row ? shown(row) : unsent(scope, runId);
  };

  return {
    show,
    key: (): Promise<WebhookKey> => signer.publicKey(),

    async list(scope: Scope, limit: number, before?: string): Promise<WebhookList> {
      const rows = await outbox.list(scope, limit, before);
      const next = rows.length === limit ? rows.at(-1)!.run_id : null;
      return { webhooks: await Promise.all(rows.map(shown)), next };
    },

    /** Delivers the same message again now. A run under way sends its message when it ends. */
    async redeliver(scope: Scope, runId: string): Promise<Webhook> {
      if (await outbox.redeliver(scope, runId)) onDue();
      return show(scope, runId);
    },
  };
}

export type ReadWebhooks = ReturnType<typeof createReadWebhooks>;
