import { betaQuantile } from "./beta.ts";

/** The score of a technique. `won` and `lost` are its wins and losses with exponentially decreasing weight of older ones. */
export interface Score {
  uses: number;
  wins: number;
  losses: number;
  won: number;
  lost: number;
}

export const UNUSED: Score = { uses: 0, wins: 0, losses: 0, won: 0, lost: 0 };

const HALF_LIFE_USES = 50;
const KEPT_PER_USE = 2 ** (-1 / HALF_LIFE_USES);
const RETIRE = { uses: 6, below: 0.3 };

/** The score after one more use. */
export function used(score: Score, won: boolean): Score {
  return {
    uses: score.uses + 1,
    wins: score.wins + Number(won),
    losses: score.losses + Number(!won),
    won: score.won * KEPT_PER_USE + Number(won),
    lost: score.lost * KEPT_PER_USE + Number(!won),
  };
}

/** A quantile of Beta(1 + won, 1 + lost), the distribution of the success rate. */
const quantile = (p: number, { won, lost }: Score) => betaQuantile(p, 1 + won, 1 + lost);

/** The lower bound of the success rate with 90 % confidence, which is used for ranking. */
export const lowerOf = (score: Score): number => quantile(0.1, score);

/** A sample of the success rate (Thompson 1933), by inversion; `random` from 0 to 1. */
export const drawOf = (score: Score, random: number): number => quantile(random, score);

/** Whether it was used often enough to show that it hardly ever helps. */
export const isSpent = (score: Score): boolean =>
  score.uses >= RETIRE.uses && quantile(0.95, score) < RETIRE.below;
