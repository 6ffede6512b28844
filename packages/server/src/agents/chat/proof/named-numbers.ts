import type { Quantity } from "./quantity.ts";
import { stemsOf } from "./words.ts";

/** A statement: its figures, and the stems of its words. */
export interface StatedFigures {
  quantities: readonly Quantity[];
  stems: ReadonlySet<string>;
}

/** Prepares a statement with these figures. */
export const statedFigures = (text: string, quantities: readonly Quantity[]): StatedFigures => ({
  quantities,
  stems: stemsOf(text),
});
