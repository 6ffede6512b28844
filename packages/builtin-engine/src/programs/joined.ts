import { choice } from "./choice.ts";
import { concatenation } from "./concatenation.ts";
import type { Case } from "./constants.ts";
import type { Program } from "./program.ts";
import { type Bank, keyOf, type Term } from "./terms.ts";
import { typeOfAll } from "./values.ts";

/** A program joined of known terms, by concatenation or by tests, that is right on the cases `ids`; null where there is none. */
export function joined(bank: Bank, cases: readonly Case[], ids: readonly number[]): Program | null {
  const only = (term: Term): Term => ({ ...term, values: ids.map((e) => term.values[e]!) });
  const outputs = cases.map(({ output }) => output);
  const wanted = typeOfAll(outputs);
  if (wanted === "str") {
    const row = concatenation(
      bank.all("str").map(only),
      ids.map((e) => outputs[e] as string),
    );
    if (row) return row;
  }
  const kinds = wanted ? [wanted] : [...new Set(outputs.map((output) => typeOfAll([output])))];
  const goals = ids.map((e) => keyOf(outputs[e]!));
  return choice(
    kinds.flatMap((type) => (type ? bank.all(type) : [])).map(only),
    bank.all("bool").map(only),
    (term, e) => keyOf(term.values[e]!) === goals[e],
    // Half as many answers as examples at most: a larger tree would only list them.
    { count: ids.length, leavesMax: Math.floor(cases.length / 2) },
  );
}
