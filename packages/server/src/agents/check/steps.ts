import { folderAt, type PackageScript, packageScript } from "./folders.ts";
import type { Step } from "./port.ts";
import { type Listing, named, type Reading, readingOf } from "./reading.ts";
import { recognise } from "./recognise.ts";
import { type Pipeline, quoteWord, readCommandList } from "./shell-words.ts";

const MOST_CHARACTERS = 4_000;

/** Filters at the end of a pipe that only shorten or copy what is printed. */
const FILTERS = new Set(["tail", "head", "cat", "tee", "less", "more", "sort", "uniq", "nl"]);
const MOST_DEPTH = 4;

/**
 * A command as the steps that runners of ours can take over; what they cannot is one step of kind `other`. Npm scripts
 * are read from the `package.json` of the listing, and `cd` is followed.
 */
export function stepsOf(cmd: string, listing: Listing): Step[] {
  const reading = readingOf(listing);
  const steps = expand(cmd, reading, "", 0);
  return steps === null || reading.budget.left < 0 ? [other(cmd)] : steps;
}

const other = (cmd: string): Step => ({ kind: "other", files: [], cmd, folder: "", flags: [] });

function expand(cmd: string, listing: Reading, from: string, depth: number): Step[] | null {
  const list = depth > MOST_DEPTH || cmd.length > MOST_CHARACTERS ? null : readCommandList(cmd);
  if (list === null || (listing.commandsLeft -= list.length) < 0) return null;
  const steps: Step[] = [];
  const outer: string[] = [];
  let folder = from;
  for (const part of list) {
    if (part === "(") outer.push(folder);
    else if (part === ")") folder = outer.pop()!;
    else {
      const { words } = part[0]!;
      if (part.length === 1 && words[0] === "cd") {
        const next = words.length === 2 ? folderAt(folder, words[1]!, listing) : null;
        if (next === null) return null;
        folder = next;
      } else if (!(words[0] === "set" && part.length === 1)) {
        const found = stepsOfPipeline(part, listing, folder, depth);
        if (found === null) return null;
        steps.push(...found);
      }
    }
  }
  return steps;
}

function stepsOfPipeline(pipeline: Pipeline, listing: Reading, folder: string, depth: number): Step[] | null {
  const [first, ...rest] = pipeline;
  const shown = pipeline.map(({ words }) => words.map(quoteWord).join(" ")).join(" | ");
  const cmd = folder === "" ? shown : `cd ${quoteWord(folder)} && ${shown}`;
  if (pipeline.some(({ assignments }) => assignments.length > 0)) return null;
  if (pipeline.some(({ words }) => words[0] === "diff" || words[0] === "cmp")) {
    const words = pipeline.flatMap((one) => one.words);
    return [{ kind: "compare", files: named(words, listing, folder), cmd, folder, flags: [] }];
  }
  if (!rest.every(({ words }) => FILTERS.has(words[0]!))) return null;
  const { words } = first!;
  const script = packageScript(words, folder, listing);
  if (script !== null) return scriptSteps(script, listing, depth);
  const step = recognise(words, listing, folder);
  return step === null ? null : [{ ...step, cmd: step.cmd || cmd }];
}

function scriptSteps({ name, folder }: PackageScript, listing: Reading, depth: number): Step[] | null {
  if (folder === null) return null;
  const scripts = listing.scripts(folder);
  if (typeof scripts[name] !== "string") return null;
  const all = [`pre${name}`, name, `post${name}`].flatMap((one) =>
    typeof scripts[one] === "string" ? [expand(scripts[one], listing, folder, depth + 1)] : [],
  );
  return all.every((steps) => steps !== null) ? all.flat() : null;
}
