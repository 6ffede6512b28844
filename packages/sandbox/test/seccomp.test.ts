import assert from "node:assert/strict";
import { test } from "node:test";
import { buildFilter } from "../src/bwrap/seccomp.ts";
import { SYSCALLS } from "../src/bwrap/syscalls.ts";

const ALLOW = 0x7fff0000;
const KILL = 0x80000000;
const errno = (number: number) => 0x50000 | number;

/** What the kernel would answer: the little of classic BPF that the filter uses. */
function answer(filter: Buffer, call: { arch: number; number: number; arguments?: number[] }): number {
  const memory = Buffer.alloc(64);
  memory.writeUInt32LE(call.number, 0);
  memory.writeUInt32LE(call.arch, 4);
  call.arguments?.forEach((value, i) => memory.writeUInt32LE(value >>> 0, 16 + 8 * i));
  let register = 0;
  for (let at = 0; ; at++) {
    const [code, yes, no] = [filter.readUInt16LE(at * 8), filter[at * 8 + 2]!, filter[at * 8 + 3]!];
    const operand = filter.readUInt32LE(at * 8 + 4);
    const jump = (condition: boolean) => (at += condition ? yes : no);
    if (code === 0x20) register = memory.readUInt32LE(operand);
    else if (code === 0x54) register = (register & operand) >>> 0;
    else if (code === 0x15) jump(register === operand);
    else if (code === 0x35) jump(register >= operand);
    else if (code === 0x45) jump((register & operand) !== 0);
    else if (code === 0x06) return operand;
    else assert.fail(`instruction ${code}`);
  }
}

for (const [name, table] of SYSCALLS)
  test(`the filter of ${name} refuses what it lists, judges by arguments and lets the rest through`, () => {
    const filter = buildFilter(name, true);
    const ask = (number: number, ...args: number[]) =>
      answer(filter, { arch: table.arch, number, arguments: args });
    for (const number of Object.values(table.refused)) assert.equal(ask(number), errno(1), String(number));
    const judged = new Set([
      ...Object.values(table.refused),
      table.mknod,
      table.mknodat,
      table.clone,
      table.clone3,
      table.socket,
    ]);
    for (let number = 0; number <= 462; number++)
      if (!judged.has(number)) assert.equal(ask(number), ALLOW, String(number));
    assert.equal(ask(463), errno(38));
    assert.equal(ask(table.clone3), errno(38));
    assert.equal(answer(filter, { arch: 0x40000003, number: 20 }), KILL);
    if (table.x32 !== undefined) assert.equal(ask(table.x32 + 39), KILL);

    for (const flag of [0x20000, 0x02000000, 0x04000000, 0x08000000, 0x10000000, 0x20000000, 0x40000000])
      assert.equal(ask(table.clone, flag | 17), errno(1));
    assert.equal(ask(table.clone, 0x003d0f00), ALLOW);
    for (const command of [0x5412, 0x541c]) assert.equal(ask(table.ioctl, 0, command), errno(1));
    assert.equal(ask(table.ioctl, 0, 0x5401), ALLOW);
    for (const [mode, verdict] of [
      [0o020666, errno(1)],
      [0o060666, errno(1)],
      [0o010666, ALLOW],
      [0o100644, ALLOW],
    ] as const) {
      assert.equal(ask(table.mknodat, 0, 0, mode), verdict);
      if (table.mknod !== undefined) assert.equal(ask(table.mknod, 0, mode), verdict);
    }
    for (let family = 0; family < 46; family++)
      assert.equal(
        ask(table.socket, family, 1, 0),
        [1, 2, 10, 16].includes(family) ? ALLOW : errno(97),
        String(family),
      );
    assert.equal(ask(table.socket, 16, 3, 12), errno(97));
    assert.equal(ask(table.setsockopt, 3, 1, 7), ALLOW);
    const uncounted = buildFilter(name, false);
    for (const [level, option, verdict] of [
      [1, 7, errno(0)],
      [1, 8, errno(0)],
      [1, 2, ALLOW],
      [6, 7, ALLOW],
    ] as const)
      assert.equal(
        answer(uncounted, { arch: table.arch, number: table.setsockopt, arguments: [3, level, option] }),
        verdict,
      );
    for (const number of Object.values(table.uncounted))
      assert.equal(answer(uncounted, { arch: table.arch, number }), errno(38));
  });

test("a processor without a table gets no filter at all", () => {
  assert.throws(() => buildFilter("mips", true));
});
