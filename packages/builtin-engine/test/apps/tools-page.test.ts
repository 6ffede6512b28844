import assert from "node:assert/strict";
import { test } from "node:test";
import { VisualBrief } from "@signet/contract";
import { contrast } from "../../src/apps/colours.ts";
import { appOf, propertiesOf, settingsOf } from "./reading.ts";

const TOOLS = [
  "todo list with milk, eggs",
  "pomodoro timer",
  "calculator",
  "scientific calculator with history and memory",
  "bar chart of a 1, b 2",
  "line chart of a 1, b 2",
  "donut chart of a 1, b 2",
  "drawing pad with shapes and a colour picker",
  "quiz: What is 2+2? 3, *4",
  "quiz with shuffled questions:\nQ: What is 1+1?\nA: 2\nQ: What is 2+2?\nA: 4",
];

test("a tool is one small document that needs nothing from anywhere, and the same task gives the same bytes", () => {
  for (const task of TOOLS) {
    const { html } = appOf(task);
    assert.equal(appOf(task).html, html);
    assert.match(html, /^<!doctype html>\n<html lang="en">/);
    assert.ok(Buffer.byteLength(html) < 60_000, task);
    assert.doesNotMatch(
      html.replaceAll("http://www.w3.org/2000/svg", ""),
      /https?:|\bimport\b|\bexport\b|localStorage|sessionStorage|indexedDB|fetch\(|\balert\(|autofocus/,
    );
  }
});

test("the brief of a tool fits the contract and shows more than that the page loads", () => {
  for (const task of TOOLS) {
    const { brief, title } = appOf(task);
    assert.deepEqual(VisualBrief.parse(brief), brief, task);
    assert.equal(brief.title, title);
    assert.ok(brief.input && brief.checklist.length >= 1 && brief.checklist.length <= 7, task);
  }
});

test("what is written in a task stays text in the page, wherever it is shown", () => {
  const attack = "</script><script>alert(1)</script><img src=x onerror=alert(2)>";
  const tasks = [
    `todo list called "${attack}" with milk, eggs`,
    `todo list: ${attack}, eggs`,
    `quiz: What is ${attack}? *${attack}a, b`,
    `bar chart titled "${attack}" of a 1, b 2`,
    `bar chart of a 1, b 2 with x axis labelled "${attack.slice(0, 40)}"`,
    `bar chart: a<b>x</b> 1, c<script>y</script> 2`,
    `drawing pad called "${attack}"`,
    `pomodoro timer called "${attack}"`,
  ];
  for (const task of tasks) {
    const { html } = appOf(task);
    assert.equal(html.match(/<script/g)!.length, 2, task);
    assert.equal(html.match(/<\/script>/g)!.length, 2, task);
    assert.ok(!html.includes("<img") && !html.includes("<b>"), task);
  }
});

test("what is written in a task reaches the page as it was written", () => {
  const { items } = settingsOf(appOf('to-do list with "Buy <b>milk</b> & tea", "$& $1 ‖ | \\\\d"')) as {
    items: { text: string }[];
  };
  assert.deepEqual(
    items.map(({ text }) => text),
    ["Buy <b>milk</b> & tea", "$& $1 ‖ | \\\\d"],
  );
});

test("a tool reads at 4.5 to 1 and its marks show at 3 to 1, whatever colours are asked for", () => {
  for (const colour of ["yellow", "#777777", "black", "white", "navy", "pink", "lime"])
    for (const app of ["calculator", "pomodoro timer", "todo list"])
      for (const found of [`${app} with a ${colour} accent`, `${app} with a ${colour} background`].flatMap(
        (task) => propertiesOf(appOf(task)),
      )) {
        for (const ground of ["--bg", "--card"]) {
          assert.ok(contrast(found["--fg"]!, found[ground]!) >= 4.5);
          assert.ok(contrast(found["--accent"]!, found[ground]!) >= 3);
        }
        assert.ok(contrast(found["--on-accent"]!, found["--accent"]!) >= 4.5);
      }
});
