import { createThreadPool } from "@signet/concurrency";
import { PageError } from "./page-error.ts";

export interface PageText {
  title: string;
  text: string;
  links: string[];
  /** Whether text was cut off. */
  cut: boolean;
}

export interface PageToRead {
  /** The HTML. */
  source: string;
  /** The address of the page. */
  url: string;
  /** The maximum number of characters of text and of links. */
  chars: number;
  links: number;
}

const AT_ONCE = 3;

/**
 * Converts HTML to text, each page in its own thread and a few at a time, so that a hostile page can use up only the time and
 * memory of its thread. Throws PageError, or the signal's reason.
 */
export function createReader({ parseMs }: { parseMs: number }) {
  const pool = createThreadPool<PageToRead, PageText>({
    url: new URL("./worker.ts", import.meta.url),
    threads: AT_ONCE,
    wallMs: parseMs,
    memoryMb: 384,
    youngMemoryMb: 64,
    idleMs: 0,
  });

  return async (question: PageToRead, signal: AbortSignal): Promise<PageText> => {
    const result = await pool.ask(question, signal);
    if (typeof result === "string") throw new PageError("the page is too intricate to be read");
    return result;
  };
}
