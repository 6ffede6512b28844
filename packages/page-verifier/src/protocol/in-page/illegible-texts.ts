import type { IllegibleTexts, Legibility } from "../in-page-results.ts";
import { clashingTexts } from "./clashing-texts.ts";
import { paleTexts } from "./pale-texts.ts";
import { smallDrawnTexts } from "./small-drawn-texts.ts";
import { smallTexts } from "./small-texts.ts";

/** The visible texts that a person cannot read. `drawn`: what is written on canvases, with its fonts. */
export const illegibleTexts = ({ px, contrast }: Legibility, drawn: string): IllegibleTexts => ({
  small: smallTexts(px),
  smallDrawn: smallDrawnTexts(px, drawn),
  pale: paleTexts(contrast),
  clashing: clashingTexts(),
});
