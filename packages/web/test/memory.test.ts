import assert from "node:assert/strict";
import { test } from "node:test";
import { createClient } from "../../../packages/client/src/index.ts";
import { bash, finish, GIVEN, write, WRONG } from "../../../test/support/conversation.ts";
import { hostedService } from "../../../test/support/hosted.ts";
import { codeRun } from "../../../test/support/service.ts";
import { withModel } from "../../../test/support/with-model.ts";
import { IN_FULL } from "../../../test/support/drawn.ts";
import { checkPage, LOOKS, type Look, newPage, openBrowser, serviceFor, shoot, skip } from "./rig.ts";
import { inOrder } from "./turns.ts";

// In each test the browser is opened first, so that it is closed before the service ends.
const LIMIT = { skip, timeout: 240_000 };
const looks = Object.keys(LOOKS) as Look[];
const HOSTILE = "<img src=x onerror=alert(1)>";

test(
  "notes are seen, found and erased, one or all, after words that say what that does",
  LIMIT,
  async (t) => {
    const browser = await openBrowser(t);
    const { url } = await serviceFor(t);
    const client = createClient({ baseUrl: url });
    for (const look of looks) {
      const page = await newPage(t, browser, look, /status of 404/);
      await page.goto(`${url}/memory`);
      await page.getByText("No note is kept.").waitFor();
      await page.getByText("No coding run belongs to a conversation yet.").waitFor();
      await checkPage(page, look);
      await shoot(page, `memory-empty-${look}`);
      const remember = async (note: string) => {
        for await (const event of client.chat({ command: `remember that ${note}` })) void event;
      };
      await remember("I prefer metric units");
      await remember("my dog is called Bruno");
      await page.reload();
      await page.getByText("2 of 2 notes").waitFor();
      await shoot(page, `memory-${look}`);
      await remember(`my tag is ${HOSTILE}`);
      await page.reload();
      await page.getByText(HOSTILE).waitFor();
      await checkPage(page, look);
      const notes = page.getByRole("region", { name: "Notes" }).getByRole("listitem");
      await page.getByRole("searchbox", { name: "Find in the notes" }).fill("BRUNO");
      await page.getByText("1 of 3 notes").waitFor();
      assert.equal(await notes.count(), 1);
      const erase = page.getByRole("button", { name: /Erase the note “.*Bruno/ });
      await erase.focus();
      await page.keyboard.press("Enter");
      await page.getByText("is deleted from this service, and no question reads it again").waitFor();
      await checkPage(page, look);
      // The safe answer has the focus.
      await page.keyboard.press("Enter");
      assert.equal((await client.memory()).memory.length, 3);
      await erase.click();
      await page.getByRole("button", { name: "Erase it", exact: true }).click();
      await page.getByText("No note has these words.").waitFor();
      assert.deepEqual(
        (await client.memory()).memory.filter(({ text }) => text.includes("Bruno")),
        [],
      );
      await page.getByRole("searchbox", { name: "Find in the notes" }).fill("");
      // Erased elsewhere in the meantime.
      const gone = (await client.memory()).memory.find(({ text }) => text.includes("metric"))!;
      await client.eraseMemory(gone.id);
      await page.getByRole("button", { name: /Erase the note “.*metric/ }).click();
      await page.getByRole("button", { name: "Erase it", exact: true }).click();
      await page.getByText("Nothing was erased.").waitFor();
      await page.getByText("1 of 1 note", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Erase all" }).click();
      await page.getByRole("heading", { name: "Erase all 1 note?" }).waitFor();
      await page.getByRole("button", { name: "Erase them all" }).click();
      await page.getByText("No note is kept.").waitFor();
      assert.deepEqual((await client.memory()).memory, []);
    }
  },
);

test(
  "a caller known by an address is told that nothing is noted, and why",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const { url } = await hostedService(t, { SVC_EXPOSE: "all" });
    const page = await newPage(t, browser, "phone", /status of 401/);
    await page.goto(`${url}/memory`);
    await page.getByText("Without a key").first().waitFor();
    await checkPage(page, "phone");
  },
);

test(
  "the state of a conversation is shown from its run, with what failed, and hostile text in it is text",
  { ...LIMIT, ...IN_FULL },
  async (t) => {
    const browser = await openBrowser(t);
    const { service } = await withModel(
      t,
      inOrder([
        write("sum.mjs", `${WRONG}// ${HOSTILE}\n`),
        bash(`echo '${HOSTILE}'; node --test`),
        finish(),
      ]),
    );
    const conversation_id = "sums:1@home";
    const { events } = await codeRun(service, {
      ...GIVEN,
      task: `${GIVEN.task} You must not use ${HOSTILE}.`,
      conversation_id,
      max_steps: 4,
    });
    const runId = events[0]!.data.run_id;
    for (const look of looks) {
      const page = await newPage(t, browser, look, /status of 404/);
      await page.goto(`${service.url}/code/${runId}`);
      await page.getByRole("link", { name: "State of the conversation" }).click();
      await page.waitForURL(`**/memory/${conversation_id}`);
      await page.getByRole("heading", { name: "Not done yet." }).waitFor();
      await page.getByRole("region", { name: "Goal" }).getByText("You must not use <img").waitFor();
      await page.getByRole("region", { name: "Open failures" }).getByText("node --test").first().waitFor();
      await page.getByRole("region", { name: "Files" }).getByText("sum.mjs").waitFor();
      await checkPage(page, look);
      await shoot(page, `state-${look}`);
      await page.getByRole("link", { name: "Open the last run" }).click();
      await page.waitForURL(`**/code/${runId}`);
      await page.goto(`${service.url}/memory`);
      await page.getByRole("region", { name: "States of conversations" }).getByRole("link").click();
      await page.getByRole("heading", { name: "Not done yet." }).waitFor();
      await page.goto(`${service.url}/memory/never-was-one`);
      await page.getByRole("heading", { name: "There is no such state." }).waitFor();
      await checkPage(page, look);
    }
  },
);
