import { readCall } from "./calls.ts";
import { areAlike, isPlain, unmarked, whole } from "./cells.ts";
import type { Example, Value } from "./parsed-task.ts";

const OUTPUT_HEAD = /^(?:outputs?|results?|expected(?:\s\w{1,20})?|returns?|out|gives|→|->|=>)$/i;
/** Heads that name a result only beside a head that names an input. */
const RESULT_HEAD =
  /^(?:(?:as\s|is\s|what\sis\s|what\si\s)?(?:wanted|want)|after(?:wards)?|prints?|printed|stdout|standard\soutput|answer|shown|shows|becomes|should\sbe(?:come)?|you\s(?:see|get)|comes\sout|what\scomes\sout|goes\sout|desired|corrected)$/i;
const INPUT_HEAD =
  /^(?:inputs?|in|stdin|standard\sinput|(?:as\s|is\s|what\sis\s)?(?:typed|given|entered|written|now)|before|raw|texts?|strings?|words?|lines?|sentence|titles?|names?|numbers?|values?|you\s(?:type|enter|have)|goes\sin|what\sgoes\sin|what\si\shave|original|[a-z])$/i;
const ROW_MAX = 4_000;

/** Reads examples from Markdown tables whose header names one column as the result. */
export function examplesInTables(lines: string[], name: string): Example[] {
  const found: Example[] = [];
  for (let i = 0; i + 2 < lines.length; i++) {
    const head = cellsOf(lines[i]!);
    if (head.length < 2 || !/^[\s|:-]{3,400}$/.test(lines[i + 1]!) || !lines[i + 1]!.includes("-")) continue;
    const rows: string[][] = [];
    for (i += 2; i < lines.length && lines[i]!.includes("|"); i++) {
      const cells = cellsOf(lines[i]!);
      if (cells.length === head.length) rows.push(cells);
    }
    i--;
    found.push(...rowsToExamples(head, rows, name));
  }
  return found;
}

function rowsToExamples(head: string[], rows: string[][], name: string): Example[] {
  const out = resultColumn(head, name);
  const last = out === -1 ? head.length - 1 : out;
  const called = /^`?([A-Za-z_$][\w$]{0,60})\(/.exec(head[0]!)?.[1];
  const calls = rows.map((row) => readCall(unmarked(row[0]!), 0));
  if (out === -1 && called === undefined && !calls.every((call) => call !== null)) return [];
  const columns = head.map((_, c) => columnValues(rows.map((row) => row[c]!)));
  const inputs = head.map((_, c) => c).filter((c) => c !== last && head[c] !== "" && head[c] !== "#");
  return rows.flatMap((row, r): Example[] => {
    const call = calls[r];
    const plain = [...(call ? [] : inputs), last].every((c) => isPlain(row[c]!));
    const alike = !call && inputs.length === 1 && areAlike(row[inputs[0]!]!, row[last]!);
    const args = call?.value.args ?? inputs.map((c) => columns[c]![r]!);
    if (!plain && !alike) return [];
    const owner = call?.value.name ?? called ?? name;
    return owner === ""
      ? exampleOfProgram(
          inputs.map((c) => row[c]!),
          row[last]!,
        )
      : [{ name: owner, args, output: columns[last]![r]! }];
  });
}

/** A program reads and prints text, so that numbers stay as they are written. */
function exampleOfProgram(inputs: readonly string[], output: string): Example[] {
  const [read, written] = [inputs[0] ?? "", output].map((cell) => {
    const value = whole(unmarked(cell));
    return typeof value === "string" ? value : unmarked(cell);
  });
  return inputs.length === 1 ? [{ name: "", args: [read!], output: written! }] : [];
}

/** The column of the results, by its head or because it bears the name of the function; -1 if none is. */
function resultColumn(head: readonly string[], name: string): number {
  const heads = head.map(unmarked);
  const sure = heads.findIndex((cell) => OUTPUT_HEAD.test(cell));
  if (sure !== -1) return sure;
  const last = heads.at(-1)!;
  const isCalled =
    /[a-z]/.test(name) &&
    (last === name || (last.startsWith(`${name}(`) && last.indexOf(")") === last.length - 1));
  const areInputs = heads.slice(0, -1).every((cell) => INPUT_HEAD.test(cell));
  return isCalled || (areInputs && RESULT_HEAD.test(last)) ? heads.length - 1 : -1;
}

/** Parses a column as literals if all cells are; otherwise returns the text of each cell without quotes. */
function columnValues(cells: string[]): Value[] {
  const read = cells.map((cell) => whole(unmarked(cell)));
  if (read.every((value) => value !== undefined)) return read;
  return cells.map((cell, i) => (typeof read[i] === "string" ? read[i] : unmarked(cell)));
}

function cellsOf(line: string): string[] {
  const bare = line.trim();
  if (!bare.includes("|") || bare.length > ROW_MAX) return [];
  const cells = bare.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").trim());
  return cells.slice(bare.startsWith("|") ? 1 : 0, bare.endsWith("|") ? -1 : undefined);
}
