/** A part of a line of shell, as far as it can be told without a parser: commands in a pipe, or a bracket. */
export type LinePart = "(" | ")" | string[][];

const BETWEEN = /([()])|&&|\|\||[;&\n{}]|(?:^|\s)(?:do|then|else|if|while|until|!)(?=\s)/;
const INTERPRETER = /^(?:python3?|node|deno|bun|ruby|perl|php|lua|Rscript)$/;

/** The parts of a line, in their order. Words have no quotes; assignments before a command are left out. */
export const partsOf = (line: string): LinePart[] =>
  line
    .replace(/(?:^|\s)#.*$/, "")
    .split(BETWEEN)
    .filter((part) => part !== undefined)
    .map((part) => {
      if (part === "(" || part === ")") return part;
      return part
        .split("|")
        .map(wordsOf)
        .filter((words) => words.length > 0);
    });

const wordsOf = (command: string): string[] => {
  const words = command.split(/[\s"'`]+/).filter(Boolean);
  const first = words.findIndex((word) => !/^(?:[A-Za-z_]\w*=.*|env|time|exec|command|\$)$/.test(word));
  return first < 0 ? [] : words.slice(first);
};

/** Whether a line holds a comparison with a value that stands in it. */
export function comparesValues(line: string): boolean {
  const at = line.search(/(?:^|[\s;&|(!])(?:\[\[?|test)\s/);
  return at >= 0 && /\s(?:==?|!=|=~|-(?:eq|ne|lt|le|gt|ge))\s/.test(line.slice(at));
}

/** The script that a command starts by its name, where that is plain text. */
export function programOf([tool = "", ...args]: readonly string[]): string | null {
  const isShell = /^(?:ba|da)?sh$/.test(tool);
  if (!isShell && !INTERPRETER.test(tool))
    return /^\.{0,2}\/?[\w./-]+\.(?:sh|bash|py|[cm]?js|rb|pl)$/.test(tool) ? tool : null;
  if (args.some((word) => /^-(?:c|e|p|m|-eval|-print)$/.test(word))) return null;
  const program = args.find((word) => !word.startsWith("-") && !(isShell && word === "pipefail"));
  return program === undefined || /[$*?]/.test(program) ? null : program;
}
