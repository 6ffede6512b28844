import { folderAt, type PackageScript, packageScript } from "./folders.ts";
import type { CheckStep } from "./port.ts";
import { type WorkspaceListing, filesNamed, type CommandReading, readingOf } from "./reading.ts";
import { recognise } from "./recognise.ts";
import { isPassedOn, takesVariables, withVariables } from "./set-variables.ts";
import { ASSIGNMENT } from "./shell-tokens.ts";
import { type Pipeline, quoteWord, readCommandList, type SimpleCommand } from "./shell-words.ts";

const MAX_CHARACTERS = 4_000;

/** Filters at the end of a pipe that only shorten or copy output. */
const FILTERS = new Set(["tail", "head", "cat", "tee", "less", "more", "sort", "uniq", "nl"]);
const MAX_DEPTH = 4;

/**
 * Splits a command into steps that the service's runners can take over; a command that they cannot is one step of kind
 * `other`. Reads npm scripts from the `package.json` of the listing and follows `cd`. `takesText`: whether the text of
 * `python3 -c` is such a step.
 */
export function stepsOf(cmd: string, listing: WorkspaceListing, takesText = false): CheckStep[] {
  const reading = readingOf(listing, takesText);
  const java = javaStep(cmd, reading);
  if (java !== null) return [java];
  const steps = expandCommand(cmd, reading, "", 0);
  return steps === null || reading.budget.left < 0 ? [otherStep(cmd)] : steps;
}

/** `javac … && java …` as one step, or null. */
function javaStep(cmd: string, listing: CommandReading): CheckStep | null {
  const words = cmd.length > MAX_CHARACTERS || /[;|<>()$`\n]/.test(cmd) ? [] : cmd.trim().split(/\s+/);
  const at = words.indexOf("&&");
  if (words[0] !== "javac" || words[at + 1] !== "java" || words.lastIndexOf("&&") !== at) return null;
  const file = `${words.at(-1)!.replaceAll(".", "/")}.java`;
  return listing.has(file) ? { kind: "java", files: [file], cmd, folder: "", flags: [] } : null;
}

const otherStep = (cmd: string): CheckStep => ({ kind: "other", files: [], cmd, folder: "", flags: [] });

function expandCommand(
  cmd: string,
  listing: CommandReading,
  from: string,
  depth: number,
): CheckStep[] | null {
  const list = depth > MAX_DEPTH || cmd.length > MAX_CHARACTERS ? null : readCommandList(cmd);
  if (list === null || (listing.commandsLeft -= list.length) < 0) return null;
  const steps: CheckStep[] = [];
  const outer: Shell[] = [];
  let shell: Shell = { folder: from, exported: [] };
  for (const part of list) {
    if (part === "(") outer.push(shell);
    else if (part === ")") shell = outer.pop()!;
    else {
      const { words } = part[0]!;
      const change = part.length === 1 ? SHELL_CHANGES.get(words[0]!) : undefined;
      const after = change === undefined ? shell : change(words.slice(1), shell, listing);
      const nextSteps = change === undefined ? stepsOfPipeline(part, listing, shell, depth) : [];
      if (after === null || nextSteps === null) return null;
      shell = after;
      steps.push(...nextSteps);
    }
  }
  return steps;
}

/** The state that a shell keeps between commands. */
interface Shell {
  folder: string;
  /** Exported variables as `NAME=value`. */
  exported: string[];
}

/** The shell's state after a command that only changes it; null if it is unknown. */
type ShellChange = (args: string[], shell: Shell, listing: CommandReading) => Shell | null;

const SHELL_CHANGES: ReadonlyMap<string, ShellChange> = new Map<string, ShellChange>([
  ["cd", changeFolder],
  ["export", exportAll],
  ["set", (_args, shell) => shell],
]);

function changeFolder(args: string[], shell: Shell, listing: CommandReading): Shell | null {
  const folder = args.length === 1 ? folderAt(shell.folder, args[0]!, listing) : null;
  return folder === null ? null : { ...shell, folder };
}

function exportAll(args: string[], shell: Shell): Shell | null {
  const areSet = args.every((word) => ASSIGNMENT.test(word));
  return areSet ? { ...shell, exported: [...shell.exported, ...args] } : null;
}

/** Programs that only start another program. The tests of the program behind them are counted. */
const STARTERS =
  /^(?:env|nice|command|timeout(?: (?:-k ?|--kill-after=)\d+[smh]?)? \d+(?:\.\d+)?[smh]?)(?= |$)/;

/** A command without prefixes such as `env NAME=value` and `timeout 60`; variables become assignments. */
function withoutStarters({ assignments, words, redirected }: SimpleCommand): SimpleCommand {
  const starter = STARTERS.exec(words.slice(0, 4).join(" "))?.[0];
  if (starter === undefined) return { assignments, words, redirected };
  const rest = words.slice(starter.split(" ").length);
  const set = starter === "env" ? rest.findIndex((word) => !ASSIGNMENT.test(word)) : 0;
  if (set < 0 || rest.length === 0) return { assignments, words, redirected };
  return withoutStarters({
    assignments: [...assignments, ...rest.slice(0, set)],
    words: rest.slice(set),
    redirected,
  });
}

function stepsOfPipeline(
  pipeline: Pipeline,
  listing: CommandReading,
  { folder, exported }: Shell,
  depth: number,
): CheckStep[] | null {
  const [whole, ...rest] = pipeline;
  const shown = pipeline.map(shownCommand).join(" | ");
  const cmd = folder === "" ? shown : `cd ${quoteWord(folder)} && ${shown}`;
  const first = withoutStarters(whole!);
  const set = [...exported, ...first.assignments];
  const env = envOf(set);
  if (env === null || rest.some(({ assignments }) => assignments.length > 0)) return null;
  const isPlain = set.length === 0;
  if (isPlain && pipeline.some(({ words }) => words[0] === "diff" || words[0] === "cmp")) {
    const words = pipeline.flatMap((command) => command.words);
    return [{ kind: "compare", files: filesNamed(words, listing, folder), cmd, folder, flags: [] }];
  }
  if (!rest.every(({ words }) => FILTERS.has(words[0]!))) return null;
  const { words } = first;
  const script = packageScript(words, folder, listing);
  const step = script === null ? recognise(words, listing, folder) : null;
  const steps =
    script === null ? step && [{ ...step, cmd: step.cmd || cmd }] : scriptSteps(script, listing, depth);
  if (isPlain || steps === null) return steps;
  return steps.every(({ kind }) => takesVariables(kind))
    ? steps.map((testStep) => withVariables(testStep, { ...env, ...testStep.env }))
    : null;
}

const shownCommand = ({ assignments, words }: SimpleCommand) =>
  [...assignments.map(quotedValue), ...words.map(quoteWord)].join(" ");

function quotedValue(assignment: string): string {
  const at = assignment.indexOf("=") + 1;
  return assignment.slice(0, at) + quoteWord(assignment.slice(at));
}

/** The variables of assignments; null if the service's runners cannot accept one of them. */
function envOf(assignments: readonly string[]): Record<string, string> | null {
  const pairs = assignments.map((text) => [
    text.slice(0, text.indexOf("=")),
    text.slice(text.indexOf("=") + 1),
  ]);
  return pairs.some(([name]) => !isPassedOn(name!))
    ? null
    : (Object.fromEntries(pairs) as Record<string, string>);
}

function scriptSteps(
  { name, folder }: PackageScript,
  listing: CommandReading,
  depth: number,
): CheckStep[] | null {
  if (folder === null) return null;
  const scripts = listing.scripts(folder);
  if (typeof scripts[name] !== "string") return null;
  const expanded = [`pre${name}`, name, `post${name}`].flatMap((one) =>
    typeof scripts[one] === "string" ? [expandCommand(scripts[one], listing, folder, depth + 1)] : [],
  );
  return expanded.every((steps) => steps !== null) ? expanded.flat() : null;
}
