import type {
  CanvasPicture,
  Clash,
  CoveringLayer,
  IllegibleTexts,
  Legibility,
  Measure,
  MissedControls,
  Movers,
  PageDigest,
  PageOutline,
  PageWidths,
  PressEffects,
  Spot,
} from "./in-page-results.ts";

/** The time and the random numbers that all copies of a page start with. */
export interface InitialConditions {
  /** Milliseconds since 1970. */
  epoch: number;
  /** 32 bits. */
  seed: number;
}

/** The input of the script that runs in a page before the page's own scripts. */
export interface InitScriptInput {
  /** A secret of this tab: the name of the control channel, and the prefix of each line that the script reports. */
  key: string;
  initial: InitialConditions;
}

/** The input of the script in the isolated world. */
export interface IsolatedWorldInput {
  /** The name of the page script's control channel. */
  key: string;
}

/** The API of a page's isolated world. All arguments and results are JSON values. */
export interface PageApi {
  /** Advances the page's time by `ms`, with a frame every `frameMs`, and returns the answer of the control channel. */
  advance(ms: number, frameMs: number): Promise<unknown>;
  digest(): PageDigest;
  /** All visible text on the page, including the content of fields; with a selector, only that of the elements that it matches. */
  shownText(within?: string): string;
  /** What is written on canvases, as long as it was not erased; with a selector, only on those inside of what it matches. */
  drawnText(within?: string): Promise<string>;
  /** The numbers that the page shows, each with the words around it; `#` stands for the number. */
  shownNumbers(): Promise<[string, number][]>;
  /** The numbers of texts with a single one, of inline styles and of what SVGs draw. */
  shownMeasures(): Measure[];
  /** Whether there is anything on the page at all. */
  hasContent(): boolean;
  hasCanvas(): boolean;
  /** The canvases on which there is nothing to see, as a person would look for it. */
  blankCanvases(): string[];
  /** The mean colours of the cells of a grid over each of the largest canvases. */
  canvasPicture(): number[];
  /** The picture of the canvas that a checklist names; null if it names none that can be read. */
  pictureOf(wanted: string): CanvasPicture | null;
  /** Whether a style of the page shows something elsewhere while a button has the focus or is held down. */
  followsFocus(id: string): boolean;
  countElements(): number;
  /** How far the running animations of what is shown are. */
  animated(): string;
  /** Whether anything on the page can be scrolled sideways by a finger. */
  scrollsSideways(): boolean;
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
  /** Controls that could never be seen and touched, although `elsewhere` lists them for a larger screen; each with the reason. */
  unreachableControls(elsewhere: string[]): string[];
  /** Looks which texts boxes hide sideways. Returns those that can be seen, at the first look all of them. */
  noticeTexts(): string[];
  /** The texts that boxes have hidden sideways at every look, although `elsewhere` lists them for a larger screen. */
  hiddenTexts(elsewhere: string[]): string[];
  /** Pairs of texts that lie over each other, of which a script has placed one. */
  placedClashes(): Clash[];
  /** The identities of buttons that are on or off. */
  toggleIds(): string[];
  /** The names of controls that a bar at the edge of the screen covers however far the page is scrolled. */
  controlsUnderBars(): string[];
  /** Looks which controls are there now and cannot be reached; the first look only learns what is there. */
  noticeMissed(): void;
  missedControls(): MissedControls;
  /** The area of each canvas in CSS pixels, in the order of the document; -1 for one that is not displayed. */
  canvasAreas(): number[];
  /** Controls that are smaller than `least` CSS pixels, each with its size. */
  smallTargets(least: number): string[];
  nextControl(): Spot | null;
  buttonIds(): string[];
  /** The layer that keeps a person from the buttons of the page; null if there is none, or more in it than words and buttons. */
  coveringLayer(): CoveringLayer | null;
  /** The identities of the buttons that are squares of a board: a dozen and more alike. */
  squareIds(): string[];
  /** How each square of a board and each mark looks, in order. */
  marks(): string[];
  /** The place of one of them. */
  markAt(at: number): Spot | null;
  /** The next button that was not pressed yet. */
  nextButton(first?: readonly string[]): Spot | null;
  /** The button with this identity, if it is there. */
  findButton(id: string): Spot | null;
  /** How each square of a board looks in the markup; none if there is no board. */
  boardFaces(): string[][];
  /** The square of it at an index; scrolls to it. */
  squareAt(at: number): Spot | null;
  /** The identity of the control that a checklist names; empty if there is none. */
  identityOf(wanted: string): string;
  emptyFields(letters?: boolean): (Spot & { text: string })[];
  /** How often each element, by its place, was written since the last call; the first call only begins to count. */
  writtenSince(): [string, number][];
  /** The first cells of tables that show nothing but a number and hold no field, each with that number. */
  numberCells(): (Spot & { text: string })[];
  /** The text field that holds nothing but this text. */
  fieldHolding(text: string): Spot | null;
  /** How many elements show nothing but these words. */
  countNamed(wanted: string): number;
  /** Text fields with content. */
  filledFields(): Spot[];
  /** How many fields there are that held a number at an earlier look for odd texts, or are made for one. */
  countNumberFields(): number;
  /** Has these fields hold what they usually do. */
  restoreNumbers(): void;
  /** Enters a text in one of these fields, or in all, and focuses it; the others hold what they usually do. */
  enterNumber(text: string, at: number | "all"): void;
  /** The button that has the page act on one of these fields. */
  actingButton(at: number): Spot | null;
  /** Chooses an option of a select, a radio button or a checkbox that was not chosen before; its name, null if there is none. */
  chooseNext(): string | null;
  /** The button that has the page act on what was chosen last. */
  choiceButton(): Spot | null;
  /** The first button that takes something away. */
  nextRemover(): Spot | null;
  /** Selects the content of text fields. */
  selectTexts(): void;
  pressEffects(): PressEffects;
  /** Whether nothing but a text went back to what it was at first, between the last two calls of `pressEffects`. */
  onlyTextReturned(): boolean;
  /** The elements whose texts have gone back so. */
  returnedTexts(): string[];
  /** Leaves the texts of these elements out of all states. */
  ignoreTexts(names: readonly string[]): void;
  /** Texts such as NaN that a person would take for a fault, and that were not there at the first call. */
  oddTexts(): Promise<string[]>;
  /** The columns of numbers that were seen in the order of words, and were not at the first look. */
  misplacedNumbers(): string[];
  /** The visible texts that a person cannot read. */
  illegibleTexts(least: Legibility): Promise<IllegibleTexts>;
  /** Those of them that hardly differ from their background. */
  paleTexts(least: number): string[];
  startControl(): Spot | null;
  nextStart(): Spot | null;
  /** Whether a button or a text says how the page is started. */
  saysStart(): boolean;
  saidStart(): Spot | null;
  nextPlayControl(): Spot | null;
  /** Whether anything is shown that takes a touch without a listener, such as a field or a link. */
  hasNative(): boolean;
  firstField(): Spot | null;
  firstFocusable(): Spot | null;
  surface(): Spot;
  nextOpener(): Spot | null;
  /** The next control that was already used once. */
  nextUsed(): Spot | null;
  /** Scrolls to the control that a checklist names and returns its place. */
  locate(wanted: string): Spot | null;
  isThere(wanted: string): boolean;
  movers(wanted: string): Movers;
  /** A text that is another one once what a checklist names was moved, or other controls came; empty if it is gone. */
  traceOf(wanted: string): string;
  /** How many visible elements a selector matches. */
  countShown(selector: string): number;
  /** Whether the control that a checklist names is a mark that is set or a list that is chosen from. */
  isChoice(wanted: string): boolean;
  /** Why a person cannot touch the control that a checklist names. */
  whyUnreachable(wanted: string): string;
  /** Sets the value of a field that is not typed into, such as a date. `typed`: the field at this point is an ordinary one. */
  setField(x: number, y: number, value: string): "set" | "refused" | "typed";
  /** Places the caret of the focused field behind its content, or selects all of it. */
  placeCaret(where: "end" | "all"): void;
  focusSelect(x: number, y: number): void;
  /** Serious violations of WCAG 2 A and AA; axe-core must have been loaded into the world. */
  accessibilityFaults(): Promise<string[]>;
}

/** Methods of a page's isolated world whose results are objects, to be held by the browser. */
export interface PageHandles {
  eventPath(id: string): object[];
  dragPath(wanted: string): object[];
  /** Whether a node with a listener may be there to be played: it is shown, and no button that only starts or stops. */
  isPlayed(node: object): boolean;
}

/** The frame that a page is shown in. */
export interface FrameOptions {
  src: string;
  sandbox: string;
}

/** The API of the page that hosts the frame. */
export interface HostApi {
  /** Removes the frame; if `hiddenFirst`, once the browser has drawn without it. */
  clear(how: { hiddenFirst: boolean }): Promise<void>;
  /** Creates the frame, waits until it is loaded, and focuses it. */
  mount(frame: FrameOptions): Promise<void>;
  /** Waits until two frames were drawn. */
  drawn(): Promise<void>;
}
