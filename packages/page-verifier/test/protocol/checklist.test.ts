import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import type { ChecklistStep } from "../../src/index.ts";
import { drawn, sampleOf } from "../../../../test/support/drawn.ts";
import { createVerifier, briefFor, readPage } from "./support.ts";

const verifier = createVerifier();
after(() => verifier.close());

/** What the checklist says of a page that does what it should in all else. */
async function outcome(page: string, steps: ChecklistStep[]) {
  const { report } = await verifier.verify(readPage(page), briefFor(page, steps));
  const { ok, detail, value } = report.checks.find(({ name }) => name === "checklist")!;
  assert.equal(report.ok, ok);
  return { ok, detail, done: value };
}

const add: ChecklistStep = {
  name: "adds",
  do: { do: "click", on: "one MORE", times: 3 },
  expect: { text: "Count: 3" },
};
const cases: { page: string; name: string; steps: ChecklistStep[]; fault?: RegExp }[] = [
  { page: "good-counter", name: "a click on a control by its text", steps: [add] },
  {
    page: "good-counter",
    name: "a text that is not shown",
    steps: [add, { name: "wrong", do: { do: "click", on: "#down", times: 1 }, expect: { text: "Count: 9" } }],
    fault: /Step 2, "wrong": "Count: 9" is not shown; shown is: .*count: 2/,
  },
  {
    page: "good-counter",
    name: "a control that is not there",
    steps: [{ name: "gone", do: { do: "click", on: "Multiply", times: 1 } }],
    fault: /there is no "Multiply"/,
  },
  {
    page: "good-counter",
    name: "a text that should not be shown",
    steps: [{ name: "zero", do: { do: "advance", ms: 100 }, expect: { no_text: "count: 0" } }],
    fault: /is shown/,
  },
  {
    page: "good-maze-arrows",
    name: "a key that changes a canvas",
    steps: [
      {
        name: "down",
        do: { do: "key", key: "ArrowDown", times: 2 },
        expect: { changed: true, visible: "canvas" },
      },
    ],
  },
  {
    page: "good-maze-arrows",
    name: "a key that changes nothing",
    steps: [{ name: "up", do: { do: "key", key: "ArrowUp", times: 1 }, expect: { changed: true } }],
    fault: /as if the step had been left out/,
  },
  {
    page: "good-maze-arrows",
    name: "a key that does not exist",
    steps: [{ name: "odd", do: { do: "key", key: "Warp", times: 1 } }],
    fault: /there is no key "Warp"/,
  },
  {
    page: "good-todo-form",
    name: "words typed into a field by its hint, then Enter",
    steps: [
      { name: "write", do: { do: "type", on: "What to buy", text: "Oat milk" } },
      {
        name: "keep",
        do: { do: "key", key: "Enter", times: 1 },
        expect: { text: "oat MILK", visible: "Oat milk" },
      },
    ],
  },
  {
    page: "good-drag-card",
    name: "a drag by the text on what is dragged",
    steps: [{ name: "drag", do: { do: "drag", on: "Drag me", dx: 120, dy: 80 }, expect: { changed: true } }],
  },
  {
    page: "good-stopwatch",
    name: "a minute that passes in no time",
    steps: [
      { name: "start", do: { do: "click", on: "Start", times: 1 }, expect: { visible: "Stop" } },
      { name: "wait", do: { do: "advance", ms: 60_000 }, expect: { text: "60." } },
    ],
  },
  {
    page: "good-stopwatch",
    name: "a second that a clock shows for a moment of the time that passes",
    steps: [
      { name: "start", do: { do: "click", on: "Start", times: 1 }, expect: { visible: "Stop" } },
      { name: "wait", do: { do: "advance", ms: 2_600 }, expect: { text: "1." } },
    ],
  },
  {
    page: "good-lamp-for-a-moment",
    name: "a light that goes out again while a short time passes",
    steps: [
      { name: "flash", do: { do: "click", on: "Flash", times: 1 }, expect: { text: "Flashes: 1" } },
      { name: "it lights", do: { do: "advance", ms: 300 }, expect: { count: { of: ".lamp.lit", is: 1 } } },
      { name: "again", do: { do: "click", on: "Flash", times: 1 }, expect: { text: "Flashes: 2" } },
      { name: "it lights again", do: { do: "advance", ms: 700 }, expect: { visible: ".lamp.lit" } },
    ],
  },
  {
    page: "good-lamp-for-a-moment",
    name: "a light that never is on while a short time passes",
    steps: [
      { name: "flash", do: { do: "click", on: "Flash", times: 1 }, expect: { text: "Flashes: 1" } },
      { name: "two lights", do: { do: "advance", ms: 300 }, expect: { count: { of: ".lamp.lit", is: 2 } } },
    ],
    fault: /"\.lamp\.lit" is there 0 times instead of 2/,
  },
  {
    page: "good-lamp-for-a-moment",
    name: "a light that is not kept for a longer time",
    steps: [
      { name: "flash", do: { do: "click", on: "Flash", times: 1 }, expect: { text: "Flashes: 1" } },
      { name: "still lit", do: { do: "advance", ms: 3_000 }, expect: { visible: ".lamp.lit" } },
    ],
    fault: /"\.lamp\.lit" is not there/,
  },
  {
    page: "good-stopwatch",
    name: "a second that it has not reached",
    steps: [
      { name: "start", do: { do: "click", on: "Start", times: 1 }, expect: { visible: "Stop" } },
      { name: "wait", do: { do: "advance", ms: 2_600 }, expect: { text: "9." } },
    ],
    fault: /"9\." is not shown/,
  },
  {
    page: "good-timer-drawn",
    name: "minutes of a clock that draws every frame",
    steps: [
      { name: "start", do: { do: "click", on: "Start", times: 1 } },
      { name: "a minute", do: { do: "advance", ms: 60_000 }, expect: { text: "4:00" } },
      { name: "another", do: { do: "advance", ms: 60_000 }, expect: { text: "3:00", changed: true } },
      { name: "and stops", do: { do: "click", on: "Stop", times: 1 }, expect: { visible: "Start" } },
    ],
  },
  {
    page: "good-svg-clock-face",
    name: "an element by what it is, where no text has the word",
    steps: [
      {
        name: "set",
        do: { do: "click", on: "svg", times: 1 },
        expect: { changed: true, visible: "svg", gone: "table" },
      },
    ],
  },
  {
    page: "good-stopwatch",
    name: "something that should be visible and is not",
    steps: [{ name: "wait", do: { do: "advance", ms: 500 }, expect: { visible: "#lap" } }],
    fault: /"#lap" is not there/,
  },
];

/** Checklists that are played outside of the full check. */
const DRAWN = 4;

describe("a checklist is gone through step by step", { concurrency: 2 }, () => {
  const sample = drawn(cases, DRAWN);
  after(() => console.log(`# checklists: ${sample.length}${sampleOf(sample, cases)}`));
  for (const { page, name, steps, fault } of sample)
    test(`${name}: ${fault ? "fails" : "holds"}`, async () => {
      const { ok, detail, done } = await outcome(page, steps);
      assert.equal(ok, fault === undefined, detail);
      if (fault) assert.match(detail, fault);
      else assert.equal(done, steps.length);
    });
});
