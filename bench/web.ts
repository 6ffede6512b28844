// The workspace in a browser: how long a key press takes until it is painted in a conversation of 500 messages, compared with a
// page that has nothing but a text area. `node bench/web.ts`
import type { Page } from "../packages/page-verifier/test/browser/with-network.ts";
import { openBrowser } from "../test/support/real-browser.ts";
import { serviceFor } from "../test/support/service.ts";
import { openConversation } from "../packages/web/test/long-chat.ts";

const MESSAGES = 500;
const KEYS = 200;
const SCREEN = { viewport: { width: 1280, height: 800 } };

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
const ms = (value: number) => `${value.toFixed(1)} ms`;
const spread = (values: number[]) =>
  `median ${ms(at(values, 0.5))}, 99th percentile ${ms(at(values, 0.99))}, longest ${ms(at(values, 1))}`;

/** From each key press to the moment its handlers ran, and to the moment its letter was painted. */
interface KeyTimes {
  handled: number[];
  painted: number[];
}

const LISTEN = `globalThis.keyTimes = { handled: [], painted: [] };
addEventListener("keydown", ({ timeStamp }) => {
  const { handled, painted } = globalThis.keyTimes;
  setTimeout(() => handled.push(performance.now() - timeStamp));
  // What a frame shows is painted when the first task after it runs.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => painted.push(performance.now() - timeStamp);
    port2.postMessage(null);
  });
}, true);`;

/** Types into what has the focus, as fast as the page takes it. */
async function keyTimes(page: Page): Promise<KeyTimes> {
  await page.evaluate(LISTEN);
  for (let i = 0; i < KEYS; i++) await page.keyboard.press(i % 6 === 5 ? "Space" : "a");
  await page.waitForFunction(`globalThis.keyTimes.painted.length === ${KEYS}`);
  return page.evaluate<KeyTimes>("globalThis.keyTimes");
}

async function benchTyping(open: () => Promise<Page>, url: string): Promise<void> {
  const bare = await open();
  await bare.setContent("<textarea autofocus></textarea>");
  await bare.locator("textarea").focus();
  const floor = await keyTimes(bare);
  const page = await open();
  await openConversation(page, url, MESSAGES);
  const ours = await keyTimes(page);
  console.log(`a key press among ${MESSAGES} messages, until it is`);
  console.log(`  handled           ${spread(ours.handled)}`);
  console.log(`  painted           ${spread(ours.painted)}`);
  console.log(`  a bare text area  ${spread(floor.painted)}`);
  await Promise.all([bare.close(), page.close()]);
}

if (import.meta.main) {
  const ends: (() => Promise<void>)[] = [];
  const life = { after: (end: () => Promise<void>) => void ends.push(end) };
  try {
    const service = await serviceFor(life);
    const browser = await openBrowser(life);
    await benchTyping(() => browser.newPage(SCREEN), service.url);
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
