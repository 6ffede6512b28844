import { API_BASE, AT_ONCE, BOUNDS, GLOSSARY, PACKS, ROUTES, TIER_IDS, TIERS } from "@signet/contract";
import type { Limit, Prices } from "../../agents/chat/port.ts";
import type { Config } from "../../base/config.ts";
import type { Caller } from "../../modules/access/caller.ts";

/** The prices of this instance for a caller, from the catalog. */
export function pricesHere({ mode, stripe }: Config, { by }: Caller): Prices {
  const { reset, units, topups, not_charged } = GLOSSARY;
  return {
    unlimited: mode === "self_hosted" || by.kind === "owner",
    payments: mode === "hosted" && stripe.secretKey !== "" && stripe.webhookSecret !== "",
    tiers: Object.fromEntries(
      TIER_IDS.map((tier) => {
        const { label, usd, runs_per_day, visual_per_day } = TIERS[tier];
        return [tier, { label, usd, runs_per_day, visual_per_day, at_once: AT_ONCE[tier] }];
      }),
    ),
    packs: Object.fromEntries(
      Object.entries(PACKS).map(([pack, { label, usd, runs, visual }]) => [
        pack,
        { label, usd, runs, visual },
      ]),
    ),
    buy: `\`signet buy <plan or pack>\`, or POST ${API_BASE}${ROUTES.checkout.path}`,
    glossary: { reset, units: { run: units.run, visual: units.visual }, topups, not_charged },
  };
}

const number = (value: number) => value.toLocaleString("en");
const of = (value: number, unit: string) => `${number(value)} ${unit}`;

/** The limits of this instance, from the catalog and the settings. */
export function limitsHere(config: Config): Limit[] {
  const { sandbox, mode } = config;
  const { chat } = BOUNDS;
  const steps = Math.min(BOUNDS.maxSteps.max, config.maxSteps);
  const limits: [what: string, most: string][] = [
    [
      "size of one request, with all files that are uploaded in it",
      `${of(BOUNDS.bodyBytes, "bytes")} (1 MiB)`,
    ],
    ["number of files of one request", of(BOUNDS.files.max, "files")],
    ["path of a file", of(BOUNDS.files.pathMax, "characters")],
    ["length of a task, prompt or question", of(BOUNDS.task.max, "characters")],
    ["length of a check command", of(BOUNDS.checkCmd.max, "characters")],
    [
      "steps of a coding run",
      `${of(steps, "steps")}; ${BOUNDS.maxSteps.default} unless the request says otherwise`,
    ],
    ["time that a run may take, without its checks", of(config.runTimeoutSeconds, "seconds")],
    ["time of one command of a check", of(config.checkTimeoutSeconds, "seconds")],
    ["runs of the whole instance at work at once", of(config.maxConcurrentRuns, "runs")],
    ["memory of a sandbox", of(sandbox.memoryMb, "MB")],
    ["disk space of a sandbox", of(sandbox.diskMb, "MB")],
    ["processes of a sandbox", of(sandbox.pids, "processes")],
    ["time of one command in a sandbox", of(sandbox.timeoutSeconds, "seconds")],
    ["output of a command that is kept", of(BOUNDS.commandOutputBytes, "bytes")],
    ["number of notes that the chat remembers about an owner", of(chat.kept, "notes")],
    ["length of a remembered note", of(chat.memoryChars, "characters")],
    ["history of a chat", of(chat.history, "turns")],
    ["days for which a finished run is kept", of(config.retentionDays, "days")],
    ["API keys of one account", of(BOUNDS.apiKeys.perAccount, "keys")],
  ];
  if (mode === "hosted")
    limits.push([
      "runs and visuals of one account at the same time",
      TIER_IDS.map((tier) => `${AT_ONCE[tier]} on ${TIERS[tier].label}`).join(", "),
    ]);
  return limits.map(([what, most]) => ({ what, most }));
}
