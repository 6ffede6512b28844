import type { ChatFinding } from "../../evidence.ts";
import { isSame } from "../measures/same-quantity.ts";
import { isMoment, type Moment } from "../reading/dates.ts";
import { languageOf } from "../reading/languages.ts";
import { particularsOf } from "../reading/particulars.ts";
import { READ_CHARS, stemsOf } from "../reading/words.ts";

/** A note may have the year that the person left out. */
function withoutYear(moment: Moment): Moment {
  const copy = { ...moment };
  delete copy.year;
  return copy;
}

/** Whether a finding is a note that the model stored in this turn. */
const isStored = ({ evidence, input }: ChatFinding): boolean =>
  evidence.type === "memory" && input !== undefined;

/**
 * Whether a finding is a note that the model stored in this turn with a figure, a date, an id or a name that neither the person wrote
 * nor other evidence has. Such a note proves nothing.
 */
export function isMadeUp(
  finding: ChatFinding,
  given: readonly string[],
  others: readonly ChatFinding[],
): boolean {
  if (!isStored(finding)) return false;
  const evidence = others.filter((one) => !isStored(one)).map(({ text }) => text.slice(0, READ_CHARS));
  const said = [...given, ...evidence].map((text) => ({
    particulars: particularsOf(text, languageOf(text), { isEvidence: true }),
    stems: stemsOf(text),
    text: text.toLowerCase(),
  }));
  const { quantities, moments, ids, phrases } = particularsOf(finding.text, languageOf(finding.text));
  return !(
    quantities.every((one) =>
      said.some(({ particulars }) => particulars.quantities.some((seen) => isSame(one, seen))),
    ) &&
    moments.every((one) => said.some(({ particulars }) => isMoment(withoutYear(one), particulars.moments))) &&
    ids.every((id) => said.some(({ text }) => text.includes(id))) &&
    phrases.every((parts) => parts.every((part) => said.some(({ stems }) => stems.has(part))))
  );
}
