import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomes, printed } from "./outcomes-rig.ts";

/** A program in its language, and what it printed. */
const ran = (language: string, code: string, output: string) =>
  printed(`exit code: 0\n${output}`, `${language}\n${code}`);
const judge = (
  [language, code, output]: [string, string, string],
  asked: string,
  cases: Record<string, ProofOutcome>,
) => {
  for (const [answer, outcome] of Object.entries(cases))
    assert.deepEqual(outcomes(answer, [ran(language, code, output)], [asked]), [outcome], answer);
};
const isSupported = ([language, code, output]: [string, string, string], answer: string, asked = "") =>
  outcomes(answer, [ran(language, code, output)], [asked])[0] === "supported";

test("a number that a program worked out is supported though it stands elsewhere in the program", () => {
  const orders = "id,days,cost\n1,3,18.40\n2,,11.25\n3,2,19.10\n4,,26.95\n";
  judge(
    [
      "python",
      `import csv,io\nt="""${orders}"""\nrows=list(csv.DictReader(io.StringIO(t)))\nprint("rows:",len(rows))\nprint("missing days:",sum(1 for r in rows if not r["days"]))\nprint(f"{'mean cost':10} {sum(float(r['cost']) for r in rows)/len(rows):.2f}")`,
      "rows: 4\nmissing days: 2\nmean cost  18.93\n",
    ],
    orders,
    {
      "Two of the rows have missing days.": "supported",
      "Missing days: 2": "supported",
      "There are 4 rows.": "supported",
      "There are 3 rows.": "own_knowledge",
    },
  );
  judge(
    [
      "javascript",
      "const stock={bolt:[4200,150],gasket:[310,22],seal:[64,8]};const lead=14;\nfor(const [k,[n,use]] of Object.entries(stock))console.log(`${k}: ${(n/use).toFixed(1)} days, ${n/use<lead+3?'REORDER':'ok'}`);",
      "bolt: 28.0 days, ok\ngasket: 14.1 days, REORDER\nseal: 8.0 days, REORDER\n",
    ],
    "bolt 4200 150, gasket 310 22, seal 64 8",
    {
      "The seal lasts 8 days.": "supported",
      "The gasket lasts 14.1 days.": "supported",
      "The gasket lasts 8 days.": "own_knowledge",
    },
  );
  judge(
    [
      "bash",
      "cat > a.log <<'X'\n10.0.0.3 /a 200\n10.0.0.5 /b 503\n10.0.0.3 /a 200\n10.0.0.3 /c 200\nX\nawk '{print $3}' a.log | sort | uniq -c | sort -rn\necho \"lines: $(wc -l < a.log)\"",
      "      3 200\n      1 503\nlines: 4\n",
    ],
    "count the codes",
    { "3 requests returned 200.": "supported", "The log has 4 lines.": "supported" },
  );
  judge(
    [
      "python",
      'import json\nwords="a b a c a b".split()\nlimit=2\ncounts={w:words.count(w) for w in words}\nprint(json.dumps({"distinct": len(counts), "frequent": sum(1 for n in counts.values() if n >= limit)}))',
      '{"distinct": 3, "frequent": 2}\n',
    ],
    "a b a c a b",
    { "2 words are frequent.": "supported", "There are 3 distinct words.": "supported" },
  );
});

test("a number that a program prints as it stands in it supports nothing, however it is printed", () => {
  const programs: [string, string, string][] = [
    ["python", 'print("total:", 391)', "total: 391\n"],
    ["python", 'x = 391\nprint("total:", x)', "total: 391\n"],
    ["python", 'x = 391\ny = x\nprint(f"total: {y}")', "total: 391\n"],
    ["python", 'total = 391\nn = 3\nprint("total: %d" % total, n*2)', "total: 391 6\n"],
    ["python", 'rows=[1,2,3]\nprint(len(rows))\nprint("total:", int("391"))', "3\ntotal: 391\n"],
    ["python", 'print("total:", 391 + 0)', "total: 391\n"],
    ["python", 'print("total:", sum([391]))', "total: 391\n"],
    ["python", 'x=[391]\nprint("total:", sum(x))', "total: 391\n"],
    ["python", 'a = 391\nb = 0\nprint("total:", a + b)', "total: 391\n"],
    ["python", 'print("total:", len(range(391)))', "total: 391\n"],
    ["python", 'n = 391\nprint("total:", len(range(n)))', "total: 391\n"],
    ["python", 'cfg={"total": 391, "b": 2, "c": 3}\nprint("total:", cfg["total"])', "total: 391\n"],
    [
      "python",
      'import json\ncfg={"total": 391, "b": 2, "c": 3}\nprint(json.dumps(cfg))',
      '{"total": 391, "b": 2, "c": 3}\n',
    ],
    ["python", 'd={}\nd["total"]=391\nprint("total:", d["total"])', "total: 391\n"],
    ["python", 'def f():\n    return 391\nprint("total:", f())', "total: 391\n"],
    ["python", 'for k, v in [("total", 391), ("n", 2), ("m", 5)]:\n    print(k, v)', "total 391\nn 2\nm 5\n"],
    [
      "javascript",
      "console.log(JSON.stringify({total: 391, items: [1, 2]}))",
      '{"total":391,"items":[1,2]}\n',
    ],
    ["javascript", "const x = 391; console.log(`total: ${x}`)", "total: 391\n"],
    ["javascript", "const f = () => 391; console.log('total:', f())", "total: 391\n"],
    ["javascript", "let total = 391, n = 0; n += 1; console.log('total:', total)", "total: 391\n"],
    ["javascript", "const o={total:391,n:[1,2].length};console.log(o)", "{ total: 391, n: 2 }\n"],
    ["python", 'print("\\n".join(f"{k}: {v}" for k, v in [("total", 391), ("n", 2)]))', "total: 391\nn: 2\n"],
    [
      "python",
      'import re\nt="total 391, rooms 12, beds 40"\nprint("total:", re.search(r"l (\\d+)", t).group(1))',
      "total: 391\n",
    ],
    ["bash", 'echo "total: 391"', "total: 391\n"],
    ["bash", 'X=391\necho "total: $X"', "total: 391\n"],
    [
      "bash",
      "cat > t.txt <<'E'\ntotal: 391\nrows: 5\nE\ncat t.txt; wc -l t.txt",
      "total: 391\nrows: 5\n2 t.txt\n",
    ],
    ["bash", "cat > t.txt <<'E'\n391 total\n5 rows\nE\ncat t.txt; wc -l < t.txt", "391 total\n5 rows\n2\n"],
    ["bash", "X=391\nls | wc -l\necho $X", "5\n391\n"],
    ["bash", "printf 'total: %d\\n' 391", "total: 391\n"],
    ["bash", "awk 'BEGIN{print \"total: 391\"}'", "total: 391\n"],
    ["bash", "cat > m.py <<'E'\nprint('total:', 391)\nE\npython3 m.py", "total: 391\n"],
  ];
  for (const program of programs)
    assert.ok(!isSupported(program, "The total is 391.", "what is the total?"), program[1]);
});

test("a number that a program chose from the person's list is supported only by the name that the output gives it", () => {
  const lists = "anna 78 91 85, boris 64 88 70, chloe 92 87 97";
  const best: [string, string, string] = [
    "javascript",
    "const s={anna:[78,91,85],boris:[64,88,70],chloe:[92,87,97]};\nfor(const [n,xs] of Object.entries(s))console.log(n,xs.join(','),'avg',(xs.reduce((a,b)=>a+b)/xs.length).toFixed(2),'best',Math.max(...xs));",
    "anna 78,91,85 avg 84.67 best 91\nboris 64,88,70 avg 74.00 best 88\nchloe 92,87,97 avg 92.00 best 97\n",
  ];
  assert.ok(isSupported(best, "Anna's best score is 91.", lists));
  for (const claim of [
    "Anna's worst score is 91.",
    "Anna's best score is 78.",
    "Boris's best score is 97.",
    "Her best score is 91.",
    "Anna's latest score is 91.",
  ])
    assert.ok(!isSupported(best, claim, lists), claim);
  assert.ok(!isSupported(best, "Anna's best score is 91.", "who is best?"), "only the model had the number");
  const least: [string, string, string] = [
    "python",
    "t = [18.2, 19.1, 22.4, 21.8, 17.9]\nprint('min', min(t))\nprint('max', max(t))",
    "min 17.9\nmax 22.4\n",
  ];
  const asked = "18.2 19.1 22.4 21.8 17.9";
  for (const claim of ["The minimum is 17.9.", "| Maximum | 22.4 |"])
    assert.ok(isSupported(least, claim, asked), claim);
  for (const claim of [
    "The minimum is 22.4.",
    "The coldest was 22.4.",
    "| Maximum | 17.9 |",
    "The max is 21.8.",
  ])
    assert.ok(!isSupported(least, claim, asked), claim);
});

test("a number beside the name of a file or a code is that of its line, and one of an error's place is called so", () => {
  const lines: [string, string, string] = [
    "bash",
    "printf 'a\\nb\\nc\\n' > x.txt; printf '1\\n2\\n' > y.txt; wc -l *.txt",
    "  3 x.txt\n  2 y.txt\n  5 total\n",
  ];
  for (const claim of ["`x.txt` has 3 lines.", "`y.txt` has 2 lines.", "They have 5 lines in total."])
    assert.ok(isSupported(lines, claim), claim);
  for (const claim of ["`x.txt` has 2 lines.", "`y.txt` has 1 line.", "There are 0 lines."])
    assert.ok(!isSupported(lines, claim), claim);
  const crash: [string, string, string] = [
    "python",
    "xs=[3,4]\nt=0\nfor x in xs:\n    t+=x[0]\nprint(t)",
    'Traceback (most recent call last):\n  File "main.py", line 4, in <module>\nTypeError: x\n',
  ];
  assert.ok(isSupported(crash, "The error is in line 4."));
  assert.ok(isSupported(crash, "It stops with a `TypeError`."));
  for (const claim of [
    "There are 4 numbers.",
    "The sum is 4.",
    "The sum is 0.",
    "It stops with a `KeyError`.",
  ])
    assert.ok(!isSupported(crash, claim), claim);
});

test("a number of an object that is printed whole is worth what the least of its values is", () => {
  const object: [string, string, string] = [
    "javascript",
    "const a=[3,1,2],s=[...a].sort();console.log(JSON.stringify({sorted:s,sum:s.reduce((x,y)=>x+y,0),max:Math.max(...a),min:Math.min(...a),count:a.length}))",
    '{"sorted":[1,2,3],"sum":6,"max":3,"min":1,"count":3}\n',
  ];
  for (const claim of ["The sum is 6.", "The maximum is 3.", "The minimum is 1.", "The count is 3."])
    assert.ok(isSupported(object, claim, "sort 3 1 2"), claim);
  for (const claim of ["The maximum is 1.", "The minimum is 3.", "The sum is 3.", "The median is 2."])
    assert.ok(!isSupported(object, claim, "sort 3 1 2"), claim);
});

test("a program that turns a text round may still count", () => {
  const palindromes: [string, string, string] = [
    "python",
    "words=['level','noon','cat']\np=[w for w in words if w==w[::-1]]\nprint(len(p), 'palindromes')\nprint('year', '3591'[::-1])",
    "2 palindromes\nyear 1953\n",
  ];
  assert.ok(isSupported(palindromes, "There are 2 palindromes."));
  assert.ok(!isSupported(palindromes, "The year is 1953."));
});

test("a number of a line that begins with one number is not supported beside the number of another line", () => {
  const years: [string, string, string] = [
    "python",
    "a=100\nfor y in range(1,4):\n    a*=1.05; print('year', y, round(a,2))",
    "year 1 105.0\nyear 2 110.25\nyear 3 115.76\n",
  ];
  for (const claim of [
    "After year 1 it is 105.",
    "After 3 years it is 115.76.",
    "| 2 | 110.25 |",
    "It grows from 105 to 115.76 within 3 years.",
    "At the end it is 115.76.",
  ])
    assert.ok(isSupported(years, claim), claim);
  for (const claim of ["After year 2 it is 105.", "After 3 years it is 110.25.", "| 1 | 110.25 |"])
    assert.ok(!isSupported(years, claim), claim);
  const sevens: [string, string, string] = [
    "python",
    "for n in range(1,6): print(f'{n} x 7 = {n*7}')",
    "1 x 7 = 7\n2 x 7 = 14\n3 x 7 = 21\n4 x 7 = 28\n5 x 7 = 35\n",
  ];
  assert.ok(isSupported(sevens, "3 x 7 = 21"));
  assert.ok(!isSupported(sevens, "3 x 7 = 28"));
});

test("a number of a dictionary is that of its name, and no part is larger than its whole", () => {
  const counts: [string, string, string] = [
    "python",
    "from collections import Counter\nprint(dict(Counter('aaabb')))",
    "{'a': 3, 'b': 2}\n",
  ];
  assert.ok(isSupported(counts, "`a` occurs 3 times and `b` 2 times."));
  assert.ok(!isSupported(counts, "`b` occurs 3 times."));
  const tests: [string, string, string] = ["python", "run()", "3 of 8 tests\n"];
  assert.ok(isSupported(tests, "3 of the 8 tests ran."));
  assert.ok(!isSupported(tests, "8 of the 3 tests ran."));
  const shell: [string, string, string] = [
    "bash",
    "echo \"largest $(printf '3\\n1\\n4\\n' | sort -n | tail -1)\"",
    "largest 4\n",
  ];
  assert.ok(isSupported(shell, "The largest is 4.", "3 1 4"));
  assert.ok(!isSupported(shell, "The smallest is 4.", "3 1 4"));
});

test("of a program that prints more than is read, no number that it has is supported", () => {
  const many = Array.from({ length: 250 }, (_, i) => `print("n${i}", ${i})`).join("\n");
  const long: [string, string, string] = [
    "python",
    `print(len(xs))\n${many}\nprint("total:", 391)`,
    "total: 391\n",
  ];
  assert.ok(!isSupported(long, "The total is 391."));
});
