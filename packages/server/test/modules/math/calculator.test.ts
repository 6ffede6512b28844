import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { createCalculator, type CalculatorOptions } from "../../../src/modules/math/calculator.ts";

const never = new AbortController().signal;

function calculator(t: TestContext, options?: CalculatorOptions) {
  const made = createCalculator(options);
  t.after(() => made.close());
  return made;
}

/** What is shown, with "~" before what was rounded and "!" before why there is nothing. */
function shower(t: TestContext, options?: CalculatorOptions) {
  const { calculate } = calculator(t, options);
  return async (expression: string) => {
    const came = await calculate(expression, never);
    if (came.kind === "wrong") return `! ${came.why}`;
    return came.exact ? came.value : `~ ${came.value}`;
  };
}

async function agree(t: TestContext, expected: Record<string, string>) {
  const show = shower(t);
  for (const [expression, value] of Object.entries(expected))
    assert.equal(await show(expression), value, expression);
}

test("rational arithmetic is exact and says so", (t) =>
  agree(t, {
    "0.1 + 0.2": "0.3",
    "2^200": "1606938044258990275541962092341162602522202993782792835301376",
    "1/3": "1/3 (about 0.33333333333333333333)",
    "2/3 - 1": "-1/3 (about -0.33333333333333333333)",
    "-2^2": "-4",
    "1.5e3 + 2E2": "1700",
    "sqrt(16)": "4",
    "8^(1/3)": "2",
    "4^-0.5": "0.5",
    "10!/3!": "604800",
    "combinations(52, 5)": "2598960",
    "-7 mod 3": "2",
    "round(2.5)": "3",
    "round(-1/3, 4)": "-0.3333",
    "median(3, 1, 2, 10)": "2.5",
    "lcm(4, 6)": "12",
    "isPrime(97)": "true",
    "isPrime(2^61 - 1)": "true",
    "isPrime(3215031751)": "false",
    "(-1)^(10^30)": "1",
    "0.1 + 0.2 == 0.3": "true",
    "1 > 1 - 1e-20": "true",
    "123456789 / 1e30": "1.23456789e-22",
  }));

test("what is rounded says so, with thirty digits that are right", (t) =>
  agree(t, {
    "sqrt(2)": "~ 1.41421356237309504880168872421",
    "ln(2)": "~ 0.693147180559945309417232121458",
    pi: "~ 3.14159265358979323846264338328",
    "sin(pi)": "~ 0",
    "sqrt(2)^2 - 2": "~ 0",
    "sqrt(2)^2 == 2": "~ true",
    "1 + sqrt(2)/10^20 == 1": "~ false",
    "exp(-200)": "~ 1.38389652673673753064868145698e-87",
    "2^1000000": "~ 9.9006562292958982506979236163e+301029",
    "sqrt(-4)": "~ 2i",
    "[1, 2, 3] * 2": "~ [2, 4, 6]",
    "10/3 km": "~ 3.33333333333333333333333333333 km",
  }));

test("integers are whole up to a thousand digits", async (t) => {
  const show = shower(t);
  assert.equal(await show("10^999"), `1${"0".repeat(999)}`);
  assert.equal(await show("10^1000"), "1e+1000");
  assert.equal(await show("10^1000 + 1"), "~ 1e+1000");
  assert.equal((await show("400!")).length, 869);
});

test("units are converted, and exact where they are defined by each other", (t) =>
  agree(t, {
    "26.2 miles to km": "42.1648128 km",
    "72 degF to degC": "~ 22.2222222222222222222222222222 degC",
    "68 °F to °C": "20 degC",
    "5 GB / (20 MB/s)": "250 s",
    "90 min to hours": "1.5 hours",
    "60 mph to km/h": "96.56064 km / h",
    "5 ft 3 in to cm": "160.02 cm",
    "180 deg to rad": "~ 3.14159265358979323846264338328 rad",
    "5 km + 3 kg": "! these units do not go together",
  }));

test("an expression may be spelt as people do", (t) =>
  agree(t, {
    "15% of 80": "12",
    "20% off 50": "40",
    "200 + 10%": "220",
    "100 - 5% + 3": "98",
    "2 * (100 - 5% + 3)": "196",
    "1,234.5 * 2": "2469",
    "1,234,567 + (1,000)": "1235567",
    "max(1,234)": "234",
    "3 × 4 ÷ 2 − 1": "5",
    "3² + 2¹⁰": "1033",
    "3 x 4 =": "12",
    "sqrt 16": "4",
    "√16 + √(9)": "7",
  }));

test("nothing but arithmetic is done, and the refusal is in words", async (t) => {
  const show = shower(t);
  const refused = [
    "'a'",
    "x = 3",
    "f(x) = x",
    "1:10^9",
    "{a: 1}",
    "[1,2][1]",
    "1; 2",
    "import({a: 1})",
    'createUnit("foo")',
    'evaluate("1")',
    'parse("1")',
    'simplify("1")',
    'derivative("x^2", "x")',
    "random()",
    "ones(10^5, 10^5)",
    "map([1], sqrt)",
    "config({})",
    "sqrt",
    "constructor",
    "__proto__",
    "cos.constructor",
    'cos["constructor"]',
    "[].constructor",
    "toString()",
    "version",
    `[${"1,".repeat(150)}1]`,
    "1/0",
    "0/0",
    "asin(2)",
    "9^9^9^9",
    "1e999999999 mod 7",
    "mod(10^99999, 7.5 + sqrt(2))",
    "isPrime(2^521 - 1)",
    "isPrime(sqrt(2) * 10^99)",
    "10^20 | 1",
    "1 << 99999999999",
    "2 +",
    "  ",
    "1+".repeat(500) + "1",
    "(".repeat(400) + ")".repeat(400),
  ];
  for (const expression of refused) {
    const shown = await show(expression);
    assert.match(shown, /^! [^{}]{10,120}$/, `${expression.slice(0, 40)}: ${shown.slice(0, 80)}`);
    assert.doesNotMatch(shown, /undefined|function \(|Error|native/);
  }
});

test("an expression that takes too long is ended, and harms none that waits with it", async (t) => {
  const show = shower(t, { wallMs: 1_000 });
  await show("1");
  const shown = await Promise.all(["1 + 1", "factorial(10^7)", "2 + 2", "gamma(10^7)", "3 + 3"].map(show));
  const late = "! that takes too long to calculate";
  assert.deepEqual(shown, ["2", late, "4", late, "6"]);
});

test("an expression that needs too much memory is ended, and the next is answered", async (t) => {
  const show = shower(t, { wallMs: 30_000 });
  assert.equal(
    await show("1 + lcm(1e99999999, 3)"),
    "! that takes more memory than there is for a calculation",
  );
  assert.equal(await show("1 + 1"), "2");
});

test("who gives up waits no longer, and those behind are answered", { timeout: 60_000 }, async (t) => {
  // Nobody behind would be answered before the test is given up, if that calculation went on.
  const { calculate } = calculator(t, { wallMs: 120_000 });
  await calculate("1", never);
  const giveUp = new AbortController();
  const long = calculate("factorial(10^7)", giveUp.signal);
  const waiting = calculate("1 + 1", giveUp.signal);
  const behind = calculate("2 + 2", never);
  setImmediate(() => giveUp.abort(new Error("enough")));
  await Promise.all([assert.rejects(long, /enough/), assert.rejects(waiting, /enough/)]);
  assert.deepEqual(await behind, { kind: "value", value: "4", exact: true });
});

test("a queue that is full says so", async (t) => {
  const { calculate } = calculator(t);
  const came = await Promise.all(Array.from({ length: 70 }, () => calculate("1 + 1", never)));
  const busy = came.filter((one) => one.kind === "wrong" && /too many/.test(one.why));
  assert.equal(busy.length, 6);
});

test("an idle thread is ended and begun anew", async (t) => {
  const show = shower(t, { idleMs: 1 });
  assert.equal(await show("1 + 1"), "2");
  const threads = () => process.getActiveResourcesInfo().filter((name) => name === "MessagePort").length;
  const deadline = AbortSignal.timeout(5_000);
  while (threads() > 0 && !deadline.aborted) await new Promise(setImmediate);
  assert.equal(await show("2 + 2"), "4");
});

test("a closed calculator answers in words", async () => {
  const { calculate, close } = createCalculator();
  const underWay = calculate("factorial(10^7)", never);
  await close();
  for (const came of [await underWay, await calculate("1", never)])
    assert.deepEqual(came, { kind: "wrong", why: "the calculator is closed" });
});

test("powers too large to be written down are worked out where only their remainder is asked", async (t) => {
  const show = shower(t);
  for (const [expression, shown] of [
    ["3^100000 mod 10", "1"],
    ["7^100000 mod 13", "9"],
    ["123456789^5000 mod 97", "81"],
    ["mod(9^9^9, 7)", "1"],
    ["(-3)^3 mod 5", "3"],
    ["2^0 mod 1", "0"],
  ] as const)
    assert.equal(await show(expression), shown, expression);
});

test("what would hang on digits that are not kept is refused, not guessed", async (t) => {
  const show = shower(t);
  for (const expression of [
    "(2^30000+1)-2^30000",
    "2^30000+1 == 2^30000",
    "sqrt(10^160+1)-10^80",
    "sqrt(10^401) mod 7",
  ])
    assert.match(await show(expression), /^! that needs more digits/, expression);
});

test("what people read in another way than a parser does is refused", async (t) => {
  const show = shower(t);
  for (const expression of ["6 ft 2 to cm", "6 ft 2 in cm", "2 h 30 to min", "15% (80)", "5!!"])
    assert.match(await show(expression), /^! /, expression);
});

test("measures that are defined by each other come out whole", async (t) => {
  const show = shower(t);
  for (const [expression, shown] of [
    ["1 cup to tablespoons", "16 tablespoons"],
    ["1 tablespoon to teaspoons", "3 teaspoons"],
    ["640 acres to sqmi", "1 sqmi"],
    ["1 gallon to litres", "3.785411784 litres"],
    ["1 eV to J", "1.602176634e-19 J"],
  ] as const)
    assert.equal((await show(expression)).replace(" (rounded)", "").replace(/^~ /, ""), shown, expression);
});

test("a name that every object inherits is no number, unit, function or member", async (t) => {
  const show = shower(t);
  for (const form of [
    "5 pelican",
    "5 km to pelican",
    "pelican(2)",
    "pelican",
    "pelican + 1",
    "(2).pelican",
    "[1, 2].pelican",
  ]) {
    const usual = await show(form);
    assert.match(usual, /^! /, form);
    for (const name of ["constructor", "toString", "__proto__"])
      assert.equal(
        await show(form.replace("pelican", name)),
        usual.replace("pelican", name),
        `${form} ${name}`,
      );
  }
});
