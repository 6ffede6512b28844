import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { startModelServer } from "../../../packages/server/test/support/model-server.ts";
import { hostedService } from "../../../test/support/hosted.ts";
import { startService } from "../../../test/support/service.ts";
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
const OLLAMA = "http://127.0.0.1:11434/v1";

/** Has the service ask `url` where the page names the port of Ollama; nothing answers at the ports of the others. */
const ollamaAt = (page: Page, url: string | null) =>
  page.route(/\/api\/demo\/keys(\/|$)/, (route) => {
    const body = route.request().postData() ?? "";
    const nowhere = body.replace(/http:\/\/127\.0\.0\.1:(1234|8080|8000)\/v1/, "http://127.0.0.1:9/v1");
    return route.continue(
      route.request().method() === "POST"
        ? { postData: nowhere.replace(OLLAMA, url ?? "http://127.0.0.1:9/v1") }
        : {},
    );
  });

test("status says what works and what is missing, with what fixes it, in both looks", LIMIT, async (t) => {
  const browser = await openBrowser(t);
  const hide = 'mount --bind /dev/null "$(command -v bwrap)" && exec "$@"';
  const service = await startService({
    wrap: ["unshare", "-Urm", "/bin/sh", "-c", hide, "sh"],
  });
  t.after(async () => {
    await service.end("SIGKILL");
    rmSync(service.dataDir, { recursive: true, force: true });
  });
  for (const look of looks) {
    const page = await newPage(t, browser, look);
    await page.goto(`${service.url}/status`);
    await page.getByRole("heading", { name: "Some things are missing." }).waitFor();
    await page.getByText("npx signet doctor").first().waitFor();
    await page.getByRole("link", { name: "Choose a model" }).waitFor();
    await page.getByText("BRAVE_API_KEY=… npm start").waitFor();
    await page.getByRole("link", { name: "Recompute it yourself" }).waitFor();
    await checkPage(page, look);
    await shoot(page, `status-${look}`);
  }
});

test(
  "the first visit leads to a model: a local server is found, tried and set, by keyboard",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const model = await startModelServer(() => ({ text: "ok", calls: [{ name: "ping", input: {} }] }), {
      "GET /v1/models": { data: [{ id: "qwen3-coder" }, { id: "<b>llama</b>" }] },
    });
    t.after(() => model.close());
    const { url } = await serviceFor(t);
    for (const look of looks) {
      const page = await newPage(t, browser, look);
      await ollamaAt(page, null);
      await page.goto(`${url}/`);
      await page.waitForURL(`${url}/models`);
      await page.getByText("Nothing answers at the ports").waitFor();
      await checkPage(page, look);
      await shoot(page, `models-nothing-${look}`);
      await page.unroute(/\/api\/demo\/keys(\/|$)/);
      await ollamaAt(page, model.url);
      await page.getByRole("button", { name: "Look again" }).click();
      const radio = page.getByRole("radio", { name: "qwen3-coder" });
      await radio.focus();
      await page.keyboard.press("ArrowDown");
      await page.getByRole("button", { name: "Use <b>llama</b>" }).waitFor();
      await page.keyboard.press("ArrowUp");
      await checkPage(page, look);
      await shoot(page, pictured("first-visit", look));
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page
        .getByText("This model calls no tools")
        .or(page.getByRole("heading", { name: "qwen3-coder answers." }))
        .waitFor();
      const anyway = page.getByRole("button", { name: "Use it all the same" });
      if (await anyway.isVisible()) await anyway.click();
      await page.getByRole("heading", { name: "qwen3-coder answers." }).waitFor();
      await checkPage(page, look);
      await shoot(page, `models-set-${look}`);
      await page.getByRole("button", { name: "Try it", exact: true }).click();
      await page.getByText(/answered in|calls no tools/).waitFor();
      await page.getByRole("button", { name: /^Remove the settings/ }).click();
      await page.getByRole("button", { name: "Remove", exact: true }).click();
      await page.getByRole("heading", { name: "Which model should do the work?" }).waitFor();
      await page.goto(`${url}/`);
      await page.waitForURL(`${url}/code`);
    }
  },
);

test(
  "a key that could not be tried is kept only when that is asked for, and never shown",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const { url, api } = await serviceFor(t);
    const page = await newPage(t, browser, "desktop");
    await ollamaAt(page, null);
    await page.goto(`${url}/models`);
    await page.getByLabel("Provider").selectOption("openai_compatible");
    await page.getByLabel("Address").fill("http://127.0.0.1:9/v1");
    await page.getByLabel("Key, if").fill("sk-canary-secret");
    await page.getByLabel("Model", { exact: true }).fill("m");
    await page.getByRole("button", { name: "Try it and keep it" }).click();
    await page.getByText("Nothing was set.").waitFor();
    await checkPage(page, "desktop");
    const isSet = async () =>
      ((await (await fetch(`${api}/keys`)).json()) as { providers: { set: boolean }[] }).providers.some(
        (one) => one.set,
      );
    assert.equal(await isSet(), false);
    await page.getByRole("button", { name: "Use it all the same" }).click();
    await page.getByText("Set now").waitFor();
    assert.ok(!(await page.content()).includes("canary"), "the key is not on the page");
    assert.ok(!(await (await fetch(`${api}/keys`)).text()).includes("canary"));
  },
);

test("API keys are made, shown once, copied and revoked", { ...LIMIT, ...IN_FULL }, async (t) => {
  const browser = await openBrowser(t);
  const { url, api } = await serviceFor(t);
  for (const look of looks) {
    const page = await newPage(t, browser, look);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${url}/keys`);
    await page.getByRole("heading", { name: "Keys for your programs." }).waitFor();
    await checkPage(page, look);
    const name = `<i>build</i> ${look}`;
    await page.getByLabel("Name").fill(name);
    await page.keyboard.press("Enter");
    const shown = await page
      .getByRole("region", { name: /Copy this key now/ })
      .locator("code")
      .first()
      .innerText();
    assert.match(shown, /^svc_[0-9A-Za-z]{13}_[0-9A-Za-z]{49}$/);
    await checkPage(page, look);
    await shoot(page, `keys-shown-${look}`);
    await page.getByRole("button", { name: "Copy the key" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    assert.equal(await page.evaluate("navigator.clipboard.readText()"), shown);
    assert.equal((await fetch(`${api}/billing/usage`, { headers: { "x-svc-api-key": shown } })).status, 200);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("region", { name: /Copy this key now/ }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: `Revoke “${name}”` }).waitFor();
    const stored = `${await page.content()} ${String(await page.evaluate("JSON.stringify(localStorage)"))}`;
    assert.ok(!stored.includes(shown), "it is nowhere on the page and not kept");
    await checkPage(page, look);
    await shoot(page, `keys-${look}`);
    await page.getByRole("button", { name: `Revoke “${name}”` }).click();
    await page.getByRole("button", { name: "Revoke", exact: true }).click();
    await page
      .getByText(/revoked today/)
      .first()
      .waitFor();
    assert.equal((await fetch(`${api}/billing/usage`, { headers: { "x-svc-api-key": shown } })).status, 401);
  }
});

test(
  "on a hosted service, a visitor sees whose the models are and that keys need a credential",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const { url } = await hostedService(t, { SVC_EXPOSE: "all", SVC_TRUST_PROXY: "0" });
    for (const look of looks) {
      const page = await newPage(t, browser, look, /status of 40[1-4]/);
      await page.setExtraHTTPHeaders({ "x-forwarded-for": "203.0.113.9" });
      await page.goto(`${url}/keys`);
      await page.getByLabel("Name").fill("mine");
      await page.getByRole("radio", { name: "Pro" }).check();
      await page.getByRole("button", { name: "New key" }).click();
      await page
        .getByText(/licen[sc]e/i)
        .first()
        .waitFor();
      await checkPage(page, look);
      await page.goto(`${url}/models`);
      await page.getByRole("heading", { name: "Only the owner of this service" }).waitFor();
      await checkPage(page, look);
    }
  },
);
