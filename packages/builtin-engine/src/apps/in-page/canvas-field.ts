import { byId } from "./page-elements.ts";

/** A canvas in units of its own. */
export interface CanvasField {
  readonly context: CanvasRenderingContext2D;
  /** The value of a custom property of the page. */
  readonly colour: (name: string) => string;
  /** Where on the field a pointer is. */
  at(event: PointerEvent): { x: number; y: number };
}

/** A canvas of `size()` units, whatever its size on the screen; `draw` is called when it must be seen anew. */
export function createCanvasField(
  id: string,
  size: () => readonly [width: number, height: number],
  draw: () => void,
): CanvasField {
  const canvas = byId(id, HTMLCanvasElement);
  const context = contextOf(canvas);
  const style = getComputedStyle(document.documentElement);
  const colours = new Map<string, string>();
  const fit = (): void => {
    const ratio = Math.min(devicePixelRatio || 1, 3);
    const box = canvas.getBoundingClientRect();
    canvas.width = Math.max(1, Math.round(box.width * ratio));
    canvas.height = Math.max(1, Math.round(box.height * ratio));
    const [width, height] = size();
    context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
    draw();
  };
  new ResizeObserver(fit).observe(canvas);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    colours.clear();
    draw();
  });
  return {
    context,
    colour(name) {
      const colour = colours.get(name) ?? style.getPropertyValue(`--${name}`).trim();
      colours.set(name, colour);
      return colour;
    },
    at(event) {
      const box = canvas.getBoundingClientRect();
      const [width, height] = size();
      return {
        x: ((event.clientX - box.left) / box.width) * width,
        y: ((event.clientY - box.top) / box.height) * height,
      };
    },
  };
}

/** What draws on a canvas. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is nothing to draw with");
  return context;
}

/** A box with round corners, filled and, where its colour is hard to see, edged. */
export function drawBox(
  field: CanvasField,
  { x, y, width, height, radius }: { x: number; y: number; width: number; height: number; radius: number },
  colour: string,
): void {
  field.context.beginPath();
  field.context.roundRect(x, y, width, height, radius);
  paint(field, colour);
}

export function drawDisc(field: CanvasField, x: number, y: number, radius: number, colour: string): void {
  field.context.beginPath();
  field.context.arc(x, y, radius, 0, Math.PI * 2);
  paint(field, colour);
}

/** Paints the path in the colour of that name. */
function paint({ context, colour }: CanvasField, name: string): void {
  const fill = colour(name);
  const edge = colour(`${name}-edge`) || fill;
  context.fillStyle = fill;
  context.fill();
  if (edge === fill) return;
  context.strokeStyle = edge;
  context.stroke();
}

/** Calls `step(seconds)` for each frame, and `draw()` where that says that something moved; long frames are cut, so that nothing jumps. */
export function runFrames(step: (seconds: number) => boolean, draw: () => void): void {
  let last = performance.now();
  const frame = (now: number): void => {
    const moved = step(Math.min(0.05, Math.max(0, (now - last) / 1000)));
    last = now;
    if (moved) draw();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** A sign, as high and as wide as `size`, with its middle at a place. */
export function drawSign(
  { context }: CanvasField,
  sign: string,
  [x, y, size]: readonly [number, number, number],
): void {
  context.save();
  context.translate(x, y);
  // Letters are drawn large and scaled: browsers do not draw them at a size below one.
  context.scale(size / 100, size / 100);
  context.font = `92px "Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji",sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(sign, 0, 6);
  context.restore();
}
