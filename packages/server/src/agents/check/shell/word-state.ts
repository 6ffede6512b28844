import type { Space } from "../port.ts";

const MAX_BYTES = 256 << 10;
/** By which a shell splits words and expands patterns. */
const MENTIONS = /\b(?:IFS|GLOBIGNORE|noglob)\b|\bset[ \t]+-\w*f/;
/** Reads the separators other than to keep them for later. */
const READS = /(?<!=["']?)\$\{?IFS\b/;
/** The start of a function's body. `((` begins arithmetic. */
const BODY =
  /^([ \t]*(?:function[ \t]+[\w:.-]+(?:[ \t]*\([ \t]*\))?|[\w:.-]+[ \t]*\([ \t]*\))\s*(?:\{(?=\s)|\((?!\()))/gm;
const ASSIGNS = /(?:^|[\s;&|({])([A-Za-z_]\w{0,60})\+?=/g;

const LOCAL = ' local IFS="${zz_ifs-$IFS}" GLOBIGNORE="${zz_globignore-${GLOBIGNORE-}}";';
const LOCAL_NOGLOB = " local -; case ${zz_noglob-} in 1) set -f;; esac;";

/** Lines before and after a file is sourced, and copies of such files. */
export interface WordState {
  save: string;
  restore: string;
  changes: ReadonlyMap<string, string>;
}

/**
 * How a test's shell keeps its own way to split words and to expand patterns, although it sources `files` of the work. Their
 * functions run with what these files set, as before. Null if a given file reads it, or if it came with the task.
 */
export async function keptWordState(
  space: Space,
  files: Iterable<string>,
  ours: string,
): Promise<WordState | null> {
  if (READS.test(ours)) return null;
  const changes = new Map<string, string>();
  for (const path of files) {
    const text = (await space.read(path))?.toString("utf8", 0, MAX_BYTES) ?? "";
    const lines = mentioning(text);
    if (lines.length === 0) continue;
    const before = new Set(mentioning(space.before?.(path)?.toString("utf8", 0, MAX_BYTES) ?? ""));
    if (lines.every((line) => before.has(line))) return null;
    const isNoglob = lines.some((line) => /noglob|\bset\b/.test(line));
    changes.set(
      path,
      text.replaceAll(BODY, `$1${(LOCAL + (isNoglob ? LOCAL_NOGLOB : "")).replaceAll("$", "$$$$")}`),
    );
  }
  return { save: SAVE, restore: `${RESTORE}\n${withoutKinds(ours)}`, changes };
}

const mentioning = (text: string) =>
  text.split("\n").flatMap((line) => (MENTIONS.test(line) && !/^\s*#/.test(line) ? [line.trim()] : []));

const SAVE = 'zz_was=$- zz_ifs_was="${IFS- \t\n}" zz_glob_was=${GLOBIGNORE-}';
const RESTORE = [
  '\\[ "${IFS- \t\n}" = "$zz_ifs_was" ] || zz_ifs=${IFS-}',
  '\\[ "${GLOBIGNORE-}" = "$zz_glob_was" ] || zz_globignore=${GLOBIGNORE-}',
  "IFS=$zz_ifs_was",
  'case $zz_glob_was in "") \\unset GLOBIGNORE;; *) GLOBIGNORE=$zz_glob_was;; esac',
  "case $zz_was$- in *f*f*) ;; *f*) zz_noglob=1; \\set +f;; esac",
].join("\n");

const MAX_NAMES = 200;

/** Given files that say themselves what kind of variables they use. */
const SAYS_KIND = /\b(?:declare|typeset|local)[ \t]+-\w*[inr]|\b(?:readonly|integer)\b/;

/**
 * Takes from variables that given files assign what changes the case of their values, and, unless given files say such a thing
 * themselves, what makes them numbers or other names of a variable. What cannot be assigned any more ends the run.
 */
function withoutKinds(ours: string): string {
  const names = [...new Set([...ours.matchAll(ASSIGNS)].map(([, name]) => name!))].slice(0, MAX_NAMES);
  if (names.length === 0) return "";
  const all = names.join(" ");
  const lines = [`builtin declare -g +l +u +c ${all} 2>/dev/null || \\:`];
  if (!SAYS_KIND.test(ours)) {
    lines.unshift(
      `builtin declare +n ${all} 2>/dev/null || \\:`,
      `builtin declare -g +i ${all} 2>/dev/null || \\:`,
    );
    const kinds = names.map((name) => `\${${name}+\${${name}@a}}`).join(" ");
    // Only bash can parse this.
    lines.push(`builtin eval 'case "${kinds}" in *r*) builtin exit 1;; esac'`);
  }
  return `case "\${BASH_VERSION-}" in ?*) ${lines.join("; ")};; esac`;
}
