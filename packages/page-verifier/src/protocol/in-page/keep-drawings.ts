import { call, patchMethod } from "./patch-native.ts";

const { add, has } = WeakSet.prototype;

/** Keeps WebGL drawings readable after the frame, and hides this from the page. */
export function keepDrawings(): void {
  const changed = new WeakSet<object>();
  patchMethod(HTMLCanvasElement.prototype, "getContext", (native, self, given) => {
    const kind = given[0];
    const options: Partial<WebGLContextAttributes> | undefined = given[1];
    const isWebGl = kind === "webgl" || kind === "webgl2" || kind === "experimental-webgl";
    if (!isWebGl) return call(native, self, given);
    const context = call(native, self, [kind, { ...options, preserveDrawingBuffer: true }]);
    if (context && !options?.preserveDrawingBuffer) call(add, changed, [context]);
    return context;
  });
  hidePreservation(window.WebGLRenderingContext, changed);
  hidePreservation(window.WebGL2RenderingContext, changed);
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
