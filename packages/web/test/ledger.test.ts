import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { codeRun } from "../../../test/support/service.ts";
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
import { IN_FULL } from "../../../test/support/drawn.ts";

// In each test the browser is opened first, so that it is closed before the service ends.
const LIMIT = { skip, timeout: 240_000 };
const looks = Object.keys(LOOKS) as Look[];
const HOSTILE = `<img src=x onerror=alert(1)> \u202Eevil slug(text). slug("A B") -> "a-b", slug("C D") -> "c-d"`;
const INITIALS = [
  "Write initials(name) in initials.mjs.",
  "  initials('john smith') -> 'J.S.'",
  "  initials('ada lovelace') -> 'A.L.'",
  "  initials('alan turing') -> 'A.T.'",
  "  initials('grace brewster hopper') -> 'G.B.H.'",
].join("\n");

type Lines = Record<string, boolean | number | string>[];

/** Changes what the page receives as the lines of the ledger, as a dishonest service would. */
const tamper = (page: Page, change: (lines: Lines) => void) =>
  page.route(/\/code\/receipts\?/, async (route) => {
    if (!route.request().headers()["accept"]?.includes("ndjson")) return route.continue();
    const lines = (await (await route.fetch()).text()).trimEnd().split("\n");
    const receipts = lines.map((line) => JSON.parse(line) as Lines[number]);
    change(receipts);
    await route.fulfill({
      contentType: "application/x-ndjson",
      body: receipts.map((receipt) => `${JSON.stringify(receipt)}\n`).join(""),
    });
  });

const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

test(
  "the ledger: every link is recomputed, lines are found, shown and checked, in both looks",
  LIMIT,
  async (t) => {
    const browser = await openBrowser(t);
    const service = await serviceFor(t);
    const empty = await newPage(t, browser, "phone");
    await empty.goto(`${service.url}/ledger`);
    await empty.getByRole("heading", { name: "The ledger is empty." }).waitFor();
    await checkPage(empty, "phone");
    await shoot(empty, "ledger-empty-phone");
    await codeRun(service, { task: INITIALS });
    await codeRun(service, { task: HOSTILE });
    const { receipts } = (await (await fetch(`${service.api}/code/receipts?kind=all`)).json()) as {
      receipts: { receipt_sha: string; seq: number }[];
    };
    for (const look of looks) {
      const page = await newPage(t, browser, look, /status of 404/);
      await page.goto(`${service.url}/ledger`);
      await page.getByRole("heading", { name: "All 4 links hold." }).waitFor();
      await page.getByText("<img src=x onerror").waitFor();
      assert.equal(await page.getByRole("list", { name: "All receipts" }).getByRole("link").count(), 2);
      await checkPage(page, look);
      await shoot(page, `ledger-${look}`);
      await page.getByRole("radio", { name: "With openings" }).check();
      await page.getByText("Run opened").first().waitFor();
      await checkPage(page, look);
      const find = page.getByRole("searchbox", { name: "Find by hash" });
      await find.fill("zz");
      await page.keyboard.press("Enter");
      await page.getByText("A hash is 6 to 64").waitFor();
      await find.fill("000000");
      await page.keyboard.press("Enter");
      await page.getByText("No line of this ledger").waitFor();
      await find.fill(receipts[0]!.receipt_sha.slice(0, 12));
      await page.keyboard.press("Enter");
      await page.waitForURL(`**/ledger/${receipts[0]!.receipt_sha}`);
      await page.getByText("Its hash was recomputed in this browser.").waitFor();
      await page.getByText("All fields").click();
      await page.getByText(receipts[1]!.receipt_sha, { exact: true }).waitFor();
      await checkPage(page, look);
      await page.getByText("All fields").click();
      await shoot(page, `receipt-${look}`);
      await page.getByRole("link", { name: /2, run opened/ }).click();
      await page.getByRole("heading", { name: "Receipt 2" }).waitFor();
      await page.goto(`${service.url}/ledger/${"0".repeat(64)}`);
      await page.getByRole("heading", { name: "There is no such receipt." }).waitFor();
      await checkPage(page, look);
    }
  },
);

test(
  "a changed line is found and both hashes shown; a rewritten or shortened ledger is noticed",
  LIMIT,
  async (t) => {
    const browser = await openBrowser(t);
    const service = await serviceFor(t);
    for (let i = 0; i < 3; i++) await codeRun(service, { task: INITIALS });
    for (const look of looks) {
      const page = await newPage(t, browser, look);
      await page.goto(`${service.url}/ledger`);
      await page.getByRole("heading", { name: "All 6 links hold." }).waitFor();
      await tamper(page, (lines) => (lines[3]!["steps"] = Number(lines[3]!["steps"]) + 1));
      await page.getByRole("button", { name: "Check again" }).click();
      await page.getByRole("heading", { name: "The chain breaks at receipt 3." }).waitFor();
      await page.getByText("Named by 4").waitFor();
      const marked = (await page.locator("mark").allTextContents()).join("");
      assert.ok(
        marked.length > 80 && marked.length < 128,
        "the digits that differ are marked, and only they",
      );
      await checkPage(page, look);
      await shoot(page, pictured("ledger-broken", look));
      await page.unroute(/\/code\/receipts\?/);
      await tamper(page, (lines) => lines.splice(4));
      await page.getByRole("button", { name: "Check again" }).click();
      await page.getByRole("heading", { name: "Lines are missing." }).waitFor();
      await checkPage(page, look);
      await page.unroute(/\/code\/receipts\?/);
      await tamper(page, (lines) => {
        for (const line of lines.splice(0)) if (line["seq"] === 0) lines.push({ ...line, ok: true });
      });
      await page.getByRole("button", { name: "Check again" }).click();
      await page.getByText(/Its line is not valid/).waitFor();
      await page.unroute(/\/code\/receipts\?/);
      await page.getByRole("button", { name: "Check again" }).click();
      await page.getByText(/goes on from the 6 lines/).waitFor();
      await page.evaluate(
        `(() => { const known = JSON.parse(localStorage["signet-ledgers"]); for (const one of Object.values(known)) one.head = "ab".repeat(32); localStorage["signet-ledgers"] = JSON.stringify(known); })()`,
      );
      await page.reload();
      await page.getByRole("heading", { name: "The ledger was rewritten." }).waitFor();
      await checkPage(page, look);
    }
  },
);

test(
  "a dropped receipt, run record and ledger are verified without a server, and changed ones refused",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const service = await serviceFor(t);
    const { raw } = await codeRun(service, { task: HOSTILE });
    const record = raw.map(({ block }) => block).join("");
    const { receipts } = (await (await fetch(`${service.api}/code/receipts`)).json()) as {
      receipts: object[];
    };
    const ndjson = { headers: { accept: "application/x-ndjson" } };
    const ledger = await (await fetch(`${service.api}/code/receipts?kind=all`, ndjson)).text();
    for (const look of looks) {
      const page = await newPage(t, browser, look, /ERR_INTERNET_DISCONNECTED/);
      await page.goto(`${service.url}/verify`);
      await page.getByRole("heading", { name: "Drop a receipt, a run record or a ledger." }).waitFor();
      await checkPage(page, look);
      await shoot(page, `verify-empty-${look}`);
      const input = page.locator("input[type=file]");
      // The worker is loaded with the first file; from then on nothing is asked of the service.
      await input.setInputFiles(file("empty.json", ""));
      await page.getByText("The file is empty").waitFor();
      await page.context().setOffline(true);
      for (const [name, text, words] of [
        ["receipt.json", JSON.stringify(receipts[0]), "This receipt agrees with itself."],
        ["run.sse", record, "This receipt agrees with itself."],
        ["ledger.ndjson", ledger, "All 2 links hold."],
        ["changed.json", JSON.stringify({ ...receipts[0], steps: 99 }), "It does not verify."],
        ["changed.sse", record.replace("initials", "initial").replace("evil", "good"), "It does not verify."],
        [
          "changed.ndjson",
          ledger.replace('"max_steps":', '"max_steps":1'),
          /The chain breaks at receipt 0|does not/,
        ],
        ["<b>picture</b>.png", "\u0000\u0001 no receipt", "The chain breaks at receipt 0."],
      ] as const) {
        await input.setInputFiles(file(name, text));
        await page.getByRole("region", { name }).getByRole("heading", { name: words, level: 2 }).waitFor();
        assert.equal(await page.getByRole("img", { name: "verified in this browser" }).count(), 0, name);
        await checkPage(page, look);
        await shoot(page, `verify-${name.replaceAll(/\W+/g, "-")}-${look}`);
      }
    }
  },
);
