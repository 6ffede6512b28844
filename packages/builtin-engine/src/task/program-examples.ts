import { ARROW } from "./arrows.ts";
import type { Example } from "./parsed-task.ts";

const LINE_MAX = 2_000;
const BLOCK_MAX = 60;
/** A line that only says that the lines above produce the lines below. */
const BETWEEN = new RegExp(
  `^\\s{0,60}(?:prints?|gives?|shows?|becomes|should\\sprint|must\\sprint|${ARROW})\\s?:?\\s{0,60}$`,
  "i",
);
/** What ends a block, besides an empty line: a word that introduces the next example. */
const APART =
  /^\s{0,60}(?:$|(?:and|or|then|examples?(?:\s\d+)?|another(?:\sone|\sexample)?|input)\s?:?\s*$|.{0,400}:\s*$|```)/i;
const PROMPT = /^\s{0,60}\$\s/;

/** Reads examples of a stdin program: shell sessions, and blocks with a line such as `prints` between them. */
export function examplesOfProgram(lines: readonly string[], name: string): Example[] {
  if (name !== "") return [];
  return [...inSessions(lines), ...aroundPrints(lines)].filter(
    ({ args, output }) => args[0] !== "" || output !== "",
  );
}

const isShort = (line: string | undefined): line is string => line !== undefined && line.length <= LINE_MAX;

/** `$ cat in.txt`, its lines, `$ node program.mjs < in.txt`, the lines that it prints; or `$ echo "3 4" | node program.mjs`. */
function inSessions(lines: readonly string[]): Example[] {
  const shown = new Map<string, string>();
  return lines.flatMap((line, i): Example[] => {
    if (!isShort(line) || !PROMPT.test(line)) return [];
    const below = belowPrompt(lines, i + 1);
    const cat = /\$\scat\s(\S{1,100})\s*$/.exec(line);
    if (cat) shown.set(cat[1]!, below);
    const file = /<\s?(\S{1,100})\s*$/.exec(line) ?? /\$\scat\s(\S{1,100})\s?\|/.exec(line);
    const echoed = /\$\s(?:echo|printf)\s(["'])(.{0,1000}?)\1\s?\|/.exec(line)?.[2];
    const input = file ? shown.get(file[1]!) : echoed?.replaceAll("\\n", "\n").trimEnd();
    return input === undefined || cat ? [] : [{ name: "", args: [input], output: below }];
  });
}

function belowPrompt(lines: readonly string[], from: number): string {
  let end = from;
  while (
    end < from + BLOCK_MAX &&
    isShort(lines[end]) &&
    !PROMPT.test(lines[end]!) &&
    !/^\s*(?:```.*)?$/.test(lines[end]!)
  )
    end++;
  return lines.slice(from, end).join("\n");
}

function aroundPrints(lines: readonly string[]): Example[] {
  return lines.flatMap((line, i): Example[] => {
    if (!isShort(line) || !BETWEEN.test(line)) return [];
    let start = i;
    while (start > 0 && i - start < BLOCK_MAX && isShort(lines[start - 1]) && !APART.test(lines[start - 1]!))
      start--;
    let end = i + 1;
    while (end - i < BLOCK_MAX && isShort(lines[end]) && !APART.test(lines[end]!)) end++;
    if (start === i || end === i + 1) return [];
    return [
      { name: "", args: [lines.slice(start, i).join("\n")], output: lines.slice(i + 1, end).join("\n") },
    ];
  });
}
