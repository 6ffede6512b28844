import { VisualBrief } from "@signet/contract";
import { seal } from "./frame.ts";

const OPEN = '<script type="application/json" id="signet-brief">';
const CARRIED = new RegExp(`${OPEN}([^<]{0,200000})</script>`);

/**
 * The page as it is handed over: its brief within it, so that whoever has the file can check it again by the same steps, and
 * the policy before everything. A brief that the page brought itself is replaced.
 */
export function wrap(html: string, brief: VisualBrief): string {
  let bare = html;
  // A text that is left over by taking one out could be another.
  for (let before = ""; before !== bare;) {
    before = bare;
    bare = bare.replace(new RegExp(CARRIED, "g"), "");
  }
  const carried = `${OPEN}${JSON.stringify(brief).replaceAll("<", "\\u003c")}</script>`;
  const end = /<\/body>\s{0,99}(?:<\/html>\s{0,99})?$/i.exec(bare.slice(-300));
  const at = end ? bare.length - end[0].length : bare.length;
  return seal(bare.slice(0, at) + carried + bare.slice(at));
}

/** The brief that a page carries; undefined where it carries none that can be read. */
export function briefIn(html: string): VisualBrief | undefined {
  const text = [...html.matchAll(new RegExp(CARRIED, "g"))].at(-1)?.[1];
  if (text === undefined) return undefined;
  try {
    return VisualBrief.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
