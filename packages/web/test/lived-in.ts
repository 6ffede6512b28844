import { createClient, type Client } from "@signet/client";
import {
  type ChatBody,
  startModelServer,
  type Turn,
} from "../../../packages/server/test/support/model-server.ts";
import { placeOf } from "../../../test/support/builder-script.ts";
import type { Service } from "../../../test/support/service.ts";
import { bash, finish } from "./turns.ts";

/** Where the pages of a service that is in use are. */
export interface LivedIn {
  done: string;
  next: string;
  failed: string;
  live: string;
  built: string;
  state: string;
  technique: string;
  receipt: string;
  question: string;
}

const INVOICE = `/** What an invoice comes to, in cents. */
export function total(lines, { discount = 0, tax = 0 } = {}) {
  const net = lines.reduce((sum, { price, count }) => sum + price * count, 0);
  return net * (1 - discount) * (1 + tax);
}
`;
const INVOICE_TEST = `import assert from "node:assert/strict";
import { test } from "node:test";
import { total } from "./invoice.mjs";

const LINES = [{ price: 1999, count: 3 }, { price: 250, count: 1 }];

test("lines are added up", () => assert.equal(total(LINES), 6247));
test("a discount is rounded to whole cents", () => assert.equal(total(LINES, { discount: 0.15 }), 5310));
test("tax is added after the discount", () => assert.equal(total(LINES, { discount: 0.15, tax: 0.19 }), 6319));
test("no line has a negative count", () => assert.throws(() => total([{ price: 100, count: -1 }]), RangeError));
`;
const MENDED = `  if (lines.some(({ count }) => count < 0)) throw new RangeError("a count is negative");
  const net = lines.reduce((sum, { price, count }) => sum + price * count, 0);
  const reduced = Math.round(net * (1 - discount));
  return Math.round(reduced * (1 + tax));`;
const FILES = [
  { path: "invoice.mjs", content: INVOICE },
  { path: "invoice.test.mjs", content: INVOICE_TEST },
];

const call = (name: string, input: object, text = ""): Turn => ({ text, calls: [{ name, input }] });
const CODE: Record<string, Turn[]> = {
  "Totals of invoices": [
    call("read", { path: "invoice.mjs" }, "First I read the code and see which tests fail."),
    bash("node --test"),
    call(
      "edit",
      { path: "invoice.mjs", edits: [{ old: INVOICE.split("\n").slice(2, 4).join("\n"), new: MENDED }] },
      "Cents have to be **whole after each step**: the discount first, then the tax. A negative count is refused.",
    ),
    bash("node --test"),
    finish(
      "`total` rounds to whole cents after the discount and after the tax, and refuses negative counts.",
    ),
  ],
  currency: [
    call("write", {
      path: "format.mjs",
      content: "export const format = (cents) => `€${(cents / 100).toFixed(2)}`;\n",
    }),
    bash("node --test"),
    finish("`format` shows cents as euros. The totals did not change."),
  ],
  shipping: [
    call("edit", {
      path: "invoice.mjs",
      edits: [{ old: "net * (1 - discount)", new: "(net + 490) * (1 - discount)" }],
    }),
    bash("node --test"),
    finish("Shipping is added to every invoice."),
  ],
  CSV: [
    call(
      "write",
      {
        path: "csv.mjs",
        content: 'export const line = (cells) => cells.map((cell) => `"${cell}"`).join(",");\n',
      },
      "I begin with one line of the file.",
    ),
    bash('node -e \'import("./csv.mjs").then(({ line }) => console.log(line(["a", 1])))\''),
    // It is still being written when somebody looks.
    { text: "Quotes inside of a cell are next. ".repeat(40), pieces: 1_200, chunkDelayMs: 1_000 },
  ],
};
const ANSWER = `A marathon is **42.16 km**. At 5.5 minutes a kilometre it takes **231.88 minutes**, so just under four hours.

Most runners slow down after kilometre 30, because their glycogen runs low.

| pace | time |
|---|---|
| 5.0 min/km | 3 h 31 min |
| 5.5 min/km | 3 h 52 min |
| 6.0 min/km | 4 h 13 min |`;
const CHAT: Turn[] = [
  call("calculate", { expression: "26.2 miles to km" }),
  call("calculate", { expression: "42.16 * 5.5" }),
  { text: ANSWER },
];

/** What the model says next, by the task and how far it is. */
function script(body: ChatBody): Turn {
  const { task, turns } = placeOf(body);
  if (task.includes("marathon")) return CHAT[Math.min(turns, CHAT.length - 1)]!;
  const name = Object.keys(CODE).findLast((one) => task.includes(one));
  return CODE[name ?? "CSV"]![turns] ?? finish("Done.");
}

const QUESTION =
  "How far is a marathon of 26.2 miles in km, and how long does it take at 5.5 minutes a kilometre?";
const WISHES = [
  "A bar chart of visitors: Monday 12, Tuesday 18, Wednesday 9, Thursday 24.",
  "A quiz about capitals of Europe with 10 questions.",
  "A memory game called Zoo with 8 pairs of animals, large cards, and a timer.",
];

const ended = async (events: AsyncIterable<{ data: { run_id?: string } }>): Promise<string> => {
  let id = "";
  for await (const { data } of events) id ||= data.run_id ?? "";
  return id;
};

/** Uses a service as people do: pages and notes first, with the built-in engine, then runs of a model. */
export async function livedIn(
  t: { after(end: () => Promise<void>): void },
  service: Service,
): Promise<LivedIn> {
  const client = createClient({ baseUrl: service.url });
  let built = "";
  for (const task of WISHES) built = await ended(client.visual({ task }));
  for (const note of ["I prefer metric units", "our invoices are in euros, with 19 % tax"])
    await ended(client.chat({ command: `remember that ${note}` }));
  const model = await startModelServer(script, { "GET /v1/models": { data: [{ id: "qwen3-coder" }] } });
  t.after(() => model.close());
  await client.setProviderKeys({
    OPENAI_COMPATIBLE_BASE_URL: model.url,
    OPENAI_COMPATIBLE_MODEL: "qwen3-coder",
  });
  return { built, question: QUESTION, ...(await worked(client)) };
}

async function worked(client: Client): Promise<Omit<LivedIn, "built" | "question">> {
  const conversation_id = "invoices-of-the-shop-2026";
  const task = "Totals of invoices are off by a cent. Make the tests of invoice.mjs pass.";
  const done = await ended(client.code({ task, files: FILES, conversation_id }));
  const next = await ended(
    client.code({ task: "Show amounts in the currency of the invoice, in format.mjs.", conversation_id }),
  );
  const failed = await ended(client.code({ task: "Add shipping of €4.90 to totals.", files: FILES }));
  const technique = (await client.tactics("round money to cents")).tactics[0]!.id;
  const { receipt_sha } = await client.run(done);
  const stream = client.code({ task: "Write the invoices of a month to a CSV file." });
  let live = "";
  for await (const event of stream) {
    live = event.data.run_id;
    if (event.name === "command_finished") break;
  }
  return { done, next, failed, live, technique, receipt: receipt_sha ?? "", state: conversation_id };
}
