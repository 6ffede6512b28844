import assert from "node:assert/strict";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { NO_POSTGRES } from "../packages/server/test/support/postgres.ts";
import { S3_SETTINGS, startS3 } from "../packages/server/test/support/s3.ts";
import { temporaryFolder } from "../packages/server/test/support/store.ts";
import { codeRun, serviceFor } from "./support/service.ts";
import { sharedServices, THREE_TURNS, step } from "./support/shared-services.ts";
import { modelFor } from "./support/with-model.ts";

test(
  "files of a run that one service executed are in the bucket, and another service hands them out",
  { skip: NO_POSTGRES ?? false },
  async (t) => {
    const { env } = await modelFor(t, (body) => THREE_TURNS[step(body)] ?? { text: "done" });
    const { url, objects } = await startS3(t);
    const { start } = await sharedServices(t, { ...env, ...S3_SETTINGS, SVC_BLOB_URL: url });
    const [one, other] = [await start("all"), await start("api")];
    const { events } = await codeRun(one, { task: "print 1", max_steps: 5 });
    const { run_id } = events[0]!.data as { run_id: string };
    assert.ok([...objects.values()].some((bytes) => bytes.toString() === "console.log(1);\n"));
    const file = await fetch(`${other.api}/runs/${run_id}/files/a.mjs`);
    assert.equal(await file.text(), "console.log(1);\n");
    for (const service of [one, other]) assert.ok(!service.log().includes(S3_SETTINGS.AWS_SECRET_ACCESS_KEY));
  },
);

test("a file that the folder lost is told by name, and a folder that is gone as not_ready", async (t) => {
  const folder = temporaryFolder(t);
  const { env } = await modelFor(t, (body) => THREE_TURNS[step(body)] ?? { text: "done" });
  const service = await serviceFor(t, { ...env, SVC_BLOB_URL: `file://${folder}` });
  const { events } = await codeRun(service, { task: "print 1", max_steps: 5 });
  const { run_id } = events[0]!.data as { run_id: string };
  const read = async () => {
    const response = await fetch(`${service.api}/runs/${run_id}/files/a.mjs`);
    return [response.status, response.ok ? "" : ((await response.json()) as { code: string }).code];
  };
  assert.deepEqual(await read(), [200, ""]);
  for (const name of readdirSync(folder))
    if (name !== "signet-store") rmSync(path.join(folder, name), { recursive: true });
  assert.deepEqual(await read(), [404, "not_found"]);
  rmSync(folder, { recursive: true });
  assert.deepEqual(await read(), [503, "not_ready"]);
});
