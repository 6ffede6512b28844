import type { CanvasPicture } from "../in-page-results.ts";

const MAX_PIXELS = 1_000_000;

/** The verifier's own canvas, for reading colours and pictures. */
export const scratch = createScratch();

function createScratch(): CanvasRenderingContext2D {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas to draw on");
  return context;
}

/** FNV-1a. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** A number that changes with what a canvas shows. */
export function hashCanvas(canvas: HTMLCanvasElement): number {
  const words = wordsOf(canvas);
  if (!words) return words === null ? 1 : 0;
  let hash = 0x811c9dc5;
  for (const word of words) hash = Math.imul(hash ^ word, 0x01000193);
  return hash;
}

const COLUMNS = 64;
const ROWS = 40;

/** The mean colours of a grid of cells of each shown canvas, on white; the larger ones first, at most two. */
export function canvasPicture(): number[] {
  const canvases = [...document.querySelectorAll("canvas")]
    .filter(({ width, height, clientWidth }) => width > 0 && height > 0 && clientWidth > 0)
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  return canvases.slice(0, 2).flatMap(meansOf);
}

/** The picture of a canvas. */
export function pictureOfCanvas(canvas: HTMLCanvasElement): CanvasPicture | null {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const means = canvas.width > 0 && canvas.height > 0 ? meansOf(canvas) : [];
  return means.length > 0 ? { left, top, width, height, columns: COLUMNS, rows: ROWS, means } : null;
}

function meansOf(canvas: HTMLCanvasElement): number[] {
  scratch.canvas.width = COLUMNS;
  scratch.canvas.height = ROWS;
  scratch.imageSmoothingQuality = "high";
  scratch.fillStyle = "#fff";
  scratch.fillRect(0, 0, COLUMNS, ROWS);
  try {
    scratch.drawImage(canvas, 0, 0, COLUMNS, ROWS);
    return [...scratch.getImageData(0, 0, COLUMNS, ROWS).data].filter((_, at) => at % 4 < 3);
  } catch {
    return [];
  }
}

/** Whether nothing is drawn on a canvas. One that may not be read counts as drawn on. */
export const isTransparent = (canvas: HTMLCanvasElement): boolean =>
  wordsOf(canvas)?.every((word) => word === 0) ?? false;

/** What a canvas shows, a number for each pixel: undefined if it has no size, null if it may not be read. */
function wordsOf(canvas: HTMLCanvasElement): Uint32Array | null | undefined {
  const { width, height } = canvas;
  if (!width || !height) return undefined;
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  const columns = Math.ceil(width * scale);
  const rows = Math.ceil(height * scale);
  scratch.canvas.width = columns;
  scratch.canvas.height = rows;
  try {
    scratch.drawImage(canvas, 0, 0, columns, rows);
    return new Uint32Array(scratch.getImageData(0, 0, columns, rows).data.buffer);
  } catch {
    return null;
  }
}
