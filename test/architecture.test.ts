import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const root = path.join(import.meta.dirname, "..");
const packages: Record<string, string[]> = {
  contract: [],
  verify: [],
  client: ["contract", "verify"],
  sandbox: [],
  "builtin-engine": ["contract"],
  "page-verifier": [],
  cli: ["client", "contract", "verify"],
  server: ["contract", "verify", "sandbox", "builtin-engine", "page-verifier"],
};
/** Floors of the server: a folder may import itself and any folder on a lower floor. Floor 2 are the modules. */
const floors: Record<string, number> = {
  "main.ts": 8,
  "service.ts": 7,
  "listen.ts": 6,
  "billing.ts": 6,
  "chat.ts": 6,
  "models.ts": 6,
  "visual.ts": 6,
  "verify-page.ts": 6,
  "browsers.ts": 5,
  "backup.ts": 6,
  "doctor.ts": 6,
  http: 5,
  usecases: 4,
  agents: 3,
  ledger: 2,
  runs: 2,
  models: 2,
  outbound: 2,
  metering: 2,
  access: 2,
  payments: 2,
  replies: 2,
  memory: 2,
  "task-state": 2,
  techniques: 2,
  handbook: 2,
  maths: 2,
  web: 2,
  store: 1,
  base: 0,
};
/** Types that a floor may take from elsewhere without passing through the door of the floors. */
const forbidden: [from: string, to: string][] = [["http", "store"]];

/** A statement at the beginning of a line, or a call: programs that the source writes have imports of their own. */
const IMPORT = /^(?:import\s*|(?:import|export)\b[^;="'`]*?\bfrom\s*)"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

/** Every import of `source` that the plan does not draw, as sentences. */
export function breaches(file: string, source: string): string[] {
  const [, pkg, , ...rest] = file.split("/");
  const imports = [...source.matchAll(IMPORT)].map((m) => (m[1] ?? m[2])!);
  const found: string[] = [];
  const say = (to: string) => found.push(`${file} may not import ${to}`);
  if (pkg === "server" && /process\.env/.test(source) && file !== "packages/server/src/base/config.ts")
    found.push(`${file} reads process.env`);
  for (const to of imports) {
    if (to.startsWith("@signet/")) {
      if (!packages[pkg!]!.includes(to.split("/")[1]!)) say(to);
      continue;
    }
    if (!to.startsWith(".")) {
      if (pkg === "builtin-engine" && !/^node:(?:fs|path|worker_threads)$/.test(to)) say(to);
      if (pkg === "sandbox" && !/^node:|^tar-stream$/.test(to)) say(to);
      if (pkg === "page-verifier" && !/^node:|^(?:playwright-core|pngjs|tar-stream)$/.test(to)) say(to);
      if (pkg === "verify" || (pkg === "contract" && to !== "zod")) say(to);
      continue;
    }
    if (!path.posix.join(path.posix.dirname(file), to).startsWith(`packages/${pkg}/`)) {
      say(to);
      continue;
    }
    if (pkg !== "server") continue;
    const target = path.posix
      .relative("packages/server/src", path.posix.join(path.posix.dirname(file), to))
      .split("/");
    const [a, b] = [rest[0]!, target[0]!];
    if (floors[a] === undefined || floors[b] === undefined) say(`${to} (a folder the plan does not know)`);
    else if (a !== b && (floors[b] >= floors[a] || forbidden.some(([f, t]) => f === a && t === b))) say(to);
  }
  return found;
}

test("imports only go down, modules never meet, packages keep to their doors", () => {
  const files = Object.keys(packages).flatMap((pkg) =>
    readdirSync(path.join(root, "packages", pkg, "src"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => `packages/${pkg}/src/${name}`),
  );
  assert.ok(files.length > 0);
  assert.deepEqual(
    files.flatMap((file) => breaches(file, readFileSync(path.join(root, file), "utf8"))),
    [],
  );
});

test("a planted breach is found", () => {
  const planted: [string, string][] = [
    ["packages/server/src/base/log.ts", 'import { x } from "../store/db.ts";'],
    ["packages/server/src/ledger/seal.ts", 'import { x } from "../runs/journal.ts";'],
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
    ["packages/server/src/visual.ts", 'import { x } from "../../page-verifier/src/gate.ts";'],
    ["packages/cli/src/a.ts", 'import { x } from "@signet/server/main";'],
    ["packages/server/src/agents/a.ts", "const key = process.env.KEY;"],
  ];
  for (const [file, source] of planted) assert.equal(breaches(file, source).length, 1, file);
});
