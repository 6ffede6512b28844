// What services carry, each figure beside a floor of the same run. `node bench/scale.ts [part…] [--stored=N] [--idle=N]
// [--active=N] [--runs=N] [--seconds=N]`; without a part, all of them.
import { parseArgs } from "node:util";
import { benchReceipts } from "./scale/receipts.ts";
import { benchStored } from "./scale/stored.ts";
import { benchStreams } from "./scale/streams.ts";
import { benchWorkers } from "./scale/workers.ts";

const number = (fallback: number) => ({ type: "string", default: String(fallback) }) as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    stored: number(1_000_000),
    idle: number(10_000),
    active: number(1_000),
    runs: number(60),
    seconds: number(10),
  },
});
const [stored, idle, active, runs, seconds] = [
  values.stored,
  values.idle,
  values.active,
  values.runs,
  values.seconds,
].map(Number) as [number, number, number, number, number];

const PARTS: Record<string, () => Promise<void>> = {
  stored: () => benchStored(stored),
  streams: () => benchStreams(idle, active),
  workers: () => benchWorkers(runs),
  receipts: () => benchReceipts(seconds),
};
for (const part of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  const bench = PARTS[part];
  if (!bench) throw new Error(`there is no part ${part}; there are: ${Object.keys(PARTS).join(", ")}`);
  await bench();
}
