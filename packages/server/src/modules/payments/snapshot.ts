import { createHash } from "node:crypto";

/** The hash under which a checkout's id is stored. */
export const sessionSha = (sessionId: string): string => createHash("sha256").update(sessionId).digest("hex");

/** The metadata that this service wrote on a checkout: which purchase it is for. */
export type CheckoutMarker = Record<string, string>;

/** The money of one payment, and what was refunded. Amounts are in cents. */
export interface Money {
  amount: number;
  refunded: number;
  /** Whether a dispute is open or lost, so that the money is gone. */
  disputed: boolean;
}

/** Whether a payment is still effective. A partial refund does not end a paid month. */
export const isHere = (money: Money[]): boolean =>
  money.every(({ disputed, refunded, amount }) => !disputed && (refunded < amount || amount === 0));

/** The current state of a checkout at the payment provider, in this service's terms. */
export interface PaymentSnapshot {
  sessionId: string;
  marker: CheckoutMarker;
  mode: "payment" | "subscription" | "other";
  live: boolean;
  /** Whether the buyer completed it, and whether the first payment has arrived. */
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
