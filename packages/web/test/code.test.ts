import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { createClient } from "@signet/client";
import type { Turn } from "../../../packages/server/test/support/model-server.ts";
import { freePort } from "../../../test/support/real-browser.ts";
import { newFolder, startService } from "../../../test/support/service.ts";
import { modelFor, withModel } from "../../../test/support/with-model.ts";
import { checkPage, LOOKS, type Look, newPage, openBrowser, serviceFor, shoot, skip } from "./rig.ts";

const LIMIT = { skip, timeout: 240_000 };
const write = (path: string, content: string): Turn => ({
  calls: [{ name: "write", input: { path, content } }],
});
const bash = (command: string): Turn => ({ calls: [{ name: "bash", input: { command } }] });
const finish = (summary: string): Turn => ({ calls: [{ name: "finish", input: { summary } }] });
/** Turns in order; the last one is repeated for as long as the agent asks. */
const inOrder = (turns: Turn[]) => (_: unknown, index: number) => turns[Math.min(index, turns.length - 1)]!;
const EXAMPLE =
  "Write add(a, b) in add.mjs.\nadd(1, 2) -> 3\nadd(5, 7) -> 12\nadd(0, 4) -> 4\nadd(10, -3) -> 7";
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
  LIMIT,
  async (t) => {
    const { service } = await withModel(t, [
      write("a.mjs", "export const a = 1;\n"),
      bash("node -e 'process.exit(3)'"),
      HELD,
    ]);
    const page = await newPage(t, await openBrowser(t), "desktop");
    await page.goto(`${service.url}/code`);
    await page.getByRole("textbox", { name: "Task" }).fill("Make `a.mjs`.\nThen say so.");
    await page.getByRole("button", { name: "Start the run" }).click();
    await page.getByText("exit 3").waitFor();
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

test("killed in mid-run, the service comes back and the page reads on to the verdict", LIMIT, async (t) => {
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
});

const EVIL = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

test(
  "whatever a task, a model, a command or a file says, it is shown as text and does nothing",
  LIMIT,
  async (t) => {
    const { service } = await withModel(
      t,
      inOrder([
        {
          text: `${EVIL} [go](javascript:document.title=3) ![p](https://evil.example/p.png) **bold**`,
          ...write(`a<img src=x onerror=1>.txt`, `${EVIL}\n`),
        },
        bash(`echo '${EVIL}'; printf '\\033[31mred\\033]0;owned\\007\\n'; exit 1`),
        finish(`${EVIL} [x](JaVaScRiPt:alert(1)) <a href="javascript:alert(1)">a</a>`),
      ]),
    );
    const page = await newPage(t, await openBrowser(t), "desktop");
    await page.goto(`${service.url}/code`);
    await page.getByRole("textbox", { name: "Task" }).fill(`Say ${EVIL}`);
    await page.getByRole("button", { name: "Start the run" }).click();
    await page.getByRole("heading", { name: "Nothing was tested." }).waitFor();
    await page.getByText("Recomputed by this browser").waitFor();
    await page.getByRole("button", { name: /^Worked for/ }).click();
    for (const row of await page.getByRole("button", { name: /^(?:Ran|Wrote) / }).all()) await row.click();
    await page.locator("strong", { hasText: "bold" }).waitFor();
    await page.getByText("red", { exact: true }).waitFor();
    await page.getByRole("button", { name: /^a<img/ }).click();
    await page.getByText("These bytes hash").waitFor();
    assert.equal(await page.locator("img, script:not([src]), [onerror]").count(), 0);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    assert.deepEqual(
      links.filter((href) => !/^(?:\/|#content|https:\/\/evil\.example\/p\.png)/.test(href ?? "")),
      [],
    );
    assert.doesNotMatch(await page.title(), /^\d$/);
    await shoot(page, "hostile-desktop");
  },
);

test(
  "of a folder, what tools made and what may hold credentials stays here, and is named; the rest is worked on",
  LIMIT,
  async (t) => {
    const folder = path.join(newFolder(), "project");
    for (const dir of [".git", "node_modules/x", "src"])
      mkdirSync(path.join(folder, dir), { recursive: true });
    const put = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
    put(".git/config", "[core]");
    put("node_modules/x/index.js", "1");
    put(".env", "KEY=secret");
    put("src/server.pem", "x");
    put("deploy.txt", "-----BEGIN OPENSSH PRIVATE KEY-----\n");
    put("src/ü ber.mjs", "export const x = 1;\n");
    put("run.sh", "#!/bin/sh\necho ran\n");
    for (let i = 0; i < 220; i++) put(`src/m${i}.mjs`, `export default ${i};\n`);
    const list = bash("find . -type f | grep -v /m | sort; ls src | wc -l; ./run.sh");
    const { service, model } = await withModel(t, inOrder([list, finish("Listed.")]));
    const page = await newPage(t, await openBrowser(t), "desktop");
    await page.goto(`${service.url}/code`);
    await page.locator("[data-picks=folder]").setInputFiles(folder);
    await page.getByText("222 files").waitFor();
    await page.getByRole("button", { name: "5 entries left out" }).click();
    const left = await page.getByRole("list", { name: "Not sent" }).innerText();
    for (const name of [".git/", "node_modules/", ".env", "src/server.pem", "deploy.txt"])
      assert.ok(left.includes(name), name);
    await checkPage(page, "desktop");
    await shoot(page, "attached-desktop");
    await page.getByRole("textbox", { name: "Task" }).fill("List the project.");
    await page.getByRole("button", { name: "Start the run" }).click();
    await page.getByRole("heading", { name: "Nothing was tested." }).waitFor();
    const seen = JSON.stringify(model.requests.at(-1)!.body.messages);
    assert.match(seen, /ü ber\.mjs/);
    assert.match(seen, /221[^]*ran/);
    assert.doesNotMatch(seen, /secret|server\.pem|PRIVATE KEY|node_modules\/x/);
  },
);

test(
  "a conversation goes on: the next run begins where the last one ended, and the earlier one stays in reach",
  LIMIT,
  async (t) => {
    let isRead = false;
    const { service } = await withModel(t, ({ messages }) => {
      const isNext = JSON.stringify(messages).includes("Read it");
      if (!isNext) return messages.length < 4 ? write("a.txt", "one\n") : finish("First.");
      if (isRead) return finish("Second.");
      isRead = true;
      return bash("cat a.txt");
    });
    const page = await newPage(t, await openBrowser(t), "phone");
    await page.goto(`${service.url}/code`);
    await page.getByRole("textbox", { name: "Task" }).fill("Write a.txt");
    await page.getByRole("button", { name: "Start the run" }).tap();
    await page.getByRole("heading", { name: "Nothing was tested." }).waitFor();
    const firstUrl = page.url();
    await page.getByRole("textbox", { name: "Task" }).fill("Read it");
    await page.getByRole("button", { name: "Start the run" }).tap();
    await page.waitForURL((now) => now.href !== firstUrl);
    await page.getByText("Second.").waitFor();
    await page.getByRole("button", { name: /^Worked for/ }).tap();
    await page.getByText("Continues the conversation").waitFor();
    await page
      .getByRole("navigation", { name: "Earlier in this conversation" })
      .getByText("Write a.txt")
      .waitFor();
    await checkPage(page, "phone");
    await page.getByRole("link", { name: /Write a\.txt/ }).tap();
    await page.waitForURL(firstUrl);
  },
);

test(
  "a run whose events, receipt or place in the ledger were changed does not verify, and says so",
  LIMIT,
  async (t) => {
    const { url } = await serviceFor(t);
    const { runId } = await createClient({ baseUrl: url }).runToEnd({ task: EXAMPLE });
    const page = await newPage(t, await openBrowser(t), "desktop");
    const changes: [address: string, from: RegExp, to: string][] = [
      ["**/events*", /"summary":"/, '"summary":"Better than it was: '],
      ["**/events*", /"opening":"/, '"opening":"00'],
      ["**/receipts?*", /"max_steps":40/, '"max_steps":41'],
    ];
    for (const [address, from, to] of changes) {
      await page.route(address, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(from, to) });
      });
      await page.goto(`${url}/code/${runId}`);
      await page.getByText("It does not verify.").waitFor();
      await page.getByRole("heading", { name: "This result does not verify." }).waitFor();
      assert.equal(await page.getByRole("heading", { name: "Passes your tests." }).count(), 0);
      assert.equal(await page.getByRole("img", { name: "broken" }).count(), 2, address);
      assert.equal(await page.getByRole("img", { name: "verified in this browser" }).count(), 0);
      await checkPage(page, "desktop");
      await shoot(page, "broken-desktop");
      await page.unroute(address);
    }
    await page.goto(`${url}/code/${runId}`);
    await page.getByText("Recomputed by this browser").waitFor();
  },
);
