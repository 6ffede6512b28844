/** The request for the texts on canvases, in place of the milliseconds to advance. */
export const DRAWN_TEXT = -1;
