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

/** Units that are counted apart: a run is one task of an agent, a visual one page that a browser has verified. */
export const UNITS = ["run", "visual"] as const;
export type Unit = (typeof UNITS)[number];
