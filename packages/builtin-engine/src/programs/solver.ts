import { createThreadPool } from "@signet/concurrency";
import { NOTHING, type SearchAnswer, type SearchQuestion } from "./answer.ts";

/** Searches for programs without blocking the service. */
export interface Solver {
  /** Answers the same question the same way each time. A search that crashes or times out finds no program. */
  solve(question: Omit<SearchQuestion, "budgetMs">, signal: AbortSignal): Promise<SearchAnswer>;
}

interface SolverOptions {
  /** CPU time of one search, in milliseconds. */
  budgetMs: number;
  /** Wall time after which the search process is terminated, in milliseconds; eight times the budget by default. */
  wallMs?: number;
  /** Heap limit of the search process, in megabytes. */
  memoryMb: number;
}

/** On a busy machine a process gets a small share of a core. The CPU time limits a search, and this only one that hangs. */
const WALL_FACTOR = 8;
const REMEMBERED_MAX = 64;
const THREADS = 8;

/**
 * Creates a solver that runs each search in a process with its own heap and deadline, because techniques may receive
 * unsuitable arguments.
 */
export function createSolver({ budgetMs, wallMs = budgetMs * WALL_FACTOR, memoryMb }: SolverOptions): Solver {
  const url = new URL("./worker.ts", import.meta.url);
  const pool = createThreadPool<SearchQuestion, SearchAnswer>({
    url,
    threads: THREADS,
    wallMs,
    memoryMb,
    isolation: "process",
    idleMs: 0,
  });
  const remembered = new Map<string, SearchAnswer>();
  return {
    async solve(question, signal) {
      signal.throwIfAborted();
      const key = JSON.stringify(question);
      const known = remembered.get(key);
      if (known) return known;
      const came = await pool.ask({ ...question, budgetMs }, signal);
      const answer = typeof came === "string" ? NOTHING : came;
      remembered.set(key, answer);
      for (const oldest of remembered.keys()) {
        if (remembered.size <= REMEMBERED_MAX) break;
        remembered.delete(oldest);
      }
      return answer;
    },
  };
}
