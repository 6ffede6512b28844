import type { Figure } from "./beside.ts";

/** A figure of evidence, with the words beside it. */
export interface FigurePlace {
  figure: Figure;
  /** The words that name it alone. */
  names: Set<string>;
  /** Those that name it together with others: of its row, the object that holds it, its heading. */
  row: ReadonlySet<string>;
  /** All words that may speak of it. */
  wide: Set<string>;
  /** All words of its sentence or row, and those before the first figure, which may speak of all in it. */
  sentence: ReadonlySet<string>;
  lead: ReadonlySet<string>;
  /** Days that lie within a range of days beside it. */
  spread: ReadonlySet<string>;
  /** Words of the figure before it that are perhaps left out here: `a ticket costs 15 euros for adults, for children 8`. */
  elided: ReadonlySet<string>;
  /** Those that are surely left out: what the first figure's part says of its subject. */
  predicate?: ReadonlySet<string>;
  /** Those of the title that it stands below. */
  title?: ReadonlySet<string>;
  /** Those of the heading that it stands below. */
  heading?: ReadonlySet<string>;
  /** The version before it in its sentence. */
  version?: string | undefined;
}

/** The places of a text, and those with a word. */
export interface FigurePlaces {
  all: FigurePlace[];
  byTerm: ReadonlyMap<string, FigurePlace[]>;
  /** The words that name rows. */
  rows: ReadonlySet<string>;
  /** Those that are written as names. */
  proper: ReadonlySet<string>;
}

/** The place of a figure with these words beside it. */
export const place = (
  figure: Figure,
  names: Set<string>,
  row: Set<string>,
  more: Iterable<string> = [],
): FigurePlace => ({
  figure,
  names,
  row,
  wide: new Set([...names, ...row, ...more]),
  sentence: new Set(),
  lead: new Set(),
  spread: new Set(),
  elided: new Set(),
});

/** The place of a figure that is part of a name. */
export const unnamed = (figure: Figure, sentence: ReadonlySet<string>): FigurePlace => ({
  ...place(figure, new Set(), new Set()),
  sentence,
});
