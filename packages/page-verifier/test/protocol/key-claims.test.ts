import assert from "node:assert/strict";
import { test } from "node:test";
import { readKeyClaims } from "../../src/protocol/key-claims.ts";

const page = (text: string, code: string) => `<!doctype html><p>${text}</p><script>${code}</script>`;
const ARROW_CODE = 'addEventListener("keydown", (e) => { if (e.key === "ArrowLeft") move(-1); });';

test("a page tells its user to press keys by its text, or by a text that its code draws", () => {
  for (const html of [
    page("Use the arrow keys to steer.", ""),
    page("Press Space to jump.", ""),
    page("WASD moves you", ARROW_CODE),
    page("", 'ctx.fillText("Press Enter to play", 10, 10)'),
  ])
    assert.deepEqual([readKeyClaims(html).told, readKeyClaims(html).promised], [true, true], html);
});

test("the arrows of a text are buttons where a page has such and no code for keys, and keys elsewhere", () => {
  const buttons = '<button aria-label="Up">▲</button><button aria-label="Down">&darr;</button>';
  const told = (html: string) => readKeyClaims(html).told;
  assert.equal(told(page(`Drag a card, or use the arrows. ${buttons}`, "")), false);
  assert.equal(told(page("Use the arrows to sort.", 'b.textContent = "\\u2191";')), false);
  assert.equal(told(page("Use the arrows to steer.", "")), true);
  assert.equal(told(page("Use the arrows to steer. Best: 31 ▲", "")), true);
  assert.equal(told(page(`Use the arrows to steer. ${buttons}`, ARROW_CODE)), true);
  assert.equal(told(page(`Press Space to jump, or use the arrows. ${buttons}`, "")), true);
});

test("code alone tells nobody: its keys are tried, and need not do something in every state", () => {
  const { told, promised, arrows } = readKeyClaims(page("Turn two cards.", ARROW_CODE));
  assert.deepEqual([told, promised, arrows], [false, true, true]);
  const { named } = readKeyClaims(page("A map", 'if (e.key === "+" || e.key === "-") zoom(e.key)'));
  assert.deepEqual(named, ["+", "-"]);
});

test("shortcuts with Control are kept in passing, and the same letters alone are not", () => {
  const undo =
    'addEventListener("keydown", (e) => { if ((e.ctrlKey || e.metaKey) && e.key === "z") undo(); });';
  assert.equal(readKeyClaims(page("A drawing board", undo)).promised, false);
  assert.equal(
    readKeyClaims(page("A piano", 'addEventListener("keydown", (e) => { if (e.key === "z") play(1); });'))
      .promised,
    true,
  );
});
