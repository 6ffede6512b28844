import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createClient } from "@signet/client";
import type { Turn } from "../../../packages/server/test/support/model-server.ts";
import { freePort } from "../../server/test/support/free-port.ts";
import { startService } from "../../../test/support/service.ts";
import { modelFor, withModel } from "../../../test/support/with-model.ts";
import { bash, finish, write } from "./turns.ts";
import { checkPage, LOOKS, type Look, newPage, openBrowser, serviceFor, shoot, skip } from "./rig.ts";
import { IN_FULL } from "../../../test/support/drawn.ts";

const LIMIT = { skip, timeout: 240_000 };
const HELD: Turn = { text: "One moment.", fault: "stall" };

test(
  "by keyboard alone, without a key: a task is typed, worked on, checked, and its receipt verified here",
  LIMIT,
  async (t) => {
    const { url } = await serviceFor(t);
    const page = await newPage(t, await openBrowser(t), "desktop");
    await page.goto(`${url}/code`);
    await page.getByRole("heading", { name: /Give a task/ }).waitFor();
    const name = () => page.evaluate(`document.activeElement.getAttribute("aria-label")`);
    for (let i = 0; i < 30 && (await name()) !== "Task"; i++) await page.keyboard.press("Tab");
    await page.keyboard.type("Write initials(name) in initials.mjs.\ninitials('john smith') -> 'J.S.'\n");
    await page.keyboard.type("initials('ada lovelace') -> 'A.L.'\ninitials('alan turing') -> 'A.T.'\n");
    await page.keyboard.type("initials('grace brewster hopper') -> 'G.B.H.'");
    await page.keyboard.press("Control+Enter");
    await page.waitForURL(/\/code\/run_/);
    await page.getByRole("heading", { name: "Passes your tests." }).waitFor();
    await page.getByText("Recomputed by this browser").waitFor();
    assert.equal(await page.getByRole("img", { name: "verified in this browser" }).count(), 2);
    await checkPage(page, "desktop");
    await shoot(page, "done-desktop");
    const again = page.getByRole("button", { name: "Verify again" });
    await again.focus();
    await page.keyboard.press("Enter");
    await page.getByText("Recomputed by this browser").waitFor();
    await page.getByRole("button", { name: /initials\.mjs/ }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("These bytes hash to the sealed value.").waitFor();
    await page.getByText("function initials").first().waitFor();
    await checkPage(page, "desktop");
    await shoot(page, "viewer-desktop");
    await page.getByRole("radio", { name: "Changes by step" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("heading", { name: /^Step \d+/ }).waitFor();
    await page
      .getByRole("region", { name: /Changes of initials\.mjs|initials\.mjs/ })
      .first()
      .waitFor();
    await checkPage(page, "desktop");
    await shoot(page, "viewer-edits-desktop");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.match(String(await page.evaluate("document.activeElement.textContent")), /initials\.mjs/);
  },
);

test(
  "an example, its files and its record: tests before and after, patch and steps, in both looks",
  LIMIT,
  async (t) => {
    const { url, api } = await serviceFor(t);
    const browser = await openBrowser(t);
    for (const look of Object.keys(LOOKS) as Look[]) {
      const page = await newPage(t, browser, look);
      await page.goto(`${url}/code`);
      await page.getByRole("button", { name: "Run: Make failing tests pass" }).click();
      await page.getByText("3 of 3 failed before, now 3 of 3 pass.").waitFor();
      await page.getByText("Recomputed by this browser").waitFor();
      assert.equal(
        await page
          .getByRole("row", { name: /punctuation is left out/ })
          .getByText("passes")
          .count(),
        1,
      );
      await shoot(page, `example-${look}`);
      await page.getByRole("button", { name: /^Worked for/ }).click();
      await page
        .getByRole("button", { name: /^Ran node --test/ })
        .last()
        .click();
      await page.getByText("words are joined by dashes").nth(1).waitFor();
      await checkPage(page, look);
      await shoot(page, `steps-${look}`);
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Record" }).click(),
      ]);
      const lines = readFileSync(await saved.path(), "utf8")
        .trim()
        .split("\n");
      const { verifyRunRecord, readRunRecord } = await import("@signet/verify");
      assert.equal((await verifyRunRecord({ events: readRunRecord(lines.join("\n"))! })).ok, true);
      assert.ok(lines.at(-1)!.startsWith('{"sha256":'), "its check can be run again");
      await page.getByRole("button", { name: "Run again" }).click();
      await page.waitForURL((now) => !now.href.includes(saved.suggestedFilename().replace(".ndjson", "")));
      await page.getByRole("heading", { name: "Passes your tests." }).waitFor();
    }
    assert.equal((await createClient({ baseUrl: url }).runs()).runs.length, 4);
    assert.ok(api);
  },
);

test(
  "a run is read on after a reload, and stopped; the receipt of an unfinished run has no filled mark",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const { service } = await withModel(t, [
      write("a.mjs", "export const a = 1;\n"),
      bash("printf '%s percent\\r\\033[31mred and bold words%s\\033[0m\\n' 10 ''; node -e 'process.exit(3)'"),
      HELD,
    ]);
    const page = await newPage(t, await openBrowser(t), "desktop");
    await page.goto(`${service.url}/code`);
    await page.getByRole("textbox", { name: "Task" }).fill("Make `a.mjs`.\nThen say so.");
    await page.getByRole("button", { name: "Start the run" }).click();
    await page.getByText("exit 3").waitFor();
    await page.getByText(/^red and bold words/).waitFor();
    assert.equal(await page.getByText("10 percent").count(), 0, "it was written over");
    await page
      .getByText(/Step 2 of 40/)
      .first()
      .waitFor();
    await checkPage(page, "desktop");
    await shoot(page, "live-desktop");
    await page.reload();
    await page.getByText("exit 3").waitFor();
    await page.getByRole("button", { name: /^Wrote a\.mjs/ }).click();
    await page.getByText("export const a = 1;").waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("heading", { name: /^Cancelled at step \d+\.$/ }).waitFor();
    await page.getByText("Recomputed by this browser").waitFor();
    assert.equal(await page.getByRole("img", { name: "verified in this browser" }).count(), 0);
    await checkPage(page, "desktop");
  },
);

test(
  "killed in mid-run, the service comes back and the page reads on to the verdict",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    let isBack = false;
    const { env } = await modelFor(t, (_, index) => {
      if (index === 0) return write("sum.mjs", "export const sum = (a, b) => a + b;\n");
      return isBack ? finish("The sum adds.") : HELD;
    });
    const settings = { ...env, SVC_PORT: String(await freePort()) };
    const first = await startService({ env: settings });
    t.after(() => first.end("SIGKILL"));
    const page = await newPage(
      t,
      await openBrowser(t),
      "phone",
      /ERR_CONNECTION|ERR_INCOMPLETE|Failed to load/,
    );
    await page.goto(`${first.url}/code`);
    await page.getByRole("textbox", { name: "Task" }).fill("Write sum.mjs. It must pass: node -e 0");
    await page.getByRole("button", { name: "Start the run" }).tap();
    await page.getByText("sum.mjs").nth(1).waitFor();
    await first.end("SIGKILL");
    await page.getByText("Connection lost.").waitFor();
    await shoot(page, "lost-phone");
    isBack = true;
    const second = await startService({ env: settings, dataDir: first.dataDir });
    t.after(() => second.end("SIGKILL"));
    await page.getByRole("heading", { name: "Nothing was tested." }).waitFor();
    await page.getByText("Connection lost.").waitFor({ state: "detached" });
    await page.getByText(/Worked for/).tap();
    await page.getByText(/The service was restarted/).waitFor();
    await checkPage(page, "phone");
    await shoot(page, "untested-phone");
  },
);
