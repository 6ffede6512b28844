import { bracketPairs, type SourceToken } from "./tokens.ts";

/** Tokens between two indexes. */
export interface TokenRange {
  start: number;
  end: number;
}

const CONDITION = /^(?:==|!=|<|>|<=|>=|&&|\|\||!|instanceof)$/;
const TEXT = /^(?:String|string|CharSequence|str|char|wchar_t|string_view)$/;
const TRUTH = /^(?:bool|boolean|Boolean|_Bool|BOOL|gboolean|int)$/;
const CALLS = /^(?:return|new|else|throw|await|go|defer|\.|->|::|=|!|&&|\|\|)$/;
const MAX_BODY = 60;

/** Whether an argument is a condition: it compares something outside all brackets. */
export function isCondition(
  tokens: readonly SourceToken[],
  pairs: ReadonlyMap<number, number>,
  { start, end }: TokenRange,
): boolean {
  for (let at = start; at < end; at = (pairs.get(at) ?? at) + 1)
    if (CONDITION.test(tokens[at]!.text)) return true;
  return false;
}

/** A function or macro that takes parameters; `asks`: whether it asks for the truth of one of them. */
interface Helper {
  parameters: string[][];
  asks: (parameter: string[]) => boolean;
}

/**
 * Returns a function that tells whether the helper `name`, defined in one of `texts`, takes a truth as its argument number
 * `asked` and a text as number `said`: then the text only says what was asked. False for a helper that is not defined there.
 */
export function createMessages(texts: readonly (readonly SourceToken[])[]) {
  let known: Map<string, Helper[]> | null = null;
  return (name: string, { asked, said }: { asked: number; said: number }): boolean => {
    known ??= Map.groupBy(texts.flatMap(helpersIn), (helper) => helper.name);
    return (known.get(name) ?? []).some(({ parameters, asks }) => {
      const [truth, message] = [parameters[asked], parameters[said]];
      return truth !== undefined && message !== undefined && asks(truth) && isText(message);
    });
  };
}

function helpersIn(tokens: readonly SourceToken[]): (Helper & { name: string })[] {
  const pairs = bracketPairs(tokens);
  return tokens.flatMap(({ kind, text: name }, i) => {
    const close = kind === "word" && tokens[i + 1]?.text === "(" ? pairs.get(i + 1) : undefined;
    if (close === undefined) return [];
    const isMacro = tokens[i - 1]?.text === "define";
    if (!isMacro && !isDefinition(tokens, i, close)) return [];
    const parameters = parametersIn(tokens, pairs, i + 1, close);
    const asks = isMacro ? ([word]: string[]) => isAsked(tokens, close + 1, word ?? "") : isTruth;
    return [{ name, parameters, asks }];
  });
}

const isTruth = (parameter: readonly string[]) =>
  parameter.some((word) => TRUTH.test(word)) && !parameter.some((word) => TEXT.test(word));
/** Whether a parameter is a text. Those of macros have no types. */
const isText = (parameter: readonly string[]) =>
  parameter.length === 1 || parameter.some((word) => TEXT.test(word));

/** Whether a body follows the parameters of a name that is not called here. */
function isDefinition(tokens: readonly SourceToken[], at: number, close: number): boolean {
  if (CALLS.test(tokens[at - 1]?.text ?? ";") || tokens[at - 1]?.kind === "string") return false;
  const next = tokens.slice(close + 1, close + 8).map(({ text }) => text);
  const body = next.findIndex((text) => text === "{" || text === ";");
  return next[body] === "{" && !next.slice(0, body).includes("(");
}

/** The words of each parameter. In Go, those of a parameter without a type are those of the next one. */
function parametersIn(
  tokens: readonly SourceToken[],
  pairs: ReadonlyMap<number, number>,
  open: number,
  close: number,
): string[][] {
  const parameters: string[][] = [[]];
  for (let at = open + 1; at < close; at = (pairs.get(at) ?? at) + 1)
    if (tokens[at]!.text === ",") parameters.push([]);
    else parameters.at(-1)!.push(tokens[at]!.text);
  return parameters.map((words, i) =>
    words.length === 1 ? [...words, ...(parameters[i + 1] ?? [])] : words,
  );
}

/** Whether the body of a macro that begins at `from` asks for the truth of its parameter `name`. */
function isAsked(tokens: readonly SourceToken[], from: number, name: string): boolean {
  const body = tokens.slice(from, from + MAX_BODY).map(({ text }) => text);
  const line = body.join(" ").split(" # define")[0]!;
  const word = RegExp.escape(name);
  return new RegExp(`! (?:\\( )*${word} |\\bif \\( (?:\\( )?${word} \\)|\\( ${word} \\) \\?`).test(line);
}
