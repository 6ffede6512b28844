import { isShown } from "./page-text.ts";

const MOVING = /\b(?:transform|translate|left|right|margin)/;

/** Whether an element is animated to another position, like the slides of a show or the words of a ticker. */
export function isMoving(element: Element): boolean {
  const { transitionProperty, transitionDuration } = getComputedStyle(element);
  const lasts = transitionDuration.split(",").some((duration) => parseFloat(duration) > 0);
  return (lasts && MOVING.test(transitionProperty)) || element.getAnimations().some(moves);
}

function moves({ playState, effect }: Animation): boolean {
  const steps = playState === "running" && effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
  return steps.some((step) => Object.keys(step).some((name) => MOVING.test(name)));
}

/** How far the running animations of what is shown are. */
export const animated = (): string =>
  document
    .getAnimations()
    .map(({ playState, effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const isSeen = playState === "running" && target !== null && isShown(target);
      return isSeen ? String(effect?.getComputedTiming().progress) : "";
    })
    .join(" ");
