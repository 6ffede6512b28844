import { alike, type Case } from "./constants.ts";
import { choice } from "./choice.ts";
import { concatenation } from "./concatenation.ts";
import { evaluate, partsOf, type Program } from "./program.ts";
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
  const rows = wanted === "str" ? rowsOfGroups(bank, cases, ids) : [];
  const goals = ids.map((e) => keyOf(outputs[e]!));
  return choice(
    [...kinds.flatMap((type) => (type ? bank.all(type) : [])), ...rows].map(only),
    bank.all("bool").map(only),
    (term, e) => keyOf(term.values[e]!) === goals[e],
    // Half as many answers as examples at most: a larger tree would only list them.
    { count: ids.length, leavesMax: Math.floor(cases.length / 2) },
  );
}

/** Texts put together, each for those outputs that begin alike. */
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
