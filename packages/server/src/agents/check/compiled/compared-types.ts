import { bracketPairs, type SourceToken, tokensOf } from "./tokens.ts";

const COMPARES = new Set(["==", "!=", "<", ">", "<=", ">="]);

/** Whether a comparison of two values is defined of which neither has a type of these files. */
export function comparesOthers(text: string): boolean {
  const tokens = tokensOf(text, "c");
  const pairs = bracketPairs(tokens);
  const own = typesDefined(tokens);
  return tokens.some(({ text: word }, i) => {
    if (word !== "operator" || !COMPARES.has(tokens[i + 1]?.text ?? "")) return false;
    const open = tokens[i + 2]?.text === ">" ? i + 3 : i + 2;
    const parameters = tokens[open]?.text === "(" ? typesOf(tokens.slice(open + 1, pairs.get(open))) : [];
    return parameters.length === 2 && parameters.every((types) => isForeign(types, own));
  });
}

/** Types that C or C++ code defines, without other names of existing ones. */
function typesDefined(tokens: readonly SourceToken[]): Set<string> {
  const textAt = (i: number) => tokens[i]?.text ?? "";
  const names = tokens.flatMap(({ text }, i) => {
    // `typedef struct { … } name;`
    if (text === "}" && textAt(i + 2) === ";") return [textAt(i + 1)];
    // In a list of template parameters, `class` begins a parameter.
    const isType = /^(?:class|struct|enum|union)$/.test(text) && !/^[<,]$/.test(textAt(i - 1));
    return isType ? [textAt(i + 1) === "class" ? textAt(i + 2) : textAt(i + 1)] : [];
  });
  return new Set(names);
}

/** Whether a type is one of the standard library or the language, maybe with parameters of a template. */
const isForeign = (types: readonly string[], own: ReadonlySet<string>) =>
  types.some((type) => /^(?:std|char|int|long|double|float|bool|string|short|unsigned|size_t)$/.test(type)) &&
  !types.some((type) => own.has(type));

/** The words of the type of each parameter, without the parameter's name. */
function typesOf(tokens: readonly SourceToken[]): string[][] {
  const parameters: SourceToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.text === "<") depth += 1;
    else if (token.text === ">") depth -= 1;
    else if (token.text === ">>") depth -= 2;
    if (token.text === "," && depth === 0) parameters.push([]);
    else parameters.at(-1)!.push(token);
  }
  return parameters.map((all) => {
    const [before, last] = all.slice(-2);
    const isName = last?.kind === "word" && /^(?:[&*>]|&&|>>)$|^(?!const$)\w+$/.test(before?.text ?? "::");
    return (isName ? all.slice(0, -1) : all).map(({ text }) => text);
  });
}
