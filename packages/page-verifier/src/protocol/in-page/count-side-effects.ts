// Effects of a page beyond its own document that can only be observed from inside.
import { blockWebRtc, countConstructions } from "./count-constructions.ts";
import { call, nativeGetter, patchMethod, withoutPrototype } from "./patch-native.ts";

/** How often a page has tried something since it was loaded. */
export interface SideEffects {
  /** Connections to peers, which are refused. */
  rtc: number;
  close: number;
  download: number;
  sound: number;
  /** Workers. */
  live: number;
  /** What a person notices although the document stays the same: the clipboard, full screen, printing, scrolling, a message to a worker. */
  outward: number;
}

/** Starts to count. */
export function countSideEffects(): SideEffects {
  const counts: SideEffects = withoutPrototype({
    rtc: 0,
    close: 0,
    download: 0,
    sound: 0,
    live: 0,
    outward: 0,
  });
  const count = (name: keyof SideEffects) => (): void => {
    counts[name] += 1;
  };
  const countSound = count("sound");
  blockWebRtc(count("rtc"));
  countConstructions("Worker", window.Worker, count("live"));
  patchMethod(window, "close", count("close"));
  patchMethod(window.AudioScheduledSourceNode?.prototype, "start", (native, self, given) => {
    countSound();
    return call(native, self, given);
  });
  patchMethod(window.HTMLMediaElement?.prototype, "play", (native, self, given) => {
    countSound();
    return call(native, self, given);
  });
  patchMethod(window.SpeechSynthesis?.prototype, "speak", (native, self, given) => {
    countSound();
    return call(native, self, given);
  });
  countDownloads(count("download"));
  countOutward(count("outward"));
  return counts;
}

/** Counts calls whose effect lies outside of the document. */
function countOutward(count: () => void): void {
  const counted = <T extends object>(owner: T | undefined, names: readonly (keyof T)[]): void => {
    for (let i = 0; i < names.length; i++) {
      const apply = (native: () => unknown, self: unknown, given: unknown[]): unknown => {
        count();
        return call(native, self, given);
      };
      patchMethod(owner, names[i]!, apply as never);
    }
  };
  counted(window.Clipboard?.prototype, ["writeText", "write"]);
  counted(Document.prototype, ["execCommand", "exitFullscreen"]);
  counted(Element.prototype, [
    "requestFullscreen",
    "requestPointerLock",
    "scrollIntoView",
    "scrollTo",
    "scrollBy",
    "scroll",
  ]);
  counted(window, ["print", "scrollTo", "scrollBy", "scroll"]);
  counted(Navigator.prototype, ["share", "vibrate"]);
  counted(History.prototype, ["pushState", "replaceState", "back", "forward", "go"]);
  counted(window.Worker?.prototype, ["postMessage"]);
  counted(Storage.prototype, ["setItem", "removeItem", "clear"]);
}

/** Counts downloads, which the frame blocks silently. */
function countDownloads(count: () => void): void {
  const { hasAttribute, closest } = Element.prototype;
  const RealElement = Element;
  const isConnected = nativeGetter(Node.prototype, "isConnected");
  patchMethod(HTMLElement.prototype, "click", (native, self, given) => {
    if (!isConnected(self) && call(hasAttribute, self, ["download"])) count();
    return call(native, self, given);
  });
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof RealElement && call(closest, target, ["a[download]"])) count();
  };
  window.addEventListener("click", onClick, true);
}
