import type { ObservedFinding } from "../evidence/observed.ts";
import { stemsOf } from "../reading/words.ts";
import { MEANS } from "./lead-ins.ts";

/** A line that a code begins: `F28 - Burner did not ignite`. */
const OF_CODE = /^[^\p{L}\d]{0,6}((?=[\p{Lu}\d-]*\d)[\p{Lu}\d-]{2,12})(?:\s?[:–—|=-]|\s)\s?(?=\p{L})/u;

/** Whether a sentence says that a code means what the evidence says behind another: `F24 means that the burner did not ignite`. */
export function isOfAnotherCode(text: string, findings: readonly ObservedFinding[]): boolean {
  const [all, code] = MEANS.exec(text) ?? [];
  if (all === undefined) return false;
  const said = stemsOf(text.slice(all.length));
  const lines = findings.flatMap((finding) => entriesOf(finding));
  const own = lines.filter((line) => line.code === code!.replaceAll(/[*_`]/gu, ""));
  const most = (those: typeof lines) =>
    Math.max(0, ...those.map(({ stems }) => said.intersection(stems).size));
  return own.length > 0 && most(own) < most(lines);
}

/** What a text says of a code. */
interface CodeEntry {
  code: string;
  stems: Set<string>;
}

/** The codes of a finding, each with what is said of it up to the next one or the end of its paragraph. */
function entriesOf(finding: ObservedFinding): CodeEntry[] {
  const entries: CodeEntry[] = [];
  let last: CodeEntry | undefined;
  for (const { text, stems } of finding.lines()) {
    const [, code] = OF_CODE.exec(text) ?? [];
    if (code !== undefined) entries.push((last = { code, stems: new Set(stems) }));
    else if (text.trim() === "") last = undefined;
    else if (last) for (const stem of stems) last.stems.add(stem);
  }
  return entries;
}
