import { countSideEffects } from "./count-side-effects.ts";
import { call, nativeGetter, withoutPrototype } from "./patch-native.ts";
import type { Advance } from "./virtual-clock.ts";

const { addEventListener, dispatchEvent } = EventTarget.prototype;
const RealCustomEvent = CustomEvent;
const detailOf = nativeGetter(CustomEvent.prototype, "detail");

/**
 * Opens the channel: whoever knows `key` asks by an event of that name, and is answered in one fixed form by another. It
 * stands where no document that is opened anew takes it away, and the page can neither see nor name it. `renew` is done
 * first each time.
 */
export function openControlChannel(key: string, advance: Advance, renew: () => void): void {
  const counts = countSideEffects();
  const target = window.visualViewport;
  if (!target) return;
  const stateAfter = (how: string): string =>
    `${how} rtc=${counts.rtc} close=${counts.close} download=${counts.download} sound=${counts.sound} live=${counts.live}`;
  const answer = (detail: string): void => {
    call(dispatchEvent, target, [new RealCustomEvent(`${key}!`, withoutPrototype({ detail }))]);
  };
  const onRequest = async (event: CustomEvent): Promise<void> => {
    const ms: number = detailOf(event);
    renew();
    answer(stateAfter(ms === 0 ? "done" : await advance(ms)));
  };
  call(addEventListener, target, [key, onRequest]);
}
