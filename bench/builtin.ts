/** How often the built-in engine is right on inputs it has not seen, with its gate and without. */
import { readConversation } from "../packages/server/src/models/builtin/conversation.ts";
import { isTrusted, learn } from "../packages/server/src/models/builtin/learning.ts";
import type { Datum } from "../packages/server/src/models/builtin/operators/operator.ts";
import { printExpression } from "../packages/server/src/models/builtin/print.ts";
import { evaluate } from "../packages/server/src/models/builtin/program.ts";
import { createSolver } from "../packages/server/src/models/builtin/solver.ts";
import { readSubject } from "../packages/server/src/models/builtin/subject.ts";
import { systemClock } from "../packages/server/src/base/clock.ts";
import { FIRST, HELD_OUT, type BenchTask } from "./builtin-tasks.ts";

const solver = createSolver({ clock: systemClock, budgetMs: 3_500, memoryMb: 512 });
const json = JSON.stringify;

/** The task as a caller would write it. */
const textOf = ({ words, seen }: BenchTask) =>
  `Write the function wanted: ${words}.\n${seen.map(([args, output]) => `wanted(${json(args).slice(1, -1)}) -> ${json(output)}`).join("\n")}`;

async function evaluateTask(task: BenchTask) {
  const subject = readSubject(readConversation([{ role: "user", text: `<task>\n${textOf(task)}\n</task>` }]));
  const wanted = subject?.functions[0];
  if (!subject || !wanted) return { verdict: "needs_model", trusted: false, line: "" };
  const learned = await learn(
    wanted,
    { failures: 0, constants: subject.constants },
    solver,
    AbortSignal.timeout(30_000),
  );
  if ("why" in learned) return { verdict: "needs_model", trusted: false, line: learned.why };
  const { program, agreed, tried } = learned.answer;
  if (!program) return { verdict: "needs_model", trusted: false, line: `${tried} tried` };
  const right = task.unseen.every(
    ([args, output]) => json(evaluate(program, args as Datum[])) === json(output),
  );
  const line = `${agreed}/${task.seen.length} ${printExpression(program, "javascript", wanted.params, true)}`;
  return { verdict: right ? "solved" : "over-fitted", trusted: isTrusted(learned), line };
}

for (const [name, tasks] of Object.entries({ first: FIRST, "held out": HELD_OUT })) {
  const counts = { solved: 0, "over-fitted": 0, needs_model: 0 };
  const gated = { solved: 0, "over-fitted": 0, ambiguous: 0, needs_model: 0 };
  console.log(`\n== ${name}: ${tasks.length} tasks`);
  for (const task of tasks) {
    const started = performance.now();
    const { verdict, trusted, line } = await evaluateTask(task);
    const kind = verdict as keyof typeof counts;
    counts[kind]++;
    gated[kind === "needs_model" || trusted ? kind : "ambiguous"]++;
    const took = `${(performance.now() - started).toFixed(0)} ms`;
    console.log(
      [
        task.words.slice(0, 34).padEnd(34),
        verdict.padEnd(11),
        (trusted ? "accepted" : "").padEnd(8),
        took.padStart(8),
        line.slice(0, 120),
      ].join("  "),
    );
  }
  console.log(`without the gate ${json(counts)}`);
  console.log(`with the gate    ${json(gated)}`);
}
