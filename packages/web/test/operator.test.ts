import assert from "node:assert/strict";
import { IN_FULL } from "../../../test/support/drawn.ts";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { MintedApiKey } from "@signet/contract";
import {
  gatewayThatGivesUp,
  HOPELESS,
  hostedService,
  OWNER,
  PASSWORD,
} from "../../../test/support/hosted.ts";
import { readEvents } from "../../../test/support/service.ts";
import { checkPage, LOOKS, type Look, newPage, openBrowser, serviceFor, shoot, skip } from "./rig.ts";

// In each test the browser is opened first, so that it is closed before the service ends.
const LIMIT = { skip, timeout: 240_000 };
const looks = Object.keys(LOOKS) as Look[];
const HOSTILE = "<img src=x onerror=alert(1)> \u202eevil";

const asJson = (headers: Record<string, string>) => ({ "content-type": "application/json", ...headers });

/** A key of an account that one run was started with. */
async function usedKey(api: string, address: string): Promise<string> {
  const from = { "x-forwarded-for": address };
  const minted = await fetch(`${api}/api-keys`, { method: "POST", headers: asJson(from), body: "{}" });
  const { api_key } = MintedApiKey.parse(await minted.json());
  const headers = asJson({ ...from, "x-svc-api-key": api_key! });
  const body = JSON.stringify(HOPELESS);
  for await (const event of readEvents(await fetch(`${api}/code/run`, { method: "POST", headers, body })))
    void event;
  return api_key!;
}

/** A page that waits less long, as nothing here takes its time. */
async function quickPage(...asked: Parameters<typeof newPage>): Promise<Page> {
  const page = await newPage(...asked);
  page.setDefaultTimeout(20_000);
  return page;
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/operator`);
  await page.getByLabel("Password of the owner").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /to look at|Nothing needs attention/ }).waitFor();
}

/** Follows a link of the side bar, which a phone shows above the page. */
async function goTo(page: Page, look: Look, name: string): Promise<void> {
  if (look === "phone") await page.getByRole("button", { name: "Open the list of conversations" }).click();
  await page.getByRole("navigation", { name: "Service" }).getByRole("link", { name, exact: true }).click();
}

test("the owner signs in, sees what needs attention, and changes an account", LIMIT, async (t) => {
  const browser = await openBrowser(t);
  const { url, api } = await hostedService(t, { SVC_EXPOSE: "all", ...(await gatewayThatGivesUp(t)) });
  for (const [i, look] of looks.entries()) {
    const key = await usedKey(api, `203.0.113.${i}`);
    const page = await quickPage(t, browser, look, /status of 40[013]/);
    await page.goto(`${url}/operator`);
    await page.getByRole("heading", { name: "Sign in as the owner" }).waitFor();
    await checkPage(page, look);
    await shoot(page, `operator-sign-in-${look}`);
    await page.getByLabel("Password of the owner").fill("not it");
    await page.keyboard.press("Enter");
    await page.getByText("user or password is wrong").waitFor();
    await signIn(page, url);
    await page.getByRole("region", { name: "Failures by reason" }).getByText("the task").waitFor();
    await checkPage(page, look);
    await shoot(page, `operator-${look}`);
    const kept = String(
      await page.evaluate("JSON.stringify([localStorage, document.cookie, location.href])"),
    );
    assert.ok(!kept.includes(PASSWORD), "the password is kept in this tab alone");

    await goTo(page, look, "Accounts");
    await page.getByRole("list", { name: "Accounts" }).waitFor();
    await checkPage(page, look);
    await shoot(page, `operator-accounts-${look}`);
    await page.getByLabel("Find by id or note").fill("nobody-at-all");
    await page.getByRole("heading", { name: "No account matches." }).waitFor();
    await checkPage(page, look);
    await page.getByLabel("Find by id or note").fill("acct_");
    await page.getByRole("list", { name: "Accounts" }).getByRole("link").first().click();
    await page.getByRole("heading", { name: /^acct_/ }).waitFor();
    await checkPage(page, look);

    await page.getByLabel("Runs", { exact: true }).fill("20");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Change the credit?" }).getByText("20 runs, 0 pages").waitFor();
    await shoot(page, `operator-confirm-${look}`);
    await page.keyboard.press("Escape");
    await page.getByLabel("Runs", { exact: true }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Give" }).click();
    await page.getByText("credit: 20 runs, 0 pages").waitFor();
    await page.getByRole("textbox", { name: "Note" }).fill(HOSTILE);
    await page.getByRole("button", { name: "Keep note" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Keep note" }).click();
    await page.getByText("<img src=x").first().waitFor();
    await page.getByRole("radio", { name: "Pro" }).check();
    await page.getByRole("button", { name: "Set tier" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Set tier" }).click();
    await page.getByText("Pro, given by you").waitFor();
    await page.getByRole("button", { name: "Block" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
    await page.getByRole("button", { name: "Let in again" }).waitFor();
    await checkPage(page, look);
    await shoot(page, `operator-account-${look}`);
    const refused = await fetch(`${api}/code/run`, {
      method: "POST",
      headers: asJson({ "x-svc-api-key": key }),
      body: JSON.stringify(HOPELESS),
    });
    assert.equal(refused.status, 403);

    await page.getByLabel("Runs", { exact: true }).fill("-9999");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Give" }).click();
    await page.getByRole("alert").getByText("are left to take back").waitFor();

    await goTo(page, look, "All runs");
    await page.getByRole("list", { name: "All runs" }).getByText("failed").first().waitFor();
    await checkPage(page, look);
    await shoot(page, `operator-runs-${look}`);
    await page.getByLabel("State").selectOption("queued");
    await page.getByRole("heading", { name: "No run matches." }).waitFor();
    assert.match(page.url(), /state=queued/);
    assert.ok(!(await page.content()).includes("poem"));
  }
});

test(
  "by keyboard alone: an account is found, blocked and let in again",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const { url, api } = await hostedService(t, { SVC_EXPOSE: "all", ...(await gatewayThatGivesUp(t)) });
    await usedKey(api, "203.0.113.7");
    await fetch(`${api}/api-keys`, { method: "POST", headers: asJson(OWNER), body: "{}" });
    const page = await quickPage(t, browser, "desktop", /status of 40[013]/);
    await signIn(page, url);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("Go to Accounts");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByLabel("Find by id or note").focus();
    await page.keyboard.type("acct_");
    await page.getByText("2 shown").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^acct_/ }).waitFor();
    for (const [action, next] of [
      ["Block", "Let in again"],
      ["Let in again", "Block"],
    ] as const) {
      await page.getByRole("button", { name: action }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: next }).waitFor();
    }
  },
);

test(
  "an address with a slash in its id has its page, and a lost service says so and comes back",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const { url, api } = await hostedService(t, { SVC_EXPOSE: "all", ...(await gatewayThatGivesUp(t)) });
    const headers = asJson({ "x-forwarded-for": "2001:db8:1:2::9" });
    const body = JSON.stringify(HOPELESS);
    await (await fetch(`${api}/code/run`, { method: "POST", headers, body })).text();
    for (const look of looks) {
      const page = await quickPage(t, browser, look, /status of (?:40[134]|500)|Failed to load/);
      await signIn(page, url);
      await goTo(page, look, "Accounts");
      await page.getByRole("link", { name: /2001:db8:1:2::\/64/ }).click();
      await page.getByRole("heading", { name: "ip:2001:db8:1:2::/64" }).waitFor();
      await page.route("**/api/demo/admin/**", (route) =>
        route.fulfill({
          status: 500,
          contentType: "application/problem+json",
          body: JSON.stringify({
            code: "internal",
            title: "t",
            detail: "It broke.",
            retryable: false,
            status: 500,
          }),
        }),
      );
      await goTo(page, look, "All runs");
      await page.getByRole("heading", { name: "It could not be loaded." }).waitFor();
      await checkPage(page, look);
      await shoot(page, `operator-failing-${look}`);
      await page.unroute("**/api/demo/admin/**");
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("list", { name: "All runs" }).waitFor();
    }
  },
);

test(
  "the owner of an own instance sees these pages without a password, others see no trace",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const own = await serviceFor(t);
    const hosted = await hostedService(t, { SVC_EXPOSE: "all" });
    for (const look of looks) {
      const page = await quickPage(t, browser, look);
      await page.goto(`${own.url}/status`);
      await goTo(page, look, "Operator");
      await page.getByText("No run in this time.").waitFor();
      await checkPage(page, look);
      await shoot(page, `operator-empty-${look}`);
      await goTo(page, look, "Accounts");
      await page.getByRole("heading", { name: "Nobody has used this service yet." }).waitFor();
      await checkPage(page, look);
      await goTo(page, look, "All runs");
      await page.getByRole("heading", { name: "No run yet." }).waitFor();
      await checkPage(page, look);
      const other = await quickPage(t, browser, look, /status of 40[013]/);
      await other.goto(`${hosted.url}/status`);
      if (look === "phone")
        await other.getByRole("button", { name: "Open the list of conversations" }).click();
      const pages = other.getByRole("navigation", { name: "Service" });
      await pages.getByRole("link", { name: "Status" }).waitFor();
      assert.equal(await pages.getByRole("link", { name: /Operator|Accounts|All runs/ }).count(), 0);
    }
  },
);
