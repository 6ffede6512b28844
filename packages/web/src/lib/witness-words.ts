import { TEXT } from "../text.ts";
import { plural } from "./format.ts";
import { plain } from "./plain.ts";
import type { PolicyVerdict } from "./witnessed.ts";

const says = TEXT.signed.witnesses;
/** So many witnesses are named, each with so many characters of its name: a policy may come from anybody. */
const [MOST_NAMED, MOST_CHARS] = [8, 80];

/** What is known of the witnesses, in words: what holds, and what does not or is not known. */
export function witnessLines(witnessed: PolicyVerdict | null): { done: string[]; unknown: string[] } {
  if (witnessed === null || witnessed.state === "refused") return { done: [], unknown: [] };
  if (witnessed.state === "met")
    return { done: [says.met(namesOf(witnessed.by), plural(witnessed.size, "line"))], unknown: [] };
  return {
    done: [],
    unknown: [witnessed.state === "missed" ? says.missed(namesOf(witnessed.by)) : says.unknown],
  };
}

function namesOf(names: readonly string[]): string {
  if (names.length === 0) return says.nobody;
  const shown = names.slice(0, MOST_NAMED).map((name) => plain(name).slice(0, MOST_CHARS));
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [says.others(more)] : [])].join(", ");
}
