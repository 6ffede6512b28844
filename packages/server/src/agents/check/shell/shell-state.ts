import { DECIDING, RUNNING } from "./deciding-programs.ts";
import type { MarkPlace } from "./test-source.ts";

/** Variables by which shells, interpreters and runners load more than the command says. */
const LOADING =
  "BASH_ENV ENV LD_PRELOAD LD_AUDIT PYTHONSTARTUP PYTHONOPTIMIZE PYTHONHOME PYTEST_ADDOPTS PYTEST_PLUGINS NODE_OPTIONS PERL5OPT RUBYOPT MAKEFILES PROMPT_COMMAND".split(
    " ",
  );
/** Their values that load or leave out nothing. */
const HARMLESS =
  /^(?:NODE_OPTIONS=(?:\s*--(?:max|no-warnings|enable-source-maps|experimental|trace|stack)[\w=-]*)*|PYTEST_ADDOPTS=(?:\s*(?:-[qvsx]+|--(?:tb|color|durations|strict)[\w=-]*))*|PYTHONOPTIMIZE=0?|\w+=)\s*$/;

/** Names of commands that decide, and that the protected text does not define itself. */
export function decidingNames(ours: string): string[] {
  const own = ownOf(ours);
  return [...DECIDING, ...RUNNING].filter((name) => /^[\w.+-]+$/.test(name) && !own.defines(name));
}

/** Shell options that change the results of comparisons and patterns. */
const COMPARING = ["nocasematch", "nocaseglob", "compat31"];
const SHOPTS = ["extdebug", "expand_aliases", ...COMPARING, "nullglob"];

const PROGRAMS = [...DECIDING, ...RUNNING].filter((name) => /^[a-z]/.test(name)).join(" ");
const SYSTEM = "/usr/*|/bin/*|/sbin/*|/opt/*";
/** Prints each of these programs that is found elsewhere, and the file that it is. */
const SHOW_PROGRAMS = `builtin type -P ${PROGRAMS} | while builtin read -r zz; do case $zz in ${SYSTEM}) ;; *) builtin echo "program $zz $(/usr/bin/readlink -f "$zz")";; esac; done`;
/** Prints each program for comparing that the system has and the shell does not find: `! diff a b` would succeed. */
const SHOW_MISSING = `for zz in diff cmp grep comm cat sort; do if \\[ -x /usr/bin/$zz ]; then builtin type -t $zz >/dev/null || builtin echo "missing $zz"; fi; done`;
const SHOW_VARIABLES = `/usr/bin/env | /usr/bin/sed -n -E 's/^(${LOADING.join("|")})=/variable &/p'`;

/** A line that writes the shell's current state, untraced. In POSIX mode, no function can override `set` and `unset`. */
export const probeLine = ({ folder, index }: MarkPlace) =>
  `( POSIXLY_CORRECT=y; \\set +x; \\unset -f builtin command eval printf; case "\${BASH_VERSION-}" in ?*) builtin echo "@begin"; builtin declare -F; builtin readonly -p; builtin alias; builtin trap -p; builtin enable -n; builtin hash -l; builtin shopt ${SHOPTS.join(" ")}; ${SHOW_PROGRAMS}; ${SHOW_MISSING};; *) for zz in ${PROGRAMS}; do command -V $zz; done;; esac; ${SHOW_VARIABLES} ) >|${folder}/probe.${index} 2>/dev/null || :`;

/** A line that makes bash write each command that runs to a file. */
export const traceLine = ({ folder }: MarkPlace) =>
  `case "\${BASH_VERSION-}" in ?*) eval 'exec 219>>${folder}/trace; BASH_XTRACEFD=219; set -x';; esac`;

/** What the work changed in the probed shells, as sentences. `ours` is all protected text. */
export function hijacksIn(
  probes: string,
  ours: string,
  isGiven: (path: string) => boolean = () => false,
): string[] {
  const sentences = new Set<string>();
  const own = ownOf(ours);
  const lines = new Set(probes.split("\n"));
  if (lines.size > MAX_LINES) sentences.add("the work added more to the shell's state than a check can read");
  for (const line of [...lines].slice(0, MAX_LINES)) {
    const sentence = hijackIn(line, own, isGiven);
    if (sentence !== null) sentences.add(sentence);
    if (sentences.size >= MAX_SENTENCES) break;
  }
  return [...sentences];
}

/** Facts about the protected text, for comparison with the lines of probes. */
interface Own {
  text: string;
  /** Only its letters and digits. */
  bare: string;
  defines(name: string): boolean;
  /** Whether the text has this word. */
  uses(name: string): boolean;
  traps: { line: string; words: string }[];
  /** The rest of lines after `alias`, `enable -n` and `shopt -s` (or `-O`). */
  aliases: string[];
  turnsOff: string[];
  turnsOn: string[];
  setsPath: boolean;
  /** Whether it makes functions or variables unchangeable itself. */
  locks: boolean;
  /** Whether it sets a program's file by `hash -p`. */
  hashes: boolean;
  /** Whether it tests for files by a pattern. */
  testsPatterns: boolean;
}

/** Variables that bash itself makes unchangeable. */
const SHELLS_OWN = new Set("BASHOPTS BASH_VERSINFO EUID PPID SHELLOPTS UID".split(" "));
/** Limits: lines of all probes together, sentences, and traps. */
const MAX_LINES = 500;
const MAX_SENTENCES = 20;
const MAX_TRAPS = 200;

function ownOf(text: string): Own {
  const lines = text.split("\n");
  const starts = lines.map((line) => line.trimStart());
  const cache = new Map<string, boolean>();
  let words: ReadonlySet<string> | undefined;
  return {
    text,
    bare: onlyWords(text),
    defines(name) {
      const answer = cache.get(name) ?? starts.some((start) => defines(start, name));
      cache.set(name, answer);
      return answer;
    },
    uses(name) {
      words ??= new Set(text.split(/[^\w.+-]+/));
      return words.has(name);
    },
    aliases: textsAfter(lines, /\balias[ \t]/),
    turnsOff: textsAfter(lines, /\benable[ \t]{1,8}-n[ \t]/),
    turnsOn: textsAfter(lines, /\bshopt[ \t]{1,8}-s[ \t]|[ \t]-O[ \t]/),
    setsPath: /(?<!\w)PATH\+?=/.test(text),
    locks: /\breadonly\b|\b(?:declare|typeset|local)[ \t]+-\w*r/.test(text),
    hashes: /\bhash[ \t]{1,8}-p\b/.test(text),
    testsPatterns: lines.some(asksByPattern),
    traps: lines
      .filter((line) => /\btrap\b/.test(line) && line.includes("$"))
      .slice(0, MAX_TRAPS)
      .map((line) => ({ line, words: onlyWords(line.slice(line.indexOf("trap") + 4)) })),
  };
}

/** For each line that contains `word`, the rest of the line after it. */
const textsAfter = (lines: string[], word: RegExp) =>
  lines.flatMap((line) => {
    const match = word.exec(line);
    return match === null ? [] : [line.slice(match.index + match[0].length)];
  });

/** Whether one of these texts contains `name` as a word. */
const mentions = (texts: string[], name: string) =>
  texts.some((text) => text.split(/[\s;&|()'"=]+/).includes(name));

/** The change that a line of a probe shows, or null. Each form is how the shell lists functions, aliases, traps and so on. */
function hijackIn(line: string, own: Own, isGiven: (path: string) => boolean): string | null {
  if (line.startsWith("declare -f")) return functionIn(line, own);
  if (line.startsWith("declare -")) return variableKept(line, own);
  if (line.endsWith("is a shell function")) return functionIn(line.slice(0, line.indexOf(" ")), own);
  if (line.startsWith("missing ") && !own.setsPath)
    return `the work keeps the shell from finding \`${lastWord(line)}\``;
  if (line.startsWith("alias ")) return aliasIn(line, own);
  if (line.startsWith("trap -- ") && !line.startsWith("trap -- - ")) return trapIn(line, own);
  if (line.startsWith("enable -n ")) return turnedOffIn(line, own);
  if (line.startsWith("program ") || / is (?:a tracked alias for )?\/\S+$/.test(line))
    return programIn(line, own, isGiven);
  if (line.startsWith("builtin hash -p ")) return hashedIn(line, own);
  if (line.startsWith("variable ")) return variableIn(line.slice(9), own);
  return optionIn(line, own);
}

/** Reads a function; `declare -fr` lists one that can no more be defined. */
function functionIn(line: string, own: Own): string | null {
  const name = lastWord(line);
  if (/^declare -\w*r/.test(line) && own.defines(name) && !own.locks)
    return `the work keeps the tests from defining \`${name}\``;
  return isDeciding(name, own) && !own.defines(name) ? `the work made \`${name}\` a function` : null;
}

/** Reads a variable that can no more be set, if the protected text sets it. */
function variableKept(line: string, own: Own): string | null {
  const [, name] = /^declare -\w*r\w* (\w+)/.exec(line) ?? [];
  if (name === undefined || own.locks || SHELLS_OWN.has(name)) return null;
  const sets = new RegExp(
    `(?<![\\w$])${name}(?:\\[[^\\]\\n]*\\])?(?:[-+*/]?=(?!=)|\\+\\+|--)|(?:\\+\\+|--)${name}\\b|\\b(?:for|read|local|unset|mapfile|readarray)\\b[^\\n;]*\\b${name}\\b`,
  );
  return sets.test(own.text) ? `the work keeps the tests from setting \`${name}\`` : null;
}

function aliasIn(line: string, own: Own): string | null {
  const name = line.slice(6, line.indexOf("="));
  const known = mentions(own.aliases, name);
  return known ? null : `the work made \`${name}\` an alias`;
}

/** A trap that only removes files when the shell ends. */
const CLEANS_UP = /^trap -- '(?:rm|rmdir) [^;&|`()<>]*' (?:EXIT|INT|TERM|SIGINT|SIGTERM)$/;

function trapIn(line: string, own: Own): string | null {
  const action = onlyWords(line.slice(8, line.lastIndexOf(" ")));
  const known = own.bare.includes(action) || expandsTo(line, own) || CLEANS_UP.test(line);
  return known ? null : `the work set a trap on ${lastWord(line)}`;
}

function turnedOffIn(line: string, own: Own): string | null {
  const name = lastWord(line);
  const known = mentions(own.turnsOff, name);
  return known ? null : `the work turned off ${name}`;
}

/** Whether a command of this name decides: a program that runs tests only if the protected text names it. */
const isDeciding = (name: string, own: Own) => DECIDING.has(name) || (RUNNING.has(name) && own.uses(name));

/** Reads `program <file> <real file>`, or what a shell without bash's builtins says. */
function programIn(line: string, own: Own, isGiven: (path: string) => boolean): string | null {
  const [file = "", real = ""] = line.startsWith("program ") ? line.split(" ").slice(1) : [lastWord(line)];
  const name = file.slice(file.lastIndexOf("/") + 1);
  const isSystem =
    /^\/(?:usr|bin|sbin|opt)\//.test(file) ||
    new RegExp(`^/(?:usr|bin|opt)/.*/${escaped(name)}[\\d.]*$`).test(real);
  const known = isSystem || own.setsPath || own.hashes || isGiven(file.replace(/^(?:\/workspace|\.)\//, ""));
  return known || !isDeciding(name, own) ? null : `the work replaced the program \`${name}\``;
}

/** Reads `builtin hash -p <file> <name>`. bash also lists programs that it found in PATH, which have that name. */
function hashedIn(line: string, own: Own): string | null {
  const [file = "", name = ""] = line.split(" ").slice(3);
  const known = file.endsWith(`/${name}`) || own.hashes || !isDeciding(name, own);
  return known ? null : `the work replaced the program \`${name}\``;
}

const escaped = (name: string) => name.replaceAll(/[.+]/g, "\\$&");

/** Reads a variable by which programs load more, and its value. */
function variableIn(line: string, own: Own): string | null {
  const name = line.slice(0, line.indexOf("="));
  return HARMLESS.test(line) || own.text.includes(name) ? null : `the work set ${name}`;
}

/** Reads an option and its state, as `shopt` lists them. */
function optionIn(line: string, own: Own): string | null {
  const [option, state] = line.split(/\s+/, 2);
  if (state !== "on" || !turnsWrong(option!, own)) return null;
  if (mentions(own.turnsOn, option!)) return null;
  return `the work turned on ${option}`;
}

const lastWord = (line: string) => line.slice(line.lastIndexOf(" ") + 1);

/** Whether an active option can make a wrong answer pass. */
const turnsWrong = (option: string, own: Own) =>
  option === "extdebug" || COMPARING.includes(option) || (option === "nullglob" && own.testsPatterns);

/** Commands that succeed if a pattern argument matches nothing and nullglob removes it. */
const ASKS_FILES = /(?:^|[\s;&|(!])(?:\[|test|ls)[ \t]/;
const asksByPattern = (line: string) =>
  ASKS_FILES.test(line) && /[*?]/.test(line.replace(/"[^"]*"|'[^']*'/g, ""));

/** Whether a protected line sets a trap on the same signal with the same first word and contains an expansion. */
function expandsTo(line: string, own: Own): boolean {
  const signal = lastWord(line).replace(/^SIG/, "");
  const first = onlyWords(line.slice(8).split(" ")[0]!);
  return own.traps.some(
    (trap) =>
      trap.line.includes(signal) &&
      trap.words.startsWith(first) &&
      (trap.line.includes("exit") || !line.includes("exit")),
  );
}

const defines = (start: string, name: string) =>
  start.startsWith(`function ${name}`) ||
  (start.startsWith(name) && start.slice(name.length).trimStart().startsWith("()"));

const onlyWords = (text: string) => text.replace(/[^A-Za-z0-9]/g, "");
