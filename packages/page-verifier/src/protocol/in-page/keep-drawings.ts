import { call, nativeGetter, patchMethod, withoutPrototype } from "./patch-native.ts";

const { add, has } = WeakSet.prototype;

const MOST_CANVASES = 4;
/** A smaller drawing costs little, unless each of its pixels is calculated by a program of the page. */
const LEAST_PIXELS = { flat: 40_000, webGl: 1_000 };

/** A canvas that the page draws on. */
interface DrawnCanvas {
  canvas: HTMLCanvasElement;
  /** From this size on, its drawings are waited for. */
  leastPixels: number;
}

/**
 * Keeps WebGL drawings readable after the frame, and hides this from the page. Returns a function that waits until what
 * was drawn on the costly canvases is there, because browsers draw later than they are told to.
 */
export function keepDrawings(): () => void {
  const changed = new WeakSet<object>();
  const drawn: Record<number, DrawnCanvas> = withoutPrototype({});
  let count = 0;
  patchMethod(HTMLCanvasElement.prototype, "getContext", (native, self, given) => {
    const kind = given[0];
    const isWebGl = kind === "webgl" || kind === "webgl2" || kind === "experimental-webgl";
    if (count === 0 || drawn[(count - 1) % MOST_CANVASES]?.canvas !== self) {
      const leastPixels = isWebGl ? LEAST_PIXELS.webGl : LEAST_PIXELS.flat;
      drawn[count % MOST_CANVASES] = withoutPrototype({ canvas: self, leastPixels });
      count += 1;
    }
    const options: Partial<WebGLContextAttributes> | undefined = given[1];
    if (!isWebGl) return call(native, self, given);
    const context = call(native, self, [kind, { ...options, preserveDrawingBuffer: true }]);
    if (context && !options?.preserveDrawingBuffer) call(add, changed, [context]);
    return context;
  });
  hidePreservation(window.WebGLRenderingContext, changed);
  hidePreservation(window.WebGL2RenderingContext, changed);
  return createSync(drawn);
}

function createSync(drawn: Record<number, DrawnCanvas>): () => void {
  const scratch = document.createElement("canvas");
  const { getContext } = HTMLCanvasElement.prototype;
  const { drawImage, getImageData } = CanvasRenderingContext2D.prototype;
  const widthOf = nativeGetter(HTMLCanvasElement.prototype, "width");
  const heightOf = nativeGetter(HTMLCanvasElement.prototype, "height");
  const isConnected = nativeGetter(Node.prototype, "isConnected");
  let context: CanvasRenderingContext2D | null = null;
  return () => {
    for (let i = 0; i < MOST_CANVASES; i++) {
      const one = drawn[i];
      if (!one || !isConnected(one.canvas)) continue;
      const { canvas, leastPixels } = one;
      if (widthOf(canvas) * heightOf(canvas) < leastPixels) continue;
      context ??= call(getContext, scratch, ["2d", { willReadFrequently: true }]) as typeof context;
      if (!context) return;
      try {
        call(drawImage, context, [canvas, 0, 0, 1, 1, 0, 0, 1, 1]);
        call(getImageData, context, [0, 0, 1, 1]);
      } catch {
        // A canvas that cannot be read was handed to a worker, which draws by itself.
      }
    }
  };
}

function hidePreservation(
  Kind: { prototype: WebGLRenderingContext | WebGL2RenderingContext } | undefined,
  changed: WeakSet<object>,
): void {
  patchMethod(Kind?.prototype, "getContextAttributes", (native, self, given) => {
    const attributes = call(native, self, given);
    if (attributes && call(has, changed, [self])) attributes.preserveDrawingBuffer = false;
    return attributes;
  });
}
