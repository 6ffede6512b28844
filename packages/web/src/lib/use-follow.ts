import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

const NEAR_PX = 80;

/** Keeps a scrolling element at its end while it grows, until the reader scrolls away. */
export function useFollow(scroller: RefObject<HTMLElement | null>, isLive: boolean) {
  const [isFollowing, setFollowing] = useState(true);
  const following = useRef(true);
  const note = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    following.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    setFollowing(following.current);
  }, [scroller]);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isLive) return;
    // Only the reader's own scrolling counts; growth moves the end away without it.
    const onScroll = () => requestAnimationFrame(note);
    element.addEventListener("wheel", onScroll, { passive: true });
    element.addEventListener("touchmove", onScroll, { passive: true });
    element.addEventListener("keyup", onScroll);
    return () => {
      element.removeEventListener("wheel", onScroll);
      element.removeEventListener("touchmove", onScroll);
      element.removeEventListener("keyup", onScroll);
    };
  }, [scroller, isLive, note]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && isLive && following.current) element.scrollTop = element.scrollHeight;
  });
  useLayoutEffect(() => {
    // At the end the steps close behind one line, and what matters is at the top.
    const element = scroller.current;
    if (element && !isLive && following.current) element.scrollTop = 0;
  }, [scroller, isLive]);
  const follow = () => {
    following.current = true;
    setFollowing(true);
  };
  return { isFollowing, follow };
}
