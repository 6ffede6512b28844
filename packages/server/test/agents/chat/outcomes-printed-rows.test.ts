import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { printed } from "./outcomes-rig.ts";

test("a row is a line that a program printed of what the person named, if it worked out or tested each value", () => {
  const code =
    'javascript\nconst dates = ["2024-02-29", "2025-02-29", "2025-13-01"];\nfor (const s of dates) {\n  const d = new Date(s + "T00:00:00Z");\n  const ok = !isNaN(d) && d.toISOString().slice(0, 10) === s;\n  console.log(s, isNaN(d) ? "Invalid Date" : d.toISOString().slice(0, 10), ok ? "valid" : "invalid");\n}\n';
  const dates = [
    printed(
      "2024-02-29 2024-02-29 valid\n2025-02-29 2025-03-01 invalid\n2025-13-01 Invalid Date invalid\n",
      code,
    ),
  ];
  const asked = ["Which of these does JavaScript accept: 2024-02-29, 2025-02-29, 2025-13-01?"];
  const table = (row: string) => `| Input | Read as | Real |\n|---|---|---|\n${row}`;
  check(
    dates,
    "supported",
    [
      "| 2024-02-29 | 2024-02-29 | valid |",
      "| 2025-02-29 | 2025-03-01 | invalid |",
      "| `2025-13-01` | Invalid Date | invalid |",
    ].map(table),
    asked,
  );
  checkNot(
    dates,
    "supported",
    [
      "| 2025-02-29 | 2025-02-29 | invalid |",
      "| 2025-02-29 | 2025-03-01 | valid |",
      "| 2024-02-29 | 2025-03-01 | invalid |",
      "| 2025-13-01 | Invalid Date | valid |",
    ].map(table),
    asked,
  );
  const python =
    'python\nfor n in [97, 91, 89]:\n    factors = [p for p in range(2, n) if n % p == 0]\n    prime = len(factors) < 1\n    print(f\'{n}: {sum(factors)} | {"prime" if prime else "composite"}\')';
  const numbers = [printed("97: 0 | prime\n91: 20 | composite\n89: 0 | prime\n", python)];
  const three = ["Are 97, 91 and 89 prime, and what do the factors add up to?"];
  check(numbers, "supported", ["| 91 | 20 | composite |", "| 97 | 0 | prime |"].map(table), three);
  checkNot(
    numbers,
    "supported",
    ["| 91 | 20 | prime |", "| 97 | 20 | composite |", "| 89 | 20 | prime |"].map(table),
    three,
  );
});

test("a row of what the model wrote into the program, or looked up in a list of its own, is no result", () => {
  const table = (row: string) => `| Input | Read as | Real |\n|---|---|---|\n${row}`;
  const asked = ["Which of 2024-02-29 and 2025-02-29 is a real date?"];
  const rows = ["| 2025-02-29 | 2025-03-01 | valid |"].map(table);
  const output = "2024-02-29 2024-02-29 valid\n2025-02-29 2025-03-01 valid\n";
  const written =
    'python\nfor a, b, c in [("2024-02-29", "2024-02-29", "valid"), ("2025-02-29", "2025-03-01", "valid")]:\n    print(a, b, c)';
  const listed =
    'python\nreal = ["2024-02-29", "2025-02-29"]\nfor d in real:\n    print(d, shift(d), "valid" if d in real else "invalid")';
  const idle =
    'python\nfor d in ["2024-02-29", "2025-02-29"]:\n    ok = True\n    print(d, shift(d), "valid" if ok else "invalid")';
  for (const code of [written, listed, idle]) checkNot([printed(output, code)], "supported", rows, asked);
});
