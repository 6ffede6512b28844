import { countSideEffects } from "./count-side-effects.ts";
import { call, nativeGetter, withoutPrototype } from "./patch-native.ts";
import type { VirtualClock } from "./virtual-clock.ts";

const { addEventListener, dispatchEvent } = EventTarget.prototype;
const RealCustomEvent = CustomEvent;
const detailOf = nativeGetter(CustomEvent.prototype, "detail");

/**
 * Opens the control channel: an event named `key` is a request, and another event in a fixed format is the answer. It is
 * attached where document.open() does not remove it, and the page can neither see nor name it. `renew` runs before each
 * request.
 */
export function openControlChannel(key: string, clock: VirtualClock, renew: () => void): void {
  const counts = countSideEffects();
  const target = window.visualViewport;
  if (!target) return;
  const stateAfter = (how: string): string =>
    `${how} rtc=${counts.rtc} close=${counts.close} download=${counts.download} sound=${counts.sound} live=${counts.live} rests=${clock.rests() ? 1 : 0}`;
  const answer = (detail: string): void => {
    call(dispatchEvent, target, [new RealCustomEvent(`${key}!`, withoutPrototype({ detail }))]);
  };
  const onRequest = async (event: CustomEvent): Promise<void> => {
    const ms: number = detailOf(event);
    renew();
    answer(stateAfter(ms === 0 ? "done" : await clock.advance(ms)));
  };
  call(addEventListener, target, [key, onRequest]);
}
