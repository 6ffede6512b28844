import { TEXT } from "../text.ts";
import { plural } from "./format.ts";
import { plain } from "./plain.ts";
import type { Witnessed } from "./witnessed.ts";

const says = TEXT.signed.witnesses;
/** So many witnesses are named, each with so many characters of its name: a policy may come from anybody. */
const [MOST_NAMED, MOST_CHARS] = [8, 80];

/** What is known of the witnesses, in words: what holds, and what does not or is not known. */
export function witnessLines(witnessed: Witnessed | null): { done: string[]; unknown: string[] } {
  switch (witnessed?.state) {
    case "met":
      return { done: [says.met(namesOf(witnessed.by), plural(witnessed.size, "line"))], unknown: [] };
    case "missed":
      return { done: [], unknown: [says.missed(namesOf(witnessed.by))] };
    case "unsupported":
    case "unknown":
      return { done: [], unknown: [says.unknown] };
    default:
      return { done: [], unknown: [] };
  }
}

function namesOf(names: readonly string[]): string {
  if (names.length === 0) return says.nobody;
  const shown = names.slice(0, MOST_NAMED).map((name) => plain(name).slice(0, MOST_CHARS));
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [says.others(more)] : [])].join(", ");
}
