import { useState } from "react";
import { count } from "../lib/format.ts";
import type { FilePatch, PatchLine } from "../lib/patch.ts";
import { plain } from "../lib/plain.ts";
import { TEXT } from "../text.ts";

const FIRST_LINES = 120;

const ROWS = { "+": "bg-add", "-": "bg-del", " ": "" } as const;
const SIGNS = { "+": "text-add-mark", "-": "text-del-mark", " ": "text-text-3" } as const;

/** The lines that came and went, in numbers. */
export function DiffCounts({ added, removed }: { added: number; removed: number }) {
  return (
    <span className="shrink-0 font-mono text-xs whitespace-nowrap">
      {added > 0 && <span className="text-add-mark">+{count(added)}</span>}
      {added > 0 && removed > 0 && " "}
      {removed > 0 && <span className="text-del-mark">−{count(removed)}</span>}
    </span>
  );
}

/** The changes of one file. It scrolls by itself; numbers and signs are not selected with the text. */
export function Diff({ file }: { file: FilePatch }) {
  const [isWhole, setWhole] = useState(false);
  const all = file.hunks.reduce((sum, hunk) => sum + hunk.length, 0);
  const hunks = isWhole ? file.hunks : firstLines(file.hunks);
  if (file.binary) return <p className="px-3.5 py-2.5 text-sm text-text-2">{TEXT.diff.binary}</p>;
  return (
    <>
      <div tabIndex={0} role="region" aria-label={TEXT.diff.label(file.path)} className="overflow-x-auto">
        <table className="w-full border-collapse font-mono text-code">
          {hunks.map((hunk, i) => (
            <tbody key={i} className={i > 0 ? "border-t border-dashed border-line-strong" : ""}>
              {hunk.map(rowOf)}
            </tbody>
          ))}
        </table>
      </div>
      {!isWhole && all > FIRST_LINES && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="min-h-9 w-full border-t border-line px-3.5 text-left text-xs text-text-2 hover:bg-hover max-tablet:min-h-11"
        >
          {TEXT.diff.more(count(all - FIRST_LINES))}
        </button>
      )}
    </>
  );
}

function rowOf({ sign, number, text }: PatchLine, i: number) {
  return (
    <tr key={i} className={ROWS[sign]}>
      <td className="w-px py-0 pr-2 pl-3.5 text-right text-text-3 select-none">{number}</td>
      <td className={`w-px pr-2 select-none ${SIGNS[sign]}`}>{sign === "-" ? "−" : sign}</td>
      <td className="pr-3.5 whitespace-pre">{plain(text) || " "}</td>
    </tr>
  );
}

function firstLines(hunks: readonly PatchLine[][]): PatchLine[][] {
  let left = FIRST_LINES;
  const shown: PatchLine[][] = [];
  for (const hunk of hunks) {
    if (left <= 0) break;
    shown.push(hunk.slice(0, left));
    left -= hunk.length;
  }
  return shown;
}
