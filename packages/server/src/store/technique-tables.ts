import type { ColumnType, Generated } from "kysely";

// Times are in milliseconds since 1970; flags are 0 or 1.

/** A technique. Its text comes from runs and is data, whoever wrote it. */
export interface TechniqueTable {
  /** The number of its row in the index. */
  n: Generated<number>;
  id: string;
  /** Empty, like `owner`, in a technique that all owners share. */
  account: string;
  owner: string;
  kind: "code" | "tactic" | "pitfall";
  origin: "starter" | "run";
  state: "candidate" | "active";
  title: string;
  /** When it applies. */
  applies: string;
  /** Words by which it is found. */
  words: string;
  /** Code, or guidance. */
  body: string;
  language: string;
  params_json: string;
  /** For code: the text of its test, and the names of both files. */
  test: string;
  path: string;
  test_path: string;
  /** For a pitfall: the marks by which it is recognised again. */
  marks_json: string;
  /** SHA-256 of its text without layout and comments. */
  sha: string;
  /** The number of its sequences of five tokens. */
  grams: number;
  /** The hashes of those sequences, 32 bits each, in order; empty in rows from before migration 12. */
  gram_hashes: ColumnType<Uint8Array<ArrayBuffer>, Uint8Array, Uint8Array>;
  version: number;
  /** 1 once its test passed in a fresh sandbox, and failed when it had to. */
  tested: number;
  /** The run that its text comes from. */
  run_id: string | null;
  created_at: number;
  updated_at: number;
}

/** The score of a technique for one owner. */
export interface TechniqueScoreTable {
  technique_id: string;
  account: string;
  owner: string;
  uses: Generated<number>;
  wins: Generated<number>;
  losses: Generated<number>;
  /** Wins and losses, weighted by age. */
  won: Generated<number>;
  lost: Generated<number>;
  last_used: number | null;
  /** 1: forgotten by this owner. */
  hidden: Generated<number>;
  retired: Generated<number>;
}

/** A run that taught a technique, or in which it was used. */
export interface TechniqueReceiptTable {
  technique_id: string;
  account: string;
  owner: string;
  run_id: string;
  receipt_sha: string;
  role: "learned" | "won" | "lost";
  task_sha: string;
  at: number;
}
