import { createThreadPool } from "@signet/concurrency";

/** `exact`: the value shown is the very number, nothing rounded. `why` is in words for a reader. */
export type CalculationResult =
  | { kind: "value"; value: string; exact: boolean }
  | { kind: "wrong"; why: string };

export interface Calculator {
  /**
   * Works an expression out, or says why not. Never rejects but by `signal`. Expressions are worked out one after the other;
   * one that is late or dies harms no other.
   */
  calculate: (expression: string, signal: AbortSignal) => Promise<CalculationResult>;
  /** Ends the thread. What is under way or asked later is answered `wrong`. */
  close: () => Promise<void>;
}

export interface CalculatorOptions {
  /** How long one expression may take. */
  wallMs?: number;
  /** After how long without work the thread is ended. */
  idleMs?: number;
  /** Heap of the thread. */
  memoryMb?: number;
}

const MAX_CHARS = 1_000;
const QUEUE = 63;
const BROKEN = {
  late: "that takes too long to calculate",
  died: "that takes more memory than there is for a calculation",
  busy: "too many calculations wait already; try again",
  not_started: "the calculator could not be started; try again",
  closed: "the calculator is closed",
};
const wrong = (why: string): CalculationResult => ({ kind: "wrong", why });

/** A calculator whose arithmetic runs in a thread of its own, which is kept warm and never holds the process. */
export function createCalculator(options: CalculatorOptions = {}): Calculator {
  const { wallMs = 2_000, idleMs = 60_000, memoryMb = 192 } = options;
  const url = new URL("./worker.ts", import.meta.url);
  const pool = createThreadPool<string, CalculationResult>({
    url,
    threads: 1,
    queue: QUEUE,
    wallMs,
    idleMs,
    memoryMb,
  });
  return {
    async calculate(expression, signal) {
      signal.throwIfAborted();
      if (expression.trim() === "") return wrong("there is nothing to calculate");
      if (expression.length > MAX_CHARS)
        return wrong(`an expression has at most ${MAX_CHARS.toLocaleString("en")} characters`);
      const came = await pool.ask(expression, signal);
      return typeof came === "string" ? wrong(BROKEN[came]) : came;
    },
    close: () => pool.close(),
  };
}
