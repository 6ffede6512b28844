import { Worker } from "node:worker_threads";
import type { Answer, Question } from "./search.ts";

/** What the engine needs of time. */
export interface Clock {
  /** Resolves after `ms`; rejects as soon as the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Looks for programs without holding up the service. */
export interface Solver {
  /** The same question gives the same answer again. A search that dies or is late has found nothing. */
  solve(question: Omit<Question, "budgetMs">, signal: AbortSignal): Promise<Answer>;
}

interface SolverOptions {
  clock: Clock;
  /** Computing time of one search; after three times as long on the clock its thread is ended whatever it does. */
  budgetMs: number;
  /** Heap of the searching thread. */
  memoryMb: number;
}

const NOTHING: Answer = { program: null, tried: 0, agreed: 0 };
const WALL_FACTOR = 3;
const REMEMBERED_MAX = 64;

/** A solver that gives each search a thread of its own with a heap and a time of its own. */
export function createSolver({ clock, budgetMs, memoryMb }: SolverOptions): Solver {
  const remembered = new Map<string, Answer>();
  return {
    async solve(question, signal) {
      signal.throwIfAborted();
      const key = JSON.stringify(question);
      const known = remembered.get(key);
      if (known) return known;
      const answer = await inThread({ ...question, budgetMs }, { clock, memoryMb, signal });
      remembered.set(key, answer);
      for (const oldest of remembered.keys()) {
        if (remembered.size <= REMEMBERED_MAX) break;
        remembered.delete(oldest);
      }
      return answer;
    },
  };
}

async function inThread(
  question: Question,
  { clock, memoryMb, signal }: { clock: Clock; memoryMb: number; signal: AbortSignal },
): Promise<Answer> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    env: {},
  });
  const done = new AbortController();
  const ended = new Promise<Answer>((resolve) => {
    worker.once("message", resolve);
    worker.once("error", () => resolve(NOTHING));
    worker.once("exit", () => resolve(NOTHING));
  });
  const late = clock
    .sleep(question.budgetMs * WALL_FACTOR, AbortSignal.any([signal, done.signal]))
    .then(() => NOTHING);
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(question);
    return await Promise.race([ended, late]);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    done.abort();
    late.catch(() => NOTHING);
    await worker.terminate();
  }
}
