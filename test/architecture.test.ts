import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const root = path.join(import.meta.dirname, "..");
const packages: Record<string, string[]> = {
  contract: [],
  verify: [],
  client: ["contract", "verify"],
  concurrency: [],
  sandbox: [],
  "builtin-engine": ["concurrency", "contract"],
  "page-verifier": ["concurrency"],
  cli: ["client", "contract", "verify"],
  web: ["client", "contract", "verify"],
  server: ["concurrency", "contract", "verify", "sandbox", "builtin-engine", "page-verifier"],
};
/** Layers of the server, highest first. A layer imports those below it; modules never import each other. */
const layers = ["main.ts", "commands", "compose", "http", "usecases", "agents", "modules", "store", "base"];
/** Features of the use cases: which other features each may import. */
const features: Record<string, string[]> = {
  callers: [],
  runs: ["callers"],
  techniques: ["runs"],
  code: ["runs", "techniques"],
  visual: ["runs", "techniques"],
  billing: ["callers", "runs"],
  chat: ["billing", "code", "runs", "visual"],
  service: ["callers", "runs"],
  operator: ["callers", "runs", "service"],
};
/** Layers that may not be imported although they are below. */
const forbidden: [from: string, to: string][] = [["http", "store"]];
/** Folders of the proofs of chat answers, highest first. */
const proofLayers = [
  "sentences",
  "matching",
  "programs",
  "misattribution",
  "evidence",
  "reading",
  "measures",
];
/** Where the query builder may be used, and where HTTP header fields may be named. */
const QUERIES = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|from "kysely/;
const QUERY_LAYERS = ["modules", "store"];
const HEADER_FIELDS =
  /"(?:retry-after|www-authenticate|content-type|content-disposition|ratelimit(?:-policy)?|etag|cache-control|location|vary)"/i;
const HEADER_LAYERS = ["http", "modules"];
/** Brackets, and the spread or rest of what has a name; what a condition chooses between is no bag. */
const BRACKETS_AND_SPREADS = /[[{(]|[\])}]|\.\.\.(?=[\w$])/g;

/** A statement at the beginning of a line, or a call: programs that the source writes have imports of their own. */
const IMPORT = /^(?:import\s*|(?:import|export)\b[^;="'`]*?\bfrom\s*)"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

/** Every import of `source` that the plan does not draw, as sentences. */
export function breaches(file: string, source: string): string[] {
  const [, pkg, , ...rest] = file.split("/");
  const imports = [...source.matchAll(IMPORT)].map((m) => (m[1] ?? m[2])!);
  const found: string[] = [];
  const say = (to: string) => found.push(`${file} may not import ${to}`);
  if (pkg === "server") found.push(...breachesOfServer(file, rest[0]!, source));
  for (const to of imports) {
    if (to.startsWith("@signet/")) {
      if (!packages[pkg!]!.includes(to.split("/")[1]!)) say(to);
      continue;
    }
    if (!to.startsWith(".")) {
      if (pkg === "builtin-engine" && !/^node:(?:fs|module|path|vm)$|^esbuild$/.test(to)) say(to);
      if (pkg === "concurrency" && !/^node:(?:child_process|events|module|url|worker_threads)$/.test(to))
        say(to);
      if (pkg === "web" && to.startsWith("node:")) say(to);
      if (pkg === "sandbox" && !/^node:|^tar-stream$/.test(to)) say(to);
      if (
        pkg === "page-verifier" &&
        !/^node:|^(?:axe-core|esbuild|playwright-core|pngjs|tar-stream)$/.test(to)
      )
        say(to);
      if (pkg === "verify" || (pkg === "contract" && to !== "zod")) say(to);
      continue;
    }
    if (!path.posix.join(path.posix.dirname(file), to).startsWith(`packages/${pkg}/`)) {
      say(to);
      continue;
    }
    if (
      pkg === "web" &&
      !allowedInWeb(rest, path.posix.join(path.posix.dirname(file), to).split("/").slice(3))
    )
      say(to);
    if (pkg !== "server") continue;
    const target = path.posix
      .relative("packages/server/src", path.posix.join(path.posix.dirname(file), to))
      .split("/");
    if (!allowed(rest, target)) say(to);
  }
  return found;
}

/** Whether the file at `from` of the server's source may import the one at `to`. */
function allowed(from: string[], to: string[]): boolean {
  const [a, b] = [layers.indexOf(from[0]!), layers.indexOf(to[0]!)];
  if (a === -1 || b === -1) return false;
  if (a !== b) return a < b && !forbidden.some(([f, t]) => f === from[0] && t === to[0]);
  if (!allowedInProofs(from, to)) return false;
  const [part, other] = [from[1]!, to[1]!];
  if (part === other || !["usecases", "modules"].includes(from[0]!)) return true;
  return from[0] === "usecases" && (features[part]?.includes(other) ?? false);
}

/** Whether a file of the proofs of chat answers imports only from its own folder and those below. */
function allowedInProofs(from: string[], to: string[]): boolean {
  if (![from, to].every((file) => file.slice(0, 3).join("/") === "agents/chat/proof")) return true;
  const [a, b] = [proofLayers.indexOf(from[3]!), proofLayers.indexOf(to[3]!)];
  return a === -1 || (b !== -1 && a <= b);
}

/** Layers of the workspace for browsers, highest first. Its features never import each other. */
const webLayers = ["main.tsx", "app", "features", "ui", "lib", "text.ts", "styles"];

/** Whether the file at `from` of the source of the workspace for browsers may import the one at `to`. */
function allowedInWeb(from: string[], to: string[]): boolean {
  const [a, b] = [webLayers.indexOf(from[0]!), webLayers.indexOf(to[0]!)];
  if (a === b) return from[0] !== "features" || from[1] === to[1];
  return a !== -1 && a < b;
}

/** What a file of the server says that only another layer may say. */
function breachesOfServer(file: string, layer: string, source: string): string[] {
  const found: string[] = [];
  if (/process\.env/.test(source) && file !== "packages/server/src/base/config.ts")
    found.push(`${file} reads process.env`);
  if (QUERIES.test(source) && !QUERY_LAYERS.includes(layer)) found.push(`${file} builds a query`);
  if (HEADER_FIELDS.test(source) && !HEADER_LAYERS.includes(layer))
    found.push(`${file} names an HTTP header field`);
  if (layer !== "compose") return found;
  if (spreadsInObject(source)) found.push(`${file} spreads a bag of parts`);
  for (const name of handedBags(source)) found.push(`${file} does not name what it hands to ${name}`);
  return found;
}

/** Creators of the layers below that `source` calls with something other than what is named in the call. */
function handedBags(source: string): string[] {
  const creators = [...source.matchAll(/^import \{([^}]*)\} from "\.\.\/(?:usecases|modules)\//gm)]
    .flatMap(([, names]) => names!.split(","))
    .map((name) => name.trim())
    .filter((name) => name.startsWith("create"));
  return creators.filter((name) => new RegExp(`\\b${name}\\((?!\\s*(?:\\{|\\)|[A-Z]))`).test(source));
}

/** Whether an object of `source` takes over another by `...`, or one's rest: what is in it is then not to be seen there. */
function spreadsInObject(source: string): boolean {
  const open: string[] = [];
  for (const [token] of source.matchAll(BRACKETS_AND_SPREADS)) {
    if (token === "..." && open.at(-1) === "{") return true;
    if ("[{(".includes(token)) open.push(token);
    if ("]})".includes(token)) open.pop();
  }
  return false;
}

/** Circles of imports, of types too, each as the files on it. */
export function cycles(sources: ReadonlyMap<string, string>): string[][] {
  const targets = new Map(
    [...sources].map(([file, source]) => [
      file,
      [...source.matchAll(IMPORT)]
        .map((m) => (m[1] ?? m[2])!)
        .filter((to) => to.startsWith("."))
        .map((to) => path.posix.join(path.posix.dirname(file), to)),
    ]),
  );
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    const at = way.indexOf(file);
    if (at !== -1) found.push(way.slice(at));
    if (at !== -1 || done.has(file)) return;
    for (const next of targets.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return found;
}

const sources = new Map(
  Object.keys(packages)
    .flatMap((pkg) =>
      readdirSync(path.join(root, "packages", pkg, "src"), { recursive: true, encoding: "utf8" })
        .filter((name) => /\.[jt]sx?$/.test(name))
        .map((name) => `packages/${pkg}/src/${name}`),
    )
    .map((file) => [file, readFileSync(path.join(root, file), "utf8")]),
);

test("imports only go down, modules never meet, packages keep to their doors", () => {
  assert.ok(sources.size > 300);
  assert.deepEqual(
    [...sources].flatMap(([file, source]) => breaches(file, source)),
    [],
  );
});

test("no file imports itself by way of others, in types neither", () => {
  assert.deepEqual(cycles(sources), []);
  const planted = new Map([
    ["packages/server/src/a.ts", 'import type { B } from "./b.ts";'],
    ["packages/server/src/b.ts", 'export { c } from "./c/c.ts";'],
    ["packages/server/src/c/c.ts", 'const a = await import("../a.ts");'],
    ["packages/server/src/d.ts", 'import { a } from "./a.ts";'],
  ]);
  assert.deepEqual(cycles(planted), [[...planted.keys()].slice(0, 3)]);
});

test("each kind of breach is found where it is planted", () => {
  const planted: [string, string][] = [
    ["packages/server/src/base/log.ts", 'import { x } from "../store/db.ts";'],
    ["packages/server/src/modules/ledger/seal.ts", 'import { x } from "../runs/journal.ts";'],
    ["packages/server/src/http/routes/a.ts", 'import { x } from "../../store/db.ts";'],
    ["packages/verify/src/a.ts", 'import { createHash } from "node:crypto";'],
    ["packages/sandbox/src/a.ts", 'import { x } from "@signet/contract";'],
    ["packages/sandbox/src/a.ts", 'import { z } from "zod";'],
    ["packages/builtin-engine/src/a.ts", 'import { x } from "@signet/sandbox";'],
    ["packages/builtin-engine/src/a.ts", 'import { get } from "node:http";'],
    ["packages/builtin-engine/src/a.ts", 'import {\n  x,\n} from "../../server/src/base/ids.ts";'],
    ["packages/builtin-engine/src/a.ts", 'const x = await import("@signet/server/main");'],
    ["packages/contract/src/a.ts", 'import { x } from "@signet/builtin-engine";'],
    ["packages/page-verifier/src/a.ts", 'import { x } from "@signet/contract";'],
    ["packages/page-verifier/src/a.ts", 'import { z } from "zod";'],
    ["packages/server/src/compose/visual.ts", 'import { x } from "../../page-verifier/src/gate.ts";'],
    ["packages/web/src/app/a.tsx", 'import { x } from "@signet/cli";'],
    ["packages/web/src/app/a.tsx", 'import { x } from "node:path";'],
    ["packages/web/src/ui/a.tsx", 'import { x } from "../features/code/b.ts";'],
    ["packages/web/src/features/runs/a.tsx", 'import { x } from "../code/b.ts";'],
    ["packages/cli/src/a.ts", 'import { x } from "@signet/server/main";'],
    ["packages/server/src/usecases/runs/a.ts", 'import { x } from "../code/b.ts";'],
    ["packages/server/src/usecases/a.ts", 'import { x } from "./code/b.ts";'],
    ["packages/server/src/agents/chat/proof/reading/a.ts", 'import { x } from "../evidence/b.ts";'],
    ["packages/server/src/agents/chat/proof/measures/a.ts", 'import { x } from "../outcome.ts";'],
    ["packages/server/src/usecases/unknown/a.ts", 'import { x } from "../code/b.ts";'],
    ["packages/server/src/compose/a.ts", 'import { x } from "../commands/b.ts";'],
    ["packages/server/src/unknown/a.ts", 'import { x } from "../base/b.ts";'],
    ["packages/server/src/agents/a.js", 'import { x } from "../usecases/runs/b.ts";'],
    ["packages/server/src/agents/a.ts", "const key = process.env.KEY;"],
    ["packages/server/src/agents/a.ts", 'db.selectFrom("run");'],
    ["packages/server/src/compose/a.ts", 'import { sql } from "kysely";'],
    ["packages/server/src/compose/a.ts", "createA({ ...parts, ...cases, onQueued: [nudge] });"],
    ["packages/server/src/compose/a.ts", "createA({ onQueued, ...createRecords(base) });"],
    ["packages/server/src/compose/a.ts", "const work = { db, ...parts.base };"],
    ["packages/server/src/compose/a.ts", "function createA({ db, ...work }: Parts) {}"],
    [
      "packages/server/src/compose/a.ts",
      'import { type A, createA } from "../usecases/runs/a.ts";\nconst a = createA(parts);',
    ],
    ["packages/server/src/usecases/runs/a.ts", 'const headers = { "Retry-After": "1" };'],
  ];
  for (const [file, source] of planted) assert.equal(breaches(file, source).length, 1, file);
});

test("a list may be spread where parts are wired, a part may be missing, and groups may go to files beside", () => {
  const sources = [
    "stop([...workers.map(end), ...rest]);",
    "createA({ db, ...(dir ? { dir } : {}) });",
    'import { createA } from "./a.ts";\nconst a = createA(parts, createB());',
    'import { createA, createB } from "../modules/a/a.ts";\nconst a = createA({ db, b: createB() });',
    'import { createA } from "../modules/a/a.ts";\nconst a = createA(ROOT);',
  ];
  for (const source of sources) assert.deepEqual(breaches("packages/server/src/compose/a.ts", source), []);
});

/** Packages that know nothing of the rest describe these for themselves; tests hold both sides to one another. */
const DESCRIBED_TWICE = ["ChecklistStep", "Clock", "Log"];
const EXPORTED_TYPE = /^export (?:interface|type|class) ([A-Za-z]\w*)/gm;

test("a type name is exported by one file, whatever the package", () => {
  const files = new Map<string, string[]>();
  for (const [file, source] of sources)
    for (const [, name] of source.matchAll(EXPORTED_TYPE))
      files.set(name!, [...(files.get(name!) ?? []), file]);
  const twice = [...files].filter(([name, all]) => all.length > 1 && !DESCRIBED_TWICE.includes(name));
  assert.deepEqual(twice, []);
  assert.ok(files.size > 500);
});

test("files and folders are named in kebab-case, and none for what it might hold", () => {
  const vague = /^(?:utils?|helpers?|manager|common|misc|data|info|process|handle)\./;
  const wrong = [...sources.keys()].filter((file) => {
    const parts = file.split("/");
    return parts.some((part) => /[A-Z_]/.test(part)) || vague.test(parts.at(-1)!);
  });
  assert.deepEqual(wrong, []);
});

/** A constant of a module that is an object with any names: looked up by a word from outside, it has `constructor` too. */
const OBJECT_TABLE =
  /^(?:export )?const (\w+): (?:Readonly<|Partial<)*(?:Record<string,|\{ ?(?:readonly )?\[\w+: string\])(?:[^=]|=>)*?= \{/gm;
const objectTables = (source: string): string[] =>
  [...source.matchAll(OBJECT_TABLE)].map(([, name]) => name!);
/** Those that have to be objects, and why. None is looked up by a name. */
const OBJECTS = new Map([
  ["packages/sandbox/src/bwrap/network.ts PROXY_VARIABLES", "spread into the environment of commands"],
  ["packages/server/src/store/migrations.ts migrations", "handed to the migrator of the query builder"],
]);

test("a table by words is a Map, since an object has `constructor` and others that nobody put there", () => {
  const found = [...sources].flatMap(([file, source]) =>
    objectTables(source).map((name) => `${file} ${name}`),
  );
  assert.deepEqual(found.toSorted(), [...OBJECTS.keys()]);
  const planted = [
    'const A: Record<string, string> = { a: "b" };',
    "export const A: Readonly<Record<string, (a: string) => void>> = {\n  a: b,\n};",
    "const A: Record<string, { name: string; run: () => void }> = {};",
    "const A: { readonly [name: string]: number } = { a: 1 };",
  ];
  for (const source of planted) assert.deepEqual(objectTables(source), ["A"], source);
  const others = [
    'const A = new Map(Object.entries({ a: "b" }));',
    "const A: Record<Kind, string> = { a: b };",
    "const A: Record<string, string> = read();\nconst B: Kind = { a: b };",
  ];
  for (const source of others) assert.deepEqual(objectTables(source), [], source);
});
