import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { ALL } from "../../../test/support/drawn.ts";
import { longChat, longRun, tokens } from "./long-streams.ts";
import { withMadeRuns } from "./made-streams.ts";
import { newPage, openBrowser, serviceFor, skip } from "./rig.ts";
import { framesIn, watch, watchedOn } from "./watched.ts";

// In each test the browser is opened first, so that it is closed before the service ends.
const LIMIT = { skip, timeout: 240_000 };
const COUNT = ALL ? 100_000 : 20_000;
/** The HTML of one part of an answer; its Markdown is shorter. */
const MOST_PARSED_CHARS = 6_000;
/** The elements of one hundred steps. */
const MOST_NODES = 2_000;

/** The letters of a text below a place, without the heads of tables and the names of buttons. */
const lettersBelow = (page: Page, place: string) =>
  page.evaluate<string>(
    `(() => {
      const copy = document.querySelector(${JSON.stringify(place)}).cloneNode(true);
      for (const aside of copy.querySelectorAll("thead, button")) aside.remove();
      return copy.textContent.replaceAll(/[^a-z0-9]/g, "");
    })()`,
  );

test(
  `an answer of ${COUNT} tokens: each frame costs what its own pieces cost, whatever came before, and no word is lost`,
  LIMIT,
  async (t) => {
    const answer = tokens(COUNT);
    const text = answer.join("");
    const letters = text
      .replace("```js", "")
      .replace("| unit | value |", "")
      .replaceAll(/[^a-z0-9]/g, "");
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const browser = await openBrowser(t);
    const { url: target } = await serviceFor(t);
    const run = longChat(answer, isOver);
    const url = await withMadeRuns(t, target, [run]);
    const page = await newPage(t, browser, "desktop");
    await watch(page);
    await page.goto(`${url}/chat/${run.id}`);
    const rows = answer.filter((token) => token === "| 42 |\n").length;
    await page
      .locator(".live tbody tr")
      .nth(rows - 1)
      .waitFor({ state: "attached" });
    const live = await watchedOn(page);
    assert.equal(await lettersBelow(page, ".live"), letters);
    t.diagnostic(`written: ${framesIn(live)}`);
    const sum = (kind: "parsed" | "parses" | "added") =>
      live.frames.reduce((all, frame) => all + frame[kind], 0);
    for (const { longest } of live.frames) assert.ok(longest <= MOST_PARSED_CHARS, `parses ${longest}`);
    // Each part is parsed when it is whole, and once a frame while it grows.
    const most = 4 * text.length + live.frames.length * MOST_PARSED_CHARS;
    assert.ok(sum("parsed") > text.length && sum("parsed") <= most, `${sum("parsed")} characters parsed`);
    const parts = await page.locator(".live .answer").count();
    assert.ok(sum("parses") <= parts + live.frames.length, `${sum("parses")} parses of ${parts} parts`);
    assert.ok(parts > COUNT / 200, `${parts} parts`);

    end();
    await page.getByRole("button", { name: "Copy the answer" }).waitFor();
    assert.equal(await lettersBelow(page, ".answer-text"), letters);
    await page.getByRole("button", { name: /^Claim 1, the model's own/ }).waitFor({ state: "attached" });
    t.diagnostic(`and ended: ${framesIn(await watchedOn(page))}`);
  },
);

test(
  `a coding run of ${COUNT} events: each frame changes the newest steps alone, and the earlier ones are a press away`,
  LIMIT,
  async (t) => {
    const browser = await openBrowser(t);
    const { url: target } = await serviceFor(t);
    const run = longRun(COUNT);
    const url = await withMadeRuns(t, target, [run]);
    const page = await newPage(t, browser, "desktop");
    await watch(page);
    await page.goto(`${url}/code/${run.id}`);
    await page.getByText(`ok ${COUNT / 4} - it works`).waitFor();
    const watched = await watchedOn(page);
    t.diagnostic(framesIn(watched));
    for (const { added } of watched.frames) assert.ok(added <= MOST_NODES, `${added} nodes in a frame`);
    assert.ok((await page.locator("main *").count()) <= MOST_NODES);
    const steps = page.locator("main ol > li");
    const before = await steps.count();
    await page.getByRole("button", { name: `Show earlier steps` }).click();
    await steps.nth(before + 99).waitFor();
    assert.equal(await steps.count(), before + 100);
  },
);
