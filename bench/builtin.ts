/** How often the built-in engine is right on unseen inputs, with its gate and without. */
import { readFileSync } from "node:fs";
import { parseTask } from "@signet/builtin-engine";
import { readConversation } from "../packages/builtin-engine/src/programs/conversation.ts";
import { isTrusted, learn } from "../packages/builtin-engine/src/programs/learning.ts";
import type { Datum } from "../packages/builtin-engine/src/programs/operators/operator.ts";
import { printExpression } from "../packages/builtin-engine/src/programs/print.ts";
import { evaluate } from "../packages/builtin-engine/src/programs/program.ts";
import { createSolver } from "../packages/builtin-engine/src/programs/solver.ts";
import { readSubject } from "../packages/builtin-engine/src/programs/subject.ts";

const solver = createSolver({ budgetMs: 3_500, memoryMb: 512 });
const sections = readFileSync(new URL("./builtin-tasks.txt", import.meta.url), "utf8")
  .split(/^== /m)
  .slice(1);

async function evaluateTask(task: string) {
  const [words, seen, unseen] = task.split(/\n {2}(?:un)?seen: /) as [string, string, string];
  const text = `Write the function f: ${words}.\n${seen}`;
  const subject = readSubject(readConversation([{ role: "user", text: `<task>\n${text}\n</task>` }]))!;
  const wanted = subject.functions[0]!;
  const learned = await learn(
    wanted,
    { failures: 0, constants: subject.constants, text: subject.text },
    solver,
    AbortSignal.timeout(30_000),
  );
  if ("why" in learned || !learned.answer.program)
    return { words, kind: "needs_model", trusted: false, line: "" } as const;
  const { program, agreed } = learned.answer;
  const right = parseTask(unseen).examples.every(
    ({ args, output }) => JSON.stringify(evaluate(program, args as Datum[])) === JSON.stringify(output),
  );
  const line = `${agreed}/${wanted.spoken.length} ${printExpression(program, "javascript", wanted.params, true)}`;
  return { words, kind: right ? "solved" : "over-fitted", trusted: isTrusted(learned), line } as const;
}

for (const section of sections) {
  const [name, ...tasks] = section.trim().split("\n\n");
  const plain = { solved: 0, "over-fitted": 0, needs_model: 0 };
  const gated = { solved: 0, "over-fitted": 0, ambiguous: 0, needs_model: 0 };
  console.log(`\n== ${name}: ${tasks.length} tasks`);
  for (const task of tasks) {
    const started = performance.now();
    const { words, kind, trusted, line } = await evaluateTask(task);
    plain[kind]++;
    gated[kind === "needs_model" || trusted ? kind : "ambiguous"]++;
    const took = `${(performance.now() - started).toFixed(0)} ms`.padStart(8);
    const verdict = `${kind.padEnd(11)}  ${(trusted ? "accepted" : "").padEnd(8)}`;
    console.log(`${words.slice(0, 34).padEnd(34)}  ${verdict}  ${took}  ${line.slice(0, 110)}`);
  }
  console.log(`without the gate ${JSON.stringify(plain)}`);
  console.log(`with the gate    ${JSON.stringify(gated)}`);
}
