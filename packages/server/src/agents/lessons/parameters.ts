import type { Param } from "../../modules/techniques/port.ts";
import { type CodeToken, tokensOf } from "../../modules/techniques/tokens.ts";
import type { ReusableFile } from "./reusable-file.ts";

const MOST = 4;
/** Numbers that usually belong to the method and not to the task. */
const METHOD = new Set(["0", "1", "2", "10"]);

/**
 * Turns literals that also occur in the task's text into constants at the top of the code. Null if there are none. The
 * lesson's test has to show whether the result still works.
 */
export function parameterise(harvest: ReusableFile, task: string): { body: string; params: Param[] } | null {
  const { body, language } = harvest;
  const tokens = tokensOf(body, language).filter(({ kind }) => kind !== "newline");
  const spots = tokens.filter((token, i) => isOwn(token, task) && isValue(tokens, i, language));
  const values = [...new Set(spots.map(({ text }) => text))].slice(0, MOST);
  if (values.length === 0) return null;
  const usedNames = new Set(tokens.map(({ text }) => text));
  const names = new Map(values.map((value) => [value, nameFor(value, usedNames)]));
  let result = "";
  let at = 0;
  for (const { text, start } of spots) {
    const name = names.get(text);
    if (name === undefined) continue;
    result += body.slice(at, start) + name;
    at = start + text.length;
  }
  const params = values.map((value) => ({
    name: names.get(value)!,
    default: value,
    meaning: "from the task",
  }));
  const declare = language === "python" ? "" : "const ";
  const end = language === "python" ? "" : ";";
  const head = params.map(({ name, default: value }) => `${declare}${name} = ${value}${end}`).join("\n");
  const rest = result + body.slice(at);
  const imports = /^(?:(?:import|from)\b[^\n]*\n|\n)*/.exec(rest)![0];
  return { body: `${imports}${head}\n\n${rest.slice(imports.length)}`, params };
}

/** Whether a literal comes from the task: a number or short string that its text contains. */
function isOwn({ kind, text }: CodeToken, task: string): boolean {
  if (kind === "number") return !METHOD.has(text) && /^\d+(?:\.\d+)?$/.test(text) && wordsOf(task).has(text);
  const inside = /^(["'])([^"'\\\n]{2,60})\1$/.exec(text)?.[2];
  return kind === "string" && inside !== undefined && /[\p{L}\p{N}]/u.test(inside) && task.includes(inside);
}

const wordsOf = (task: string) => new Set(task.match(/\d+(?:\.\d+)?/g) ?? []);

/** Tokens that precede a member name or a module name. */
const NAMES_FOLLOW = new Set([".", "from", "import"]);

/** Tokens that precede a key of an object. */
const KEYS_FOLLOW = new Set(["{", ","]);

/** Whether an identifier may replace the token: it is not a key, a member name, a directive or one of several adjacent strings. */
function isValue(tokens: CodeToken[], i: number, language: ReusableFile["language"]): boolean {
  const [before, here, next] = [tokens[i - 1], tokens[i]!, tokens[i + 1]];
  if (before === undefined || before.text === ";" || before.kind === "string" || next?.kind === "string")
    return false;
  if (next?.text === "." || NAMES_FOLLOW.has(before.text)) return false;
  if (language === "javascript" && next?.text === ":" && KEYS_FOLLOW.has(before.text)) return false;
  return here.kind !== "string" || !(before.text === "{" || before.text === "}");
}

function nameFor(value: string, usedNames: Set<string>): string {
  const word = value
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .toUpperCase()
    .slice(0, 24);
  const stem = /^[A-Z]/.test(word) ? word : `VALUE_${word}`;
  let name = stem;
  for (let n = 2; usedNames.has(name); n++) name = `${stem}_${n}`;
  usedNames.add(name);
  return name;
}
