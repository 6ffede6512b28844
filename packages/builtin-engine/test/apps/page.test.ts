import assert from "node:assert/strict";
import { test } from "node:test";
import { assertReadInTime } from "./in-time.ts";
import { VisualBrief } from "@signet/contract";
import { contrast } from "../../src/apps/colours.ts";
import { appOf, beyondOf, propertiesOf } from "./reading.ts";

const GAMES = [
  "snake",
  "breakout",
  "pong",
  "memory game",
  "2048",
  "tic tac toe",
  "tic tac toe for two players",
  "snake with no walls",
];

test("a page is one small document that needs nothing from anywhere, and the same task gives the same bytes", () => {
  for (const task of GAMES) {
    const { html } = appOf(task);
    assert.equal(appOf(task).html, html);
    assert.match(html, /^<!doctype html>\n<html lang="en">/);
    assert.match(html, /<meta name="viewport" content="width=device-width, initial-scale=1">/);
    assert.ok(Buffer.byteLength(html) < 60_000, task);
    assert.doesNotMatch(
      html,
      /https?:|\bimport\b|\bexport\b|localStorage|sessionStorage|indexedDB|fetch\(|\balert\(/,
    );
  }
});

test("a brief can be carried out: it fits the contract and shows more than that the page loads", () => {
  for (const task of GAMES) {
    const { brief, title } = appOf(task);
    assert.deepEqual(VisualBrief.parse(brief), brief, task);
    assert.equal(brief.title, title);
    assert.ok(brief.input && brief.checklist.length >= 3 && brief.checklist.length <= 6, task);
    assert.ok(
      brief.checklist.some(({ expect }) => expect?.text !== undefined || expect?.visible !== undefined),
      task,
    );
  }
});

test("whatever is written as a title stays a title", () => {
  const attack = "</script></title><script>alert(1)</script><!--<img src=x onerror=alert(2)>";
  const { html, title } = appOf(`make a snake game called "${attack}"`);
  assert.equal(title, attack);
  assert.ok(!html.includes("<script>alert") && !html.includes("<img"));
  assert.equal(html.match(/<script/g)!.length, 2);
  assert.match(html, /&lt;\/script&gt;/);
  assert.notEqual(beyondOf("make a snake game called </style><script>alert(1)</script>"), undefined);
});

test("whatever is written on a card stays on the card", () => {
  const { html } = appOf("memory game: </script><b>evil(), <!--, moon");
  assert.equal(html.match(/<\/script>/g)!.length, 2);
  assert.ok(!html.includes("<!--"));
  assert.match(html, /\\u003c\/script>\\u003cb>evil\(\)/);
});

test("text reads at 4.5 to 1 and what is drawn shows at 3 to 1, whatever colours are asked for", () => {
  for (const colour of ["yellow", "#777777", "black", "white", "navy", "#808080", "pink", "lime", "#0f131b"])
    for (const task of [
      `snake with ${colour} background`,
      `snake with a ${colour} accent`,
      `dark snake, ${colour} accent`,
      `snake in ${colour}`,
    ])
      for (const found of propertiesOf(appOf(task))) {
        const at = (name: string) => found[`--${name}`]!;
        for (const ground of ["bg", "card"]) {
          for (const text of ["fg", "muted", "accent-text"])
            assert.ok(contrast(at(text), at(ground)) >= 4.5, `${task}: ${text} on ${ground}`);
          for (const drawn of ["accent", "snake-edge", "food-edge"])
            assert.ok(contrast(at(drawn), at(ground)) >= 3, `${task}: ${drawn} on ${ground}`);
        }
        assert.ok(contrast(at("on-accent"), at("accent")) >= 4.5, task);
      }
});

test("the theme follows the system unless it is asked for, and a background decides it", () => {
  const schemes = (task: string) => propertiesOf(appOf(task)).map((found) => found["color-scheme"]);
  assert.deepEqual(schemes("snake"), ["light", "dark"]);
  assert.deepEqual(schemes("snake with a light theme"), ["light"]);
  assert.deepEqual(schemes("a dark mode snake game"), ["dark"]);
  assert.deepEqual(schemes("snake with navy background"), ["dark"]);
  assert.deepEqual(beyondOf("snake with a dark mode toggle"), ["toggle"]);
  assert.deepEqual(beyondOf("snake with a dark theme and a light theme"), ["light theme"]);
});

test("a long task holds nobody up", () => {
  const parts = ["a ", "red ball and ", "called A ", "merge and tiles ", "5 ", "1x1 ", "'", ": a, "];
  assertReadInTime(
    parts.flatMap((part) => ["2048 snake ", "snake "].map((start) => start + part.repeat(1_000))),
  );
});
