import type { Page } from "playwright-core";
import type { LivedIn } from "./lived-in.ts";

export interface Stop {
  name: string;
  /** The address; what is left out is `/` and the name. */
  at?: string;
  /** Words that the page shows once it is whole. */
  shows: string | RegExp;
  /** What is done there before it is looked at. */
  act?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

/** Every page, and every layer above one. */
export const stops = (place: LivedIn): Stop[] => [
  { name: "code", shows: "Give a task" },
  { name: "code-run", at: `/code/${place.done}`, shows: "Recomputed by this browser" },
  { name: "code-next", at: `/code/${place.next}`, shows: "Recomputed by this browser" },
  { name: "code-failed", at: `/code/${place.failed}`, shows: "Recomputed by this browser" },
  {
    name: "code-steps",
    at: `/code/${place.done}`,
    shows: "Recomputed by this browser",
    act: press(/^Worked for/),
  },
  {
    name: "code-file",
    at: `/code/${place.done}`,
    shows: "Recomputed by this browser",
    async act(page) {
      await press(/^invoice\.mjs/)(page);
      // Its colours are loaded with the first file.
      await page.locator("[role=dialog] span[style]").first().waitFor();
    },
  },
  { name: "code-live", at: `/code/${place.live}`, shows: /Step 2 of/ },
  { name: "pages", shows: "Built so far" },
  { name: "pages-build", at: `/pages/${place.built}`, shows: "Recomputed by this browser" },
  {
    name: "pages-report",
    at: `/pages/${place.built}`,
    shows: "Recomputed by this browser",
    act: (page) => page.getByRole("radio", { name: "Report" }).check(),
  },
  { name: "chat", shows: "see what the answer rests on" },
  {
    name: "chat-answer",
    at: "/chat",
    shows: "see what the answer rests on",
    async act(page) {
      await page.getByRole("textbox", { name: "Question" }).fill(place.question);
      await page.keyboard.press("Control+Enter");
      await page.getByRole("button", { name: "Copy the answer" }).waitFor();
      await page.getByRole("button", { name: /^Claim 1/ }).click();
    },
  },
  { name: "runs", shows: /^\d+ runs/ },
  { name: "ledger", shows: /links hold/ },
  { name: "ledger-receipt", at: `/ledger/${place.receipt}`, shows: /It is line/ },
  { name: "verify", shows: "Drop a receipt" },
  { name: "status", shows: "Web search" },
  { name: "models", shows: "Set now" },
  { name: "usage", shows: "Statement" },
  { name: "keys", shows: "Keys for your programs." },
  { name: "memory", shows: "2 of 2 notes" },
  { name: "memory-state", at: `/memory/${place.state}`, shows: "Receipts, oldest first" },
  {
    name: "techniques",
    shows: "Which techniques fit a task?",
    async act(page) {
      await page.getByRole("searchbox").fill("round money to cents");
      await page.keyboard.press("Enter");
      await page.getByText("What fits, the best first").waitFor();
    },
  },
  { name: "technique", at: `/techniques/${place.technique}`, shows: "No receipt of yours speaks" },
  { name: "reference", shows: "Everything this workspace does" },
  { name: "reference-route", at: "/reference/codeRun", shows: "With curl" },
  { name: "operator", shows: "Failures by reason" },
  { name: "accounts", shows: /shown/ },
  { name: "all-runs", shows: /shown/ },
  { name: "missing", at: "/nowhere", shows: "There is nothing here." },
  { name: "palette", at: "/runs", shows: /^\d+ runs/, act: (page) => page.keyboard.press("Control+k") },
  { name: "shortcuts", at: "/runs", shows: /^\d+ runs/, act: (page) => page.keyboard.press("?") },
  { name: "settings", at: "/runs", shows: /^\d+ runs/, act: press("Settings") },
];
