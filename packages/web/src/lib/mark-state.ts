/** open: a run has begun; sealed: a receipt exists; verified: this browser recomputed it; broken: bytes and hash differ. */
export type MarkState = "open" | "sealed" | "verified" | "broken";
export type MarkTone = "seal" | "fail" | "care" | "quiet";
