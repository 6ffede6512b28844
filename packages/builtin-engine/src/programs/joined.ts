import { alike, type Case } from "./constants.ts";
import { choice } from "./choice.ts";
import { concatenation } from "./concatenation.ts";
import { evaluate, partsOf, type Program } from "./program.ts";
import { type Bank, keyOf, type Term } from "./terms.ts";
import { typeOfAll } from "./values.ts";

/**
 * Joins known terms, by concatenation or by tests, into a program that is correct on the cases `ids`; null if none is
 * found.
 */
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
  const rows = wanted === "str" ? rowsOfGroups(bank, cases, ids) : [];
  const goals = ids.map((e) => keyOf(outputs[e]!));
  return choice(
    [...kinds.flatMap((type) => (type ? bank.all(type) : [])), ...rows].map(only),
    bank.all("bool").map(only),
    (term, e) => keyOf(term.values[e]!) === goals[e],
    // At most half as many leaves as examples: a larger tree would only memorize them.
    { count: ids.length, leavesMax: Math.floor(cases.length / 2) },
  );
}

/** Concatenations that each produce one group of outputs with the same first word. */
function rowsOfGroups(bank: Bank, cases: readonly Case[], ids: readonly number[]): Term[] {
  const texts = ids.map((e) => cases[e]!.output as string);
  const groups = [...alike(texts)].filter((group) => group.length > 1 && group.length < texts.length);
  return groups.flatMap((group): Term[] => {
    const members = ids.filter((e) => group.includes(cases[e]!.output as string));
    const parts = bank
      .all("str")
      .map((term): Term => ({ ...term, values: members.map((e) => term.values[e]!) }));
    const leaf = concatenation(
      parts,
      members.map((e) => cases[e]!.output as string),
    );
    if (!leaf) return [];
    const values = cases.map(({ args }) => evaluate(leaf, args) ?? null);
    return [
      { type: "str", size: partsOf(leaf).length, values, constant: false, named: true, made: { leaf } },
    ];
  });
}
