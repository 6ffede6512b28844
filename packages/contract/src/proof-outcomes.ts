/** How a claim is backed. `supported`: what it states stands in the evidence. `looked_up`: it puts evidence in other words. */
export const PROOF_OUTCOMES = ["supported", "looked_up", "own_knowledge"] as const;
export type ProofOutcome = (typeof PROOF_OUTCOMES)[number];
