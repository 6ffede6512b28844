import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { createClient } from "@signet/client";
import { newFolder } from "../../../test/support/service.ts";
import { modelFor, withModel } from "../../../test/support/with-model.ts";
import { bash, finish, inOrder, write } from "./turns.ts";
import { checkPage, newPage, openBrowser, serviceFor, shoot, skip } from "./rig.ts";
import { IN_FULL } from "../../../test/support/drawn.ts";

const LIMIT = { skip, timeout: 240_000 };
const EXAMPLE =
  "Write add(a, b) in add.mjs.\nadd(1, 2) -> 3\nadd(5, 7) -> 12\nadd(0, 4) -> 4\nadd(10, -3) -> 7";

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=4"><script>document.title=5</script></svg>`;
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

/** The service itself refuses such a name with characters that turn it around; a provider may still list one. */
const NAME = `<img/src=x/onerror="document.title=1">`;

test(
  "the name of a model is text wherever it is shown, and turns nothing around",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const { model } = await modelFor(t, inOrder([write("a.svg", PICTURE), finish("Drawn.")]), {
      "GET /v1/models": { data: [{ id: NAME }, { id: `\u202egnp${NAME}` }] },
    });
    const { url } = await serviceFor(t, {
      OPENAI_COMPATIBLE_BASE_URL: model.url,
      OPENAI_COMPATIBLE_MODEL: NAME,
    });
    const page = await newPage(t, browser, "desktop");
    await page.goto(`${url}/code`);
    await page.getByRole("button", { name: /^Model: / }).click();
    await page.getByRole("menuitem").nth(1).waitFor();
    await checkPage(page, "desktop");
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: "Task" }).fill("Draw.");
    await page.getByRole("button", { name: "Start the run" }).click();
    await page.getByText("Recomputed by this browser").waitFor();
    await page.getByRole("button", { name: /^Worked for/ }).click();
    await page.getByText(/^Opened in the ledger\. .*onerror/).waitFor();
    await checkPage(page, "desktop");
    await page.getByRole("button", { name: /^a\.svg/ }).click();
    await page.getByText("These bytes hash").waitFor();
    await page.getByText("<svg", { exact: false }).first().waitFor();
    await checkPage(page, "desktop");
    for (const path of ["status", "models", "ledger", "operator"]) {
      await page.goto(`${url}/${path}`);
      await page.getByRole("heading", { level: 2 }).first().waitFor();
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("dialog").getByText("onerror").waitFor();
      await checkPage(page, "desktop");
      assert.equal(await page.locator("[onerror], [onload], main script, main svg script").count(), 0);
      assert.doesNotMatch(await page.title(), /^\d$/);
    }
  },
);

test(
  "of a folder, what tools made and what may hold credentials stays here, and is named; the rest is worked on",
  { ...LIMIT, ...IN_FULL },
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
  { ...LIMIT, ...IN_FULL },
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
