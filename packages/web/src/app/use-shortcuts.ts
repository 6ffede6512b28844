import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { singleKeys } from "../lib/single-keys.ts";
import { turnTheme } from "./rail.tsx";

/** Whether a key typed there is text. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The keys that work everywhere. Those without Ctrl do nothing while text is typed or a layer is open. */
export function useShortcuts(layers: { openPalette: () => void; openShortcuts: () => void }): void {
  const [, navigate] = useLocation();
  const current = useRef(layers);
  useEffect(() => {
    current.current = layers;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== "k" || event.shiftKey) return;
        event.preventDefault();
        return current.current.openPalette();
      }
      if (singleKeys.get() === "off" && event.key !== "?") return;
      if (isText(event.target) || document.querySelector('[role="dialog"]')) return;
      const act = new Map(
        Object.entries<() => void>({
          "?": () => current.current.openShortcuts(),
          n: () => navigate("/code"),
          r: () => navigate("/runs"),
          t: turnTheme,
        }),
      ).get(event.key);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [navigate]);
}
