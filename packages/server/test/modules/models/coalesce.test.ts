import assert from "node:assert/strict";
import { test } from "node:test";
import { createCoalescer } from "../../../src/modules/models/coalesce.ts";

const chat = (delta: object, rest: object = {}) =>
  `data: ${JSON.stringify({ id: "c", choices: [{ index: 0, delta, finish_reason: null, ...rest }] })}\n\n`;
const said = (content: string) => chat({ content });
const anthropic = (text: string) =>
  `event: content_block_delta\ndata: ${JSON.stringify({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } })}\n\n`;

function through(chunks: Uint8Array[]): string {
  const join = createCoalescer();
  return Buffer.concat(chunks.map((chunk) => join(chunk))).toString("latin1");
}
const whole = (text: string) => through([Buffer.from(text)]);
const latin1 = (text: string) => Buffer.from(text).toString("latin1");

test("pieces of text that arrive together become one event", () => {
  assert.equal(whole(said("a") + said("b") + said("c")), said("abc"));
  assert.equal(whole(anthropic("a ") + anthropic("b")), anthropic("a b"));
  const awkward = ['"', "\\", "\n", "\u0000", "😀", "é", '"}', '","x":"', "\\u0041", "\\\\"];
  assert.equal(whole(awkward.map(said).join("")), latin1(said(awkward.join(""))));
});

test("half a surrogate in each of two pieces is whole again", () => {
  const half = (escaped: string) => said("@").replace("@", escaped);
  assert.equal(whole(half("\\ud83d") + half("\\ude00")), half("\\ud83d\\ude00"));
});

test("nothing is joined across what is not a piece of text, and all of it passes byte for byte", () => {
  const call = chat({ tool_calls: [{ index: 0, function: { arguments: '{"content":"x"}' } }] });
  const others = [
    call,
    call + call,
    chat({ content: "a", reasoning: "b" }) + chat({ content: "c", reasoning: "b" }),
    chat({ content: "a" }, { finish_reason: "stop" }) + chat({ content: "b" }, { finish_reason: "stop" }),
    chat({ content: "a" }, { index: 1 }) + said("b"),
    said("a").replace('"id":"c"', '"id":"1"') + said("b").replace('"id":"c"', '"id":"2"'),
    'data: {"choices":[{"delta":{"content":"a"}}],"usage":{"n":1}}\n\n'.repeat(2),
    'data: {"choices":[{"delta":{"content":null}}]}\n\n'.repeat(2),
    `id: 1\n${said("a")}id: 2\n${said("b")}`,
    `: ping\n\n${said("a")}: ping\n\n${said("b")}`,
    said("a").replaceAll("\n", "\r\n").repeat(2),
    "data: [DONE]\n\n".repeat(2),
    "data: {\n\ndata: {\n\n",
    "\n\n\n\n",
    "not an event at all",
    said("x".repeat(3_000)) + said("y".repeat(3_000)),
  ];
  for (const text of others) assert.equal(whole(text), text);
  assert.equal(whole(said("a") + call + said("b") + said("c")), said("a") + call + said("bc"));
});

test("bytes that are not text pass as they are", () => {
  const garbage = Buffer.from(Uint8Array.from({ length: 4_096 }, (_, i) => (i * 7_919) % 251));
  const mixed = Buffer.concat([Buffer.from(said("a") + said("b")), garbage, Buffer.from(`\n\n${said("c")}`)]);
  assert.equal(through([mixed]), mixed.toString("latin1"));
});

test("however a stream is cut into reads, the same text and the same other events come in the same order", () => {
  let seed = 11;
  const next = (below: number) =>
    ((seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff) >> 8) % below;
  const kinds = [
    () => said(["a", "😀", "é\n", '"\\', "data: x\n\n", ""][next(6)]!),
    () => said("word "),
    () => anthropic("word "),
    () => chat({ tool_calls: [{ index: 0, function: { arguments: "{}" } }] }),
    () => ": ping\n\n",
    () => 'data: {"choices":[],"usage":{"total_tokens":3}}\n\n',
  ];
  let joined = 0;
  for (let round = 0; round < 300; round++) {
    const stream = Buffer.from(
      Array.from({ length: 1 + next(40) }, () => kinds[next(kinds.length)]!()).join(""),
    );
    const chunks: Uint8Array[] = [];
    for (let at = 0; at < stream.length;) {
      const size = 1 + next(round % 3 === 0 ? 5 : 600);
      chunks.push(stream.subarray(at, at + size));
      at += size;
    }
    const out = Buffer.from(through(chunks), "latin1").toString();
    assert.deepEqual(meaning(out), meaning(stream.toString()));
    if (out.length < stream.length) joined++;
  }
  assert.ok(joined > 50, `${joined} rounds had something to join`);
});

/** Events in their order, neighbouring pieces of the same kind as one. */
function meaning(stream: string): string[] {
  const found: string[] = [];
  for (const event of stream.split("\n\n")) {
    const body = event.slice(event.indexOf("{"));
    const data = /^(event:.*\n)?data: \{/.test(event)
      ? (JSON.parse(body) as { choices?: { delta: { content?: string } }[]; delta?: { text: string } })
      : {};
    const content = data.choices?.[0]?.delta.content ?? data.delta?.text;
    const kind = data.delta ? "anthropic " : "chat ";
    if (content === undefined) found.push(event);
    else if (content !== "" && found.at(-1)?.startsWith(kind)) found[found.length - 1] += content;
    else if (content !== "") found.push(kind + content);
  }
  return found;
}
