import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { test, type TestContext } from "node:test";
import { createClient } from "@signet/client";
import { cosigningRequestText } from "@signet/verify";
import { signet } from "../packages/cli/test/support/signet.ts";
import { until } from "../packages/server/test/support/until.ts";
import { newLogKey, signLog } from "../packages/verify/test/support/signed-log.ts";
import { newFolder, newUsedFolder, type Service, startService } from "./support/service.ts";

/** What `signet witness` starts; killed as such, it is gone at once. */
const MAIN = path.join(import.meta.dirname, "../packages/server/bin/start.mjs");

interface WitnessProcess {
  key: string;
  url: string;
  child: ChildProcess;
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts `signet witness` for these ledgers. */
async function startWitness(
  t: TestContext,
  state: string,
  logs: string[],
  port = 0,
): Promise<WitnessProcess> {
  const args = [
    "witness",
    "--state",
    state,
    "--port",
    String(port),
    ...logs.flatMap((key) => ["--log", key]),
  ];
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const lines: string[] = [];
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === 2) break;
  }
  const end = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, "exit");
    child.kill(signal);
    await closed;
  };
  t.after(() => end());
  const key = /^witness (.+)$/.exec(lines[0] ?? "")?.[1];
  const url = / on (http:\S+)$/.exec(lines[1] ?? "")?.[1];
  assert.ok(key && url, lines.join("\n") + errors);
  return { key, url, child, end };
}

function folderFor(t: TestContext) {
  const folder = newFolder();
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const keyOf = async (service: Service) => (await createClient({ baseUrl: service.url }).ledgerKey()).key;

/** A service on a data folder that stays when it ends. */
async function serviceOn(
  t: TestContext,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Service> {
  const service = await startService({ dataDir, env });
  t.after(() => service.end("SIGKILL"));
  return service;
}

/** A data folder, and the key of the ledger in it. */
async function ledgerFor(t: TestContext) {
  const dataDir = newUsedFolder();
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  const service = await serviceOn(t, dataDir);
  const key = await keyOf(service);
  await service.end();
  return { dataDir, key };
}

const asking = (...witnesses: WitnessProcess[]) => ({
  SVC_LEDGER_WITNESSES: witnesses.map(({ key, url }) => `${key} ${url}`).join(", "),
});

/** A run that is sealed at once: two lines of the ledger. */
const run = (service: Service) =>
  createClient({ baseUrl: service.url }).runToEnd({ task: "Make it better", max_steps: 1 });

async function cosigned(service: Service, size: number): Promise<void> {
  const client = createClient({ baseUrl: service.url });
  await until(async () => {
    const { witnesses } = (await client.codeHealth()).ledger;
    return witnesses.every((witness) => (witness.size ?? -1) >= size);
  }, 60_000);
}

const faultOf = async (service: Service) =>
  (await createClient({ baseUrl: service.url }).codeHealth()).ledger.witnesses[0]!.fault;

test("two installs watch each other, and a verifier can insist on it", async (t) => {
  const [a, b] = [await ledgerFor(t), await ledgerFor(t)];
  const ofA = await startWitness(t, folderFor(t), [b.key]);
  const ofB = await startWitness(t, folderFor(t), [a.key]);
  const [one, other] = [
    await serviceOn(t, a.dataDir, asking(ofB)),
    await serviceOn(t, b.dataDir, asking(ofA)),
  ];
  for (const service of [one, other]) {
    await run(service);
    await cosigned(service, 2);
  }
  const folder = folderFor(t);
  const policy = path.join(folder, "policy");
  writeFileSync(policy, `log ${a.key}\nwitness b ${ofB.key}\nquorum b\n`);
  const whole = await signet(["verify", "--policy", policy], { url: one.url });
  assert.equal(whole.code, 0, whole.stdout + whole.stderr);
  assert.match(whole.stdout, new RegExp(`cosigned by ${ofB.key.split("+")[0]}`));
  const last = await signet(["verify", "last", "--policy", policy], { url: one.url });
  assert.equal(last.code, 0, last.stdout + last.stderr);
  const elsewhere = await signet(["verify", "--policy", policy], { url: other.url });
  assert.equal(elsewhere.code, 32, "the policy names another ledger");
  writeFileSync(policy, `witness a ${ofA.key}\nwitness b ${ofB.key}\ngroup both all a b\nquorum both\n`);
  for (const what of [[], ["last"]]) {
    const few = await signet(["verify", ...what, "--policy", policy], { url: one.url });
    assert.equal(few.code, 36, few.stdout + few.stderr);
    assert.match(
      few.stdout,
      /the policy wants more witnesses: the checkpoint is cosigned by only signet-witness-/,
    );
  }
  writeFileSync(policy, "quorum nobody\n");
  assert.equal((await signet(["verify", "--policy", policy], { url: one.url })).code, 37);
});

test("the record of a run carries its newest cosigned proof, so that it meets a policy without the service", async (t) => {
  const { dataDir, key } = await ledgerFor(t);
  const witness = await startWitness(t, folderFor(t), [key]);
  const service = await serviceOn(t, dataDir, asking(witness));
  const { runId, events } = await run(service);
  await run(service);
  await cosigned(service, 4);
  const folder = folderFor(t);
  const record = path.join(folder, "run.ndjson");
  const saved = await signet(["run", runId, "--record", record], { url: service.url });
  assert.equal(saved.code, 0, saved.stderr);
  const streamed = path.join(folder, "stream.ndjson");
  writeFileSync(
    streamed,
    events.map(({ name, data }) => `${JSON.stringify({ event: name, data })}\n`).join(""),
  );
  await service.end();
  await witness.end();
  const policy = path.join(folder, "policy");
  writeFileSync(policy, `log ${key}\nwitness w ${witness.key}\nquorum w\n`);
  const verify = (file: string) =>
    signet(["verify", file, "--key", key, "--policy", policy], { cwd: folder });
  const met = await verify(record);
  assert.equal(met.code, 0, met.stdout + met.stderr);
  assert.equal((await verify(streamed)).code, 36, "the proof in the stream is older than any cosignature");
});

test("a service works without its witness, says how far it is, and catches up", async (t) => {
  const { dataDir, key } = await ledgerFor(t);
  const state = folderFor(t);
  const witness = await startWitness(t, state, [key]);
  const service = await serviceOn(t, dataDir, asking(witness));
  await run(service);
  await cosigned(service, 2);
  await witness.end("SIGKILL");
  await run(service);
  await until(async () => (await faultOf(service)) === "it cannot be reached", 60_000);
  const { witnesses } = (await createClient({ baseUrl: service.url }).codeHealth()).ledger;
  assert.equal(witnesses[0]!.lag, 2);
  await startWitness(t, state, [key], Number(new URL(witness.url).port));
  await cosigned(service, 4);
  assert.equal(await faultOf(service), null);
});

test("a ledger that was restored from a backup as a whole is found out by its witness", async (t) => {
  const { dataDir, key } = await ledgerFor(t);
  const witness = await startWitness(t, folderFor(t), [key]);
  const backup = folderFor(t);
  cpSync(dataDir, backup, { recursive: true });
  const service = await serviceOn(t, dataDir, asking(witness));
  await run(service);
  await cosigned(service, 2);
  await service.end();
  // The guard file was restored too: the service itself cannot notice.
  const restored = await serviceOn(t, backup, asking(witness));
  await until(async () => (await faultOf(restored))?.startsWith("it has seen 2 lines") === true, 60_000);
  assert.match(
    (await faultOf(restored))!,
    /but this ledger has 0: the ledger was cut, or another one has its key/,
  );
  await run(restored);
  await until(
    async () => (await faultOf(restored))?.startsWith("it has seen another ledger") === true,
    90_000,
  );
  assert.match(restored.log(), /a witness did not cosign the ledger/);
});

test("a witness that is killed at any moment never forgets what it signed", async (t) => {
  const origin = "hammered.example/log";
  const log = await newLogKey(origin);
  const state = folderFor(t);
  const linesTo = (size: number, history = "line") =>
    Array.from({ length: size }, (_, i) => `${history} ${i}`);
  let port = 0;
  let size = 0;
  let signed = 0;
  const ask = async (url: string, to: number, old: number, history = "line") => {
    const tree = await signLog(linesTo(to, history), log);
    const proof = old > 0 && old < to ? await tree.consistency(old) : [];
    const path = proof.map((hash) => Uint8Array.from(Buffer.from(hash, "base64")));
    const body = cosigningRequestText({ old, path, checkpoint: tree.checkpoint });
    return fetch(`${url}/add-checkpoint`, { method: "POST", body });
  };
  for (let round = 0; round < 4; round++) {
    const witness = await startWitness(t, state, [log.text], port);
    port = Number(new URL(witness.url).port);
    const conflict = await ask(witness.url, 1, size === 1 ? 0 : 1);
    const seen = Number(await conflict.text());
    if (conflict.status === 409) size = seen;
    assert.ok(size >= signed, `it signed ${signed} and remembers ${size}`);
    if (size > 0) assert.equal((await ask(witness.url, size, size, "other")).status, 422);
    const kill = setTimeout(() => void witness.child.kill("SIGKILL"), 40 * round);
    try {
      for (;;) {
        const answer = await ask(witness.url, size + 3, size);
        assert.equal(answer.status, 200, await answer.clone().text());
        await answer.text();
        signed = size += 3;
      }
    } catch (thrown) {
      assert.ok(thrown instanceof TypeError, String(thrown));
    }
    clearTimeout(kill);
    await witness.end("SIGKILL");
  }
  assert.ok(signed > 0);
});

test("a witness is refused without a ledger, and its state is private", async (t) => {
  const none = await signet(["witness", "--state", folderFor(t)]);
  assert.equal(none.code, 2, none.stderr);
  assert.match(none.stderr, /--log: name a ledger to watch by its key/);
  const log = await newLogKey("some.example/log");
  const state = folderFor(t);
  const witness = await startWitness(t, state, [log.text]);
  assert.match(witness.url, /^http:\/\/127\.0\.0\.1:/);
  for (const file of ["witness.key", "witness.db"])
    assert.equal(statSync(path.join(state, file)).mode & 0o777, 0o600);
  const large = await fetch(`${witness.url}/add-checkpoint`, {
    method: "POST",
    body: "x".repeat(200_000),
  }).catch(() => null);
  assert.ok(large === null || large.status === 413);
  assert.equal((await fetch(`${witness.url}/add-checkpoint`)).status, 405);
  assert.equal((await fetch(`${witness.url}/`)).status, 404);
});
