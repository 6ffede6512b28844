import type { Vault } from "../base/vault.ts";
import { createDeliverer } from "../modules/outbound/deliverer.ts";
import type { Guard } from "../modules/outbound/guard.ts";
import { createEgress } from "../modules/outbound/egress/egress.ts";
import { createOutbox } from "../modules/outbound/outbox.ts";
import { createSigner } from "../modules/outbound/signer.ts";
import type { Db } from "../store/db.ts";
import type { Base } from "./base.ts";

/** Builds the outgoing side: the guard of all requests, and the webhooks of ended runs. */
export function createOutbound(
  { clock, config, log, metrics, service }: Base,
  { db, vault, guard }: { db: Db; vault: Vault; guard: Guard },
) {
  const outbox = createOutbox({ db, clock });
  const signer = createSigner({ db, vault });
  const { scratchDir, sandbox } = config;
  const { egress: allow } = sandbox;
  return {
    guard,
    egress: allow.length > 0 ? createEgress({ allow, folder: `${scratchDir}-net`, log }) : null,
    outbox,
    signer,
    deliverer: createDeliverer({
      outbox,
      guard,
      signer,
      clock,
      log,
      userAgent: service,
      onAttempt: metrics.webhookAttempted,
    }),
  };
}
