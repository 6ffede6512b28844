import { isCondition, type TokenRange } from "./messages.ts";
import type { SourceToken } from "./tokens.ts";

/** A text by its tokens, with the pairs of its brackets, and whether a helper takes a text that is only a message. */
export interface Code {
  tokens: readonly SourceToken[];
  pairs: ReadonlyMap<number, number>;
  takesMessage: (name: string, place: { asked: number; said: number }) => boolean;
}

/** A call by the name of its function and its brackets. `sure`: that function is known to compare its arguments. */
export interface ComparingCall {
  name: string;
  open: number;
  close: number;
  sure: boolean;
}

/** The number, string or boolean literal at `at`, with its sign, or null. */
export function literalAt(
  tokens: readonly SourceToken[],
  at: number,
): { token: SourceToken; negative?: SourceToken } | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.text === "-" && tokens[at + 1]?.kind === "number")
    return { token: tokens[at + 1]!, negative: token };
  const isLiteral = token.kind === "number" || token.kind === "string" || /^(?:true|false)$/.test(token.text);
  return isLiteral ? { token } : null;
}

const literalLength = (tokens: readonly SourceToken[], at: number) => (tokens[at]?.text === "-" ? 2 : 1);

/** An argument of a call; `alone`: it is only a literal. */
interface Argument extends TokenRange {
  alone: boolean;
}

function argumentsOf({ tokens, pairs }: Code, { open, close }: ComparingCall): Argument[] {
  const starts = [open + 1];
  for (let at = open + 1; at < close; at++) {
    if (tokens[at]!.text === ",") starts.push(at + 1);
    at = pairs.get(at) ?? at;
  }
  const ends = [...starts.slice(1).map((start) => start - 1), close];
  return starts.map((start, i) => ({
    start,
    end: ends[i]!,
    alone: start + literalLength(tokens, start) === ends[i] && literalAt(tokens, start) !== null,
  }));
}

/**
 * The literal among a call's first two compared arguments, if exactly one of them is a literal and not a text that says what
 * is compared, and the tolerance that a third argument may state.
 */
export function comparedLiteral(code: Code, call: ComparingCall): { at: number; tolerance: number } | null {
  const { tokens } = code;
  const args = argumentsOf(code, call);
  const first = tokens[args[0]!.start];
  const named = first?.kind === "string" && args.length > 2;
  // The name of the comparison, or Go's `t`, may be the first argument.
  const from = named || first?.text === "t" ? 1 : 0;
  const pair = args.slice(from, from + 2);
  const [literal, ...more] = pair.filter(({ alone }) => alone);
  if (pair.length < 2 || literal === undefined || more.length > 0) return null;
  if (tokens[literal.start]!.kind === "string" && isSaid(code, call, args, { literal, from, named }))
    return null;
  return { at: literal.start, tolerance: toleranceOf(tokens, args[from + 2], literal) };
}

/** Whether a text among the arguments is a message or the name of a comparison. */
function isSaid(
  code: Code,
  { name, sure }: ComparingCall,
  args: readonly Argument[],
  { literal, from, named }: { literal: Argument; from: number; named: boolean },
): boolean {
  const at = args.indexOf(literal);
  // A string as third argument may be a message; as the first of two arguments it may be a name.
  if (sure) return named && at === from + 1;
  if (at === 0 || (at === from && !named)) return true;
  return (
    isCondition(code.tokens, code.pairs, args[from]!) || code.takesMessage(name, { asked: from, said: at })
  );
}

/** How far the compared values may be apart, by a third argument that is a number or its name. */
function toleranceOf(tokens: readonly SourceToken[], third: Argument | undefined, literal: Argument): number {
  const token = third === undefined ? undefined : tokens[third.start];
  if (token === undefined || token.kind === "string") return 0;
  const numberOf = (text = "") => Number(text.replaceAll(/_|[a-zA-Z]+$/g, "")) || 0;
  if (token.kind === "number") return numberOf(token.text);
  // A tolerance is rarely larger than the value itself.
  const value = literalAt(tokens, literal.start)!.token;
  return value.kind === "number" ? Math.min(numberOf(value.text), 1e8) : 0;
}
