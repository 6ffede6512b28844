/** What an account may use in a day, and at what price in US dollars a month. */
export interface TierOffer {
  label: string;
  usd: number;
  runs_per_day: number;
  visual_per_day: number;
  who: string;
}

export const TIERS = {
  free: { label: "Free", usd: 0, runs_per_day: 8, visual_per_day: 2, who: "no card needed" },
  plus: { label: "Plus", usd: 9, runs_per_day: 120, visual_per_day: 20, who: "indie builders and students" },
  pro: { label: "Pro", usd: 19, runs_per_day: 500, visual_per_day: 60, who: "heavy daily use" },
} as const satisfies Record<string, TierOffer>;
export type Tier = keyof typeof TIERS;
/** Tiers, smallest first. */
export const TIER_IDS = Object.keys(TIERS) as [Tier, ...Tier[]];
/** The paid tiers. */
export const PLAN_IDS = ["plus", "pro"] as const satisfies Tier[];
export type PaidTier = (typeof PLAN_IDS)[number];

/** How many runs and visuals of one account may be under way at the same time. */
export const AT_ONCE = { free: 1, plus: 3, pro: 8 } as const satisfies Record<Tier, number>;

/** Units that are paid once and do not expire; the price is in US dollars. */
export interface PackOffer {
  label: string;
  usd: number;
  runs: number;
  visual: number;
  who: string;
}

export const PACKS = {
  runs_50: { label: "50 runs", usd: 3, runs: 50, visual: 0, who: "a busy afternoon" },
  runs_200: { label: "200 runs", usd: 9, runs: 200, visual: 0, who: "a project's worth of tasks" },
  visual_10: { label: "10 visuals", usd: 4, runs: 0, visual: 10, who: "a handful of apps and games" },
  bundle_100: { label: "100 runs and 15 visuals", usd: 7, runs: 100, visual: 15, who: "a bit of everything" },
} as const satisfies Record<string, PackOffer>;
export type Pack = keyof typeof PACKS;
export const PACK_IDS = Object.keys(PACKS) as [Pack, ...Pack[]];

/** The units, which are counted separately: a run is one task of an agent, a visual is one page that a browser has verified. */
export const UNITS = ["run", "visual"] as const;
export type Unit = (typeof UNITS)[number];

/** How many units of one kind a tier gives per day. */
export const perDay = (tier: Tier, unit: Unit): number =>
  unit === "run" ? TIERS[tier].runs_per_day : TIERS[tier].visual_per_day;
