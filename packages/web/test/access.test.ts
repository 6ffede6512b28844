import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { callerAt, hostedService, OWNER, PASSWORD } from "../../../test/support/hosted.ts";
import { IN_FULL } from "../../../test/support/drawn.ts";
import { checkPage, LOOKS, type Look, newPage, openBrowser, pictured, shoot, skip } from "./rig.ts";

// In each test the browser is opened first, so that it is closed before the service ends.
const LIMIT = { skip, timeout: 240_000 };
const looks = Object.keys(LOOKS) as Look[];
const kept = (page: Page) =>
  page.evaluate<(string | null)[]>(
    `[localStorage.getItem("signet-credential"), sessionStorage.getItem("signet-owner")]`,
  );

/** Opens the settings as people do. */
async function settings(page: Page) {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("heading", { name: "Access" }).waitFor();
}

/** Every place outside of the storage where a secret must not be seen: the page, the addresses, the log of the service. */
async function assertUnseen(page: Page, secret: string, log: string) {
  assert.ok(!(await page.content()).includes(secret), "not on the page");
  assert.ok(!page.url().includes(secret) && !log.includes(secret), "not in an address or a log");
}

test(
  "a key is checked once, kept in this browser, used at once, and can be removed; a wrong one is never kept",
  LIMIT,
  async (t) => {
    const browser = await openBrowser(t);
    const service = await hostedService(t, { SVC_EXPOSE: "all" });
    const { api_key } = await callerAt(service.api, "203.0.113.7").mint();
    for (const look of looks) {
      const page = await newPage(t, browser, look, /status of 40[13]|ERR_FAILED/);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(`${service.url}/usage`);
      await page.getByText("Known by your address").waitFor();
      await page.getByRole("button", { name: "Enter a key" }).click();
      const field = page.getByLabel("API key or license", { exact: true });
      await field.fill("svc_wrong");
      await page.keyboard.press("Enter");
      await page.getByText(/The service refuses it: .* Nothing was kept/).waitFor();
      await field.fill("svc_“typographic”");
      await page.keyboard.press("Enter");
      await page.getByText("This is neither a key nor a license").waitFor();
      await page.route(/\/billing\/usage$/, (route) => route.abort());
      await field.fill(api_key);
      await page.keyboard.press("Enter");
      await page.getByText("could not be checked. Nothing was kept.").waitFor();
      await page.unroute(/\/billing\/usage$/);
      assert.deepEqual(await kept(page), [null, null]);
      await checkPage(page, look);
      await shoot(page, `access-${look}`);
      await field.fill(api_key);
      await page.keyboard.press("Enter");
      await page.getByText("An API key is kept in this browser.").waitFor();
      await checkPage(page, look);
      await page.keyboard.press("Escape");
      await page.getByText("Known by your API key").waitFor();
      await assertUnseen(page, api_key, asked.join(" ") + service.log());
      await page.reload();
      await page.getByText("Known by your API key").waitFor();
      const tab = await page.context().newPage();
      await tab.goto(`${service.url}/usage`);
      await tab.getByText("Known by your API key").waitFor();
      await settings(page);
      await page.getByRole("button", { name: "Remove it" }).click();
      await page.getByLabel("API key or license", { exact: true }).waitFor();
      await tab.getByText("Known by your address").waitFor();
      assert.deepEqual(await kept(page), [null, null]);
    }
  },
);

test(
  "a kept key that the service no longer accepts is named as the reason, and can be removed",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const { url, api } = await hostedService(t, { SVC_EXPOSE: "all" });
    const me = callerAt(api, "203.0.113.7");
    const { id, api_key } = await me.mint();
    const page = await newPage(t, browser, "phone", /status of 401/);
    await page.goto(`${url}/usage`);
    await page.evaluate(
      `localStorage.setItem("signet-credential", '${JSON.stringify({ kind: "api_key", value: api_key })}')`,
    );
    await fetch(`${api}/api-keys/${id}`, { method: "DELETE", headers: { "x-svc-api-key": api_key } });
    await page.reload();
    await page.getByText("The service refuses what this browser sends as your key").waitFor();
    await checkPage(page, "phone");
    await page.getByRole("button", { name: "Open the settings" }).first().click();
    await page.getByRole("button", { name: "Remove it" }).click();
    await page.keyboard.press("Escape");
    await page.getByText("Known by your address").waitFor();
  },
);

test(
  "the owner signs in for this tab alone; a wrong password opens no dialog of the browser",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const service = await hostedService(t, { SVC_EXPOSE: "all" });
    assert.equal((await callerAt(service.api, "198.51.100.1", OWNER).get("/keys")).status, 200);
    for (const look of looks) {
      const page = await newPage(t, browser, look, /status of 40[13]/);
      await page.context().setExtraHTTPHeaders({ "x-forwarded-for": "203.0.113.9" });
      await page.goto(`${service.url}/models`);
      await page.getByRole("heading", { name: "Only the owner" }).waitFor();
      await checkPage(page, look);
      await page.getByRole("button", { name: "Sign in as the owner" }).click();
      await page.getByRole("radio", { name: "Owner" }).check();
      const field = page.getByLabel("Password of the owner");
      await field.fill("wröng");
      await page.keyboard.press("Enter");
      await page.getByText(/The service refuses it: user or password is wrong/).waitFor();
      assert.deepEqual(await kept(page), [null, null]);
      await checkPage(page, look);
      await field.fill(PASSWORD);
      await page.keyboard.press("Enter");
      await page.getByText("You are signed in as the owner, in this tab.").waitFor();
      await checkPage(page, look);
      await shoot(page, pictured("access", look));
      await page.keyboard.press("Escape");
      await page.getByRole("heading", { name: "Which model should do the work?" }).waitFor();
      await assertUnseen(page, PASSWORD, service.log());
      assert.equal((await kept(page))[0], null, "the browser itself does not keep it");
      await page.goto(`${service.url}/usage`);
      await page.getByRole("heading", { name: "No limits for you." }).waitFor();
      await checkPage(page, look);
      const tab = await page.context().newPage();
      await tab.goto(`${service.url}/usage`);
      await tab.getByText("Known by your address").waitFor();
      await settings(page);
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.keyboard.press("Escape");
      await page.getByText("Known by your address").waitFor();
      assert.deepEqual(await kept(page), [null, null]);
    }
  },
);
