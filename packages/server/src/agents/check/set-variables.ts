import type { CheckStep, StepKind } from "./port.ts";
import { ASSIGNMENT } from "./shell-tokens.ts";
import { quoteWord } from "./shell-words.ts";

/** Variables by name. */
export type Variables = Readonly<Record<string, string>>;

/** Variables that change how programs are found or loaded. They would affect the service's runners too. */
const LOADS =
  /^(?:LD_\w+|PATH|PYTHON(?!PATH$|HASHSEED$|UNBUFFERED$|DONTWRITEBYTECODE$)\w*|NODE_OPTIONS|BASH_ENV|ENV|IFS|HOME|CHECK_TOOLS)$/;

/** Whether the service's runners can accept this variable. */
export const isPassedOn = (name: string): boolean => !LOADS.test(name);

const TAKES_ENV = /^(?:python-|node-|js-)/;
/** Kinds that run a command unchanged. */
const RUNS_COMMAND = /^(?:shell|go)$/;

/** Whether the runner of this kind of step sets variables for its tests itself. */
export const takesVariables = (kind: StepKind): boolean => TAKES_ENV.test(kind);

/** The step with variables for its tests, as far as its runner can set them. */
export function withVariables(step: CheckStep, variables: Variables): CheckStep {
  const pairs = Object.entries(variables);
  if (pairs.length === 0) return step;
  if (takesVariables(step.kind)) return { ...step, env: variables };
  const set = pairs.map(([name, value]) => `${name}=${quoteWord(value)}`).join(" ");
  return RUNS_COMMAND.test(step.kind) ? { ...step, cmd: `export ${set}; ${step.cmd}` } : step;
}

/** A command without the assignments and prefixes before its program, and the assignments. */
export interface PrefixedCommand {
  set: string[];
  words: string[];
}

const PREFIX = /^(?:env|time|exec|command|\$)$/;

/** Splits the words of a command at the beginning of its program. */
export function withoutPrefix(words: readonly string[]): PrefixedCommand {
  const first = words.findIndex((word) => !ASSIGNMENT.test(word) && !PREFIX.test(word));
  const at = first < 0 ? words.length : first;
  return { set: words.slice(0, at).filter((word) => ASSIGNMENT.test(word)), words: words.slice(at) };
}

const MAX_VALUE = 1_000;

/** The variables of one shell, as far as its text says what they are. Never throws. */
export interface ShellVariables {
  /** Notes what a command sets for the commands after it. */
  read(command: PrefixedCommand, folder: string): void;
  /** The variables of a command with these assignments, among those that can be passed on. */
  of(set: readonly string[], folder: string): Variables;
}

/** The variables of a shell that starts with those in `from`. What only a shell can work out is unknown and left out. */
export function shellVariables(from: Variables): ShellVariables {
  const values = new Map<string, string | null>(Object.entries(from));
  const exported = new Set(values.keys());
  let exportsAll = false;
  const assign = (into: Map<string, string | null>, text: string, folder: string) => {
    const at = text.indexOf("=");
    into.set(text.slice(0, at), expanded(text.slice(at + 1), values, folder));
  };
  return {
    read({ set, words: [tool, ...args] }, folder) {
      if (tool === "set" && (args[0] === "-a" || args.join(" ") === "-o allexport")) exportsAll = true;
      if (tool !== undefined && tool !== "export") return;
      const named = tool === undefined ? set : args;
      for (const text of named) if (ASSIGNMENT.test(text)) assign(values, text, folder);
      if (tool === "export" || exportsAll) for (const text of named) exported.add(text.split("=")[0]!);
    },
    of(set, folder) {
      const own = new Map([...values].filter(([name]) => exported.has(name)));
      for (const text of set) assign(own, text, folder);
      return passedOn(own);
    },
  };
}

/** The variables whose value is known and that can be passed on. */
export const passedOn = (values: Iterable<readonly [string, string | null]>): Variables =>
  Object.fromEntries(
    [...values].filter((pair): pair is [string, string] => pair[1] !== null && isPassedOn(pair[0])),
  );

const REFERENCE =
  /\$(?:\{([A-Za-z_]\w*)(?::?([-+])([^${}]*(?:\$\{?\w+\}?[^${}]*)?))?\}|([A-Za-z_]\w*)|\(pwd\))/g;

/** A value with its references replaced; null if something in it only a shell can work out. */
function expanded(text: string, values: ReadonlyMap<string, string | null>, folder: string): string | null {
  if (text.length > MAX_VALUE) return null;
  let known = true;
  const here = folder === "" ? "/workspace" : `/workspace/${folder}`;
  const out = text.replace(REFERENCE, (_, braced?: string, sign?: string, other = "", plain?: string) => {
    const name = braced ?? plain;
    const value = name === undefined || name === "PWD" ? here : (values.get(name) ?? "");
    if (name !== undefined && values.get(name) === null) known = false;
    if (sign === "-" && value === "") return other;
    if (sign === "+") return value === "" ? "" : other.replace(/\$\{?\w+\}?/, () => value);
    return value;
  });
  return known && !/[$`]/.test(out) ? out : null;
}
