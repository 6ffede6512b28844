import { readFileSync } from "node:fs";
import path from "node:path";

const read = (name: string) => readFileSync(path.join(import.meta.dirname, "inside", `${name}.js`), "utf8");
const [clock, door, eyes, hands] = [read("clock"), read("door"), read("eyes"), read("hands")];

/** The world of its own beside the page that `INSIDE_EYES` is run in. */
export const EYES_WORLD = "signet";
/** Sees and finds, from beside the page. */
export const INSIDE_EYES = `(() => { ${eyes}\n${hands} })()`;

/**
 * What runs in the page before the page: the door that answers to `key` and, when `virtual`, the clock. Only in the
 * frame itself; neither in its host nor in frames of its own.
 */
export function insideScript(key: string, virtual: boolean): string {
  const advance = virtual ? "startClock()" : "undefined";
  return `(() => {
if (window === window.top || window.parent !== window.top || window.__door) return;
${virtual ? clock : ""}
${door}
openDoor(${JSON.stringify(key)}, ${advance});
})()`;
}
