import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { Script } from "node:vm";
import { bundleScript, scriptWith, type ScriptName } from "../../src/protocol/bundle-script.ts";

const MODULE = path.join(import.meta.dirname, "../../src/protocol/bundle-script.ts");
const NAMES: ScriptName[] = ["init-script", "isolated-world-script", "host-script", "memory-storage"];

/** The bundle as another process makes it, started in another folder. */
const bundledElsewhere = (name: ScriptName): string =>
  execFileSync(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { bundleScript } from ${JSON.stringify(MODULE)}; process.stdout.write(bundleScript(${JSON.stringify(name)}));`,
    ],
    { cwd: "/", encoding: "utf8" },
  );

for (const name of NAMES) {
  test(`${name} is the same bytes wherever it is bundled, and closes no element that it stands in`, () => {
    const bundle = bundleScript(name);
    assert.equal(bundledElsewhere(name), bundle);
    assert.doesNotMatch(bundle, /<\/script|<!--/i);
    assert.ok(!bundle.includes(path.resolve(import.meta.dirname, "../../../..")));
  });

  test(`${name} is one function of its input, in strict mode, and is given its input as data`, () => {
    assert.match(bundleScript(name), /^\(\(INPUT\) => \{\n"use strict";/);
    assert.doesNotMatch(bundleScript(name), /^(?:import|export)\b|\brequire\(/m);
    assert.doesNotThrow(() => new Script(bundleScript(name)));
  });
}

test("esbuild puts nothing of its own into what runs beside a page's code", () => {
  const bundle = bundleScript("init-script");
  // Its helpers are named with two underscores and take what they need from globals.
  assert.doesNotMatch(bundle.replaceAll("/* @__PURE__ */", ""), /\b__\w+/);
});

test("nothing that runs while a page runs asks an iterator that the page can replace", () => {
  const bundle = bundleScript("init-script");
  assert.doesNotMatch(bundle, /\bfor \((?:const|let|var) [^;)]*\bof\b/);
  assert.doesNotMatch(bundle, /\b(?:const|let|var) \[/);
  assert.doesNotMatch(bundle, /\[\.\.\.|\(\.\.\./);
});

test("what a script is given cannot become code", () => {
  const key = '"}); alert(1); ({"';
  const script = scriptWith("isolated-world-script", { key });
  assert.ok(script.endsWith(`(${JSON.stringify({ key })});`));
});
