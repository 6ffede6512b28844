// The payment provider's objects, with the fields that the service reads.

/** Charge, as the provider has it. */
export interface Charge {
  id: string;
  amount: number;
  amount_refunded: number;
  disputed: boolean;
}

/** Intent, as the provider has it. */
export interface Intent {
  id: string;
  metadata: Record<string, string>;
  charge: Charge | null;
}

/** Subscription, as the provider has it. */
export interface Subscription {
  id: string;
  status: string;
  metadata: Record<string, string>;
  ended_at: number | null;
  cancel_at_period_end: boolean;
}

/** Invoice, as the provider has it. */
export interface Invoice {
  id: string;
  subscription: string;
  status: "paid" | "open";
  end: number;
  intent: string;
}

/** Session, as the provider has it. */
export interface Session {
  id: string;
  url: string;
  mode: string;
  status: string;
  payment_status: string;
  amount_total: number;
  currency: string;
  livemode: boolean;
  metadata: Record<string, string>;
  expires_at: number;
  payment_intent: string | null;
  subscription: string | null;
  success_url: string;
}
