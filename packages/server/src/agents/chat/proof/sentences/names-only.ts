import type { ObservedFinding } from "../evidence/observed.ts";
import { normalise, stemsOf } from "../reading/words.ts";

/** Says of some things that they are all: `Only export.py was changed`, `it changed nothing but export.py`. */
const ONLY =
  /^\P{L}{0,4}(?:(?:yes|right|done|no),?\s)?(?:only|just|nothing but|nothing except|no(?:thing)? other than)\s(.{2,120}?)\s(?:was|were|has been|have been|had to be|needed to be|is|are)\s(?:\p{L}+\s)?(\p{L}+)/iu;
const DID_ONLY =
  /(?<!\p{L})(\p{L}+)\s(?:only|just|nothing but|nothing except|no (?:other )?(?:\p{L}+ )?(?:than|but|except))\s(.{2,120}?)(?=[.,;]?\s|[.,;]?$)/iu;
/** What is listed behind a label: `files changed: a.py, b.py`. */
const LISTED = /^[\s*+•-]{0,6}(\p{L}[\p{L} _-]{1,40}):\s(.{3,400})$/u;
const SEPARATOR = /,\s*(?:and|und|et|y|e|&)?\s*|\s(?:and|und|et|y|e|&)\s/u;
/** A name of a file or of code. */
const NAME = /^[`"']?[\w/-]+[._/][\w./-]*[`"']?$/u;

/** The same behind them: `export.py is the only file that changed`. */
const THE_ONLY =
  /^\P{L}{0,4}(\S{2,80}(?:\sand\s\S{2,80})?)\s(?:is|was|are|were)\sthe only (?:files?|ones?|things?) (?:that )?(?:(?:was|were|has been|have been|had to be|have|has|it|the run) )?(\p{L}+)/iu;
const CHANGES = /^(?:chang|modif|touch|edit|alter|updat)/iu;
const BESIDES = /(?<!\p{L})(?:apart from|besides|except for|aside from|as well as|in addition)(?!\p{L})/iu;

const isFile = (item: string, name: string): boolean => item === name || item.endsWith(`/${name}`);

/** Whether a sentence says of some files that no others were changed, and the evidence lists others. */
export function leavesOutListed(text: string, findings: readonly ObservedFinding[]): boolean {
  const [, before, done] = ONLY.exec(text) ?? THE_ONLY.exec(text) ?? [];
  const [, did, behind] = DID_ONLY.exec(text) ?? [];
  const [things, verb] = before === undefined ? [behind, did] : [before, done];
  if (things === undefined || verb === undefined) return false;
  if (BESIDES.test(text)) return false;
  const named = things.split(SEPARATOR).map((one) => normalise(one));
  const [stem] = stemsOf(CHANGES.test(verb) ? "changed" : verb);
  return (
    stem !== undefined &&
    findings.some((finding) =>
      finding.lines().some(({ text: line }) => {
        const [, label = "", list = ""] = LISTED.exec(line) ?? [];
        const items = list.replace(/\.$/u, "").split(SEPARATOR);
        return (
          stemsOf(label).has(stem) &&
          items.every((item) => NAME.test(item)) &&
          named.every((one) => items.some((item) => isFile(normalise(item), one))) &&
          items.some((item) => !named.some((one) => isFile(normalise(item), one)))
        );
      }),
    )
  );
}
