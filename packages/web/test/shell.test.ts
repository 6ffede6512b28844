import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { hostedService } from "../../../test/support/hosted.ts";
import { post } from "../../../test/support/service.ts";
import { checkPage, LOOKS, type Look, newPage, openBrowser, serviceFor, shoot, skip } from "./rig.ts";
import { IN_FULL } from "../../../test/support/drawn.ts";

const LIMIT = { skip, timeout: 180_000 };
const looks = Object.keys(LOOKS) as Look[];

const focused = (page: Page) =>
  page.evaluate(`document.activeElement.getAttribute("aria-label") || document.activeElement.textContent`);

test("an empty workspace is accessible and fits in both looks, on every address", LIMIT, async (t) => {
  const { url } = await serviceFor(t);
  const browser = await openBrowser(t);
  for (const look of looks) {
    const page = await newPage(t, browser, look, /status of 404/);
    for (const [path, words] of [
      ["/code", /Give a task/],
      ["/runs", /No runs yet/],
      ["/nothing/here", /There is nothing here/],
      ["/code/run_none", /There is no such run/],
      ["/runs/run_none", /There is no such run/],
    ] as const) {
      await page.goto(url + path);
      await page.getByRole("heading", { name: words, level: 2 }).waitFor();
      await checkPage(page, look);
      await shoot(page, `empty${path.replaceAll("/", "-")}-${look}`);
    }
  }
});

test(
  "the palette is used by keyboard: it keeps the focus, finds, opens, and gives the focus back",
  LIMIT,
  async (t) => {
    const { url } = await serviceFor(t);
    const page = await newPage(t, await openBrowser(t), "desktop");
    await page.goto(`${url}/code`);
    const find = page.getByRole("button", { name: /^Find/ });
    await find.focus();
    await page.keyboard.press("Control+k");
    const box = page.getByRole("combobox");
    await box.waitFor();
    await checkPage(page, "desktop");
    await shoot(page, "palette-desktop");
    for (let i = 0; i < 4; i++) await page.keyboard.press("Tab");
    assert.ok(
      await page.evaluate(`document.activeElement.closest("[role=dialog]") !== null`),
      "the focus is inside",
    );
    await page.keyboard.press("Escape");
    await box.waitFor({ state: "detached" });
    assert.match(String(await focused(page)), /^Find/);
    await page.keyboard.press("Control+k");
    await box.fill("runs");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${url}/runs`);
    await page.keyboard.press("Control+k");
    await box.fill("write a poem");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${url}/code`);
    assert.equal(await page.getByRole("textbox", { name: "Task" }).inputValue(), "write a poem");
  },
);

test(
  "keys, theme and settings: the choice is kept, and typed letters are text",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const { url } = await serviceFor(t);
    const page = await newPage(t, await openBrowser(t), "desktop");
    const theme = () => page.evaluate(`document.documentElement.dataset.theme`);
    await page.goto(`${url}/code`);
    await page.getByRole("heading", { name: /Give a task/ }).waitFor();
    assert.equal(await theme(), "light");
    await page.keyboard.press("t");
    assert.equal(await theme(), "dark");
    await page.reload();
    assert.equal(await theme(), "dark", "before anything is loaded");
    await page.getByRole("textbox", { name: "Task" }).fill("");
    await page.getByRole("textbox", { name: "Task" }).pressSequentially("ntr?");
    assert.equal(await page.getByRole("textbox", { name: "Task" }).inputValue(), "ntr?");
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.getByRole("heading", { name: "Keyboard shortcuts" }).waitFor();
    await checkPage(page, "desktop");
    await shoot(page, "shortcuts-dark");
    const single = page.getByRole("dialog");
    await single.getByRole("radio", { name: "Off" }).check();
    await page.keyboard.press("Escape");
    await single.waitFor({ state: "detached" });
    await page.keyboard.press("t");
    assert.equal(await theme(), "dark", "a letter by itself does nothing any more");
    await page.keyboard.press("?");
    await single.getByRole("radio", { name: "On" }).check();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByText("This is your own instance: nothing to enter.").waitFor();
    await checkPage(page, "desktop");
    await shoot(page, "settings-dark");
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press("Tab");
      assert.ok(
        await page.evaluate(`document.activeElement.closest("[role=dialog]") !== null`),
        `Tab ${i + 1}`,
      );
    }
    await page.getByRole("radio", { name: "System" }).check();
    assert.equal(await theme(), "light");
  },
);

test(
  "what is copied is copied without the browser's clipboard as well, as on a page that comes by plain http",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const { url } = await serviceFor(t);
    const page = await newPage(t, await openBrowser(t), "desktop");
    await page.addInitScript(`{
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      globalThis.copied = [];
      addEventListener("copy", () => copied.push(String(document.activeElement.value)));
    }`);
    await page.goto(`${url}/status`);
    const copy = page.getByRole("button", { name: /^Copy: BRAVE_API_KEY/ });
    await copy.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Copied" }).waitFor();
    assert.deepEqual(await page.evaluate("copied"), ["BRAVE_API_KEY=… npm start"]);
    assert.equal(await focused(page), "Copied", "the focus stays where it was");
    assert.equal(await page.locator("textarea.sr-only").count(), 0);
  },
);

test("the first key press leads to the content, and a phone opens the list as a drawer", LIMIT, async (t) => {
  const { url } = await serviceFor(t);
  const browser = await openBrowser(t);
  const desktop = await newPage(t, browser, "desktop");
  await desktop.goto(`${url}/code`);
  await desktop.getByRole("heading", { name: /Give a task/ }).waitFor();
  await desktop.keyboard.press("Tab");
  assert.equal(await focused(desktop), "Skip to the content");
  await desktop.keyboard.press("Enter");
  assert.equal(await desktop.evaluate(`document.activeElement.id`), "content");
  const phone = await newPage(t, browser, "phone");
  await phone.goto(`${url}/code`);
  await phone.getByRole("button", { name: "Open the list of conversations" }).tap();
  const list = phone.getByRole("dialog").getByText("Your tasks appear here");
  await list.waitFor();
  await checkPage(phone, "phone");
  await shoot(phone, "drawer-phone");
  await phone.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  assert.equal(await focused(phone), "Open the list of conversations");
});

test(
  "on a hosted service a key is entered once, checked and kept, and never shown again",
  LIMIT,
  async (t) => {
    const { url, api } = await hostedService(t, { SVC_EXPOSE: "all" });
    const minted = (await (await post(`${api}/api-keys`, {})).json()) as { api_key: string };
    const page = await newPage(t, await openBrowser(t), "desktop", /status of 40[13]/);
    await page.goto(`${url}/code`);
    await page.getByText("cannot tell your runs").waitFor();
    await page.getByText("Runs left today").first().waitFor();
    await checkPage(page, "desktop");
    await shoot(page, "hosted-desktop");
    await page.getByRole("button", { name: "Add a key" }).click();
    const field = page.getByLabel("API key or license");
    await field.fill("svc_wrong");
    await page.keyboard.press("Enter");
    await page.getByText(/The service refuses it/).waitFor();
    assert.equal(await page.evaluate(`localStorage.getItem("signet-credential")`), null);
    await field.fill(minted.api_key);
    await page.keyboard.press("Enter");
    await page.getByText("An API key is kept in this browser.").waitFor();
    await checkPage(page, "desktop");
    assert.ok(!(await page.content()).includes(minted.api_key));
    await page.reload();
    await page.getByText("Your tasks appear here").waitFor();
  },
);
