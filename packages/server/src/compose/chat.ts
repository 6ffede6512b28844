import path from "node:path";
import type { BuiltinEngine } from "@signet/builtin-engine";
import type { Model } from "@signet/contract";
import type { Clock } from "../base/clock.ts";
import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import { createHandbook } from "../modules/handbook/handbook.ts";
import type { Ledger } from "../modules/ledger/ledger.ts";
import { createCalculator } from "../modules/math/calculator.ts";
import type { Metering } from "../modules/metering/metering.ts";
import { createMemory } from "../modules/memory/memory.ts";
import { createRunWorker } from "./run-worker.ts";
import { withBuiltin } from "../modules/models/resolve.ts";
import type { Guard } from "../modules/outbound/guard.ts";
import type { Journal } from "../modules/runs/journal.ts";
import type { Limits, SandboxDriver } from "@signet/sandbox";
import type { Db } from "../store/db.ts";
import { hasMemory } from "../modules/access/caller.ts";
import type { Tries } from "../modules/access/tries.ts";
import { createChatEnvironment, type ChatEnvironmentParts } from "../usecases/chat/chat-environment.ts";
import { createExecuteChat } from "../usecases/chat/execute-chat.ts";
import { createManageMemory } from "../usecases/chat/manage-memory.ts";
import type { SandboxReadiness } from "../usecases/runs/sandbox-readiness.ts";
import { createPages } from "../modules/web/pages.ts";
import { createSearch } from "../modules/web/search.ts";

/** Chats wait for a model most of the time: many share a process. */
const AT_ONCE = 1_024;
const REMEMBERED = 12;
const ROOT = path.join(import.meta.dirname, "../../../..");

export interface ChatBase extends Pick<
  ChatEnvironmentParts,
  "acceptCodeRun" | "acceptVisual" | "readRuns" | "readTechniques" | "showUsage"
> {
  db: Db;
  clock: Clock;
  config: Config;
  log: Log;
  ledger: Ledger;
  journal: Journal;
  metering: Metering;
  tries: Tries;
  guard: Guard;
  driver: SandboxDriver;
  readiness: SandboxReadiness;
  limits: Limits;
  /** The model that answers now; where that is the built-in coder, chats have a built-in of their own. */
  model: () => Promise<Model>;
  builtin: BuiltinEngine;
}

/** The chat: its tools, its memory, and the worker that does it. */
export function createChat(base: ChatBase) {
  const { config, guard } = base;
  const memory = createMemory(base);
  const calculator = createCalculator();
  const worldOf = createChatEnvironment({
    ...base,
    memory,
    calculator,
    pages: createPages({ fetch: guard.fetch("public") }),
    search:
      config.searchUrl === ""
        ? null
        : createSearch({ baseUrl: config.searchUrl, fetch: guard.fetch("operator") }),
    handbook: createHandbook(ROOT),
    atOnce: config.maxConcurrentRuns,
  });
  const execute = createExecuteChat({
    ...base,
    worldOf,
    chatModel: withBuiltin(base.model, base.builtin.chat),
    remembered: async ({ account, owner }, q) =>
      hasMemory(account) ? memory.recall({ account, owner }, q, REMEMBERED) : [],
  });
  const worker = createRunWorker(base, { kind: "chat", concurrency: AT_ONCE, execute });
  return { worker, manageMemory: createManageMemory({ memory }), close: () => calculator.close() };
}
