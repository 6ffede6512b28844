import { type RefObject, useEffect, useRef, useState } from "react";

const NEAR_PX = 60;

/** Keeps a scrolling element at its end while its content grows, until the reader scrolls away. */
export function useEnd(scroller: RefObject<HTMLElement | null>) {
  const [isAtEnd, setAtEnd] = useState(true);
  const following = useRef(true);
  useEffect(() => {
    const element = scroller.current!;
    const toEnd = () => {
      if (following.current) element.scrollTop = element.scrollHeight;
    };
    const note = () => {
      following.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      setAtEnd(following.current);
    };
    // Growth by itself is no scrolling; what the reader does is.
    const grown = new ResizeObserver(toEnd);
    grown.observe(element);
    for (const child of element.children) grown.observe(child);
    element.addEventListener("scroll", note, { passive: true });
    return () => {
      grown.disconnect();
      element.removeEventListener("scroll", note);
    };
  }, [scroller]);
  const toEnd = () => {
    following.current = true;
    setAtEnd(true);
    scroller.current!.scrollTop = scroller.current!.scrollHeight;
  };
  return { isAtEnd, toEnd };
}
