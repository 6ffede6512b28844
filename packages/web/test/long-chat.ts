import type { Page } from "playwright-core";

/** A text with what answers are made of: paragraphs, lists, code and tables. */
const PARTS = [
  "A distance of **26.2 miles** is 42.16 km, and it takes most people between four and five hours.",
  "- the first point\n- the second, with `code`\n- the third",
  "```js\nconst km = 26.2 * 1.609344;\nconsole.log(km);\n```",
  "| unit | value |\n|---|---|\n| km | 42.16 |",
];
const markdown = (parts: number): string =>
  Array.from({ length: parts }, (_, i) => PARTS[i % PARTS.length]).join("\n\n");

/** Opens a conversation with so many messages, as this browser would have kept it. */
export async function openConversation(page: Page, url: string, messages: number): Promise<void> {
  const questions = Array.from({ length: messages / 2 }, (_, i) => ({
    id: `question-${i}`,
    question: `Question ${i}: how far is a marathon, in km?`,
    run_id: null,
    answer: markdown(1 + (i % 8)),
    end: "answered",
    problem: null,
    claims: { supported: 1, looked_up: 0, own_knowledge: 1 },
  }));
  const id = `conversation-of-${messages}`;
  const held = { id, service: url, changed_at: "2026-01-01T00:00:00.000Z", questions };
  await page.goto(`${url}/chat`);
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`signet-chat ${id}`, JSON.stringify(held)],
  );
  await page.goto(`${url}/chat/${id}`);
  await page
    .getByText(`Question ${messages / 2 - 1}:`, { exact: false })
    .last()
    .waitFor();
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await page.getByRole("textbox", { name: "Question" }).focus();
}
