import assert from "node:assert/strict";
import { test } from "node:test";
import { parseEvents } from "../src/sse.ts";

async function* pieces(text: string, size: number) {
  for (let i = 0; i < text.length; i += size) yield text.slice(i, i + size);
}
const read = (text: string, size = 1000) => Array.fromAsync(parseEvents(pieces(text, size)));

test("events are the same however their text is cut and whichever line ends it has", async () => {
  const text =
    ': hello\n\nevent: a\ndata: {"x":1}\n\nid: 7\nevent:b\ndata:one\ndata: two\n\n: ping\n\ndata\n\n';
  const expected = [
    { name: "a", data: '{"x":1}' },
    { name: "b", data: "one\ntwo" },
    { name: "message", data: "" },
  ];
  for (const end of ["\n", "\r\n", "\r"])
    for (const size of [1, 2, 3, 5, 1000])
      assert.deepEqual(
        await read(`${text.replaceAll("\n", end)}: end\n`, size),
        expected,
        `${JSON.stringify(end)} in ${size}s`,
      );
});

test("a block that the end cut off is dropped", async () => {
  assert.deepEqual(await read("event: a\ndata: 1\n\nevent: b\ndata: 2\n"), [{ name: "a", data: "1" }]);
});

test("only one space after the colon is taken off, and other fields and colons are left alone", async () => {
  assert.deepEqual(await read("retry: 1\ndata:  a: b\nother: x\n\n"), [{ name: "message", data: " a: b" }]);
});

test("a block without data is no event", async () => {
  assert.deepEqual(await read("event: a\n\ndata: 1\n\n"), [{ name: "message", data: "1" }]);
});

test("a line that comes in many pieces is read in a time in proportion to its length", async () => {
  const cost = async (chars: number) => {
    const { user } = process.threadCpuUsage();
    const [event] = await read(`data: ${"x".repeat(chars)}\n\n`, 16);
    assert.equal(event!.data.length, chars);
    return process.threadCpuUsage().user - user;
  };
  await cost(65_536);
  const [half, whole] = [await cost(524_288), await cost(1_048_576)];
  assert.ok(whole < 3 * half + 100_000, `${whole} µs, half of it ${half} µs`);
});
