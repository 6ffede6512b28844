import { BOUNDS, type Tactics } from "@signet/contract";
import { type Caller, callerOf, hasMemory } from "../../modules/access/caller.ts";
import { type ChatEnvironment, Refusal } from "../../agents/chat/port.ts";
import { Problem } from "../../base/problem.ts";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import type { Handbook } from "../../modules/handbook/handbook.ts";
import type { Ledger } from "../../modules/ledger/ledger.ts";
import type { Calculator } from "../../modules/math/calculator.ts";
import type { Memory } from "../../modules/memory/memory.ts";
import type { Metering } from "../../modules/metering/metering.ts";
import type { Scope } from "../../base/scope.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import type { Limits, SandboxDriver } from "@signet/sandbox";
import { PageError } from "../../modules/web/page-error.ts";
import type { Pages } from "../../modules/web/pages.ts";
import type { Search } from "../../modules/web/search.ts";
import type { createAcceptCodeRun } from "../code/accept-code-run.ts";
import type { AcceptVisual } from "../visual/accept-visual.ts";
import { codeTaskOf } from "./chat-code-task.ts";
import { buildVisualOf } from "./chat-visual.ts";
import { createRunCode } from "./run-code.ts";
import { askerOf } from "../runs/asker.ts";
import type { ReadRuns } from "../runs/read-runs.ts";
import type { SandboxReadiness } from "../runs/sandbox-readiness.ts";
import { limitsHere, pricesHere } from "./chat-catalog.ts";
import type { ShowUsage } from "../billing/show-usage.ts";
import type { Db } from "../../store/db.ts";

export interface ChatEnvironmentParts {
  db: Db;
  clock: Clock;
  config: Config;
  ledger: Ledger;
  memory: Memory;
  calculator: Calculator;
  pages: Pages;
  search: Search | null;
  handbook: Handbook;
  driver: SandboxDriver;
  readiness: SandboxReadiness;
  limits: Limits;
  /** The number of short programs of chats that may run at the same time. */
  atOnce: number;
  acceptCodeRun: ReturnType<typeof createAcceptCodeRun>;
  acceptVisual: AcceptVisual;
  readRuns: ReadRuns;
  metering: Metering;
  showUsage: ShowUsage;
  readTechniques: { tactics(scope: Scope, q: string, limit: number): Promise<Tactics> };
}

const LOOKED_BACK = 50;

/** Creates the environment of a chat, with the rights of its caller. */
export function createChatEnvironment(parts: ChatEnvironmentParts) {
  const runCode = createRunCode(parts);
  const { memory, ledger, calculator, pages, search, handbook, clock, showUsage } = parts;

  return (row: RunRow): ChatEnvironment => {
    const scope = { account: row.account, owner: row.owner };
    return {
      async calculate(expression, signal) {
        const result = await calculator.calculate(expression, signal);
        if (result.kind === "wrong") throw new Refusal(result.why);
        return result;
      },
      runCode: (language, code, signal) => runCode(row.id, { language, code }, signal),
      codeTask: codeTaskOf(parts, row),
      buildVisual: buildVisualOf(parts, row),
      readPage: (url, signal) => refusing(() => pages.read(url, signal)),
      ...(search
        ? { search: (q: string, signal: AbortSignal) => refusing(() => search.search(q, signal)) }
        : {}),
      async receipt(asked) {
        const own = asked === "latest" ? await newestOf(parts.readRuns, row) : { sha: asked };
        const line = await ledger.find(own.sha);
        if (line === undefined) throw new Refusal("no line of the ledger has this hash");
        return { ...own, line };
      },
      ...(hasMemory(row.account)
        ? {
            memory: {
              async remember(text: string) {
                const id = await memory.remember(scope, text);
                if (id === null) throw new Refusal("the memory is full; forget something first");
                return id;
              },
              recall: (q: string, limit: number) => memory.recall(scope, q, limit),
              async forget(id: string) {
                if ((await memory.forget(scope, id)) === 0) throw new Refusal("nothing of yours has this id");
              },
            },
          }
        : {}),
      usage: async () => usageText(showUsage, await askerOf(parts.db, parts.metering, row)),
      help: (q) => handbook.find(q),
      settings: (q) => handbook.settings(q),
      prices: () => pricesHere(parts.config, callerOf(row)),
      limits: () => limitsHere(parts.config),
      async techniques(q) {
        const { tactics } = await parts.readTechniques.tactics(scope, q, BOUNDS.tacticsLimit.default);
        return tactics.map(({ evidence: { uses, wins }, ...rest }) => ({ ...rest, uses, wins }));
      },
      nowMs: () => clock.now(),
    };
  };
}

/** The receipt of the caller's newest run that has one. */
async function newestOf(
  readRuns: ReadRuns,
  { account, owner }: RunRow,
): Promise<{ sha: string; runId: string }> {
  // A run's id gives access to it, and the newest from an address may be somebody else's.
  if (!hasMemory(account))
    throw new Refusal(
      "people behind one address do not see each other's runs; name a receipt by its hash, or send an API key",
    );
  const { runs } = await readRuns.list({ account, owner }, LOOKED_BACK);
  for (const { run_id: runId, receipt_sha: sha } of runs) if (sha !== null) return { sha, runId };
  throw new Refusal("none of your latest runs has a receipt");
}

/** Converts errors of reading to a Refusal with the same message. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof PageError || thrown instanceof Problem) throw new Refusal(thrown.message);
    throw thrown;
  }
}

async function usageText(showUsage: ShowUsage, caller: Caller): Promise<string> {
  const { unlimited, tier, runs, visual } = await showUsage.usage(caller);
  if (unlimited) return `No limits here. ${runs.used} runs and ${visual.used} visuals today.`;
  const left = (name: string, { remaining, limit, credits }: typeof runs) =>
    `${remaining} of ${limit} ${name} of today are left${credits > 0 ? `, and ${credits} that were bought` : ""}`;
  return `${left("runs", runs)}; ${left("visuals", visual)}. The tier is ${tier}; the day begins anew at ${runs.reset_at}.`;
}
