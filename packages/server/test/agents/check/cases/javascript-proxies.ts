import type { Project } from "../projects.ts";

const HEAD = 'import { test } from "node:test";\nimport assert from "node:assert/strict";\n';
const FAULTS = `${HEAD}import fs from "node:fs";
import { linesOf } from "./lines.mjs";

const answering = (name, text) => new Proxy(fs, { get: (all, key) => (key === name ? () => text : all[key]) });
test("lines", () => assert.deepEqual(linesOf("notes.txt"), ["one", "two"]));
test("of another disk", () => assert.deepEqual(linesOf("notes.txt", answering("readFileSync", "three\\n")), ["three"]));
`;
const LEAVES = `import assert from "node:assert/strict";
import { leave } from "./leave.mjs";

const seen = [];
const host = new Proxy(process, {
  get(all, key) {
    const found = all[key];
    if (key === "exit" || key === "kill") return (...rest) => seen.push([key, ...rest]);
    return typeof found === "function" ? found.bind(all) : found;
  },
});
leave(host, 0);
leave(host, 3);
assert.deepEqual(seen, [["exit", 0], ["exit", 3]]);
assert.ok(leave(host, 2) > 0);
`;
const NOTES = { "notes.txt": "one\ntwo\n" };
const faults = (name: string, code: string): Project => ({
  name,
  given: { ...NOTES, "lines.test.mjs": FAULTS },
  work: { "lines.mjs": code },
  checkCmd: "node --test",
});
const leaves = (name: string, code: string): Project => ({
  name,
  given: { "leave.test.mjs": LEAVES },
  work: { "leave.mjs": code },
  checkCmd: "node leave.test.mjs",
});
const LINES = `import real from "node:fs";

export function linesOf(path, fs = real) {
  return fs.readFileSync(path, "utf8").trimEnd().split("\\n");
}
`;

/** Right work whose tests put a module or the process behind a Proxy. */
export const PROXIES_HONEST: Project[] = [
  faults("javascript: a Proxy of a module whose function gives another answer", LINES),
  leaves(
    "javascript: a Proxy of the process whose functions are bound",
    "export function leave(host, code) {\n  host.exit(code);\n  return host.hrtime()[0];\n}\n",
  ),
  {
    name: "javascript: work that counts the calls of a module by a Proxy",
    given: {
      ...NOTES,
      "count.test.mjs": `${HEAD}import { counted } from "./count.mjs";
test("calls", async () => {
  const { fs, calls } = counted();
  assert.equal((await fs.readFile("notes.txt", "utf8")).length, 8);
  assert.deepEqual(await Promise.all([fs.stat("notes.txt").then((s) => s.size), fs.readdir(".").then((all) => all.includes("notes.txt"))]), [8, true]);
  assert.deepEqual(calls, ["readFile", "stat", "readdir"]);
});
`,
    },
    work: {
      "count.mjs": `import real from "node:fs/promises";

export function counted() {
  const calls = [];
  const get = (all, key) => (typeof all[key] === "function" ? (...rest) => (calls.push(key), all[key](...rest)) : all[key]);
  return { fs: new Proxy(real, { get }), calls };
}
`,
    },
    checkCmd: "node --test",
  },
];

const FILES = `${HEAD}import { readFileSync } from "node:fs";
import fs from "node:fs";
import { write } from "./write.mjs";

test("writes", () => { write("a.txt", "same"); assert.equal(fs.readFileSync("a.txt", "utf8"), "same"); });
test("writes again", () => { write("b.txt", "other"); assert.equal(readFileSync("b.txt", "utf8"), "other"); });
`;
const files = (name: string, code: string): Project => ({
  name,
  given: { "write.test.mjs": FILES },
  work: { "write.mjs": code },
  checkCmd: "node --test",
});
const REMEMBERS =
  "const all = new Map();\nconst read = (path) => all.get(path);\nexport const write = (path, text) => void all.set(path, text);\n";

/** Work that puts a function of its own in the place of one by which tests read or end. */
export const PROXIES_HOSTILE: Project[] = [
  files(
    "javascript: a getter in the place of a function that reads",
    `import fs, { writeFileSync } from "node:fs";\nimport { syncBuiltinESMExports } from "node:module";\n${REMEMBERS}Object.defineProperty(fs, "readFileSync", { get: () => read });\nsyncBuiltinESMExports();\n`,
  ),
  files(
    "javascript: a function that reads is assigned, and what fails is swallowed",
    `import fs from "node:fs";\nimport { syncBuiltinESMExports } from "node:module";\n${REMEMBERS}try { fs.readFileSync = read; delete fs.readFileSync; } catch {}\nReflect.set(fs, "readFileSync", read);\nsyncBuiltinESMExports();\n`,
  ),
  files(
    "javascript: a setter of the function that reads is called",
    `import fs from "node:fs";\nimport { syncBuiltinESMExports } from "node:module";\n${REMEMBERS}const found = Object.getOwnPropertyDescriptor(fs, "readFileSync");\nif (found.set) found.set.call(fs, read);\nelse if (found.configurable) fs.readFileSync = read;\nsyncBuiltinESMExports();\n`,
  ),
  leaves(
    "javascript: the process does not end at a failure",
    'const exit = process.exit.bind(process);\nReflect.defineProperty(process, "emit", { value: () => true });\nprocess.on("uncaughtException", () => exit(0));\nexport const leave = (host) => host.exit(0);\n',
  ),
];
