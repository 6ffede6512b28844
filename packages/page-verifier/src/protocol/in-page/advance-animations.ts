import { call, nativeGetter, nativeSetter } from "./patch-native.ts";

const toNumber = Number;
const { getAnimations } = Document.prototype;
const { getComputedTiming } = AnimationEffect.prototype;
const timeOf = nativeGetter(Animation.prototype, "currentTime");
const setTime = nativeSetter(Animation.prototype, "currentTime");
const stateOf = nativeGetter(Animation.prototype, "playState");
const effectOf = nativeGetter(Animation.prototype, "effect");

/** Advances CSS and scripted animations, whose own clock is stopped, by `ms`. Returns whether one of them ended. */
export function advanceAnimations(ms: number): boolean {
  let ended = false;
  const running = call(getAnimations, document, []);
  for (let i = 0; i < running.length; i++) {
    const animation = running[i];
    if (!animation || stateOf(animation) !== "running") continue;
    // Times are numbers, except in scroll timelines, which are left alone.
    const at = toNumber(timeOf(animation) ?? 0) + ms;
    const effect = effectOf(animation);
    ended ||= at >= toNumber(call(getComputedTiming, effect, []).endTime);
    setTime(animation, at);
  }
  return ended;
}

/** Whether an animation is running that will end, which the page may be waiting for. */
export function hasEndingAnimations(): boolean {
  const running = call(getAnimations, document, []);
  for (let i = 0; i < running.length; i++) {
    const animation = running[i];
    if (!animation || stateOf(animation) !== "running") continue;
    if (toNumber(call(getComputedTiming, effectOf(animation), []).endTime) !== Infinity) return true;
  }
  return false;
}
