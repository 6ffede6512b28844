import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { canonicalBytes, eventJson, publicRun, receiptSha, sseBlock, type Receipt } from "@signet/verify";
import { DONE, OPENING, sampleRun, TASK, WORK } from "./support/run.ts";
import { sampleLines, startService } from "./support/service.ts";
import { signet } from "./support/signet.ts";

const lines = await sampleLines();
const head = await receiptSha(JSON.parse(lines.at(-1)!) as Receipt);
const folder = mkdtempSync(path.join(tmpdir(), "signet-verify-"));
after(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string) => {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
};
const ledger = (name: string, forged: string[]) => file(name, forged.map((line) => `${line}\n`).join(""));
const edit = (line: string, change: object) =>
  new TextDecoder().decode(canonicalBytes({ ...(JSON.parse(line) as Receipt), ...change }));

test("the whole ledger is fetched and followed: its size, its head and what is not sealed", async () => {
  using service = await startService();
  const { stdout, code } = await signet(["verify"], { url: service.url });
  assert.equal(code, 0);
  assert.equal(
    stdout,
    `✓ one unbroken chain of 5 lines\n  head ${head}\n  not signed: a ledger that was rewritten as a whole would look like this too\n  3 runs opened, 2 sealed\n  1 without a seal: under way, or left out\n    line 4  ${await publicRun("run_2", OPENING)}\n`,
  );
});

test("a ledger in a file is verified without a service", async () => {
  const { stdout, code } = await signet(["verify", ledger("good.ndjson", lines)]);
  assert.equal(code, 0);
  assert.match(stdout, new RegExp(head));
  assert.equal((await signet(["verify", ledger("one.ndjson", lines.slice(0, 1))])).code, 0);
  const empty = await signet(["verify", file("empty.ndjson", "")]);
  assert.equal(empty.code, 2);
  assert.match(empty.stderr, /empty\.ndjson is empty/);
});

const faults: [name: string, exit: number, says: RegExp, forged: string[]][] = [
  [
    "another spelling",
    10,
    /line 1 \(counting from 0, like seq\): .*\(not_canonical\)/,
    lines.with(1, `${lines[1]} `),
  ],
  ["a byte order mark", 10, /line 0/, lines.with(0, `\ufeff${lines[0]}`)],
  ["no receipt", 23, /line 0 .*\(missing_field\)/, ['{"a":1}', ...lines.slice(1)]],
  ["a wrong type", 11, /line 0 .*\(bad_field\)/, lines.with(0, edit(lines[0]!, { max_steps: "12" }))],
  [
    "a newer version",
    20,
    /line 4 .*newer version.*\(unknown_version\)/,
    lines.with(4, edit(lines[4]!, { v: 3 })),
  ],
  ["an unknown kind", 21, /line 4 .*\(unknown_kind\)/, lines.with(4, edit(lines[4]!, { kind: "note" }))],
  ["an unknown field", 22, /line 4 .*\(unknown_field\)/, lines.with(4, edit(lines[4]!, { more: 1 }))],
  ["ok with a failed exit", 24, /line 1 .*\(contradiction\)/, lines.with(1, edit(lines[1]!, { exit: 1 }))],
  ["a removed line", 12, /line 2 .*\(bad_seq\)/, lines.toSpliced(2, 1)],
  ["an edited line", 13, /line 2 .*\(bad_prev\)/, lines.with(1, edit(lines[1]!, { steps: 9 }))],
];
for (const [name, exit, says, forged] of faults) {
  test(`${name} has its own exit code, ${exit}, and the first bad line's number`, async () => {
    const { stdout, code } = await signet(["verify", ledger(`${exit}.ndjson`, forged)]);
    assert.equal(code, exit);
    assert.match(stdout, says);
  });
}

test("a ledger that the service forged is caught as well", async () => {
  using service = await startService({ lines: lines.with(1, edit(lines[1]!, { steps: 9 })) });
  const { code } = await signet(["verify", "--json"], { url: service.url });
  assert.equal(code, 13);
});

test("a receipt is verified by its hash, and another one than asked for is refused", async () => {
  using service = await startService();
  const { receipt_sha: sha } = service.receipts[1]!;
  const { stdout, code } = await signet(["verify", sha], { url: service.url });
  assert.equal(code, 0);
  assert.match(stdout, new RegExp(sha));
  const other = await signet(["verify", "ab".repeat(32)], { url: service.url });
  assert.equal(other.code, 17);
  assert.match(other.stdout, /a different receipt than the requested one/);
});

test("a receipt that holds says whether its run was ok, and says nothing of that for an opening", async () => {
  const asked = async (name: string, receipt: object) =>
    (await signet(["verify", file(name, JSON.stringify(receipt))])).stdout;
  const sealed = async (done: object) => {
    const { data } = (await sampleRun(WORK, { ...DONE, ...done })).at(-1)!;
    return (data as { receipt: object }).receipt;
  };
  assert.match(await asked("ok.json", await sealed({})), /✓ the receipt[^✗]*it seals a run that is ok/);
  const failed = await sealed({ ok: false, exit_reason: "cancelled" });
  assert.match(await asked("failed.json", failed), /✓ the receipt[^✗]*it seals a run that is not ok/);
  const opening = JSON.parse(lines[0]!) as Receipt;
  const opened = await asked("open.json", { ...opening, receipt_sha: await receiptSha(opening) });
  assert.doesNotMatch(opened, /it seals/);
});

test("a receipt in a file is verified, alone or with its opening", async () => {
  const sealed = (await sampleRun()).at(-1)!.data as unknown as { receipt: Receipt; task: string };
  const check = async (name: string, value: object) =>
    signet(["verify", file(name, JSON.stringify(value, null, 2))]);
  assert.equal((await check("a.json", sealed.receipt)).code, 0);
  assert.equal((await check("b.json", { ...sealed.receipt, steps: 99 })).code, 17);
  assert.match((await check("c.json", sealed)).stdout, /and run, task_commit match\n/);
  assert.equal((await check("d.json", { ...sealed, task: "another" })).code, 18);
  assert.equal((await check("e.json", { ...sealed, opening: "?" })).code, 19);
  assert.equal((await check("f.json", { ...sealed, run_id: "run_other" })).code, 28);
});

test("a recorded run whose events hold U+2028 verifies as streams are written now, and as they were before", async () => {
  const work = [
    { name: "agent_note", data: { text: "one\u2028two\u2029", step: 1 } },
    ...WORK,
  ] as typeof WORK;
  for (const json of [eventJson, JSON.stringify]) {
    const events = await sampleRun(work, DONE, TASK, json);
    const check = async (told: typeof events) =>
      signet([
        "verify",
        file(
          "run.ndjson",
          told.map(({ name: event, data }) => `${JSON.stringify({ event, data })}\n`).join(""),
        ),
      ]);
    const { stdout, code } = await check(events);
    assert.equal(code, 0, stdout);
    assert.match(stdout, /events/);
    const forged = JSON.parse(JSON.stringify(events).replace("\u2028", "\u2029")) as typeof events;
    assert.equal((await check(forged)).code, 18);
  }
});

test("--json gives the verdict to a program", async () => {
  const { stdout } = await signet(["verify", "--json", ledger("j.ndjson", lines.toSpliced(2, 1))]);
  const { ok, code, seq } = JSON.parse(stdout) as Record<string, unknown>;
  assert.deepEqual({ ok, code, seq }, { ok: false, code: "bad_seq", seq: 2 });
});

test("what is no file to verify is a usage error, in words", async () => {
  const told: [what: string, says: RegExp][] = [
    [path.join(folder, "none"), /there is no file .*none\n/],
    [folder, /is a folder; verify takes one file/],
    ["/dev/zero", /is a device; verify takes one file/],
    ["4a8d", /there is no file 4a8d\n/],
  ];
  for (const [what, says] of told) {
    const { code, stderr } = await signet(["verify", what]);
    assert.equal(code, 2);
    assert.match(stderr, says);
  }
});

test("a run's recorded stream is verified, as --json prints it and as curl saves it", async () => {
  const events = await sampleRun();
  const lines = events.map(({ name, data }) => JSON.stringify({ event: name, data }));
  const blocks = events.map(({ name, data }, i) => `id: ${i + 1}\n${sseBlock(name, JSON.stringify(data))}`);
  const all = /and run, task_commit, files, events match\n/;
  for (const [name, text] of [
    ["run.ndjson", `${lines.join("\n")}\n`],
    ["run.sse", `: ping\n\n${blocks.join(": ping\n\n")}`],
    ["run-crlf.sse", blocks.join("").replaceAll("\n", "\r\n")],
  ] as const) {
    const good = await signet(["verify", file(name, text)]);
    assert.equal(good.code, 0, good.stdout + good.stderr);
    assert.match(good.stdout, all);
    const other = text.replaceAll("run_06k3v9x0abcdefghijklmnopq", "run_06k3v9x0abcdefghijklmnopz");
    assert.equal((await signet(["verify", file(`other-${name}`, other)])).code, 28, name);
  }
  const mixed = lines.with(1, lines[1]!.replace("run_06k", "run_07k")).join("\n");
  assert.match(
    (await signet(["verify", file("mixed.ndjson", mixed)])).stdout,
    /not all events are of the same run/,
  );
});

test("an ok by the caller's command alone says that it was not cross-checked", async () => {
  const {
    control: _,
    receipt_sha: __,
    ...receipt
  } = ((await sampleRun()).at(-1)!.data as unknown as { receipt: Receipt }).receipt;
  const fields: Receipt = { ...receipt, control: "none" };
  const said = await signet([
    "verify",
    file("none.json", JSON.stringify({ ...fields, receipt_sha: await receiptSha(fields) })),
  ]);
  assert.equal(said.code, 0);
  assert.match(said.stdout, /passes your command; not cross-checked\n/);
});

test("a receipt is named by the beginning of its hash, or as the last one", async () => {
  using service = await startService();
  const asked = async (name: string) => signet(["verify", name], { url: service.url });
  const sealed = service.receipts.filter((receipt) => receipt["kind"] === "code");
  const [first, newest] = [sealed[0]!.receipt_sha, sealed.at(-1)!.receipt_sha];
  assert.ok((await asked("last")).stdout.includes(newest));
  for (const length of [6, 16, 63]) assert.ok((await asked(first.slice(0, length))).stdout.includes(first));
  const none = await asked("000000aa");
  assert.equal(none.code, 2);
  assert.match(none.stderr, /no receipt and no file begins with 000000aa/);
});

test("a beginning that two receipts have is refused, and both are shown", async () => {
  using service = await startService();
  const [a, b] = service.receipts;
  Object.assign(b!, { receipt_sha: `${a!.receipt_sha.slice(0, 10)}${"0".repeat(54)}` });
  const { stderr, code } = await signet(["verify", a!.receipt_sha.slice(0, 8)], { url: service.url });
  assert.equal(code, 2);
  for (const receipt of [a!, b!]) assert.ok(stderr.includes(receipt.receipt_sha));
});
