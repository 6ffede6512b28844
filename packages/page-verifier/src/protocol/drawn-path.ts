import type { ChecklistAction } from "../page-brief.ts";
import type { CanvasPicture } from "./in-page-results.ts";
import type { PageSession } from "./page-session.ts";

/** The least change of a cell, over all channels, that is a mark. */
const LEAST_MARK = 15;
/** How far from its path a pointer may leave a mark, besides the size of a cell. */
const NEAR_PX = 24;
/** Some drawings appear above a finger, which would hide them. */
const ABOVE_FINGER_PX = 80;
const SAMPLES = 12;
const [MOST, FEW] = [0.8, 0.2];
const LEAST_CELLS = 2;

/** Where a drag on a canvas has left marks, in parts of one. */
export interface DrawnPath {
  /** The marks near the path of the pointer. */
  near: number;
  /** The path that has marks beside it. */
  covered: number;
}

interface Point {
  x: number;
  y: number;
}

/** Prepares to tell where a drag on a canvas leaves marks. The answer is undefined if it leaves none, or is no drag on a canvas. */
export async function watchPath(
  session: PageSession,
  action: ChecklistAction,
): Promise<() => Promise<DrawnPath | undefined>> {
  const none = () => Promise.resolve(undefined);
  if (action.do !== "drag" || action.to !== undefined) return none;
  const { on, dx = 0, dy = 0 } = action;
  const start = await session.call("locate", on);
  const before = start && (await session.call("pictureOf", on));
  if (!before) return none;
  const path = Array.from({ length: SAMPLES + 1 }, (_, at) => ({
    x: start.x + (dx * at) / SAMPLES,
    y: start.y + (dy * at) / SAMPLES,
  }));
  return async () => {
    const after = await session.call("pictureOf", on);
    const isSamePlace = after?.left === before.left && after.top === before.top;
    const above = session.screen === "phone" ? ABOVE_FINGER_PX : 0;
    return after && isSamePlace ? measure(marksIn(before, after), path, { box: after, above }) : undefined;
  };
}

/** The middles of the cells that have changed, on the screen. */
const marksIn = (
  before: CanvasPicture,
  { left, top, width, height, columns, rows, means }: CanvasPicture,
): Point[] =>
  Array.from({ length: columns * rows }, (_, cell) => cell)
    .filter((cell) => {
      const by = [0, 1, 2].map((at) => Math.abs(means[cell * 3 + at]! - before.means[cell * 3 + at]!));
      return by.reduce((sum, one) => sum + one, 0) >= LEAST_MARK;
    })
    .map((cell) => ({
      x: left + (((cell % columns) + 0.5) * width) / columns,
      y: top + ((Math.floor(cell / columns) + 0.5) * height) / rows,
    }));

function measure(
  marks: readonly Point[],
  path: readonly Point[],
  { box, above }: { box: CanvasPicture; above: number },
): DrawnPath | undefined {
  const reach = NEAR_PX + Math.max(box.width / box.columns, box.height / box.rows);
  const isNear = (mark: Point, { x, y }: Point) =>
    Math.abs(mark.x - x) <= reach && mark.y - y <= reach && y - mark.y <= reach + above;
  const within = path.filter(
    ({ x, y }) => x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height,
  );
  if (marks.length < LEAST_CELLS || within.length === 0) return undefined;
  const near = marks.filter((mark) => within.some((point) => isNear(mark, point)));
  const covered = within.filter((point) => marks.some((mark) => isNear(mark, point)));
  return { near: near.length / marks.length, covered: covered.length / within.length };
}

/** Whether the mouse leaves its marks along its path, and a finger elsewhere. */
export const strays = (mouse: DrawnPath | undefined, finger: DrawnPath | undefined): boolean =>
  mouse !== undefined &&
  finger !== undefined &&
  Math.min(mouse.near, mouse.covered) >= MOST &&
  Math.max(finger.near, finger.covered) <= FEW;
