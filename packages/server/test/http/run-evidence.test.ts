import assert from "node:assert/strict";
import { test } from "node:test";
import { service } from "./rig.ts";
import { finishedRun, SILENT, startedRun, WRITES } from "./scripts.ts";
import { everyRouteAnswered } from "./topics.ts";

test("the record of a run is its events and the inputs of its check, one JSON object a line, to be saved", async (t) => {
  const rig = await service(t, { script: WRITES });
  const { id, events } = await finishedRun(rig);
  const answer = await rig.ask("runRecord", { params: { run_id: id } });
  assert.deepEqual(
    [answer.status, answer.headers.get("content-type"), answer.headers.get("content-disposition")],
    [200, "application/x-ndjson", `attachment; filename="${id}.ndjson"`],
  );
  const lines = (await answer.text()).trimEnd().split("\n");
  const told = lines.map((line) => JSON.parse(line) as { event?: string; data?: unknown });
  const shown = told.filter(({ event }) => event !== undefined);
  assert.deepEqual(
    shown.map(({ event, data }) => [event, data]),
    events.map(({ name, data }) => [name, data]),
  );
});

test("the attestation of a run is a signed statement about its files", async (t) => {
  const rig = await service(t, { script: WRITES });
  const { id } = await finishedRun(rig, { body: { task: "Write two files.", check_cmd: "sh run.sh" } });
  const answer = await rig.ask("runAttestation", { params: { run_id: id } });
  assert.equal(answer.status, 200);
  const envelope = (await answer.json()) as { payloadType: string; payload: string; signatures: unknown[] };
  assert.deepEqual([envelope.payloadType, envelope.signatures.length], ["application/vnd.in-toto+json", 1]);
  const { subject } = JSON.parse(Buffer.from(envelope.payload, "base64").toString()) as {
    subject: { name: string }[];
  };
  assert.ok(subject.length > 0);
});

test("neither is given for a run that is not there, of somebody else, or that has not ended", async (t) => {
  const rig = await service(t, { script: SILENT });
  const run_id = await startedRun(rig);
  for (const route of ["runRecord", "runAttestation"] as const) {
    await rig.refused(route, 404, "run_not_found", { params: { run_id: "run_none" } });
    await rig.refused(route, 404, "run_not_found", {
      params: { run_id },
      headers: { "X-Workspace-Owner": "bob" },
    });
  }
  await rig.refused("runRecord", 409, "run_under_way", { params: { run_id } });
  await rig.refused("runAttestation", 404, "not_found", { params: { run_id } });
});

everyRouteAnswered("run-evidence");
