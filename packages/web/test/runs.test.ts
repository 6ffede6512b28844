import assert from "node:assert/strict";
import { test } from "node:test";
import { createClient } from "@signet/client";
import { chat } from "../../../test/support/service.ts";
import { checkPage, newPage, openBrowser, serviceFor, shoot, skip } from "./rig.ts";

const LIMIT = { skip, timeout: 180_000 };
const ADD = "Write add(a, b) in add.mjs.\nadd(1, 2) -> 3\nadd(5, 7) -> 12\nadd(0, 4) -> 4\nadd(10, -3) -> 7";

test("runs are found, filtered and opened, and one is erased only after a second word", LIMIT, async (t) => {
  const service = await serviceFor(t);
  const client = createClient({ baseUrl: service.url });
  await client.runToEnd({ task: ADD });
  await client.runToEnd({ task: "Write me a poem about the sea.", max_steps: 2 });
  await chat(service, "What is 6 times 7?");
  const browser = await openBrowser(t);
  const page = await newPage(t, browser, "desktop");
  await page.goto(`${service.url}/runs`);
  const rows = page.getByRole("list", { name: "Runs" }).getByRole("listitem");
  await page.getByText("3 runs", { exact: true }).waitFor();
  await checkPage(page, "desktop");
  await shoot(page, "runs-desktop");
  await page.getByLabel("Find in tasks").fill("POEM");
  await page.getByText("1 run", { exact: true }).waitFor();
  await page.getByLabel("Find in tasks").fill("");
  await page.getByText("3 runs", { exact: true }).waitFor();
  await page.getByRole("radio", { name: "Passed" }).check();
  await page.getByText("1 run", { exact: true }).waitFor();
  assert.match(await rows.innerText(), /add\(a, b\)[^]*Passes your tests/);
  await page.getByRole("radio", { name: "Any outcome" }).check();
  await page.getByText("3 runs", { exact: true }).waitFor();
  await page.getByRole("radio", { name: "Chat" }).check();
  await page.getByText("1 run", { exact: true }).waitFor();
  await rows.getByRole("link").click();
  await page.getByRole("heading", { name: "What is 6 times 7?" }).waitFor();
  await page.getByText("42").first().waitFor();
  await checkPage(page, "desktop");
  await shoot(page, "record-desktop");
  await page.goBack();
  const erase = page.getByRole("button", { name: /^Erase “Write add/ });
  await erase.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Erase this run?" }).waitFor();
  await checkPage(page, "desktop");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.match(
    String(await page.evaluate(`document.activeElement.getAttribute("aria-label")`)),
    /^Erase “Write add/,
  );
  await page.getByText("3 runs", { exact: true }).waitFor();
  await erase.click();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await page.getByText("2 runs", { exact: true }).waitFor();
  assert.equal((await client.runs()).runs.length, 2);
  const phone = await newPage(t, browser, "phone");
  await phone.goto(`${service.url}/runs`);
  await phone.getByText("2 runs", { exact: true }).waitFor();
  await checkPage(phone, "phone");
  await shoot(phone, "runs-phone");
});
