import { createThreadPool } from "@signet/concurrency";
import { NOTHING, type SearchAnswer, type SearchQuestion } from "./answer.ts";

/** Looks for programs without holding up the service. */
export interface Solver {
  /** The same question gives the same answer again. A search that dies or is late has found nothing. */
  solve(question: Omit<SearchQuestion, "budgetMs">, signal: AbortSignal): Promise<SearchAnswer>;
}

interface SolverOptions {
  /** Computing time of one search. */
  budgetMs: number;
  /** After so long its process is ended whatever it does; three times the budget where nothing is said. */
  wallMs?: number;
  /** Heap of the searching process. */
  memoryMb: number;
}

const WALL_FACTOR = 3;
const REMEMBERED_MAX = 64;
const THREADS = 8;

/** Creates a solver that gives each search a process with its own heap and deadline: it calls techniques with whatever fits. */
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
