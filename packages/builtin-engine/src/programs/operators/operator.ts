/** The types of the engine's language and their JavaScript types. */
interface TypeMap {
  str: string;
  num: number;
  bool: boolean;
  strs: string[];
  nums: number[];
  /** Values that no operator takes: null, objects, nested lists. */
  json: Json;
}
type Json = null | Datum[] | { [key: string]: Datum };
export type Type = keyof TypeMap;
export type Datum = string | number | boolean | Json;

/** Source template of a call: `$0` is replaced with the source of the first argument, and so on. */
type Print = string;

/**
 * One step of a program: how to compute it, and how to write it in JavaScript and Python with the same meaning (except
 * that fractions with a whole sum stay a float in Python).
 */
export interface Operator {
  name: string;
  takes: readonly Type[];
  gives: Type;
  /** What it adds to the size of a program: 1 for common operators, so that simple programs come first. */
  cost: number;
  /** Returns undefined if there is no value, or none that both languages share. */
  run(...args: Datum[]): Datum | undefined;
  js: Print;
  py: Print;
}

type ArgumentsOf<T extends readonly Type[]> = { [K in keyof T]: TypeMap[T[K]] };

/** Creates an operator; the types of `run` follow from `takes` and `gives`. */
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

/** Creates an operator with two arguments that both languages write with the same symbol. */
export function infix<T extends Type, G extends Type>(
  sign: string,
  type: T,
  gives: G,
  run: (a: TypeMap[T], b: TypeMap[T]) => TypeMap[G] | undefined,
): Operator {
  const js = `($0 ${sign === "==" ? "===" : sign} $1)`;
  return operator(`${sign} ${type}`, [type, type], gives, run as never, js, `($0 ${sign} $1)`);
}

/** Fills a source template with the sources of the arguments. */
export const fill = (print: Print, args: string[]) =>
  print.replace(/\$(\d)/g, (_, i: string) => args[Number(i)]!);
