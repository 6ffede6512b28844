import { readFileSync } from "node:fs";
import path from "node:path";

const read = (name: string) => readFileSync(path.join(import.meta.dirname, "inside", `${name}.js`), "utf8");
const [guard, clock, door] = [read("guard"), read("clock"), read("door")];
const [eyes, hands] = [read("eyes"), read("hands")];

/** The world of its own beside the page that `INSIDE_EYES` is run in. */
export const EYES_WORLD = "signet";
/** Sees and finds, from beside the page. */
export const INSIDE_EYES = `(() => { ${eyes}\n${hands} })()`;

/**
 * What runs in the page before the page: in the frame itself the door that answers to `key` and, when `virtual`, the
 * clock; in frames of its own only the guard, which says what it sees in lines of the console that begin with `key`.
 */
export function insideScript(key: string, virtual: boolean): string {
  const advance = virtual ? "startClock()" : "undefined";
  return `(() => {
if (window === window.top || window.__door) return;
${guard}
const tell = createTeller(${JSON.stringify(key)});
const renew = watchErrors(tell);
watchHints(tell);
if (window.parent !== window.top) return refuseRtc(() => tell("network", "RTCPeerConnection"));
${virtual ? clock : ""}
${door}
openDoor(${JSON.stringify(key)}, ${advance}, renew);
})()`;
}
