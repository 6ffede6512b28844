import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Turn } from "../../../packages/server/test/support/model-server.ts";
import { withModel } from "../../../test/support/with-model.ts";
import { checkPage, LOOKS, type Look, newPage, openBrowser, serviceFor, shoot, skip } from "./rig.ts";
import { IN_FULL } from "../../../test/support/drawn.ts";

const LIMIT = { skip, timeout: 240_000 };
const calculate = (text: string): Turn => ({ calls: [{ name: "calculate", input: { expression: text } }] });
const ANSWER = `The result is **42.16 km**, from 26.2 miles.

A marathon is run in many cities of the world.

\`\`\`js
const km = 26.2 * 1.609344;
\`\`\`

| unit | value |
|---|---|
| km | 42.16 |`;

const asks = async (page: Page, question: string) => {
  await page.getByRole("textbox", { name: "Question" }).fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
};
const answered = (page: Page, count = 1) =>
  page
    .getByRole("button", { name: "Copy the answer" })
    .nth(count - 1)
    .waitFor();

test(
  "by keyboard alone, without a model: a question is asked, answered, and its number shows the evidence",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const { url } = await serviceFor(t);
    const browser = await openBrowser(t);
    for (const look of Object.keys(LOOKS) as Look[]) {
      const page = await newPage(t, browser, look);
      await page.goto(`${url}/chat`);
      await page.getByRole("button", { name: /26\.2 miles/ }).waitFor();
      await checkPage(page, look);
      await shoot(page, `chat-empty-${look}`);
      await page.getByRole("textbox", { name: "Question" }).focus();
      await page.keyboard.type("What is 26.2 miles in km?");
      await page.keyboard.press("Control+Enter");
      await page.waitForURL(/\/chat\/[\w-]{16,}$/);
      await answered(page);
      const number = page.getByRole("button", { name: /^Claim 1, supported/ });
      await number.focus();
      await page.keyboard.press("Enter");
      await page.getByText("What it states stands in the evidence.").waitFor();
      await checkPage(page, look);
      await shoot(page, `chat-simple-${look}`);
      await asks(page, "Write me a long poem about the sea and its colours.");
      await page.getByText("This needs a model.").waitFor();
      await checkPage(page, look);
      await shoot(page, `chat-needs-model-${look}`);
    }
  },
);

test(
  "an answer of a model: actions that open, a mark for each claim, code that is copied, and the next question knows it",
  LIMIT,
  async (t) => {
    const { model, service } = await withModel(t, (body) => {
      const asked = JSON.stringify(body);
      if (asked.includes("What did I ask?")) return { text: "You asked about miles." };
      return asked.includes('"role":"tool"') ? { text: ANSWER } : calculate("26.2 miles to km");
    });
    const browser = await openBrowser(t);
    for (const look of Object.keys(LOOKS) as Look[]) {
      const page = await newPage(t, browser, look);
      await page.goto(`${service.url}/chat`);
      await asks(page, "How far is a marathon, 26.2 miles, in km?");
      await answered(page);
      await page.getByRole("button", { name: /Calculated 26\.2 miles to km = / }).click();
      await page.getByRole("region", { name: "Output" }).waitFor();
      await page.getByRole("button", { name: /^Claim 1, supported/ }).click();
      await page.getByRole("button", { name: /^Claim 2, the model's own/ }).waitFor();
      assert.match(
        (await page.locator(".claim-supported").allTextContents()).join(""),
        /^The result is 42\.16 km, from 26\.2 miles\./,
      );
      assert.match((await page.locator(".claim-own_knowledge").first().textContent()) ?? "", /^A marathon/);
      assert.deepEqual(await page.locator("td .claim").allTextContents(), ["km", "42.16"]);
      // Rows of a table are read with commas, not with the bars of Markdown.
      assert.doesNotMatch(await page.getByRole("list", { name: "Evidence" }).innerText(), /\|/);
      const compared = page.getByRole("blockquote", { name: "What the claim was compared with" });
      assert.match((await compared.first().textContent()) ?? "", /^42\.16\d+ km$/);
      await checkPage(page, look);
      await shoot(page, `chat-answer-${look}`);
      await asks(page, "What did I ask?");
      await answered(page, 2);
      const sent = JSON.stringify(model.requests.at(-1));
      assert.match(sent, /42\.16 km/);
      assert.match(sent, /How far is a marathon/);
    }
  },
);

test(
  "an answer under way is read on after a reload, stopped, asked again, and asked in other words in a conversation of its own",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    let held = true;
    const { service, model } = await withModel(t, (body) => {
      if (held) return { text: "The answer begins here", fault: "stall" };
      return { text: `Whole answer ${JSON.stringify(body).includes("In other words") ? "two" : "one"}.` };
    });
    const page = await newPage(t, await openBrowser(t), "desktop");
    await page.goto(`${service.url}/chat`);
    await asks(page, "A question that takes long");
    await page.getByRole("button", { name: "Stop" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Stop" }).waitFor();
    await shoot(page, "chat-live-desktop");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("What was said so far stays.").waitFor();
    await checkPage(page, "desktop");
    await shoot(page, "chat-stopped-desktop");
    held = false;
    await page.getByRole("button", { name: "Ask again" }).first().click();
    await page.getByText("Whole answer one.").waitFor();
    assert.equal(
      await page.getByText("What was said so far stays.").count(),
      0,
      "the new answer replaces it",
    );
    await asks(page, "And then?");
    await page.getByText("Whole answer one.").nth(1).waitFor();
    await answered(page, 2);
    await page.getByRole("button", { name: "Edit the question" }).first().click();
    await page.getByText("this one stays as it is").waitFor();
    const old = page.url();
    await page.getByRole("textbox", { name: "Edit the question" }).fill("In other words");
    await page.keyboard.press("Control+Enter");
    await page.getByText("Whole answer two.").waitFor();
    assert.notEqual(page.url(), old);
    assert.doesNotMatch(JSON.stringify(model.requests.at(-1)), /takes long/, "it begins anew");
    await page.getByRole("link", { name: /A question that takes long/ }).click();
    await page.getByText("And then?").waitFor();
    await page.getByRole("button", { name: "Forget this conversation" }).click();
    await page.getByRole("button", { name: "Forget it" }).click();
    await page.getByRole("heading", { name: /see what the answer rests on/ }).waitFor();
    await page.reload();
    await page.getByRole("link", { name: /In other words/ }).waitFor();
    assert.equal(await page.getByRole("link", { name: /A question that takes long/ }).count(), 0);
  },
);

test("hostile text of a question and of a model stays text", LIMIT, async (t) => {
  const evil = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;
  const fenced = `~~~\n${evil}\n~~~`;
  const { service } = await withModel(t, () => ({
    text: `${evil}\n\n[click](javascript:alert(1)) \u202eturned\n\n${fenced}`,
  }));
  const page = await newPage(t, await openBrowser(t), "desktop");
  await page.goto(`${service.url}/chat`);
  await asks(page, evil);
  await answered(page);
  assert.equal(await page.locator("main img, main script, main a[href^=javascript]").count(), 0);
  assert.equal(await page.locator("main pre").textContent(), `${evil}\n`);
  assert.doesNotMatch(await page.title(), /^owned/);
});
