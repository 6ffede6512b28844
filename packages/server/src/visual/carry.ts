import { VisualPlan } from "@signet/contract";
import { seal } from "./frame.ts";

const OPEN = '<script type="application/json" id="signet-plan">';
const CARRIED = new RegExp(`${OPEN}([^<]{0,200000})</script>`);

/**
 * The page as it is handed over: its plan within it, so that whoever has the file can check it again by the same steps, and
 * the policy before everything. A plan that the page brought itself is replaced.
 */
export function wrap(html: string, plan: VisualPlan): string {
  let bare = html;
  // A text that is left over by taking one out could be another.
  for (let before = ""; before !== bare;) {
    before = bare;
    bare = bare.replace(new RegExp(CARRIED, "g"), "");
  }
  const carried = `${OPEN}${JSON.stringify(plan).replaceAll("<", "\\u003c")}</script>`;
  const end = /<\/body>\s{0,99}(?:<\/html>\s{0,99})?$/i.exec(bare.slice(-300));
  const at = end ? bare.length - end[0].length : bare.length;
  return seal(bare.slice(0, at) + carried + bare.slice(at));
}

/** The plan that a page carries; undefined where it carries none that can be read. */
export function planIn(html: string): VisualPlan | undefined {
  const text = [...html.matchAll(new RegExp(CARRIED, "g"))].at(-1)?.[1];
  if (text === undefined) return undefined;
  try {
    return VisualPlan.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
