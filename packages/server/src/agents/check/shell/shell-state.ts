import type { MarkPlace } from "./test-source.ts";

/** Commands that decide a script's result. A function or alias with such a name that no protected file defines is a hijack. */
const DECIDING = new Set(
  "[ test exit return false true set unset trap diff cmp grep egrep fgrep comm exec builtin command eval source . let cat awk sed printf echo read declare local export shift break continue kill wait sort head tail wc tr cut rev mktemp rm bash sh".split(
    " ",
  ),
);

/** Shell options that change the results of comparisons and patterns. */
const COMPARING = ["nocasematch", "nocaseglob", "compat31"];
const SHOPTS = ["extdebug", "expand_aliases", ...COMPARING, "nullglob"];

/** A line that writes the shell's current state. In POSIX mode, no function can override `unset`. */
export const probeLine = ({ folder, index }: MarkPlace) =>
  `( POSIXLY_CORRECT=y; \\unset -f builtin command; case "\${BASH_VERSION-}" in ?*) builtin echo "@begin"; builtin declare -F; builtin alias; builtin trap -p; builtin enable -n; builtin hash -l; builtin shopt ${SHOPTS.join(" ")};; *) for zz in test diff cmp grep true false cat; do command -V $zz; done;; esac; printf 'PATH=%s\\n' "$PATH" ) >|${folder}/probe.${index} 2>/dev/null || :`;

/** A line that makes bash write each command that runs to a file. */
export const traceLine = ({ folder }: MarkPlace) =>
  `case "\${BASH_VERSION-}" in ?*) eval 'exec 219>>${folder}/trace; BASH_XTRACEFD=219; set -x';; esac`;

/** What the work changed in the probed shells, as sentences. `ours` is all protected text. */
export function hijacksIn(probes: string, ours: string, path: string): string[] {
  const sentences = new Set<string>();
  const own = ownOf(ours);
  const lines = new Set(probes.split("\n"));
  if (lines.size > MAX_LINES) sentences.add("the work added more to the shell's state than a check can read");
  for (const line of [...lines].slice(0, MAX_LINES)) {
    const sentence = hijackIn(line, own, path);
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
  traps: { line: string; words: string }[];
  /** The rest of lines after `alias`, `enable -n` and `shopt -s` (or `-O`). */
  aliases: string[];
  turnsOff: string[];
  turnsOn: string[];
  setsPath: boolean;
  /** Whether it starts a package manager, which puts folders of programs in front of PATH. */
  startsPackages: boolean;
  /** Whether it sets a program's file by `hash -p`. */
  hashes: boolean;
  /** Whether it tests for files by a pattern. */
  testsPatterns: boolean;
}

/** Limits: lines of all probes together, sentences, and traps. */
const MAX_LINES = 500;
const MAX_SENTENCES = 20;
const MAX_TRAPS = 200;

function ownOf(text: string): Own {
  const lines = text.split("\n");
  const starts = lines.map((line) => line.trimStart());
  const cache = new Map<string, boolean>();
  return {
    text,
    bare: onlyWords(text),
    defines(name) {
      const answer = cache.get(name) ?? starts.some((start) => defines(start, name));
      cache.set(name, answer);
      return answer;
    },
    aliases: textsAfter(lines, /\balias[ \t]/),
    turnsOff: textsAfter(lines, /\benable[ \t]{1,8}-n[ \t]/),
    turnsOn: textsAfter(lines, /\bshopt[ \t]{1,8}-s[ \t]|[ \t]-O[ \t]/),
    setsPath: /(?<!\w)PATH\+?=/.test(text),
    startsPackages: /\b(?:npm|npx|pnpm|yarn|bun)\b|\bnode\s+--run\b/.test(text),
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
function hijackIn(line: string, own: Own, path: string): string | null {
  if (line.startsWith("declare -f")) return functionIn(line, own);
  if (/^(?:diff|cmp|grep|cat) is \//.test(line)) return foundIn(line, own, path);
  if (line.endsWith("is a shell function")) return `the work made \`${line.split(" ")[0]}\` a function`;
  if (line.startsWith("alias ")) return aliasIn(line, own);
  if (line.startsWith("trap -- ") && !line.startsWith("trap -- - ")) return trapIn(line, own);
  if (line.startsWith("enable -n ")) return turnedOffIn(line, own);
  if (line.startsWith("builtin hash -p ")) return hashedIn(line, own, path);
  if (line.startsWith("PATH=")) return pathIn(line, own, path);
  return optionIn(line, own);
}

function functionIn(line: string, own: Own): string | null {
  const name = lastWord(line);
  return DECIDING.has(name) && !own.defines(name) ? `the work made \`${name}\` a function` : null;
}

function aliasIn(line: string, own: Own): string | null {
  const name = line.slice(6, line.indexOf("="));
  const known = mentions(own.aliases, name);
  return known ? null : `the work made \`${name}\` an alias`;
}

function trapIn(line: string, own: Own): string | null {
  const action = onlyWords(line.slice(8, line.lastIndexOf(" ")));
  const known = own.bare.includes(action) || expandsTo(line, own);
  return known ? null : `the work set a trap on ${lastWord(line)}`;
}

function turnedOffIn(line: string, own: Own): string | null {
  const name = lastWord(line);
  const known = mentions(own.turnsOff, name);
  return known ? null : `the work turned off ${name}`;
}

/** Reads `<name> is <file>`, as a shell other than bash says where it finds a program that compares. */
function foundIn(line: string, own: Own, path: string): string | null {
  const [name = "", , file = ""] = line.split(" ");
  const known = path.split(":").includes(file.slice(0, file.lastIndexOf("/"))) || own.setsPath;
  return known ? null : `the work replaced the program \`${name}\``;
}

/** Reads `builtin hash -p <file> <name>`. bash also lists programs that it found in PATH. */
function hashedIn(line: string, own: Own, path: string): string | null {
  const [file = "", name = ""] = line.split(" ").slice(3);
  const folder = file.slice(0, file.lastIndexOf("/"));
  const isPackaged = own.startsPackages && isOfPackages(folder) && !DECIDING.has(name);
  const known = path.split(":").includes(folder) || isPackaged || own.setsPath || own.hashes;
  return known ? null : `the work replaced the program \`${name}\``;
}

function pathIn(line: string, own: Own, path: string): string | null {
  const folders = line.slice("PATH=".length).split(":");
  const usual = path.split(":");
  // What was removed from PATH is a change too: a program that is not found may make a negated comparison pass.
  const added = folders.slice(0, Math.max(0, folders.length - usual.length));
  const isUsual = folders.slice(added.length).join(":") === path;
  const known = isUsual && added.every((folder) => own.startsPackages && isOfPackages(folder));
  return known || own.setsPath ? null : "the work changed PATH";
}

/** Whether a package manager puts this folder in front of PATH: that of its own tool, or those of packages around the workspace. */
const isOfPackages = (folder: string) =>
  /^\/(?:workspace\/(?:[^:]*\/)?)?node_modules\/\.bin$/.test(folder) ||
  (folder.endsWith("/node-gyp-bin") && !/^\/(?:workspace|tmp|dev|proc)\//.test(folder));

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
