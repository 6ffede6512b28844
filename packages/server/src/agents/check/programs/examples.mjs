// Calls functions of the workspace with the inputs it is given and prints what they gave. It never sees what was
// expected. Request: JSON on stdin.
import { spawnSync } from "node:child_process";
import assert from "node:assert";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";

const request = JSON.parse(readFileSync(0, "utf8"));
closeSync(0);
openSync("/dev/null", "r");

const member = (value, name) => name.split(".").reduce((at, part) => at?.[part], value);

/** The function `name` of `file`: exported, or declared at its top. */
async function resolve(file, name) {
  const url = pathToFileURL(path.resolve(file)).href;
  const [module, failure] = await import(url).then(
    (loaded) => [loaded, null],
    (thrown) => [null, thrown],
  );
  const exported = [module, module?.default, module?.["module.exports"]].map(
    (from) => from && member(from, name),
  );
  const found = exported.find((value) => typeof value === "function");
  if (found) return found;
  if (typeof module?.default === "function") return module.default;
  if (failure && !/Cannot use import|Unexpected token 'export'/.test(failure.message)) throw failure;
  return declared(file, name);
}

function declared(file, name) {
  const text = readFileSync(file, "utf8");
  const source = /\.[cm]?tsx?$/.test(file) ? stripTypeScriptTypes(text) : text;
  const script = source.replace(
    /^\s*export\s+(?:default\s+)?(?=(?:async\s+)?(?:function|class|const|let|var)\b)/gm,
    "",
  );
  const sandboxed = vm.runInThisContext(
    `(function (require, module, exports) {${script}\nreturn typeof ${name.split(".")[0]} === "undefined" ? undefined : ${name};\n})`,
    { filename: file },
  );
  const module = { exports: {} };
  const value = sandboxed(createRequire(path.resolve(file)), module, module.exports);
  if (typeof value !== "function") throw new Error(`${file} gives no function ${name}`);
  return value;
}

/** A value as JSON shows it, with marks for what JSON cannot. */
function plain(value, depth = 0) {
  if (depth > 64) return { $: "deep" };
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : { $: String(value) };
  if (typeof value === "bigint" && Number.isSafeInteger(Number(value))) return Number(value);
  if (Array.isArray(value)) return Array.from(value, (item) => plain(item, depth + 1));
  if (typeof value !== "object" || value instanceof Map || value instanceof Set || value instanceof Date)
    return { $: value?.constructor?.name ?? typeof value };
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, plain(item, depth + 1)]),
  );
}

async function attempt(work) {
  try {
    return { value: plain(await work()) };
  } catch (thrown) {
    return { error: String(thrown?.stack ?? thrown).slice(0, 1000) };
  }
}

function runProgram({ argv, stdin }) {
  const ended = spawnSync(argv[0], argv.slice(1), { input: stdin, encoding: "utf8", timeout: 10_000 });
  if (ended.status !== 0)
    throw new Error(`exit code ${ended.status ?? ended.signal}: ${ended.stderr.slice(-800)}`);
  return ended.stdout;
}

async function runAsserts({ lines, names }) {
  const scope = { assert };
  for (const { file, name } of names) scope[name] = await resolve(file, name);
  const results = [];
  for (const line of lines)
    results.push(
      await attempt(async () => {
        const work = vm.runInThisContext(`(async (${Object.keys(scope).join(", ")}) => {${line}\n})`);
        await work(...Object.values(scope));
        return true;
      }),
    );
  return results;
}

const outputs = [];
for (const { file, name, args } of request.calls)
  outputs.push(await attempt(async () => (await resolve(file, name))(...args)));
for (const program of request.programs) outputs.push(await attempt(() => runProgram(program)));
if (request.asserts) outputs.push(...(await runAsserts(request.asserts)));
process.stdout.write(`\n${request.nonce} ${JSON.stringify(outputs)}\n`, () => process.exit(0));
