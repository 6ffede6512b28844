import { isTransparent } from "./hash-canvas.ts";
import { isShown } from "./page-text.ts";

const LEAST_PX = 100;

/**
 * The canvases on which a person sees nothing at all although there is room for something. Those that lie over or under
 * another drawing, that let the pointer through, or that wait for a file or a camera, may well be empty.
 */
export function blankCanvases(): string[] {
  if (document.querySelector("input[type=file],video")) return [];
  const canvases = [...document.querySelectorAll("canvas")];
  const drawings = [...document.querySelectorAll("canvas,svg,img,video,picture")].filter(isShown);
  return canvases.flatMap((canvas, at) => {
    const alone = !drawings.some((other) => other !== canvas && overlap(canvas, other));
    return isOpen(canvas) && alone && isTransparent(canvas) ? [nameOf(canvas, at)] : [];
  });
}

/** The area of each canvas in CSS pixels, in the order of the document; -1 for one that is not displayed. */
export function canvasAreas(): number[] {
  return [...document.querySelectorAll("canvas")].map((canvas) =>
    canvas.checkVisibility({ visibilityProperty: true }) ? canvas.clientWidth * canvas.clientHeight : -1,
  );
}

/** Whether a canvas is large, shown, and the only thing at its place. */
function isOpen(canvas: HTMLCanvasElement): boolean {
  const { width, height, left, top } = canvas.getBoundingClientRect();
  const { pointerEvents, backgroundImage, position } = getComputedStyle(canvas);
  if (width < LEAST_PX || height < LEAST_PX || !isShown(canvas)) return false;
  if (pointerEvents === "none" || backgroundImage !== "none" || position === "fixed") return false;
  const [x, y] = [left + width / 2, top + height / 2];
  const isOnScreen = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  const hit = isOnScreen ? document.elementFromPoint(x, y) : canvas;
  return hit === canvas;
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const nameOf = (canvas: HTMLCanvasElement, at: number): string =>
  canvas.id ? `canvas#${canvas.id}` : `canvas ${at + 1}`;
