/** What a term of the little language can be, as it is in JavaScript. */
interface TypeMap {
  str: string;
  num: number;
  bool: boolean;
  strs: string[];
  nums: number[];
  /** What no operator takes: null, objects, nested lists. */
  json: Json;
}
type Json = null | Datum[] | { [key: string]: Datum };
export type Type = keyof TypeMap;
export type Datum = string | number | boolean | Json;

/** Source of a call: `$0` stands for the source of the first argument, and so on. */
type Print = string;

/**
 * One step of a program: how it computes and how it is written in JavaScript and Python, with the same meaning
 * (but for fractions that add up to a whole number, which stays a float in Python).
 */
export interface Operator {
  name: string;
  takes: readonly Type[];
  gives: Type;
  /** How much it adds to a program's size: the common ones 1, so that simple programs come first. */
  cost: number;
  /** Gives undefined where it has no value, or none that both languages share. */
  run(...args: Datum[]): Datum | undefined;
  js: Print;
  py: Print;
}

type ArgumentsOf<T extends readonly Type[]> = { [K in keyof T]: TypeMap[T[K]] };

/** Makes an operator; the types of `run` follow from `takes` and `gives`. */
export function operator<const T extends readonly Type[], G extends Type>(
  name: string,
  takes: T,
  gives: G,
  run: (...args: ArgumentsOf<T>) => TypeMap[G] | undefined,
  js: Print,
  py: Print,
  cost = 1,
): Operator {
  return { name, takes, gives, cost, run: run as unknown as Operator["run"], js, py };
}

/** An operator of two arguments that both languages write with the same sign. */
export function infix<T extends Type, G extends Type>(
  sign: string,
  type: T,
  gives: G,
  run: (a: TypeMap[T], b: TypeMap[T]) => TypeMap[G] | undefined,
): Operator {
  const js = `($0 ${sign === "==" ? "===" : sign} $1)`;
  return operator(`${sign} ${type}`, [type, type], gives, run as never, js, `($0 ${sign} $1)`);
}

/** The source of an operator's call with these arguments. */
export const fill = (print: Print, args: string[]) =>
  print.replace(/\$(\d)/g, (_, i: string) => args[Number(i)]!);
