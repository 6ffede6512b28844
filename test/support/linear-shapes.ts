/** The parts of hostile texts. Each is repeated until the text has the required length. */
const REPEATED = [
  ...Array.from("a0 \t\n\r\"'`\\/<>()[]{}=:;,.-_*#|!@$&+~^%?"),
  "é",
  "e\u0301",
  "\u0301",
  "\ud800",
  "\u2028",
  "\ufdfa",
  "👩‍👩‍👧",
  "ก",
  "漢字",
  "a ",
  "a\n",
  "\n\n ",
  "\r\n",
  " \t",
  "ab, ",
  "a.b.",
  "a/b/",
  "../",
  "a=1&",
  '"\\',
  "'\\",
  '\\"',
  "\\'",
  "`\\",
  "/*",
  "*/",
  "//",
  "<!--",
  "-->",
  "<a ",
  "</",
  "<a href='",
  '<a x="',
  "<script>",
  "<style>",
  "</script",
  "<title>",
  "<meta",
  "<html",
  "<head ",
  "<!doctype html>",
  "<note>",
  "</note>",
  "<task>\n",
  "\n</task>",
  "@import ",
  "@import url(",
  "url(",
  "import {",
  "import a from '",
  "from ",
  "export {",
  "module.exports = {",
  "def f(",
  "class A:\n ",
  "function f(",
  "const f = ",
  "assert ",
  "assert f(1) ==",
  "assert.equal(f(",
  "; expect(f([1, ",
  "f(1) -> ",
  "f(",
  "f([",
  ">>> f(1)\n",
  "input: ",
  "Input: a output: ",
  "| a | b |\n|---|---|\n",
  "|",
  "```",
  "```\n",
  "~~~\n",
  "```js a.js\n",
  "# a\n",
  "a.py ",
  "a.test.js",
  "tests/",
  "node --test ",
  "exit code: 0\n",
  "# pass 1\n",
  "ok 1 - a\n",
  "line 1:1 ",
  "password=",
  "token: '",
  "--secret ",
  "Authorization: Basic ",
  "eyJaaaaaaaa.",
  "-----BEGIN ",
  "://a:a",
  "https://a.example/",
  "http://",
  "data: ",
  "event: a\n",
  "data: {}\n\n",
  "charset=",
  "1,000",
  "1 + ",
  "(1",
  " and ",
  " or ",
  " of ",
  "what is ",
  "remember ",
  "ArrowUp key ",
  "navigat",
  "Failed to set",
  '{"a":',
  "[[",
  "{}",
  "\u0000",
];

/** A prefix that passes a reader's first test, and a suffix that makes it fail at the end. */
const AROUND: [before: string, after: string][] = [
  ["", ""],
  ["f(1) -> 2\nf(2) -> 3\n", "\u0001"],
];

/** The shapes that are tested at full length: one for each known cause of slowness. */
const FULL_LENGTH = [
  "a",
  " ",
  "\n",
  '"',
  "\\",
  "(",
  "<",
  "`",
  "\u0301",
  "\ud800",
  "a ",
  '"\\',
  "<a ",
  "f(1) -> ",
  "password=",
  "-",
];

export interface Shape {
  name: string;
  text: string;
}

const fill = (piece: string, chars: number) => piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);

/** Every shape with the given number of characters, alone and with prefixes and suffixes. */
export function* shapes(chars: number): Generator<Shape> {
  for (const piece of REPEATED)
    for (const [before, after] of AROUND) {
      const text = before + fill(piece, chars - before.length - after.length) + after;
      yield { name: `${JSON.stringify(piece)}${before === "" ? "" : " within"}`, text };
    }
}

/** A few shapes at full length. */
export function* longShapes(chars: number): Generator<Shape> {
  for (const piece of FULL_LENGTH) yield { name: JSON.stringify(piece), text: fill(piece, chars) };
}
