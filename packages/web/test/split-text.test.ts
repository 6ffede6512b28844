import assert from "node:assert/strict";
import { test } from "node:test";
import { createSplitter, type TextPart } from "../src/features/chat/split-text.ts";

/** All parts of a text that came in these pieces, at most `most` characters long. */
function partsOf(pieces: readonly string[], most = 60): TextPart[] {
  const write = createSplitter(most);
  const parts: TextPart[] = [];
  let open: TextPart | null = null;
  for (const piece of pieces) {
    const written = write(piece);
    parts.push(...written.whole);
    open = written.open;
  }
  return open === null ? parts : [...parts, open];
}
const texts = (parts: readonly TextPart[]) => parts.map(({ markdown }) => markdown);

const TEXT = `A paragraph
of two lines.

~~~js
const a = 1;

const b = 2;
~~~

| unit | value |
|---|--:|
${"| km | 42 |\n".repeat(8)}
- one
- two, in a sentence that goes on and on for longer than a part may be, without a line of its own`;

test("parts of a text are the same however it is cut into pieces", () => {
  const whole = partsOf([TEXT]);
  for (const size of [1, 2, 3, 7, 50])
    assert.deepEqual(partsOf(TEXT.match(new RegExp(`[^]{1,${size}}`, "g"))!), whole, `${size}`);
});

test("a block of code, a table and a sentence that are too long go on in parts that can be read by themselves", () => {
  const parts = partsOf([TEXT]);
  assert.equal(parts[1]!.markdown, "~~~js\nconst a = 1;\n\nconst b = 2;\n~~~\n\n", "blank lines end no code");
  const tables = parts.filter(({ markdown }) => markdown.startsWith("| unit | value |\n|---|--:|\n| km |"));
  assert.deepEqual(
    tables.map(({ isContinued }) => isContinued),
    [false, true],
  );
  const code = partsOf(["```js\n", "let line = 'of some length';\n".repeat(9)]);
  for (const { markdown } of code) assert.match(markdown, /^```js\n(?:let line.*\n)+```$/);
  assert.deepEqual(texts(partsOf([`${"x".repeat(59)}😀${"y".repeat(9)}`])), [
    "x".repeat(59),
    `😀${"y".repeat(9)}`,
  ]);
});

test("what one piece costs does not grow with what came before", () => {
  const write = createSplitter();
  const longest = (pieces: number, piece: string) => {
    let most = 0;
    for (let i = 0; i < pieces; i++) {
      const { whole, open } = write(piece);
      for (const { markdown } of [...whole, ...(open ? [open] : [])]) most = Math.max(most, markdown.length);
    }
    return most;
  };
  for (const piece of ["word ", "word\n", "`", "| a ", "```\n", "\u{1F600}", "~", "- a\n  "])
    assert.ok(longest(5_000, piece) <= 4_000, piece);
});
