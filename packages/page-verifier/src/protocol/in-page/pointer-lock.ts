import { call, patchGetter, patchMethod } from "./patch-native.ts";

const { dispatchEvent } = EventTarget.prototype;
const RealEvent = Event;

/** Emulates pointer lock: without a real mouse, a real lock would swallow all later input. */
export function emulatePointerLock(): void {
  let holder: Element | null = null;
  const lock = (element: Element | null): void => {
    holder = element;
    call(dispatchEvent, document, [new RealEvent("pointerlockchange")]);
  };
  patchGetter(Document, "pointerLockElement", () => holder);
  patchMethod(Element.prototype, "requestPointerLock", async (_native, self) => {
    // oxlint-disable-next-line typescript/await-thenable, unicorn/no-unnecessary-await -- a promise could be the page's own by now.
    await null;
    lock(self);
  });
  patchMethod(Document.prototype, "exitPointerLock", () => lock(null));
}
