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
  const lines = findings
    .flatMap((finding) => finding.lines())
    .flatMap((line) => {
      const [, first] = OF_CODE.exec(line.text) ?? [];
      return first === undefined ? [] : [{ code: first, stems: line.stems }];
    });
  const own = lines.filter((line) => line.code === code!.replaceAll(/[*_`]/gu, ""));
  const most = (those: typeof lines) =>
    Math.max(0, ...those.map(({ stems }) => said.intersection(stems).size));
  return own.length > 0 && most(own) < most(lines);
}
