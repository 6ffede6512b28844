import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import type { Datum, Type } from "../../src/programs/operators/operator.ts";
import { printFunctions, withImports } from "../../src/programs/print.ts";
import type { PrintTarget } from "../../src/programs/bodies.ts";
import { evaluate, OPERATORS, type Program } from "../../src/programs/program.ts";
import { literal } from "../../src/task/literal.ts";

const PARAMS = ["one", "two", "three"];
const TEXTS = [
  "",
  "a",
  "b",
  "Hello World",
  "  two  spaces ",
  "a-b_c",
  "007",
  "3.5",
  "snakeCaseWord",
  "xxAyy",
  "1,2,3",
  "été",
  "B\nc",
  "zz9",
  "Über",
];
const NUMBERS = [0, 1, 2, 3, 5, 7, 10, 16, 97, -1, -4, 0.5, 2.5, -1.5, 1234, 100.125];

/** Numbers that look random and are the same each time. */
function createDice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function draw(type: Type, dice: (below: number) => number): Datum {
  const list = <T extends Datum>(one: () => T) => Array.from({ length: dice(6) }, one);
  switch (type) {
    case "str":
      return TEXTS[dice(TEXTS.length)]!;
    case "num":
      return NUMBERS[dice(NUMBERS.length)]!;
    case "bool":
      return dice(2) === 0;
    case "strs":
      return list(() => TEXTS[dice(TEXTS.length)]!);
    case "nums":
      return list(() => NUMBERS[dice(NUMBERS.length)]!);
    case "json":
      return null;
  }
}

interface Probe {
  program: Program;
  args: Datum[];
  value: Datum;
}

/** Random inputs on which each operator, and random pairs of operators, have a value. */
function probes(): Probe[] {
  const dice = createDice(11);
  const found: Probe[] = [];
  const keep = (program: Program, types: readonly Type[], times: number, within: Program | null = null) => {
    let kept = 0;
    for (let tries = 0; tries < 1_000 && kept < times; tries++) {
      const args = types.map((type) => draw(type, dice));
      // Python's floats that happen to be whole (0.5 + 0.5) are beyond what the languages share.
      if (within !== null && !isWhole([evaluate(within, args) ?? 0.5, ...args])) continue;
      const value = evaluate(program, args);
      // JavaScript alone has a zero below zero.
      if (
        value === undefined ||
        Object.is(value, -0) ||
        (Array.isArray(value) && value.some((v) => Object.is(v, -0)))
      )
        continue;
      found.push({ program, args, value });
      kept++;
    }
    return kept;
  };
  for (const outer of OPERATORS) {
    const inputs = outer.takes.map((_, index): Program => ({ kind: "input", index }));
    const kept = keep({ kind: "call", operator: outer.name, args: inputs }, outer.takes, 12);
    assert.ok(kept > 0, `${outer.name} has a value for some input`);
    const inner = OPERATORS.filter((one) => one.gives === outer.takes[0] && one.takes.length === 1);
    const chosen = inner[dice(inner.length)];
    if (!chosen) continue;
    const first: Program = { kind: "call", operator: chosen.name, args: [inputs[0]!] };
    keep(
      { kind: "call", operator: outer.name, args: [first, ...inputs.slice(1)] },
      [chosen.takes[0]!, ...outer.takes.slice(1)],
      6,
      first,
    );
  }
  return found;
}

/** One script that runs every probe's printed program and prints its value as JSON, a line each. */
function scriptOf(all: readonly Probe[], target: PrintTarget): string {
  const source = printFunctions(
    all.map(({ program, args }, i) => ({ name: `probe${i}`, params: PARAMS.slice(0, args.length), program })),
    target,
  );
  const shown = all.map(({ args }, i) => {
    const call = `probe${i}(${args.map((arg) => literal(arg, target)).join(", ")})`;
    return target === "python" ? `print(json.dumps(${call}))` : `console.log(JSON.stringify(${call}));`;
  });
  return `${withImports(`${source}\n${shown.join("\n")}`, target, target === "python" ? ["import json"] : [])}\n`;
}

/** Whole numbers stay whole in Python, so that they can be printed and counted with. */
const isWhole = (args: readonly Datum[]) =>
  args.flat().every((arg) => typeof arg !== "number" || Number.isInteger(arg));

const RUNS: Record<PrintTarget, string[]> = { javascript: [process.execPath, "-"], python: ["python3", "-"] };
const all = probes();

for (const target of ["javascript", "python"] as const)
  test(`what is printed in ${target} gives what the search computed, for every operator`, () => {
    const [command, ...args] = RUNS[target] as [string, ...string[]];
    const output = execFileSync(command, args, {
      input: scriptOf(all, target),
      encoding: "utf8",
      maxBuffer: 1 << 26,
    });
    const lines = output.trimEnd().split("\n");
    assert.equal(lines.length, all.length);
    const wrong = all.flatMap(({ program, args, value }, i) =>
      JSON.stringify(JSON.parse(lines[i]!)) === JSON.stringify(value) &&
      !(isWhole(args) && /^-?\d+\.0$/.test(lines[i]!))
        ? []
        : [{ program: JSON.stringify(program), args, value, printed: lines[i] }],
    );
    assert.deepEqual(wrong.slice(0, 20), []);
  });

test("each operator has a name of its own", () => {
  assert.equal(new Set(OPERATORS.map(({ name }) => name)).size, OPERATORS.length);
});

test("a function that is asked for under the name of a part is not confused with it", () => {
  const program: Program = {
    kind: "call",
    operator: "not",
    args: [{ kind: "call", operator: "prime", args: [{ kind: "input", index: 0 }] }],
  };
  const source = printFunctions([{ name: "isPrime", params: ["n"], program }], "javascript");
  const output = execFileSync(process.execPath, ["-"], {
    input: `${source}\nconsole.log(isPrime(8), isPrime(7));`,
    encoding: "utf8",
  });
  assert.equal(output.trim(), "true false");
});
