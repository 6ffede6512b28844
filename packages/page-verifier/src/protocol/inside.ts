import { readFileSync } from "node:fs";
import path from "node:path";

const read = (name: string) => readFileSync(path.join(import.meta.dirname, "inside", `${name}.js`), "utf8");
const [mask, guard, door] = [read("mask"), read("guard"), read("door")];
const clock = `${read("dates")}\n${read("clock")}`;
const [eyes, hands, reach] = [read("eyes"), read("hands"), read("reach")];

/** A world of its own beside the page, named as one of the driver's would be. */
export const EYES_WORLD = "signet";
/** Sees and finds, from beside the page, and knocks at the door that answers to `key`. */
export const insideEyes = (key: string) =>
  `(() => { const KEY = ${JSON.stringify(key)};\n${eyes}\n${hands}\n${reach} })()`;

/** The time and the chance that all copies of a page begin with. */
export interface Beginning {
  /** Milliseconds since 1970. */
  epoch: number;
  /** 32 bits. */
  seed: number;
}

/**
 * What runs in the page before the page: in the frame itself the clock, and the door that answers to `key`; in frames of
 * its own only the guard, which says what it sees in lines of the console that begin with `key`.
 */
export function insideScript(key: string, beginning: Beginning): string {
  return `(() => {
if (window === window.top) return;
${mask}
${guard}
const tell = createTeller(${JSON.stringify(key)});
const renew = watchErrors(tell);
watchHints(tell);
if (window.parent !== window.top) return refuseRtc(() => tell("network", "RTCPeerConnection"));
${clock}
${door}
openDoor(${JSON.stringify(key)}, startClock(${JSON.stringify(beginning)}), renew);
})()`;
}
