import path from "node:path";
import { hasMemory } from "../modules/access/caller.ts";
import { createHandbook } from "../modules/handbook/handbook.ts";
import { type Calculator, createCalculator } from "../modules/math/calculator.ts";
import { createMemory, type Memory } from "../modules/memory/memory.ts";
import { withBuiltin } from "../modules/models/resolve.ts";
import { createPages } from "../modules/web/pages.ts";
import { createAcceptChat } from "../usecases/chat/accept-chat.ts";
import { createChatEnvironment } from "../usecases/chat/chat-environment.ts";
import { createExecuteChat } from "../usecases/chat/execute-chat.ts";
import { createManageMemory } from "../usecases/chat/manage-memory.ts";
import type { CodeFeature } from "./code.ts";
import type { Parts } from "./parts.ts";
import { announcing, createRunWorker } from "./run-worker.ts";
import { createChatSearch } from "./search.ts";
import type { BillingUseCases, RunUseCases } from "./use-cases.ts";
import type { VisualFeature } from "./visual.ts";

/** The number of chats at the same time. It is high because a chat mostly waits for a model. */
const AT_ONCE = 1_024;
const REMEMBERED = 12;
const ROOT = path.join(import.meta.dirname, "../../../..");

/** The other features that a chat can use. */
export interface ChatReach {
  runs: RunUseCases;
  code: CodeFeature;
  visual: VisualFeature;
  billing: BillingUseCases;
}

/** Builds the chat: its use cases, its worker, its tools and its memory. */
export function createChat(parts: Parts, reach: ChatReach) {
  const { base, storage, models, access, billing } = parts;
  const { config, log, clock } = base;
  const { db, journal } = storage;
  const memory = createMemory({ db, clock });
  const calculator = createCalculator();
  const execute = createExecuteChat({
    config,
    log,
    onEnd: base.metrics.runEnded,
    clock,
    db,
    journal,
    metering: billing.metering,
    tries: access.tries,
    worldOf: environmentOf(parts, reach, { memory, calculator }),
    // Chats have their own built-in model in place of the built-in coder.
    chatModel: withBuiltin(models.models.current, models.builtin.chat),
    remembered: async ({ account, owner }, q) =>
      hasMemory(account) ? memory.recall({ account, owner }, q, REMEMBERED) : [],
  });
  const worker = createRunWorker(parts, { kind: "chat", concurrency: AT_ONCE, execute });
  return {
    worker,
    acceptChat: createAcceptChat({
      openRun: reach.runs.openRun,
      takeSlot: worker.takeSlot,
      onQueued: announcing(parts, worker),
    }),
    manageMemory: createManageMemory({ memory }),
    close: () => calculator.close(),
  };
}

/** Builds the environment that a chat's tools can reach. */
function environmentOf(
  parts: Parts,
  { runs, code, visual, billing }: ChatReach,
  { memory, calculator }: { memory: Memory; calculator: Calculator },
) {
  const { base, storage, sandbox, outbound, library, billing: metered } = parts;
  const { clock, config } = base;
  const { metering } = metered;
  const { guard } = outbound;
  return createChatEnvironment({
    db: storage.db,
    clock,
    config,
    ledger: storage.ledger,
    memory,
    calculator,
    pages: createPages({ fetch: guard.fetch("public") }),
    search: createChatSearch(parts),
    handbook: createHandbook(ROOT),
    driver: sandbox.driver,
    readiness: sandbox.readiness,
    limits: sandbox.limits,
    atOnce: config.maxConcurrentRuns,
    acceptCodeRun: code.acceptCodeRun,
    acceptVisual: visual.acceptVisual,
    readRuns: runs.readRuns,
    metering,
    showUsage: billing.showUsage,
    readTechniques: library.readTechniques,
  });
}

export type ChatFeature = ReturnType<typeof createChat>;
