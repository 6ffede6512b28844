import type { Param } from "../../modules/techniques/port.ts";
import { type CodeToken, tokensOf } from "../../modules/techniques/tokens.ts";
import type { ReusableFile } from "./reusable-file.ts";

const MOST = 4;
/** Numbers that belong to the method more often than to the task. */
const METHOD = new Set(["0", "1", "2", "10"]);

/**
 * The code with what belongs to its task made constants at its top: literals that stand in the task's words, too. Null
 * where there are none. Whether it still works is for its test to say.
 */
export function parameterise(harvest: ReusableFile, task: string): { body: string; params: Param[] } | null {
  const { body, language } = harvest;
  const tokens = tokensOf(body, language).filter(({ kind }) => kind !== "newline");
  const spots = tokens.filter((token, i) => isOwn(token, task) && isValue(tokens, i, language));
  const values = [...new Set(spots.map(({ text }) => text))].slice(0, MOST);
  if (values.length === 0) return null;
  const taken = new Set(tokens.map(({ text }) => text));
  const names = new Map(values.map((value) => [value, nameFor(value, taken)]));
  let made = "";
  let at = 0;
  for (const { text, start } of spots) {
    const name = names.get(text);
    if (name === undefined) continue;
    made += body.slice(at, start) + name;
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
  const rest = made + body.slice(at);
  const imports = /^(?:(?:import|from)\b[^\n]*\n|\n)*/.exec(rest)![0];
  return { body: `${imports}${head}\n\n${rest.slice(imports.length)}`, params };
}

/** Whether a literal is the task's: a number or short text that its words hold, too. */
function isOwn({ kind, text }: CodeToken, task: string): boolean {
  if (kind === "number") return !METHOD.has(text) && /^\d+(?:\.\d+)?$/.test(text) && wordsOf(task).has(text);
  const inside = /^(["'])([^"'\\\n]{2,60})\1$/.exec(text)?.[2];
  return kind === "string" && inside !== undefined && /[\p{L}\p{N}]/u.test(inside) && task.includes(inside);
}

const wordsOf = (task: string) => new Set(task.match(/\d+(?:\.\d+)?/g) ?? []);

/** What a part of a name, or a module's, comes after. */
const NAMES_FOLLOW = new Set([".", "from", "import"]);

/** What a key of an object comes after. */
const KEYS_FOLLOW = new Set(["{", ","]);

/** Whether a name could stand there: not a key, a part of a name, a directive, or one of several texts in a row. */
function isValue(tokens: CodeToken[], i: number, language: ReusableFile["language"]): boolean {
  const [before, here, next] = [tokens[i - 1], tokens[i]!, tokens[i + 1]];
  if (before === undefined || before.text === ";" || before.kind === "string" || next?.kind === "string")
    return false;
  if (next?.text === "." || NAMES_FOLLOW.has(before.text)) return false;
  if (language === "javascript" && next?.text === ":" && KEYS_FOLLOW.has(before.text)) return false;
  return here.kind !== "string" || !(before.text === "{" || before.text === "}");
}

function nameFor(value: string, taken: Set<string>): string {
  const word = value
    .replace(/[^A-Za-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .toUpperCase()
    .slice(0, 24);
  const stem = /^[A-Z]/.test(word) ? word : `VALUE_${word}`;
  let name = stem;
  for (let n = 2; taken.has(name); n++) name = `${stem}_${n}`;
  taken.add(name);
  return name;
}
