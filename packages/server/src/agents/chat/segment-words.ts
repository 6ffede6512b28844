let segmenter: Intl.Segmenter | undefined;

/** The words of a text in any script, and what is between them. The dictionaries are loaded at the first use. */
export const segmentWords = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" })).segment(text);
