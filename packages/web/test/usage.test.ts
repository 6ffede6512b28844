import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { callerAt, hostedService } from "../../../test/support/hosted.ts";
import { IN_FULL } from "../../../test/support/drawn.ts";
import {
  checkPage,
  LOOKS,
  type Look,
  newPage,
  openBrowser,
  pictured,
  serviceFor,
  shoot,
  skip,
} from "./rig.ts";

// In each test the browser is opened first, so that it is closed before the service ends.
const LIMIT = { skip, timeout: 240_000 };
const looks = Object.keys(LOOKS) as Look[];
const HOSTILE = `<img src=x onerror=alert(1)>`;

/** Where the open checkout is paid; nothing in a test goes there. */
async function checkoutOf(page: Page) {
  const pay = page.getByRole("link", { name: /^Pay / });
  const href = (await pay.getAttribute("href"))!;
  assert.deepEqual(
    [await pay.getAttribute("target"), await pay.getAttribute("rel")],
    ["_blank", "noopener noreferrer"],
  );
  return href.split("/").at(-1)!;
}

test(
  "an own instance has no limits and says so; usage that cannot be read is unknown, never 0",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const { url } = await serviceFor(t);
    for (const look of looks) {
      const page = await newPage(t, browser, look, /status of 500/);
      await page.goto(`${url}/usage`);
      await page.getByRole("heading", { name: "No limits here." }).waitFor();
      await page.getByText("Nothing was used or bought yet.").waitFor();
      assert.equal(await page.getByRole("button", { name: /Buy|Choose/ }).count(), 0);
      await checkPage(page, look);
      await shoot(page, `usage-own-${look}`);
      await page.route(/\/billing\/usage$/, (route) =>
        route.fulfill({
          status: 500,
          contentType: "application/problem+json",
          body: JSON.stringify({
            status: 500,
            code: "internal",
            title: "Internal",
            detail: `It broke ${HOSTILE}`,
          }),
        }),
      );
      await page.getByRole("button", { name: "Look again" }).click();
      await page.getByText("The service does not answer now.").waitFor();
      await checkPage(page, look);
      await page.reload();
      await page.getByText(`It broke ${HOSTILE}`).waitFor();
      assert.equal(await page.getByText("unknown", { exact: true }).count(), 2);
      assert.equal(await page.getByRole("meter").count(), 0);
      await checkPage(page, look);
      await shoot(page, `usage-unknown-${look}`);
    }
  },
);

test(
  "a stranger sees the day's units, buys a pack and keeps its license; then a plan, which is cancelled",
  LIMIT,
  async (t) => {
    const browser = await openBrowser(t);
    const { url, api, stripe } = await hostedService(t, { SVC_EXPOSE: "all" });
    for (const look of looks) {
      const page = await newPage(t, browser, look, /status of 40[139]/);
      const address = look === "phone" ? "203.0.113.8" : "203.0.113.7";
      await page.setExtraHTTPHeaders({ "x-forwarded-for": address });
      await callerAt(api, address).run();
      await page.goto(`${url}/usage`);
      await page.getByRole("heading", { name: "You are on the Free plan." }).waitFor();
      const runs = page.getByRole("main").getByRole("meter", { name: "Runs" });
      await runs.waitFor();
      assert.deepEqual(
        [await runs.getAttribute("aria-valuenow"), await runs.getAttribute("aria-valuemax")],
        ["8", "8"],
      );
      await page.getByText("the built-in engine could not do the task: its unit was refunded").waitFor();
      assert.equal(
        await page.getByRole("link", { name: "Open the run" }).count(),
        0,
        "others may share the address",
      );
      await checkPage(page, look);
      await shoot(page, pictured("plans", look));

      const buy = page.getByRole("button", { name: "Buy for $7: 100 runs and 15 pages" });
      await buy.focus();
      await page.keyboard.press("Enter");
      const pack = await checkoutOf(page);
      await page.getByText("this makes an account").waitFor();
      await checkPage(page, look);
      await shoot(page, `usage-checkout-${look}`);
      await page.getByRole("button", { name: "I have paid" }).click();
      await page.getByText("Not there yet").waitFor();
      stripe.pay(pack);
      await page.getByRole("button", { name: "I have paid" }).click();
      await page.getByText("Added: 100 runs and 15 pages.").waitFor();
      await checkPage(page, look);
      await shoot(page, `usage-license-${look}`);
      const license = await page.getByRole("dialog").locator("code").innerText();
      await page.getByRole("button", { name: "Keep it in this browser" }).click();
      await page.getByText("Then 100 runs that you bought.").waitFor();
      await page.getByText("Known by your license").waitFor();
      assert.ok(!(await page.content()).includes(license));

      await page.getByRole("button", { name: "Choose Plus" }).click();
      await page.getByText("It is added to your account").waitFor();
      stripe.pay(await checkoutOf(page));
      await page.getByRole("button", { name: "I have paid" }).click();
      await page.getByText("Plus is active.").waitFor();
      assert.equal(
        await page.getByRole("region", { name: "Your license" }).count(),
        0,
        "the known account gets no second way in",
      );
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("heading", { name: "You are on the Plus plan." }).waitFor();
      await page.getByText(/^Paid until \d+ \w+/).waitFor();
      assert.equal(await page.getByRole("button", { name: "Choose Plus" }).count(), 0);
      await checkPage(page, look);
      await shoot(page, `usage-plus-${look}`);
      await page.getByRole("button", { name: "Cancel the plan" }).click();
      await page.getByRole("button", { name: "Keep it", exact: true }).click();
      await page.getByRole("button", { name: "Cancel the plan" }).click();
      await page.getByRole("button", { name: "Cancel it" }).click();
      await page.getByText("Plus does not renew.").waitFor();
      assert.equal([...stripe.subscriptions.values()].at(-1)!.cancel_at_period_end, true);
      await checkPage(page, look);
    }
  },
);

test(
  "the statement goes back page by page and leads to the runs; hostile names are text",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const { url, api } = await hostedService(t, { SVC_EXPOSE: "all", STRIPE_SECRET_KEY: "" });
    const { api_key } = await callerAt(api, "203.0.113.7").mint();
    const known = callerAt(api, "203.0.113.7").with({ "x-svc-api-key": api_key });
    const { id } = await known.run();
    await known.run();
    for (const look of looks) {
      const page = await newPage(t, browser, look);
      await page.addInitScript(
        `localStorage.setItem("signet-credential", '${JSON.stringify({ kind: "api_key", value: api_key })}')`,
      );
      await page.route(/\/billing\/statement\?/, (route) =>
        route.continue({ url: route.request().url().replace("limit=20", "limit=3") }),
      );
      await page.route(/\/billing\/usage$/, async (route) => {
        const usage = (await (await route.fetch()).json()) as {
          tiers: { pro: { label: string; who: string } };
        };
        Object.assign(usage.tiers.pro, { label: HOSTILE, who: HOSTILE });
        await route.fulfill({ json: usage });
      });
      await page.goto(`${url}/usage`);
      await page.getByRole("heading", { name: HOSTILE }).waitFor();
      await page.getByText("This service takes no payments.").waitFor();
      assert.equal(await page.getByRole("button", { name: /^(Buy|Choose)/ }).count(), 0);
      const rows = page.getByRole("region", { name: "Statement" }).getByRole("listitem");
      assert.equal(await rows.count(), 3);
      await page.getByRole("button", { name: "Show older" }).click();
      await rows.nth(3).waitFor();
      await checkPage(page, look);
      await rows.nth(3).getByRole("link", { name: "Open the run" }).click();
      await page.waitForURL(`**/code/${id}`);
    }
  },
);
