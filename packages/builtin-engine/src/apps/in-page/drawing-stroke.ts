export interface Point {
  x: number;
  y: number;
}

/** What was drawn in one go. */
export interface Stroke {
  /** `pen`, `eraser`, `line`, `rectangle`, `circle`; `clear` empties the sheet. */
  tool: string;
  colour: string;
  /** Width in CSS pixels. */
  size: number;
  points: Point[];
}

type Context = CanvasRenderingContext2D;

/** Paints one stroke, or clears the sheet. */
export function paintStroke(on: Context, { tool, colour, size, points }: Stroke): void {
  if (tool === "clear") return on.clearRect(0, 0, on.canvas.width, on.canvas.height);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  on.globalCompositeOperation = tool === "eraser" ? "destination-out" : "source-over";
  on.strokeStyle = on.fillStyle = colour;
  on.lineWidth = size;
  on.lineCap = on.lineJoin = "round";
  on.beginPath();
  const shape = SHAPES.get(tool);
  if (shape) shape(on, first, last);
  else addFreehand(on, first, points);
  on.stroke();
  on.globalCompositeOperation = "source-over";
}

/** A smooth line through points: curves from middle to middle. */
function addFreehand(on: Context, first: Point, points: readonly Point[]): void {
  on.moveTo(first.x, first.y);
  for (const [at, point] of points.entries()) {
    const next = points[at + 1];
    if (next && at > 0) on.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
    else on.lineTo(point.x + (points.length === 1 ? 0.01 : 0), point.y);
  }
}

const SHAPES = new Map(
  Object.entries<(on: Context, from: Point, to: Point) => void>({
    line(on, from, to) {
      on.moveTo(from.x, from.y);
      on.lineTo(to.x + 0.01, to.y);
    },
    rectangle(on, from, to) {
      on.rect(from.x, from.y, to.x - from.x, to.y - from.y);
    },
    circle(on, from, to) {
      const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
      on.ellipse(x, y, Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2, 0, 0, 2 * Math.PI);
    },
  }),
);
