import assert from "node:assert/strict";
import { test } from "node:test";
import type { Equipment } from "@signet/contract";
import { obstacle } from "../../../src/usecases/code/rerun-check.ts";
import { readSealedRecord } from "../../../src/usecases/code/rerun-record.ts";
import { contentLine, type Sealing, sealedRecord, sha, stage } from "./rerun-rig.ts";

const FAILS = { exitCode: 1 };
const NOTHING = { archive: null, setUp: false };
const HERE: Equipment = {
  programs: { sh: "2.0" },
  python_packages: [],
  missing: ["cargo"],
} as Partial<Equipment> as Equipment;
const had = (programs: Record<string, string>, python_packages: string[] = []) =>
  sealedRecord(({ inputs }) => void (inputs.equipment = { programs, python_packages }));

test("a check that was planned by another version of the service is not said to be false, and nothing runs", async (t) => {
  const { again } = stage(t);
  const other = await sealedRecord(({ done }) => void (done.check["plan"] = { says: "something else" }));
  const { result, says } = await again(other, { service: "signet/0.2.0" });
  assert.equal(result, "cannot_run");
  assert.match(says, /signet\/0\.1\.0 planned another check than signet\/0\.2\.0 does: use that version/);
  await assert.rejects(again(other), /the sealed plan is not the one of this task and these files/);
});

test("a check that fails for what this machine lacks concludes nothing; any other failure differs", async (t) => {
  const { again } = stage(t);
  const honest = await sealedRecord();
  const outcomes: [what: string, ...Parameters<typeof again>, result: string, says: RegExp][] = [
    ["a failure", honest, { ends: FAILS }, "differs", /here the check does not pass: exit code 1/],
    ["a program", honest, { ends: { exitCode: 127 } }, "cannot_run", /a program .* is not in the sandbox/],
    ["no end", honest, { ends: { exitCode: null, reason: "timeout" } }, "cannot_run", /came to no end here/],
    [
      "a program that was there",
      await had({ cargo: "1.90" }),
      { ends: FAILS, equipment: HERE },
      "cannot_run",
      /the sandbox here lacks cargo$/,
    ],
    [
      "a program that was not there either",
      await had({ sh: "2.0" }),
      { ends: FAILS, equipment: HERE },
      "differs",
      /\(given: sh check\.test\.sh\)$/,
    ],
    [
      "another version",
      await had({ sh: "1.0" }),
      { ends: FAILS, equipment: HERE },
      "differs",
      /; sh 2\.0 here, 1\.0 there$/,
    ],
  ];
  for (const [what, text, how, result, says] of outcomes) {
    const found = await again(text, how);
    assert.equal(found.result, result, what);
    assert.match(found.says, says, what);
  }
});

test("what was sealed as not found, or as without an end, may end so here", async (t) => {
  const { again } = stage(t);
  const failed = (exit_code: number | null) =>
    sealedRecord(({ done }) => {
      Object.assign(done, { ok: false, check: { ...done.check, passed: false, exit_code } });
    });
  assert.equal((await again(await failed(127), { ends: { exitCode: 127 } })).result, "same");
  assert.equal((await again(await failed(null), { ends: { exitCode: null } })).result, "same");
});

test("work that changes a file that its check protects differs without being run", async (t) => {
  const { again } = stage(t);
  const text = await sealedRecord(({ done, inputs, put }) => {
    const easier = put("true\n");
    inputs.work.files[0]!.sha256 = easier;
    (done["artifacts"] as object[]).push({ path: "check.test.sh", bytes: 5, sha256: easier });
  });
  const { result, says } = await again(text);
  assert.equal(result, "differs");
  assert.match(says, /it delivers check\.test\.sh otherwise than its check allows/);
});

/** A command of a set-up, told as it ended. */
const setUp = (told: object) => (sealing: Sealing) => {
  sealing.inputs.set_up = "npm ci";
  const data = { step: 0, cmd: "npm ci", ok: false, ...told };
  sealing.between.push({ name: "command_finished", data });
};

test("a set-up that failed is not wanted again; one that passed, or another command, does not count as such", async (t) => {
  const { read, again } = stage(t);
  const obstacleOf = async (change: (sealing: Sealing) => void) =>
    obstacle(await read(await sealedRecord(change)), NOTHING);
  assert.equal(await obstacleOf(setUp({})), null);
  const failing = await again(await sealedRecord(setUp({})), { ends: FAILS });
  assert.equal(failing.result, "differs", "the run went on without it");
  for (const told of [{ ok: true }, { step: 1 }, { cmd: "false" }])
    assert.match((await obstacleOf(setUp(told))) ?? "", /packages were installed .*: npm ci$/);
  assert.equal(
    await obstacleOf(({ done }) => void (done.check["kind"] = "none")),
    "nothing was checked in this run",
  );
});

test("a check whose packages were installed differs from nothing", async (t) => {
  const { again } = stage(t);
  const text = await sealedRecord(setUp({ ok: true }));
  const { result, says } = await again(text, { ends: FAILS });
  assert.equal(result, "cannot_run");
  assert.match(says, /what was installed then is not sealed/);
});

/** Files that are no record whose check can be run again. */
const REFUSED: [what: string, text: () => string | Promise<string>, says: RegExp][] = [
  ["no events", () => "[1]\n", /this is not the record of a run/],
  ["only its receipt", () => sealedRecord(undefined, "code_receipt"), /not the whole record of a coding run/],
  [
    "no inputs",
    () => sealedRecord(({ done }) => void delete done.inputs_sha256),
    /its receipt commits to no inputs/,
  ],
  [
    "inputs that are not JSON",
    () => sealedRecord(({ done, put }) => void (done.inputs_sha256 = put("{"))),
    /the inputs of its check cannot be read: they are not JSON/,
  ],
  [
    "inputs of another version",
    () => sealedRecord(({ inputs }) => void Object.assign(inputs, { v: 2 })),
    /the inputs of its check cannot be read: v: /,
  ],
  [
    "a content that is not JSON",
    async () => `${await sealedRecord()}{"sha256":\n`,
    /one of its lines is not JSON/,
  ],
  [
    "a content without a text",
    async () => `${await sealedRecord()}{"sha256":"${sha("")}"}\n`,
    /one of its files has no hash or no content/,
  ],
  [
    "a content with another hash",
    async () => (await sealedRecord()) + contentLine("a", sha("b")),
    /is not the one with this hash/,
  ],
  [
    "more files than any run",
    async () =>
      (await sealedRecord()) + Array.from({ length: 20_001 }, (_, i) => contentLine(String(i))).join(""),
    /it has more than 20000 files/,
  ],
];
for (const [what, text, says] of REFUSED)
  test(`a record with ${what} is refused, and says why`, async (t) => {
    const made = await text();
    await assert.rejects(stage(t).read(made), says);
  });

test("what is no regular file is not read, so that it can neither end nor be two things", async () => {
  for (const file of ["/dev/null", "/dev/zero", import.meta.dirname])
    await assert.rejects(readSealedRecord(file), /this is not a regular file/);
});
