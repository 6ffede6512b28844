// Calls functions of the workspace with given inputs and reports their results. It never receives
// expectations. The request is one JSON line on standard input.
import { spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";

const request = JSON.parse(readFileSync(0, "utf8"));
closeSync(0);
openSync("/dev/null", "r");

const member = (value, name) => name.split(".").reduce((at, part) => at?.[part], value);

/** The function `name` of `file`: exported, or declared at top level. */
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
    /^[ \t]*export[ \t]+(?:default[ \t]+)?(?=(?:async[ \t]+)?(?:function|class|const|let|var)\b)/gm,
    "",
  );
  const wrapped = vm.runInThisContext(
    `(function (require, module, exports) {${script}\nreturn typeof ${name.split(".")[0]} === "undefined" ? undefined : ${name};\n})`,
    { filename: file },
  );
  const module = { exports: {} };
  const value = wrapped(createRequire(path.resolve(file)), module, module.exports);
  if (typeof value !== "function") throw new Error(`${file} defines no function ${name}`);
  return value;
}

const DEEPEST = 64;

/** A value in tagged form. */
function tell(value, depth = 0) {
  if (depth > DEEPEST) return { other: "too deep" };
  if (value === undefined) return { other: "undefined" };
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return { n: Object.is(value, -0) ? "0" : tellNumber(value) };
  if (typeof value === "bigint") return { n: String(value) };
  return tellPieces(value, depth);
}

/** The tagged form of an object: a list, a set, a dictionary, or the name of its type. */
function tellPieces(value, depth) {
  const items = (from) => Array.from(from, (item) => tell(item, depth + 1));
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return { list: items(value) };
  if (value instanceof Set) return { set: items(value) };
  if (value instanceof Map)
    return { map: Array.from(value, ([key, item]) => [tell(key, depth + 1), tell(item, depth + 1)]) };
  if (typeof value !== "object" || value instanceof Date)
    return { other: value?.constructor?.name ?? typeof value };
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return { map: entries.map(([key, item]) => [key, tell(item, depth + 1)]) };
}

const tellNumber = (value) => (Number.isInteger(value) ? String(BigInt(value)) : String(value));

/** Decodes an argument. */
function take(value) {
  if (Array.isArray(value)) return value.map(take);
  if (value === null || typeof value !== "object") return value;
  if ("$int" in value) return BigInt(value.$int);
  return Object.fromEntries(value.$map.map(([key, item]) => [key, take(item)]));
}

async function attempt(work) {
  try {
    return { value: tell(await work()) };
  } catch (thrown) {
    return { error: String(thrown?.stack ?? thrown).slice(0, 1000), kind: String(thrown?.name ?? "") };
  }
}

function runProgram({ argv, stdin }) {
  const ended = spawnSync(argv[0], argv.slice(1), { input: stdin, encoding: "utf8", timeout: 10_000 });
  if (ended.status !== 0)
    throw new Error(`exit code ${ended.status ?? ended.signal}: ${ended.stderr.slice(-800)}`);
  return ended.stdout;
}

const outputs = [];
for (const { file, name, args } of request.calls)
  outputs.push(await attempt(async () => (await resolve(file, name))(...args.map(take))));
for (const program of request.programs) outputs.push(await attempt(() => runProgram(program)));
process.stdout.write(`\n${request.nonce} ${JSON.stringify(outputs)}\n`, () => process.exit(0));
