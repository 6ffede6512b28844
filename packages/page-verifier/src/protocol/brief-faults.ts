import type { ChecklistExpect, ChecklistStep, PageBrief } from "../page-brief.ts";
import { countConditions } from "./checklist-expect.ts";
import { parseKeys, POSSIBLE_KEYS } from "./key-names.ts";

/** What no page can fulfil in a brief, each in words that say what is possible. Empty: it can be checked. */
export function findBriefFaults({ checklist, input }: Pick<PageBrief, "checklist" | "input">): string[] {
  const faults = checklist.flatMap((step, at) =>
    stepFaults(step).map((fault) => `step ${at + 1}, "${step.name}": ${fault}`),
  );
  const judged = checklist.filter(({ do: action }) => action.do !== "type");
  const expecting = judged.filter(({ expect }) => expect && expectsSomething(expect)).length;
  if (input && expecting === 0) faults.push("no step of the checklist has an expect");
  else if (input && expecting < judged.length / 2)
    faults.push(`only ${expecting} of ${judged.length} steps have an expect, at least half of them need one`);
  return faults;
}

const expectsSomething = (expect: ChecklistExpect): boolean =>
  expect.changed === true || countConditions(expect) > 0;

function stepFaults({ do: action, expect = {} }: ChecklistStep): string[] {
  const faults = expectFaults(expect);
  if ("key" in action && action.key !== undefined && !parseKeys(action.key))
    faults.push(`there is no key "${action.key}"; possible are ${POSSIBLE_KEYS}`);
  if (action.do === "hold" && (action.key === undefined) === (action.on === undefined))
    faults.push("hold takes either a key, or a control by on");
  if (action.do === "drag" && action.to === undefined && !action.dx && !action.dy)
    faults.push("drag takes a control by to, or a distance by dx and dy");
  return faults;
}

function expectFaults(expect: ChecklistExpect): string[] {
  const faults: string[] = [];
  for (const selector of [expect.in, expect.count?.of])
    if (selector !== undefined && !isBalanced(selector))
      faults.push(`"${selector}" is not a CSS selector, such as #score, .card or li.done`);
  if (expect.in !== undefined && expect.text === undefined && expect.no_text === undefined)
    faults.push("in says where to look for text or no_text, and there is neither");
  return faults;
}

/** Whether brackets and quotes are closed, and nothing is left open at the end. */
function isBalanced(selector: string): boolean {
  const open: string[] = [];
  for (const sign of selector) {
    const last = open.at(-1);
    if (last === '"' || last === "'") {
      if (sign === last) open.pop();
    } else if ("([\"'".includes(sign)) open.push(sign);
    else if (sign === ")" || sign === "]") {
      if (open.pop() !== (sign === ")" ? "(" : "[")) return false;
    }
  }
  return open.length === 0 && !/[>+~,]\s*$|^\s*[>+~,]/.test(selector);
}
