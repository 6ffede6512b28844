import assert from "node:assert/strict";
import { cpSync, rmSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { codeRun, newFolder, type Service, startService } from "../../../test/support/service.ts";
import { checkPage, newPage, openBrowser, serviceFor, shoot, skip } from "./rig.ts";

// In each test the browser is opened first, so that it is closed before the service ends.
const LIMIT = { skip, timeout: 240_000 };
const TASK =
  "Write initials(name) in initials.mjs.\n initials('john smith') -> 'J.S.'\n initials('ada lovelace') -> 'A.L.'\n initials('alan turing') -> 'A.T.'\n initials('grace brewster hopper') -> 'G.B.H.'";

const textAt = async ({ api }: Service, path: string) => (await fetch(`${api}${path}`)).text();
const checkpointOf = (service: Service) => textAt(service, "/code/ledger/checkpoint");
/** Changes one answer that the page receives, as a dishonest service would. */
const forge = (page: Page, path: RegExp, body: string, status = 200) =>
  page.route(path, (route) =>
    route.fulfill({ status, body, contentType: status === 200 ? "text/plain" : "application/problem+json" }),
  );
const CHECKPOINT = /ledger\/checkpoint$/;
const KEY = /ledger\/key$/;
const PROOF = /receipts\/[0-9a-f]+\/proof$/;
const MISSING = JSON.stringify({
  type: "about:blank",
  title: "Not found",
  status: 404,
  code: "not_found",
  detail: "no such route",
  retryable: false,
});
/** The same text with another signature. */
const signedAnew = (checkpoint: string) =>
  checkpoint.replace(/(\S{20})(\S)(\S{10})\n$/, (_, a, one, b) => `${a}${one === "A" ? "B" : "A"}${b}\n`);

const again = (page: Page) => page.getByRole("button", { name: "Check again" }).click();
const filled = (page: Page) => page.getByRole("img", { name: "verified in this browser" }).count();
const says = (page: Page, words: RegExp | string) => page.getByText(words).first().waitFor();

test(
  "the ledger's key is trusted the first time; another key, a forged signature, other lines and a ledger that went backwards are refused",
  LIMIT,
  async (t) => {
    const browser = await openBrowser(t);
    const [service, other] = [await serviceFor(t), await serviceFor(t)];
    await codeRun(other, { task: TASK });
    await codeRun(service, { task: TASK });
    const old = await checkpointOf(service);
    const page = await newPage(t, browser, "desktop", /status of 404/);
    await page.goto(`${service.url}/ledger`);
    await says(page, "The key of this ledger signed exactly these 2 lines");
    await says(page, "This browser trusts the key of this ledger from now on");
    await codeRun(service, { task: TASK });
    await again(page);
    await says(page, "signed exactly these 4 lines");
    await says(page, "The signed ledger goes on from the 2 lines that this browser saw before");

    await forge(page, CHECKPOINT, old);
    await again(page);
    await page.getByRole("heading", { name: "Do not rely on this ledger." }).waitFor();
    await says(page, "Fewer lines are signed than this browser saw signed before.");
    await page.unroute(CHECKPOINT);

    await forge(page, CHECKPOINT, signedAnew(await checkpointOf(service)));
    await again(page);
    await says(page, "The signature of the ledger is not valid.");
    await page.unroute(CHECKPOINT);

    await forge(page, CHECKPOINT, MISSING, 404);
    await again(page);
    await says(page, "The ledger shows no signature, but it was signed before.");
    await page.unroute(CHECKPOINT);

    await forge(page, CHECKPOINT, await checkpointOf(other));
    await forge(page, KEY, await textAt(other, "/code/ledger/key"));
    await again(page);
    await says(page, "signed by another key than the one that this browser trusts.");
    await checkPage(page, "desktop");
    await shoot(page, "ledger-other-key-desktop");
    await page.getByRole("button", { name: "Trust the new key" }).click();
    await says(page, "The lines of the ledger are not the ones that its key signed.");
    await page.unroute(CHECKPOINT);
    await page.unroute(KEY);
    await again(page);
    await says(page, "This browser trusts the key of this ledger from now on");
  },
);

test(
  "a receipt's tick says where it is among the signed lines; a false proof breaks it, and a browser without Ed25519 says so",
  LIMIT,
  async (t) => {
    const browser = await openBrowser(t);
    const service = await serviceFor(t);
    const { events } = await codeRun(service, { task: TASK });
    await codeRun(service, { task: TASK });
    const [first] = events;
    const last = events.at(-1)!;
    assert.ok(last.name === "code_receipt");
    const run = `${service.url}/code/${first!.data.run_id}`;
    const receipt = `${service.url}/ledger/${last.data.receipt_sha}`;
    const page = await newPage(t, browser, "phone");
    await page.goto(run);
    await says(page, /It is line 1 of the [24] lines that the key of this ledger signed/);
    await checkPage(page, "phone");
    await page.goto(receipt);
    await says(page, "It is line 1 of the 4 lines that the key of this ledger signed");
    await checkPage(page, "phone");
    await shoot(page, "receipt-signed-phone");
    const { receipts } = JSON.parse(await textAt(service, "/code/receipts?limit=1")) as {
      receipts: { receipt_sha: string }[];
    };
    await forge(page, PROOF, await textAt(service, `/code/receipts/${receipts[0]!.receipt_sha}/proof`));
    for (const address of [receipt, run]) {
      await page.goto(address);
      await says(page, /The proof of its place does not lead to what the key signed/);
    }
    assert.equal(await page.getByRole("img", { name: "verified in this browser" }).count(), 0);
    await page.unroute(PROOF);
    await page.addInitScript(`{
      const own = crypto.subtle.importKey;
      SubtleCrypto.prototype.importKey = function (...all) {
        if (all[2] === "Ed25519") return Promise.reject(new DOMException("no such algorithm", "NotSupportedError"));
        return own.apply(this, all);
      };
    }`);
    await page.goto(receipt);
    await says(page, "This browser cannot verify Ed25519 signatures");
    await says(page, "Its hash was recomputed in this browser.");
  },
);

test("a receipt that is proven in a second ledger of the same key breaks the tick", LIMIT, async (t) => {
  const browser = await openBrowser(t);
  const service = await serviceFor(t);
  await codeRun(service, { task: TASK });
  const copy = newFolder();
  t.after(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(service.dataDir, copy, { recursive: true });
  const fork = await startService({ dataDir: copy });
  t.after(() => fork.end("SIGKILL"));
  await codeRun(service, { task: TASK });
  const { events } = await codeRun(fork, { task: TASK });
  const last = events.at(-1)!;
  assert.ok(last.name === "code_receipt");
  const sha = last.data.receipt_sha;
  const page = await newPage(t, browser, "desktop");
  for (const path of [`/code/receipts/${sha}`, `/code/receipts/${sha}/proof`])
    await forge(page, new RegExp(`${path}$`), await textAt(fork, path));
  await page.goto(`${service.url}/ledger/${sha}`);
  await says(page, /The proof of its place does not lead to what the key signed/);
  await page.getByRole("img", { name: "broken" }).first().waitFor();
});

test(
  "a dropped run record is placed by the key that this browser trusts, never by one of its own",
  LIMIT,
  async (t) => {
    const browser = await openBrowser(t);
    const service = await serviceFor(t);
    const { raw } = await codeRun(service, { task: TASK });
    const record = raw.map(({ block }) => block).join("");
    const page = await newPage(t, browser, "desktop");
    const drop = async (text: string) => {
      await page.goto(`${service.url}/verify`);
      await page.getByRole("heading", { name: "Drop a receipt" }).waitFor();
      const buffer = Buffer.from(text);
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "run.sse", mimeType: "text/plain", buffer });
    };
    await drop(record);
    await says(page, "This receipt agrees with itself.");
    await says(page, "anybody can write such a file");
    assert.equal(await filled(page), 0);
    await says(page, "This browser trusts no key of its ledger yet");
    await page.goto(`${service.url}/ledger`);
    await says(page, "from now on");
    await drop(record);
    await says(page, "It is line 1 of the 2 lines that the key of this ledger signed");
    await says(page, "This receipt holds.");
    assert.equal(await filled(page), 1);
    await checkPage(page, "desktop");
    await shoot(page, "verify-signed-desktop");
    await drop(record.replace("index 1\\n", "index 0\\n"));
    await says(page, "It does not verify.");
    await says(page, "The proof in it does not lead to what the key of its ledger signed.");
    await drop(record.replace(/"proof":"[^"]*"/, '"proof":null'));
    await says(page, "Nothing in this file shows that it is in a ledger");
  },
);
