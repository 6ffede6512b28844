import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { createApp } from "../http/app.ts";
import { createLedger } from "../modules/ledger/ledger.ts";
import { ledgerOrigin } from "../modules/ledger/origin.ts";
import type { Worker } from "../modules/runs/worker.ts";
import type { Db } from "../store/db.ts";
import { createAcceptChat } from "../usecases/chat/accept-chat.ts";
import { createAcceptVisual } from "../usecases/visual/accept-visual.ts";
import { createChat } from "./chat.ts";
import { createParts } from "./parts.ts";
import { limitsOf } from "./sandbox.ts";
import type { Surroundings } from "./surroundings.ts";
import { createUseCases } from "./use-cases.ts";
import { createVisual } from "./visual.ts";

/** The service without a socket: its interface, its parts, and the workers that do what was asked; none works yet. */
export async function assemble(
  config: Config,
  log: Log,
  base: Surroundings & { db: Db; publicUrl: () => string; startedAt: number },
) {
  const { db, clock, startedAt } = base;
  const origin = await ledgerOrigin(db, config.ledgerOrigin);
  const ledger = createLedger({ db, clock, origin });
  const parts = createParts(config, log, { ...base, ledger, origin });
  const state = { ready: false };
  const workers: Worker[] = [parts.worker];
  const cases = createUseCases(parts, { startedAt, ready: () => state.ready, workers });
  const visual = createVisual(parts);
  const acceptVisual = createAcceptVisual({ ...parts, ...cases, onQueued: visual.worker.nudge });
  const chat = createChat({ ...parts, ...cases, acceptVisual, limits: limitsOf(config) });
  workers.push(chat.worker, visual.worker);
  const acceptChat = createAcceptChat({ openRun: cases.openRun, onQueued: chat.worker.nudge });
  const app = createApp({ ...parts, ...cases, ...chat, acceptChat, acceptVisual });
  return { app, parts, workers, state, chat };
}
