import type { Result } from "../dialogue.ts";
import { rankIntents } from "../intents/intent-search.ts";
import { questionOf } from "../questions.ts";

interface Tier {
  label: string;
  usd: number;
  runs_per_day: number;
  visual_per_day: number;
}
interface Pack {
  label: string;
  usd: number;
}
interface Prices {
  unlimited: boolean;
  payments: boolean;
  tiers: Record<string, Tier>;
  packs: Record<string, Pack>;
  /** How more is bought, in words. */
  buy?: string;
  glossary: { reset: string; units: { run: string; visual: string }; topups: string; not_charged: string[] };
}

/** Within this of each other, two questions about prices are not told apart, and all is told. */
const SAME = 0.03;

/** What the tool `prices` gave, as much of it as is asked for; null where it is in no shape that is known. */
export function priceAnswer({ text }: Result, asked: string): string | null {
  const prices = pricesIn(text);
  if (!prices) return null;
  const part = partOf(asked);
  const tiers = tiersIn(asked, prices.tiers, part);
  const { reset, units, topups, not_charged } = prices.glossary;
  switch (part) {
    case "reset":
      return unlimitedOr(prices, /\b(?:happens?|if|over|out)\b/i.test(asked) ? `${reset} ${topups}` : reset);
    case "visual":
      return units.visual;
    case "topups":
      return topups;
    case "not charged":
      return `Not charged:\n\n${listed(not_charged)}`;
    case "figure":
      return unlimitedOr(prices, figures(tiers, asked));
    case "packs":
      return unlimitedOr(prices, withPayments(prices, packsAnswer(prices, asked)));
    case "run":
      return units.run;
    case "per task":
      return unlimitedOr(prices, `${units.run}\n\n${listOfPlans(prices)}\n\n${topups}`);
    case "by the year":
      return byTheYear(prices);
    case "spending":
      return unlimitedOr(prices, withPayments(prices, spendingAnswer(prices)));
    case "buying":
      return unlimitedOr(prices, withPayments(prices, buyingAnswer(prices)));
    case "tier":
      return unlimitedOr(prices, listed(tiers.map(tierLine)));
    default:
      return unlimitedOr(prices, withPayments(prices, allOf(prices)));
  }
}

function pricesIn(text: string): Prices | null {
  try {
    const prices = JSON.parse(text) as Partial<Prices>;
    const known = prices.tiers && prices.packs && prices.glossary?.units && prices.glossary.not_charged;
    return known ? (prices as Prices) : null;
  } catch {
    return null;
  }
}

/** What of the prices is asked for: the part of the closest intent, if no other is as close. */
function partOf(asked: string): string {
  const [best, second] = rankIntents(questionOf(asked)?.slots.text ?? asked).filter(
    ({ intent }) => intent.act === "prices",
  );
  const unsure = best && second && best.closeness - second.closeness < SAME && best.closeness < 1;
  return best && !unsure ? best.intent.id.replace("prices: ", "") : "all";
}

/** The tiers that a question names, by name or price. Of none, the free one where "free" is said, else all. */
function tiersIn(asked: string, tiers: Record<string, Tier>, part: string): Tier[] {
  const said = asked.toLowerCase();
  const named = Object.entries(tiers).filter(
    ([id, { label, usd }]) =>
      new RegExp(`\\b(?:${id}|${label.toLowerCase()})\\b`).test(said) ||
      (usd > 0 && new RegExp(`(?<![\\d.])${usd}(?![\\d.])`).test(said)),
  );
  const free =
    /\bwithout pay/.test(said) && part !== "all" ? Object.values(tiers).filter(({ usd }) => usd === 0) : [];
  const found = named.map(([, tier]) => tier);
  return [found, free].find((some) => some.length > 0) ?? Object.values(tiers);
}

const listed = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n");
const priceOf = (usd: number) => (usd === 0 ? "$0" : `$${usd} a month`);
const tierLine = ({ label, usd, runs_per_day, visual_per_day }: Tier) =>
  `${label}: ${priceOf(usd)}, ${runs_per_day} runs and ${visual_per_day} visuals a day`;
const packLine = ({ label, usd }: Pack) => `${label}: $${usd} once`;

const VISUALS = /\b(?:visuals?|apps?|pages?|games?)\b/i;
const RUNS = /\b(?:runs?|tasks?)\b/i;

function figures(tiers: Tier[], asked: string): string {
  const [visuals, runs] = [VISUALS.test(asked), RUNS.test(asked)];
  const lines = tiers.map((tier) => {
    const figure = [
      runs || !visuals ? `${tier.runs_per_day} runs` : "",
      visuals || !runs ? `${tier.visual_per_day} visuals` : "",
    ];
    return `${tier.label}: ${figure.filter(Boolean).join(" and ")} a day`;
  });
  return lines.length === 1 ? `${lines[0]}.` : listed(lines);
}

/** The pack of which a question names the number, else all. */
function packsAnswer({ packs, glossary }: Prices, asked: string): string {
  const all = Object.values(packs);
  const counts = new Set(asked.match(/(?<![\d.$])\d+/g));
  const named = all.filter(({ label }) => counts.has(label.split(" ")[0]!));
  const visuals = VISUALS.test(asked);
  const meant = named.filter(({ label }) => !RUNS.test(asked) || visuals || /runs/.test(label));
  return `${listed((meant.length > 0 ? meant : all).map(packLine))}\n\n${glossary.topups}`;
}

const allOf = ({ tiers, packs, glossary }: Prices) =>
  `${listed(Object.values(tiers).map(tierLine))}\n\nMore at any time, paid once:\n\n${listed(Object.values(packs).map(packLine))}\n\n${glossary.reset}`;

const listOfPlans = ({ tiers }: Prices) => listed(Object.values(tiers).map(tierLine));

/** That there is no price by the year is said only of a catalog whose tiers show none. */
function byTheYear(prices: Prices): string | null {
  const fields = Object.values(prices.tiers).flatMap((tier) => Object.keys(tier));
  if (fields.some((field) => /year|annual|interval|period/.test(field))) return null;
  return unlimitedOr(
    prices,
    withPayments(
      prices,
      `The catalog has prices by the month only, none by the year:\n\n${listOfPlans(prices)}`,
    ),
  );
}

const spendingAnswer = (prices: Prices) =>
  `The catalog has fixed prices, and no spending limit to set:\n\n${listOfPlans(prices)}\n\n${prices.glossary.topups}`;

const buyingAnswer = (prices: Prices) =>
  [listOfPlans(prices), ...(prices.buy === undefined ? [] : [`To buy one: ${prices.buy}.`])].join("\n\n");

const withPayments = ({ payments, unlimited }: Prices, said: string) =>
  payments || unlimited ? said : `${said}\n\nThis instance takes no payments.`;

/** Whom no quota holds is told so first. */
const unlimitedOr = ({ unlimited }: Prices, said: string) =>
  unlimited
    ? `You have no quotas here, and nothing to pay. For callers of a hosted instance:\n\n${said}`
    : said;
