import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import path from "node:path";
import { test } from "node:test";
import { Script } from "node:vm";
import { bundleScript, type AppName } from "../../src/apps/bundle-script.ts";

const SOURCE = path.join(import.meta.dirname, "../../src/apps");
const APPS: Record<AppName, true> = {
  breakout: true,
  calculator: true,
  chart: true,
  countdown: true,
  drawing: true,
  "memory-game": true,
  pomodoro: true,
  pong: true,
  quiz: true,
  snake: true,
  "tic-tac-toe": true,
  tiles: true,
  todo: true,
};
const apps = Object.keys(APPS) as AppName[];

test("the script of each app is the same bytes wherever it is bundled", () => {
  const program = `import { bundleScript } from ${JSON.stringify(path.join(SOURCE, "bundle-script.ts"))};
    process.stdout.write(JSON.stringify(${JSON.stringify(apps)}.map((app) => bundleScript(app))));`;
  const elsewhere = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: "/",
    encoding: "utf8",
  });
  assert.deepEqual(JSON.parse(elsewhere), apps.map(bundleScript));
});

test("the script of each app is plain text that can be read and stands in a page as it is", () => {
  for (const app of apps) {
    const script = bundleScript(app);
    assert.doesNotMatch(script, /<\/script|<!--/i, app);
    assert.doesNotMatch(script, /^(?:import|export)\b/m, app);
    assert.doesNotMatch(script, /\\u[0-9a-f]{4}/i, app);
    assert.match(script, new RegExp(`^// ${app}\\.ts$`, "m"));
    assert.doesNotThrow(() => new Script(script), app);
  }
});
