import { API_BASE, ROUTES } from "@signet/contract";
import { z } from "zod";
import { sha256 } from "../evidence.ts";
import type { ChatEnvironment, Prices } from "../port.ts";
import { type ChatTool, chatTool, type ChatToolContext } from "./chat-tool.ts";

const CATALOG = API_BASE + ROUTES.integrate.path;
const SETTINGS = "docs/settings.md";

/** Tools that return the service's prices, limits and settings as JSON. */
export const catalogTools = (context: ChatToolContext, world: ChatEnvironment): ChatTool[] => [
  chatTool(context, {
    name: "prices",
    choice: "research",
    description: "What this service costs: its tiers and packs, what each includes, and its billing terms.",
    schema: z.object({}),
    readOnly: true,
    async run() {
      const prices = world.prices();
      const text = JSON.stringify(prices);
      const evidence = { type: "source", ref: CATALOG, sha256: sha256(text) } as const;
      return {
        text,
        findings: [{ evidence, claim: "the catalog's prices were read", marks: marksOf(prices) }],
      };
    },
  }),
  chatTool(context, {
    name: "limits",
    choice: "research",
    description: "The limits of this service: sizes, lengths, counts and times.",
    schema: z.object({}),
    readOnly: true,
    async run() {
      const limits = world.limits();
      const text = JSON.stringify(limits);
      const evidence = { type: "source", ref: "limits of this instance", sha256: sha256(text) } as const;
      const marks = limits.map(({ most }) => most);
      return { text, findings: [{ evidence, claim: "the limits were read", marks }] };
    },
  }),
  chatTool(context, {
    name: "settings",
    choice: "research",
    description: "Find settings of this service by name or purpose; returns the default and meaning of each.",
    schema: z.object({ q: z.string().min(1).max(400) }),
    readOnly: true,
    async run({ q }) {
      const result = world.settings(q);
      return {
        text: JSON.stringify(result),
        findings: result.settings.map((setting) => ({
          evidence: { type: "source", ref: SETTINGS, sha256: sha256(JSON.stringify(setting)) },
          claim: `the documentation describes ${setting.name} (${SETTINGS})`,
          marks: [setting.does, ...setting.name.split(" ")],
        })),
      };
    },
  }),
];

/** Figures with their units, and the sentences of the glossary. */
const marksOf = ({ tiers, packs, glossary }: Prices): string[] => [
  ...Object.values(tiers).flatMap(({ usd, runs_per_day, visual_per_day }) => [
    `$${usd}`,
    `${runs_per_day} runs`,
    `${visual_per_day} visuals`,
  ]),
  ...Object.values(packs).map(({ usd }) => `$${usd}`),
  glossary.reset,
  glossary.topups,
  ...Object.values(glossary.units),
  ...glossary.not_charged,
];
