// Adds a failing test to a file, in the style of that file.
import { randomInt } from "node:crypto";
import { chainOf } from "./parse.mjs";

const pick = (list) => list[randomInt(list.length)];
const quoted = JSON.stringify;
const STYLES = /^(?:only|skip|todo|concurrent|sequential|each|expectFailure)$/;

/** The name by which the file calls the function that defines tests. */
function calleeOf(tests, names, module) {
  const known = tests
    .filter((test) => test.kind === "test")
    .map((test) => chainOf(test.call.callee))
    .filter((chain) => chain !== null);
  const usable = known
    .map((chain) => chain.filter((member, i) => i === 0 || !STYLES.test(member)))
    .filter((chain) => names.has(chain[0]) || chain.length === 1);
  if (usable.length > 0) return pick(usable).join(".");
  return module === null ? null : `process.getBuiltinModule(${quoted(module)}).test`;
}

function shapes(names, assertions, mark) {
  const [a, word] = [randomInt(1e6), `k${randomInt(1e9)}`];
  const b = a + 1 + randomInt(1e6);
  const bodies = [
    `() => { ${mark} throw new Error(${quoted(word)}); }`,
    `async () => { ${mark} await null; throw new TypeError(${quoted(word)}); }`,
    `async () => { ${mark} await new Promise((go) => setTimeout(go, ${randomInt(6)})); throw new RangeError(${quoted(word)}); }`,
    `() => { ${mark} return Promise.reject(new Error(${quoted(word)})); }`,
  ];
  const compared = [pick(["equal", "strictEqual", "deepEqual"]), a, b];
  for (const [local, { from, path }] of names)
    if (/^assert(?:\/strict)?$/.test(from) && path.length === 0)
      bodies.push(`() => { ${mark} ${local}.${compared[0]}(${compared[1]}, ${compared[2]}); }`);
  if (assertions)
    bodies.push(
      `() => { ${mark} process.getBuiltinModule("node:assert").${compared[0]}(${compared[1]}, ${compared[2]}); }`,
    );
  return bodies;
}

/** `{ text, name }`: the code with an added failing test, which runs `mark` when it starts; null if none can be added. */
export function withFailingTest({ code, tree }, names, tests, { mark, module, expects }) {
  const callee = calleeOf(tests, names, module);
  if (callee === null) return null;
  const words = tests.filter((test) => test.kind === "test" && test.name !== null).map((test) => test.name);
  const name = `${words.length > 0 ? pick(words) : "works"} ${randomInt(1e6)}`;
  const bodies = shapes(names, module !== null, mark);
  if (expects) bodies.push(`() => { ${mark} expect(${randomInt(1e6)}).toBe(-1); }`);
  const only = tests.some((test) => test.only) && module !== null ? "{ only: true }, " : "";
  const line = `;${callee}${tests.some((test) => test.only) && module === null ? ".only" : ""}(${quoted(name)}, ${only}${pick(bodies)});`;
  const after = tests.filter(
    (test) => test.depth === 0 && tree.body.some((statement) => statement.expression === test.call),
  );
  const at = after.length > 0 && randomInt(2) === 1 ? pick(after).call.end : -1;
  if (at < 0) return { name, text: `${code}\n${line}\n` };
  return { name, text: `${code.slice(0, at)}${line}${code.slice(at)}` };
}
