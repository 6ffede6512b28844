/** Requests in place of the milliseconds to advance: for the texts on canvases, and for these with their fonts. */
export const DRAWN_TEXT = -1;
export const DRAWN_FONTS = -2;

/** What separates the parts of the answer to `DRAWN_FONTS`. */
export const BETWEEN = { fields: "\u001f", texts: "\u001e" } as const;
