import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { BRIEF, builder, call, pageOf } from "../../../test/support/builder-script.ts";
import { hostedService } from "../../../test/support/hosted.ts";
import { modelFor, withModel } from "../../../test/support/with-model.ts";
import { checkPage, LOOKS, type Look, newPage, openBrowser, serviceFor, shoot, skip } from "./rig.ts";
import { IN_FULL } from "../../../test/support/drawn.ts";

const LIMIT = { skip, timeout: 300_000 };
const looks = Object.keys(LOOKS) as Look[];
/** What this browser says of the policy of every built page, and what axe tries with frames. */
const FRAME = /webrtc|postMessage/i;

const build = async (page: Page, url: string, task: string) => {
  await page.goto(`${url}/pages`);
  await page.getByRole("textbox", { name: "Page" }).fill(task);
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/pages\/run_/);
};

test(
  "by keyboard alone, without a key: an idea is built, played, verified, read about and kept",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const { url } = await serviceFor(t);
    const browser = await openBrowser(t);
    const page = await newPage(t, browser, "desktop", FRAME);
    await page.goto(`${url}/pages`);
    const idea = page.getByRole("button", { name: /^Memory game/ });
    await idea.waitFor();
    await checkPage(page, "desktop");
    await shoot(page, "pages-empty-desktop");
    await idea.focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(`document.activeElement.value?.startsWith("A memory game")`);
    await page.keyboard.press("Control+Enter");
    await page.waitForURL(/\/pages\/run_/);
    await page.getByText(/Building with builtin/).waitFor();
    await checkPage(page, "desktop");
    await shoot(page, "pages-building-desktop");
    await page.getByRole("heading", { name: "Works in a real browser." }).waitFor();
    await page.getByText("Recomputed by this browser").waitFor();
    assert.match(await page.getByText(/checks hold/).innerText(), /^15 of 15 checks hold\. It reacts to/);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "Card 1, face down" }).waitFor();
    assert.equal(
      await page.locator("iframe").getAttribute("sandbox"),
      "allow-scripts allow-pointer-lock allow-forms",
    );
    await shoot(page, "pages-done-desktop");
    await checkPage(page, "desktop");
    const play = page.getByRole("button", { name: "Press to play" });
    await play.focus();
    await page.keyboard.press("Enter");
    await page.getByText(/Keys go to the page/).waitFor();
    assert.equal(await page.evaluate("document.activeElement.tagName"), "IFRAME");
    await frame.getByRole("button", { name: "Card 1, face down" }).click();
    await page.getByRole("button", { name: "Reload the page" }).focus();
    await play.waitFor();
    await page.keyboard.press("Enter");
    await frame.getByRole("button", { name: "Card 1, face down" }).waitFor();
    await page.getByRole("radio", { name: "Phone" }).check();
    await shoot(page, "pages-as-phone-desktop");
    await page.getByRole("radio", { name: "Report" }).check();
    await page.getByText("Makes no requests").waitFor();
    await page.getByText("1. A card can be turned").waitFor();
    await checkPage(page, "desktop");
    await shoot(page, "pages-report-desktop");
    const picture = page.getByRole("button", { name: "Enlarge: Phone" });
    await picture.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("img", { name: "Phone" }).waitFor();
    await checkPage(page, "desktop");
    await shoot(page, "pages-picture-desktop");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    const file = await saved;
    assert.equal(file.suggestedFilename(), "zoo.html");
    assert.match(readFileSync(await file.path(), "utf8"), /^<!doctype html>/i);
    const address = page.url();
    const phone = await newPage(t, browser, "phone", FRAME);
    await phone.goto(address);
    await phone.getByText("Recomputed by this browser").waitFor();
    await phone.frameLocator("iframe").getByRole("button", { name: "Card 1, face down" }).waitFor();
    await checkPage(phone, "phone");
    await shoot(phone, "pages-done-phone");
    await phone.getByRole("radio", { name: "Report" }).check();
    await checkPage(phone, "phone");
    await shoot(phone, "pages-report-phone");
    for (const look of looks) {
      const gallery = look === "phone" ? phone : page;
      await gallery.goto(`${url}/pages`);
      const built = gallery.getByRole("link", { name: /A memory game called Zoo/ }).last();
      await built.scrollIntoViewIfNeeded();
      await built.locator("img").waitFor();
      await checkPage(gallery, look);
      await shoot(gallery, `pages-gallery-${look}`);
    }
  },
);

test(
  "a page in part says what is not done; hosted, a refund is told, and a task for a model names what it needs",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const { url } = await hostedService(t, { SVC_EXPOSE: "all" });
    const page = await newPage(
      t,
      await openBrowser(t),
      "phone",
      new RegExp(`${FRAME.source}|status of 40[13]`),
    );
    await build(page, url, "a snake game called Garden with an online high score list");
    await page.getByRole("heading", { name: "Works in part." }).waitFor();
    await page.getByText("Asked for, and not in the page").waitFor();
    await page
      .getByText(/online high score list/)
      .first()
      .waitFor();
    await page.getByText("does not count against today’s pages").waitFor();
    await page.getByText("Recomputed by this browser").waitFor();
    await checkPage(page, "phone");
    await shoot(page, "pages-part-phone");
    await build(page, url, "a spreadsheet with formulas");
    await page.getByRole("heading", { name: "Needs a model." }).waitFor();
    await checkPage(page, "phone");
    await shoot(page, "pages-needs-model-phone");
  },
);

const BROKEN = pageOf("broken-no_errors-on-click");
const HOSTILE = `<img src=x onerror="document.title='owned'"><script>document.title="owned"</script>\u202e`;

test(
  "a page that fails shows its attempts with reasons; what a model or a person writes stays text",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const script = builder(() => [BROKEN, BROKEN]);
    const { service } = await withModel(t, (body, index) =>
      index === 0 ? call("brief", { ...BRIEF, title: HOSTILE.slice(0, 80) }) : script(body),
    );
    const page = await newPage(t, await openBrowser(t), "desktop", FRAME);
    await build(page, service.url, `a counter ${HOSTILE}`);
    await page.getByRole("heading", { name: "Not verified." }).waitFor();
    await page
      .getByText(/did not pass: raises no errors/)
      .first()
      .waitFor();
    await page
      .getByText(/<img src=x onerror=/)
      .first()
      .waitFor();
    await page.getByText("Recomputed by this browser").waitFor();
    await page.getByRole("radio", { name: "Report" }).check();
    assert.equal(await page.locator("main img[src=x], main script").count(), 0);
    assert.doesNotMatch(await page.title(), /^owned/);
    await checkPage(page, "desktop");
    await shoot(page, "pages-failed-desktop");
  },
);

test("a build goes on through a reload, and one that is stopped says so", LIMIT, async (t) => {
  const { model, env } = await modelFor(t, (_, index) =>
    index === 0 ? call("brief", BRIEF) : { text: "One moment.", fault: "stall" },
  );
  const { url } = await serviceFor(t, env);
  const page = await newPage(t, await openBrowser(t), "phone", FRAME);
  await build(page, url, "a counter");
  await page.getByText(/Planned “Counter”/).waitFor();
  await page.reload();
  await page.getByText(/Planned “Counter”/).waitFor();
  assert.equal(model.requests.length, 2);
  await checkPage(page, "phone");
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("heading", { name: "Cancelled." }).waitFor();
  await page.getByText("Recomputed by this browser").waitFor();
  await checkPage(page, "phone");
  await shoot(page, "pages-cancelled-phone");
});

/** What hostile code of a built page would try, each with what came of it. */
const TRIES = `(async () => {
  const tried = async (work) => { try { return String(await work()); } catch (error) { return error.name; } };
  const asked = (address, more) => tried(async () => (await fetch(address, more)).status);
  return {
    origin: origin,
    parent: await tried(() => parent.document.title),
    kept: await tried(() => localStorage.length),
    cookie: await tried(() => document.cookie),
    away: await tried(() => { top.location = "/runs"; return "sent"; }),
    popup: await tried(() => open("/runs") === null),
    service: await asked(BASE + "/api/demo/keys"),
    erase: await asked(BASE + "/api/demo/memory", { method: "DELETE" }),
  };
})()`;

test(
  "code of a built page reaches neither the workspace around it, nor what that keeps, nor the service",
  LIMIT,
  async (t) => {
    const { url } = await serviceFor(t);
    // The frame's refusals are written to the console.
    const page = await newPage(
      t,
      await openBrowser(t),
      "desktop",
      /webrtc|postMessage|frame|Content Security|popup|sandbox|fetch/i,
    );
    await page.goto(`${url}/pages`);
    await page.evaluate(`localStorage.setItem("signet-secret", "canary")`);
    await build(page, url, "a to-do list with milk, eggs and bread");
    await page.getByRole("button", { name: "Press to play" }).waitFor();
    const built = await page.locator("iframe").elementHandle();
    const frame = (await built.contentFrame())!;
    const got = await frame.evaluate<Record<string, string>>(TRIES.replaceAll("BASE", JSON.stringify(url)));
    assert.deepEqual(got, {
      origin: "null",
      parent: "SecurityError",
      kept: "SecurityError",
      cookie: "SecurityError",
      away: "SecurityError",
      popup: "true",
      service: "TypeError",
      erase: "TypeError",
    });
    assert.match(page.url(), /\/pages\/run_/);
  },
);
