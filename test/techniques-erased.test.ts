import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { Technique, TechniqueStats } from "@signet/contract";
import { until } from "../packages/server/test/support/until.ts";
import { bash, finish, firstMessage, last, plays, write } from "./support/conversation.ts";
import { codeRun, type Service } from "./support/service.ts";
import { withModel } from "./support/with-model.ts";

const OTHER = "export const half = (x) => x / 2;\n";
const SCRIPTS = {
  "Count the parts": [
    write("parts.mjs", "countThem();\n"),
    bash("node parts.mjs"),
    write("parts.mjs", "const zanzibarium = [1, 2];\nconsole.log(zanzibarium.length);\n"),
    bash("node parts.mjs"),
    finish(),
  ],
  "Halve the parts": [write("half.mjs", OTHER), finish()],
};
const AGAIN =
  "Halve the parts of a number in half.mjs, and count. half(4) -> 2, half(10) -> 5, half(7) -> 3.5";

const pitfalls = async ({ api }: Service) =>
  TechniqueStats.parse(await (await fetch(`${api}/code/techniques`)).json()).learned.filter(
    ({ kind }) => kind === "pitfall",
  );

/** Files of the data that hold these bytes, deleted or not. */
function filesWith({ dataDir }: Service, bytes: string): string[] {
  const all = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return all
    .map((one) => path.join(one.parentPath, one.name))
    .filter((file) => readFileSync(file).includes(bytes))
    .map((file) => path.relative(dataDir, file));
}

/** A run that teaches a pitfall, and one that is given it; what stands in the pitfall alone. */
async function taught(service: Service) {
  const first = last(
    (await codeRun(service, { task: "Count the parts in parts.mjs." })).events,
    "code_start",
  );
  await until(async () => (await pitfalls(service)).length === 1, 60_000);
  const { id } = (await pitfalls(service))[0]!;
  const shown = await fetch(`${service.api}/code/techniques/${id}`);
  const { guidance } = Technique.parse(await shown.json());
  assert.match(guidance, /zanzibarium/);
  const only = /It passed after a change of parts\.mjs/.exec(guidance)![0];
  return { id, runId: first.run_id, only };
}

test("of a technique that is forgotten, or whose run is erased, no byte is left in the data", async (t) => {
  const { service, model } = await withModel(t, plays(SCRIPTS));
  const { id, runId, only } = await taught(service);
  await codeRun(service, { task: AGAIN, max_steps: 3 });
  assert.ok(firstMessage(model.requests.at(-1)!.body).includes(only), "a later run is given it");

  const forgotten = await fetch(`${service.api}/code/techniques/${id}`, { method: "DELETE" });
  assert.equal(forgotten.status, 200);
  assert.deepEqual(filesWith(service, only), []);
  const erased = await fetch(`${service.api}/runs/${runId}`, { method: "DELETE" });
  assert.equal(erased.status, 200);
  assert.deepEqual(filesWith(service, "zanzibarium"), []);

  const anew = await taught(service);
  await codeRun(service, { task: AGAIN, max_steps: 3 });
  await fetch(`${service.api}/runs/${anew.runId}`, { method: "DELETE" });
  assert.deepEqual(await pitfalls(service), []);
  assert.deepEqual(filesWith(service, "zanzibarium"), []);
});
