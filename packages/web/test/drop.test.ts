import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { newFolder } from "../../../test/support/service.ts";
import { withModel } from "../../../test/support/with-model.ts";
import { newPage, openBrowser, serviceFor, skip } from "./rig.ts";
import { bash, finish, inOrder } from "./turns.ts";

const LIMIT = { skip, timeout: 240_000 };

/** Drags files and folders of this machine over a place of the page, as a hand does, and lets them go. */
async function drag(page: Page, over: string, files: string[]): Promise<{ drop(): Promise<void> }> {
  const cdp = await page.context().newCDPSession(page);
  const box = (await page.locator(over).first().boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const data = { items: [], files, dragOperationsMask: 1 };
  const send = (type: "dragEnter" | "dragOver" | "drop") =>
    cdp.send("Input.dispatchDragEvent", { type, x, y, data });
  await send("dragEnter");
  await send("dragOver");
  return {
    async drop() {
      // What appeared below the hand hears of it first.
      await send("dragOver");
      await send("drop");
      await cdp.detach();
    },
  };
}

test(
  "a folder and files that are dragged onto a task are its project, without what holds credentials",
  LIMIT,
  async (t) => {
    const folder = path.join(newFolder(), "project");
    for (const dir of ["node_modules/x", "src/deep"]) mkdirSync(path.join(folder, dir), { recursive: true });
    const put = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
    put("node_modules/x/index.js", "1");
    put(".env", "KEY=of-the-person");
    put("src/deep/a b.mjs", "export const a = 'dragged in';\n");
    put("readme.md", "# It\n");
    const one = path.join(newFolder(), "notes.txt");
    writeFileSync(one, "by itself\n");
    const list = bash("find . -type f | sort; cat 'project/src/deep/a b.mjs' notes.txt");
    const { service, model } = await withModel(t, inOrder([list, finish("Listed.")]));
    const page = await newPage(t, await openBrowser(t), "desktop");
    await page.goto(`${service.url}/code`);
    const task = page.getByRole("textbox", { name: "Task" });
    await task.fill("List the project.");
    const whole = await drag(page, "form textarea", [folder, one]);
    await page.getByText("Drop files or a folder").waitFor();
    await whole.drop();
    await page.getByText("3 files").waitFor();
    await page.getByText("Drop files or a folder").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "2 entries left out" }).click();
    const left = await page.getByRole("list", { name: "Not sent" }).innerText();
    assert.match(left, /\.env[^]*may hold credentials/);
    assert.match(left, /node_modules\/[^]*made by tools/);
    await page.getByRole("button", { name: "Start the run" }).click();
    await page.getByRole("heading", { name: "Nothing was tested." }).waitFor();
    const seen = JSON.stringify(model.requests.at(-1)!.body.messages);
    assert.match(seen, /dragged in/);
    assert.match(seen, /by itself/);
    assert.doesNotMatch(seen, /of-the-person|node_modules\/x/);
  },
);

test(
  "a file that is dragged onto the page that verifies is verified, and one beside it opens nothing",
  LIMIT,
  async (t) => {
    const { url } = await serviceFor(t);
    const file = path.join(newFolder(), "no-receipt.json");
    writeFileSync(file, '{"receipt_sha":"00"}');
    const page = await newPage(t, await openBrowser(t), "desktop");
    await page.goto(`${url}/verify`);
    await page.getByRole("heading", { name: /^Drop a receipt/ }).waitFor();
    await (await drag(page, "main h2", [file])).drop();
    await page.getByRole("region", { name: "no-receipt.json" }).getByText("It does not verify.").waitFor();
    await (await drag(page, "nav", [file])).drop();
    await page.getByText("It does not verify.").waitFor();
    assert.equal(page.url(), `${url}/verify`);
  },
);
