import { createThreadPool } from "@signet/concurrency";

/** `exact`: the value is not rounded. `why` is a message for a reader. */
export type CalculationResult =
  | { kind: "value"; value: string; exact: boolean }
  | { kind: "wrong"; why: string };

export interface Calculator {
  /**
   * Evaluates an expression, or says why it cannot. Rejects only with the reason of `signal`. Evaluates one expression at a
   * time; one that times out or crashes does not affect the others.
   */
  calculate: (expression: string, signal: AbortSignal) => Promise<CalculationResult>;
  /** Ends the thread. Current and later expressions are answered `wrong`. */
  close: () => Promise<void>;
}

export interface CalculatorOptions {
  /** Time limit of one expression, in milliseconds. */
  wallMs?: number;
  /** The thread ends after this time without work, in milliseconds. */
  idleMs?: number;
  /** Heap limit of the thread, in MiB. */
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

/** Creates a calculator that runs in its own thread, which is reused and does not keep the process alive. */
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
      const result = await pool.ask(expression, signal);
      return typeof result === "string" ? wrong(BROKEN[result]) : result;
    },
    close: () => pool.close(),
  };
}
