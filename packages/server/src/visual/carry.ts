import { VisualPlan } from "@signet/contract";
import { seal } from "./frame.ts";

const OPEN = '<script type="application/json" id="signet-plan">';
const CARRIED = new RegExp(`${OPEN}([^<]{0,200000})</script>`);

/**
 * The page as it is handed over: its plan within it, so that whoever has the file can check it again by the same steps, and
 * the policy before everything. A plan that the page brought itself is replaced.
 */
export function wrap(html: string, plan: VisualPlan): string {
  const bare = html.replace(new RegExp(CARRIED, "g"), "");
  const carried = `${OPEN}${JSON.stringify(plan).replaceAll("<", "\\u003c")}</script>`;
  const end = bare.search(/<\/body>\s*(?:<\/html>\s*)?$/i);
  return seal(end < 0 ? bare + carried : bare.slice(0, end) + carried + bare.slice(end));
}

/** The plan that a page carries; undefined where it carries none that can be read. */
export function planIn(html: string): VisualPlan | undefined {
  const text = CARRIED.exec(html)?.[1];
  if (text === undefined) return undefined;
  try {
    return VisualPlan.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
