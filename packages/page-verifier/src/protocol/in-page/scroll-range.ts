const SCROLLING = /auto|scroll/;
const HOLDING = /hidden|clip/;

/** Where the middle of an element can be brought to by scrolling whatever contains it. */
export interface ScrollRange {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The innermost layer around it that the page does not scroll. */
  layer: Element | undefined;
}

export function scrollRangeOf(element: Element): ScrollRange {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const range: ScrollRange = { left: x, right: x, top: y, bottom: y, layer: undefined };
  const root = document.scrollingElement ?? document.documentElement;
  for (let box: Element = element; box !== root; box = box.parentElement ?? root) {
    if (box !== element && scrollsItself(box)) widen(range, box);
    if (getComputedStyle(box).position === "fixed") return { ...range, layer: box };
  }
  if (!isHeld(root)) widen(range, root);
  return range;
}

/** Whether an element scrolls what it contains. What the body is told to do is often done by the page. */
function scrollsItself(box: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(box);
  const isOfPage =
    box === document.body && getComputedStyle(document.documentElement).overflowY === "visible";
  return !isOfPage && SCROLLING.test(overflowX + overflowY);
}

const isHeld = (root: Element): boolean =>
  [root, document.body].some((element) => element && HOLDING.test(getComputedStyle(element).overflowY));

function widen(range: ScrollRange, box: Element): void {
  const most = box.scrollHeight - box.clientHeight;
  range.top -= Math.max(0, most - box.scrollTop);
  range.bottom += box.scrollTop;
  // Pages that are read from the right count from there.
  const aside = Math.max(0, box.scrollWidth - box.clientWidth);
  range.left -= aside;
  range.right += aside;
}
