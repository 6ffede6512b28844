import { API_BASE, ROUTES } from "@signet/contract";
import { found, sha256 } from "../evidence.ts";
import type { ChatEnvironment, Prices } from "../port.ts";
import { type ChatTool, chatTool, type ChatToolContext, NoInput, Query } from "./chat-tool.ts";

const CATALOG = API_BASE + ROUTES.integrate.path;
const SETTINGS = "docs/settings.md";

/** Tools that return the service's prices, limits and settings as JSON. */
export const catalogTools = (context: ChatToolContext, world: ChatEnvironment): ChatTool[] => [
  chatTool(context, {
    name: "prices",
    choice: "research",
    description: "What this service costs: its tiers and packs, what each includes, and its billing terms.",
    schema: NoInput,
    readOnly: true,
    async run() {
      const prices = world.prices();
      const text = JSON.stringify(prices);
      const claim = "the catalog's prices were read";
      return {
        text,
        findings: [found("source", CATALOG, { claim, text: figuresOf(prices), sha256: sha256(text) })],
      };
    },
  }),
  chatTool(context, {
    name: "limits",
    choice: "research",
    description: "The limits of this service: sizes, lengths, counts and times.",
    schema: NoInput,
    readOnly: true,
    async run() {
      const limits = world.limits();
      const text = JSON.stringify(limits);
      const lines = limits.map(({ what, most }) => `${what}: ${most}`).join("\n");
      const claim = "the limits were read";
      return {
        text,
        findings: [found("source", "limits of this instance", { claim, text: lines, sha256: sha256(text) })],
      };
    },
  }),
  chatTool(context, {
    name: "settings",
    choice: "research",
    description: "Find settings of this service by name or purpose; returns the default and meaning of each.",
    schema: Query,
    readOnly: true,
    async run({ q }) {
      const result = world.settings(q);
      return {
        text: JSON.stringify(result),
        findings: result.settings.map(({ name, fallback, does }) =>
          found("source", SETTINGS, {
            claim: `the documentation describes ${name} (${SETTINGS})`,
            text: `${name} (${fallback}): ${does}\n${result.how}`,
          }),
        ),
      };
    },
  }),
];

/** The prices as a reader meets them: figures with their units, and the sentences of the glossary. */
const figuresOf = ({ unlimited, payments, tiers, packs, buy, glossary }: Prices): string =>
  [
    payments ? "This instance takes payments." : "This instance takes no payments.",
    unlimited ? "You have no quotas here, and nothing to pay." : "",
    ...Object.values(tiers).map(
      ({ label, usd, runs_per_day, visual_per_day, at_once }) =>
        `${label}: $${usd} a month, ${runs_per_day} runs a day, ${visual_per_day} visuals a day, ${at_once} at once`,
    ),
    ...Object.values(packs).map(
      ({ label, usd, runs, visual }) => `${label}: $${usd}, ${runs} runs, ${visual} visuals`,
    ),
    buy,
    glossary.reset,
    glossary.topups,
    ...Object.values(glossary.units),
    ...glossary.not_charged.map((what) => `Not charged: ${what}`),
  ].join("\n");
