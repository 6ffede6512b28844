/** A place on the page where a pointer, a finger or the keyboard can act. */
export interface Spot {
  x: number;
  y: number;
  kind: "field" | "select" | "control" | "surface";
  name: string;
  /** What the element is called in every copy; empty for the page itself. */
  id: string;
  /** Finds the next spot to use as part of the same move. */
  after?: SpotFinder;
  /** Where else a slider can be clicked. */
  slider?: Slider;
}

/** Where a slider can be clicked, besides its middle. */
export interface Slider {
  /** Its thumb, where a click changes nothing. */
  thumb: Point;
  /** Beside the middle and the thumb. */
  beside: Point;
}

type Point = Pick<Spot, "x" | "y">;

/** The state that a page is in. */
export interface PageDigest {
  /** A hash of the state: different values mean different states. */
  state: string;
  /** The place of the element that has the focus. Arrow keys may move it; a click does in any page. */
  focus: string;
  /** How often Enter or Space has pressed the button that had the focus. */
  clickedByKey: number;
}

/** What a press may have changed. */
export interface PressEffects {
  /** The page's state with its title, scroll positions, running animations, and refused fields. */
  state: string;
  /** The same without what the document consists of. */
  beside: string;
  /** The selected text, without that of a field. */
  selected: string;
  /** The field, or the like, that has the focus; empty if a button or nothing has it. */
  focus: string;
}

/** How a page fits the width of the screen. */
export interface PageWidths {
  /** In CSS pixels. */
  needed: number;
  /** In CSS pixels. */
  given: number;
  /** The page itself hides what does not fit. */
  clips: boolean;
  /** The first element that is cut off, empty where none is. */
  cut: string;
  /** The element that reaches farthest beyond the screen, empty where none does. */
  widest: string;
  /** What the page declares as its viewport, empty where it declares none. */
  viewport: string;
}

/** What a text needs to be read. */
export interface Legibility {
  /** The size of its font in CSS pixels, after all scaling. */
  px: number;
  /** Its contrast with the colour behind it, as WCAG defines it. */
  contrast: number;
}

/** Texts that a person cannot read. */
export interface IllegibleTexts {
  /** Each with its height. */
  small: string[];
  /** Those on canvases where most are small. */
  smallDrawn: DrawnText[];
  /** Those that surely have almost the colour of their background, each with both colours. */
  pale: string[];
  clashing: Clash[];
}

/** Controls that came up later and could not be reached, each with the reason. */
export interface MissedControls {
  sure: string[];
  /** Whether others were missed at one look only. */
  unsure: boolean;
}

/** Buttons that may move what a checklist drags. */
export interface Movers {
  /** Whether one of them does, as far as its name or its kind tells. */
  sure: boolean;
  /** The others. */
  perhaps: Spot[];
  /** How many elements the dragged thing consists of. */
  size: number;
}

/** What a canvas shows, and where it is on the screen, in CSS pixels. */
export interface CanvasPicture {
  left: number;
  top: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** The mean red, green and blue of each cell, row by row; empty if it may not be read. */
  means: number[];
}

/** What covers the whole page and holds only words and buttons. */
export interface CoveringLayer {
  text: string;
  /** The identities of its buttons. */
  ids: string[];
  /** A place at the edge of the screen. */
  beside: Spot;
}

/** A text on a canvas. */
export interface DrawnText {
  text: string;
  /** The size of its font on the screen, with one decimal. */
  px: string;
}

/** One number of a text, a style or a drawing. */
export interface Measure {
  place: string;
  /** What it is of. */
  name: string;
  value: number;
}

/** Two texts that are written over each other. */
export interface Clash {
  names: string;
  /** Where they are: the same as long as they do not move. */
  at: string;
}

/** The words and controls of a page, without numbers. */
export interface PageOutline {
  /** How many controls there are of each kind. */
  kinds: string[];
  controls: string[];
  words: string[];
}

/** Calls of the isolated world that find a place to act on. */
export type SpotFinder =
  | "nextControl"
  | "nextPlayControl"
  | "startControl"
  | "saidStart"
  | "nextStart"
  | "firstField"
  | "firstFocusable"
  | "surface";
