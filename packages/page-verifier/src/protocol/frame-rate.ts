/** How often a page draws in virtual time, and what a frame may cost for that. */
export interface FrameRate {
  /** Milliseconds between two frames. */
  frameMs: number;
  /** Real milliseconds of a frame above which the page has to draw less often. */
  mostMs: number;
  /** Whether copies run one after another, because each alone keeps the machine busy. */
  oneByOne: boolean;
}

/** The frames that are measured before they are judged. */
const LEAST_FRAMES = 5;
/** The frames in which a copy that draws slowly is found to be slower still; afterwards too much would be lost. */
const EARLY_FRAMES = 12;
/** The real milliseconds that a frame may cost at most. */
export const MOST_FRAME_MS = 500;

/** From the usual rate to the slowest that a page is checked at. */
export const FRAME_RATES: readonly [FrameRate, ...FrameRate[]] = [
  { frameMs: 1000 / 60, mostMs: 50, oneByOne: false },
  { frameMs: 100, mostMs: 150, oneByOne: true },
  { frameMs: 250, mostMs: MOST_FRAME_MS, oneByOne: true },
];

/** A frame costs more than the page's rate allows. */
export class FramesCostly extends Error {
  override readonly name = "FramesCostly";
  readonly frameCostMs: number;
  constructor(frameCostMs: number) {
    super(`A frame takes ${frameCostMs} ms here without a GPU, at most ${MOST_FRAME_MS}`);
    this.frameCostMs = frameCostMs;
  }
}

/** Measures the frames of one copy. */
export function createFrameMeter({ mostMs, oneByOne }: FrameRate) {
  let frames = 0;
  let cost = 0;
  return {
    /** The cost of a frame so far, in real milliseconds. */
    get mean() {
      return frames === 0 ? 0 : Math.round(cost / frames);
    },
    /** Throws FramesCostly if the frames so far cost too much on a machine that is `pace` times slower than usual. */
    add(counted: { frames: number; cost: number }, pace: number): void {
      frames += counted.frames;
      cost += counted.cost;
      const most = oneByOne && frames > EARLY_FRAMES ? MOST_FRAME_MS : mostMs;
      if (frames >= LEAST_FRAMES && this.mean > most * pace) throw new FramesCostly(this.mean);
    },
  };
}
