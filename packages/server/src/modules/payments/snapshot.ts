import { createHash } from "node:crypto";

/** How a checkout's id is looked up. */
export const sessionSha = (sessionId: string): string => createHash("sha256").update(sessionId).digest("hex");

/** What we wrote on a checkout, as nobody else can: which purchase it is for. */
export type CheckoutMarker = Record<string, string>;

/** Money that came in at one payment, and what became of it. Amounts in cents. */
export interface Money {
  amount: number;
  refunded: number;
  /** A dispute that is open or lost: the money is not here. */
  disputed: boolean;
}

/** Whether what was paid is here still; a part that was paid back leaves what it bought by the month. */
export const isHere = (money: Money[]): boolean =>
  money.every(({ disputed, refunded, amount }) => !disputed && (refunded < amount || amount === 0));

/** A checkout as the payment provider tells of it now, in our own words. */
export interface PaymentSnapshot {
  sessionId: string;
  marker: CheckoutMarker;
  mode: "payment" | "subscription" | "other";
  live: boolean;
  /** Whether its buyer went through with it, and whether the first money is here. */
  status: "open" | "complete" | "expired" | "other";
  paid: boolean;
  currency: string;
  amount: number;
  /** Of a one-time payment. */
  money: Money | null;
  plan: PlanSnapshot | null;
}

export interface PlanSnapshot {
  subscription: string;
  /** When it was ended for good, in milliseconds since 1970. */
  endedAt: number | null;
  /** Whether it goes on after the paid period. */
  renews: boolean;
  /** Its paid periods from the newest to one whose money is here: their ends in milliseconds since 1970, and their money. */
  periods: { end: number; money: Money[] }[];
}
