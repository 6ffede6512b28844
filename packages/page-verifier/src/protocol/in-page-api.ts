/** The time and the random numbers that all copies of a page start with. */
export interface InitialConditions {
  /** Milliseconds since 1970. */
  epoch: number;
  /** 32 bits. */
  seed: number;
}

/** What the script that runs in a page before the page is given. */
export interface InitScriptInput {
  /** A secret of this tab: names the control channel, and begins each line that the script reports. */
  key: string;
  initial: InitialConditions;
}

/** What the script in the isolated world is given. */
export interface IsolatedWorldInput {
  /** Names the control channel of the script in the page. */
  key: string;
}

/** A place on the page where a pointer, a finger or the keyboard can act. */
export interface Spot {
  x: number;
  y: number;
  kind: "field" | "select" | "control" | "surface";
  name: string;
  /** Finds what is to be used after it as part of the same move. */
  after?: SpotFinder;
}

/** The state that a page is in. */
export interface PageDigest {
  /** A short word: two that differ are two states. */
  state: string;
  /** How often Enter or Space has pressed the button that had the focus. */
  clickedByKey: number;
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
  /** What the page declares as its viewport, empty where it declares none. */
  viewport: string;
}

/** What there is to read and to use on a page, without numbers. */
export interface PageOutline {
  /** How many controls there are of each kind. */
  kinds: string[];
  controls: string[];
  words: string[];
}

/** What the isolated world of a page answers. All arguments and results can be said in JSON. */
export interface PageApi {
  /** Moves the page's time on by `ms` and gives the answer of the control channel. */
  advance(ms: number): Promise<unknown>;
  digest(): PageDigest;
  /** All text on the page, what stands in fields too. */
  shownText(): string;
  /** Whether there is anything on the page at all. */
  hasContent(): boolean;
  hasCanvas(): boolean;
  countElements(): number;
  /** The refresh that the page declares, empty where it declares none. */
  refreshes(): string;
  widths(): PageWidths;
  outline(): PageOutline;
  /** Milliseconds of the longest task so far. */
  longestTask(): number;
  /** Waits, in real time, for two frames and the time in which first timers come. */
  settle(): Promise<void>;
  /** The controls that can be seen and touched now, by kind and name; remembers them. */
  noticeControls(): string[];
  /** Controls that could never be seen and touched, though those that `elsewhere` names can on a larger screen; each with why. */
  unreachableControls(elsewhere: string[]): string[];
  /** Controls that are smaller than `least` CSS pixels, each with its size. */
  smallTargets(least: number): string[];
  nextControl(): Spot | null;
  startControl(): Spot | null;
  nextStart(): Spot | null;
  firstField(): Spot | null;
  surface(): Spot;
  nextOpener(): Spot | null;
  /** The next of the controls that were used once. */
  nextUsed(): Spot | null;
  /** Where the control is that a checklist names, scrolled to. */
  locate(wanted: string): Spot | null;
  isThere(wanted: string): boolean;
  focusSelect(x: number, y: number): void;
  /** Serious violations of WCAG 2 A and AA; axe-core has to be in the world. */
  accessibilityFaults(): Promise<string[]>;
}

/** Calls of `PageApi` that find a place to act on. */
export type SpotFinder = "nextControl" | "startControl" | "nextStart" | "firstField" | "surface";

/** The frame that a page is shown in. */
export interface FrameOptions {
  src: string;
  sandbox: string;
}

/** What the page that hosts the frame answers. */
export interface HostApi {
  clear(): void;
  /** Puts up the frame, waits until it is loaded, and gives it the focus. */
  mount(frame: FrameOptions): Promise<void>;
  /** Waits until two frames were drawn. */
  drawn(): Promise<void>;
}
