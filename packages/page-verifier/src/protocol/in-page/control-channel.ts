import { countSideEffects } from "./count-side-effects.ts";
import { call, nativeGetter, withoutPrototype } from "./patch-native.ts";
import type { DrawnTexts } from "./record-drawn-text.ts";
import { DRAWN_FONTS, DRAWN_TEXT } from "./requests.ts";
import type { Advanced, VirtualClock } from "./virtual-clock.ts";

const { addEventListener, dispatchEvent } = EventTarget.prototype;
const RealCustomEvent = CustomEvent;
const { round } = Math;
const AT_ONCE: Advanced = withoutPrototype({ how: "done", left: 0, frames: 0, cost: 0 });
const detailOf = nativeGetter(CustomEvent.prototype, "detail");

/** What a request can reach. */
interface ControlParts {
  clock: VirtualClock;
  drawn: DrawnTexts;
  /** Runs before each request. */
  renew: () => void;
}

/**
 * Opens the control channel: an event named `key` is a request, and another event in a fixed format is the answer. It is
 * attached where document.open() does not remove it, and the page can neither see nor name it.
 */
export function openControlChannel(key: string, { clock, drawn, renew }: ControlParts): void {
  const counts = countSideEffects();
  const target = window.visualViewport;
  if (!target) return;
  const stateAfter = ({ how, left, frames, cost }: Advanced): string =>
    `${how} left=${round(left * 1_000)} frames=${frames} cost=${round(cost)} rtc=${counts.rtc} close=${counts.close} download=${counts.download} sound=${counts.sound} live=${counts.live} outward=${counts.outward} rests=${clock.rests() ? 1 : 0}`;
  const answer = (detail: string): void => {
    call(dispatchEvent, target, [new RealCustomEvent(`${key}!`, withoutPrototype({ detail }))]);
  };
  const onRequest = async (event: CustomEvent): Promise<void> => {
    const request: [ms: number, frameMs: number] = detailOf(event);
    renew();
    const asked = request[0];
    if (asked === DRAWN_TEXT) return answer(drawn.all());
    if (asked === DRAWN_FONTS) return answer(drawn.fonts());
    answer(stateAfter(asked === 0 ? AT_ONCE : await clock.advance(asked, request[1])));
  };
  call(addEventListener, target, [key, onRequest]);
}
