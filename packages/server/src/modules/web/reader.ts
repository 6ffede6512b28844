import { createThreadPool } from "@signet/concurrency";
import { PageError } from "./page-error.ts";

export interface PageText {
  title: string;
  text: string;
  links: string[];
  /** Whether there was more text. */
  cut: boolean;
}

export interface PageToRead {
  /** HTML. */
  source: string;
  /** Where it is from. */
  url: string;
  /** Most characters of text, most links. */
  chars: number;
  links: number;
}

const AT_ONCE = 3;

/**
 * Makes text of HTML in a thread of its own for each page, a few at a time: a hostile page can take its thread's time and
 * memory and no more. Throws PageError, or the signal's reason.
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
    const came = await pool.ask(question, signal);
    if (typeof came === "string") throw new PageError("the page is too intricate to be read");
    return came;
  };
}
