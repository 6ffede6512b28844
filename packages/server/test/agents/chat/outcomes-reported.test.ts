import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomes, page, printed, seen } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome];
const judge = (language: string, code: string, output: string, cases: Case[]) => {
  const ran = printed(`exit code: 1\n${output}`, `${language}\n${code}`);
  for (const [answer, outcome] of cases) assert.deepEqual(outcomes(answer, [ran]), [outcome], answer);
};
const isSupported = (language: string, code: string, output: string, answer: string) =>
  outcomes(answer, [printed(`exit code: 1\n${output}`, `${language}\n${code}`)])[0] === "supported";

test("what a test runner or an interpreter reports of a program's own names is supported", () => {
  judge(
    "bash",
    "cat > test_r.py <<'X'\ndef net(g, r):\n    return round(g / (1 + r), 2)\ndef test_zero_rate():\n    assert net(80, 0) == 80\ndef test_cents():\n    assert sum([net(0.1, 0.19)] * 3) == 0.25\nX\npython3 -m pytest -v",
    "test_r.py::test_zero_rate PASSED\ntest_r.py::test_cents FAILED\nE       assert 0.24 == 0.25\nFAILED test_r.py::test_cents - assert 0.24 == 0.25\n1 failed, 1 passed in 0.04s\n",
    [
      ["The failing test is `test_cents`.", "supported"],
      ["`test_zero_rate` passes.", "supported"],
      ["`test_zero_rate` fails.", "own_knowledge"],
      ["`test_cents` passed.", "own_knowledge"],
      ["1 test failed and 1 passed.", "supported"],
    ],
  );
  judge(
    "python",
    "import unittest\nclass T(unittest.TestCase):\n    def test_spaces(self): self.assertEqual(slug('a  b'), 'a-b')\n    def test_case(self): self.assertEqual(slug('A'), 'a')\nfor t, tb in r.failures: print('FAIL', t.id(), '-', tb.splitlines()[-1])",
    "FAIL test_spaces - AssertionError: 'a--b' != 'a-b'\n",
    [
      ["`test_spaces`: it returns `a--b` instead of `a-b`", "supported"],
      ["`test_spaces`: it returns `a-b` instead of `a--b`", "own_knowledge"],
      ["`test_case`: it returns `a` instead of `A`", "own_knowledge"],
    ],
  );
  judge(
    "javascript",
    "const cases=[['Ölfilter','olfilter'],['A--B','a-b']];for(const[i,e]of cases){try{assert.equal(slug(i),e)}catch{console.log(`not ok ${i}: got ${slug(i)}, want ${e}`)}}",
    "not ok Ölfilter: got lfilter, want olfilter\n",
    [
      ["The failing one is `Ölfilter`, which became `lfilter` instead of `olfilter`.", "supported"],
      ["The failing one is `Ölfilter`, which became `olfilter` instead of `lfilter`.", "own_knowledge"],
    ],
  );
});

test("the kind of an error is supported, also in short code", () => {
  judge(
    "python",
    "d={'a':2}\nfor k in 'ab':\n    print(k, 9/d[k])",
    "a 4.5\nTraceback (most recent call last):\n  File \"main.py\", line 3, in <module>\nKeyError: 'b'\n",
    [
      ["Python raises `KeyError: 'b'`.", "supported"],
      ["It prints 4.5 for `a` and then stops with a `KeyError`.", "supported"],
      ["It prints 4.5 for `a` and then stops with a `TypeError`.", "own_knowledge"],
      ["The error is in line 3.", "supported"],
      ["The exit code was 1.", "supported"],
      ["The exit code was 2.", "own_knowledge"],
    ],
  );
});

test("a text that a program only prints is not supported, also beside a number that it worked out", () => {
  const claim = 'The notice says: "Old Post Museum is closed".';
  for (const [language, code, output] of [
    ["python", 'print("Old Post Museum is closed")', "Old Post Museum is closed\n"],
    ["python", 'print("Old Post Museum is closed", 12*3)', "Old Post Museum is closed 36\n"],
    ["python", 'x="Old Post Museum is closed"\nprint(x, len(x))', "Old Post Museum is closed 25\n"],
    [
      "python",
      'x="Old Post Museum is closed"\nprint(f"{x}: {391:.2f}")',
      "Old Post Museum is closed: 391.00\n",
    ],
    ["bash", 'X="Old Post Museum is closed"; echo "$X $((6*7))"', "Old Post Museum is closed 42\n"],
    ["bash", 'echo "Old Post Museum is closed"; date', "Old Post Museum is closed\nTue Mar 3\n"],
  ] as const)
    assert.ok(!isSupported(language, code, output, claim), code);
  for (const [code, output] of [
    ['print("FAILED test_rates")', "FAILED test_rates\n"],
    ['print("FAILED test_rates", 40+2)', "FAILED test_rates 42\n"],
    ['t="test_rates"\nprint("FAILED", t, 40+2)', "FAILED test_rates 42\n"],
  ] as const)
    assert.ok(!isSupported("python", code, output, "The failing test is `test_rates`."), code);
});

test("a quotation is compared without the full stop before its closing mark, and code without its spaces", () => {
  const said = page("“We underestimated the winter by a factor of two,” said Lena Aho, head of operations.");
  assert.deepEqual(outcomes("She said: “We underestimated the winter by a factor of two.”", [said]), [
    "supported",
  ]);
  assert.deepEqual(outcomes("She said: “We underestimated the winter by a factor of ten.”", [said]), [
    "own_knowledge",
  ]);
  judge("javascript", "console.log(1.005*100)", "100.49999999999999\n", [
    ["`1.005 * 100` gives 100.49999999999999.", "supported"],
    ["`1.006 * 100` gives 100.49999999999999.", "own_knowledge"],
  ]);
});

test("a value of a receipt is supported by itself, and a name of a page's JSON with its value", () => {
  const receipt = seen("receipt", "ok: false\nexit_reason: timeout\nfiles: a.py", { failed: true });
  assert.deepEqual(outcomes("It ended with `timeout`.", [receipt]), ["supported"]);
  assert.deepEqual(outcomes("It ended with `done`.", [receipt]), ["own_knowledge"]);
  const json = page('{"status": "active", "plan": "team"}');
  assert.deepEqual(outcomes("`status`: `active`", [json]), ["supported"]);
});

test("words that a program chose for a line are supported for what the line is about", () => {
  judge(
    "python",
    'items={"M6 bolt":(4200,150),"gasket":(310,22),"seal kit":(64,8)}\nfor k,(s,u) in items.items():\n    print(f"{k}: {s/u:.1f} days, {\'REORDER\' if s/u<17 else \'ok\'}")',
    "M6 bolt: 28.0 days, ok\ngasket: 14.1 days, REORDER\nseal kit: 8.0 days, REORDER\n",
    [
      ["The gaskets and the seal kits are flagged for reorder.", "supported"],
      ["The M6 bolts are ok.", "supported"],
      ["The gaskets are ok.", "looked_up"],
      ["The bolts are flagged for reorder.", "looked_up"],
      ["The bolts and the seal kits are flagged for reorder.", "looked_up"],
    ],
  );
});

test("what a program tells to be true or false of a text is supported, and the opposite is the model's own", () => {
  const code = String.raw`const re = /^[A-Z]{2}\d{4}$/; for (const s of ["QX1044", "qx1044", "Q10445"]) console.log(s, re.test(s));`;
  judge("javascript", code, "QX1044 true\nqx1044 false\nQ10445 false\n", [
    ["It accepts `QX1044`.", "supported"],
    ["`Q10445` is rejected.", "supported"],
    ["`Q10445` does not match.", "supported"],
    ["It also accepts `Q10445`.", "own_knowledge"],
    ["`QX1044` is rejected.", "own_knowledge"],
  ]);
  for (const faked of [
    'console.log("QX1044", "tr" + "ue")',
    'console.log("QX1044 true")',
    'const ok = "true"; console.log("QX1044", ok)',
    'console.log("QX1044", true)',
  ])
    assert.ok(!isSupported("javascript", faked, "QX1044 true\n", "It accepts `QX1044`."), faked);
});
