import type { Quantity } from "../measures/quantity.ts";
import { stemsOf } from "./words.ts";

/** The stems of the words from the number before a number to it, and from it to the next. */
interface WordsBeside {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
}

/** A statement: its figures, the stems of its words, and those beside each figure. */
export interface StatedFigures {
  quantities: readonly Quantity[];
  stems: ReadonlySet<string>;
  beside: (stated: Quantity) => WordsBeside;
}

const MOST_BEHIND = 2;

/** Prepares a statement with these figures. */
export function statedFigures(text: string, quantities: readonly Quantity[]): StatedFigures {
  const read = new Map<Quantity, WordsBeside>();
  return {
    quantities,
    stems: stemsOf(text),
    // Each is compared with many findings, and read once.
    beside(stated) {
      const words = read.get(stated) ?? wordsBeside(stated, text, quantities);
      read.set(stated, words);
      return words;
    },
  };
}

function wordsBeside({ start, end }: Quantity, text: string, quantities: readonly Quantity[]): WordsBeside {
  const from = Math.max(0, ...quantities.filter((one) => one.end <= start).map((one) => one.end));
  const to = Math.min(text.length, ...quantities.filter((one) => one.start >= end).map((one) => one.start));
  // Words further behind it speak of something else: `38 is slightly above the median`.
  const after = [...stemsOf(text.slice(end, to))].slice(0, MOST_BEHIND);
  // What is before a colon may be a heading: `Tests: 3 passed`.
  const lead = text.slice(from, start);
  const behindColon = stemsOf(lead.slice(lead.lastIndexOf(":") + 1));
  return { before: behindColon.size > 0 ? behindColon : stemsOf(lead), after: new Set(after) };
}
