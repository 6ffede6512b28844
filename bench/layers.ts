import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { createBwrapDriver, type Limits, type Sandbox } from "@signet/sandbox";
import { tarOf } from "../packages/sandbox/test/layer-rig.ts";

// What layers cost: unpacking, opening and closing, and looking at a workspace in which one file was edited.

const TURNS = 15;
const MIB = 1024 ** 2;
const limits: Limits = {
  wallSeconds: 60,
  cpuSeconds: 60,
  memoryBytes: 256 * MIB,
  pids: 64,
  diskBytes: 128 * MIB,
  inodes: 25_000,
  fileBytes: 32 * MIB,
  outputBytes: 256 * 1024,
  outputKillBytes: 16 * MIB,
};
const BOUNDS = { bytes: 256 * MIB, entries: 30_000 };

function project(files: number, bytes: number): AsyncIterable<Uint8Array> {
  const content = "source ".repeat(bytes / files / 7);
  const names = Array.from({ length: files }, (_, i) => `d${i % 40}/e${i % 400}/file${i}`);
  return tarOf(Object.fromEntries(names.map((name) => [name, content])));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const show = (name: string, times: number[]) =>
  console.log(
    `${name.padEnd(52)} median ${median(times).toFixed(1)} ms  min ${Math.min(...times).toFixed(1)} ms`,
  );

// On a disk, as in a service: /tmp may be memory.
const folder = mkdtempSync("/var/tmp/signet-bench-");
const driver = createBwrapDriver({
  scratchDir: path.join(folder, "scratch"),
  layersDir: path.join(folder, "layers"),
  nodePath: process.execPath,
});

async function many(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) times.push(await timed(work));
  show(name, times);
}

const openAndClose = (layers?: string[]) => async () => {
  const sandbox = await driver.open({ runId: "run_bench", limits, ...(layers && { layers }) });
  await sandbox.exec("true");
  await sandbox.close();
};

async function drain(sandbox: Sandbox): Promise<void> {
  for await (const _ of sandbox.snapshot());
}

async function measure(id: string, files: number, bytes: number): Promise<void> {
  const unpacking = await timed(() => driver.layers.create(id, project(files, bytes), BOUNDS));
  show(`${id}: unpack`, [unpacking]);
  await many("open, true, close without layers", openAndClose());
  await many(`${id}: open, true, close`, openAndClose([id]));
  const layered = await driver.open({ runId: "run_bench", limits, layers: [id] });
  await layered.exec("echo edited >>d1/e1/file1; rm d2/e2/file2");
  await many(`${id}: changes after one edit and one removal`, () => layered.changes(30_000));
  await many(`${id}: snapshot of them`, () => drain(layered));
  await many(`${id}: list`, () => layered.list(30_000));
  await many(`${id}: find in the sandbox`, () => layered.exec("find . -type f | wc -l"));
  await layered.close();

  const plain = await driver.open({ runId: "run_bench", limits });
  show(`${id} without layers: restore`, [await timed(() => plain.restore(project(files, bytes)))]);
  await many(`${id} without layers: list`, () => plain.list(30_000));
  show(`${id} without layers: snapshot`, [await timed(() => drain(plain))]);
  await plain.close();

  const maker = await driver.open({ runId: "run_bench", limits, layers: [] });
  await maker.restore(project(files, bytes));
  show(`${id}: save what commands made`, [await timed(() => maker.saveLayer(`${id}-saved`, BOUNDS))]);
  await maker.close();
  show(`${id}: remove`, [await timed(() => driver.layers.remove(id))]);
}

try {
  await measure("3000-files", 3000, 10 * MIB);
  await measure("20000-files", 20_000, 64 * MIB);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
