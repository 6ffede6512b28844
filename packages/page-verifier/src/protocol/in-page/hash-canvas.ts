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
  const { width, height } = canvas;
  if (!width || !height) return 0;
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  const columns = Math.ceil(width * scale);
  const rows = Math.ceil(height * scale);
  scratch.canvas.width = columns;
  scratch.canvas.height = rows;
  try {
    scratch.drawImage(canvas, 0, 0, columns, rows);
    const words = new Uint32Array(scratch.getImageData(0, 0, columns, rows).data.buffer);
    let hash = 0x811c9dc5;
    for (const word of words) hash = Math.imul(hash ^ word, 0x01000193);
    return hash;
  } catch {
    return 1;
  }
}
