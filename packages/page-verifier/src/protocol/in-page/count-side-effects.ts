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
}

/** Starts to count. */
export function countSideEffects(): SideEffects {
  const counts: SideEffects = withoutPrototype({ rtc: 0, close: 0, download: 0, sound: 0, live: 0 });
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
  return counts;
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
