// The workspace in a browser: how long a key press takes until it is shown in a conversation of 500 messages, compared with a
// page that has nothing but a text area, and the frames of long streams. `node bench/web.ts`
import type { Page } from "../packages/page-verifier/test/browser/with-network.ts";
import { openBrowser } from "../test/support/real-browser.ts";
import { serviceFor } from "../test/support/service.ts";
import { openConversation } from "../packages/web/test/long-chat.ts";
import { longChat, longRun, tokens } from "../packages/web/test/long-streams.ts";
import { withMadeRuns } from "../packages/web/test/made-streams.ts";
import { at, framesIn, taskTimes, watch, watchedOn } from "../packages/web/test/watched.ts";

const MESSAGES = 500;
const KEYS = 200;
const SCREEN = { viewport: { width: 1280, height: 800 } };

const ms = (value: number) => `${value.toFixed(1)} ms`;
const spread = (values: number[]) =>
  `median ${ms(at(values, 0.5))}, 99th percentile ${ms(at(values, 0.99))}, longest ${ms(at(values, 1))}`;

/** By the browser's own measure (Event Timing): from each key press to the next frame that is shown, in steps of 8 ms, and in its handlers. */
interface KeyTimes {
  shown: number[];
  handled: number[];
}

/** The browser reports no event that took less. */
const LEAST_MS = 16;
const LISTEN = `globalThis.keyTimes = [];
new PerformanceObserver((list) => globalThis.keyTimes.push(...list.getEntries().map(
  ({ name, duration, processingStart, processingEnd }) => ({ name, duration, handled: processingEnd - processingStart }),
))).observe({ type: "event", durationThreshold: ${LEAST_MS} });`;
const FRAME = "new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))";

/** Types into what has the focus, a key after the frame of the one before. */
async function keyTimes(page: Page): Promise<KeyTimes> {
  await page.evaluate(LISTEN);
  for (let i = 0; i < KEYS; i++) {
    await page.keyboard.press(i % 6 === 5 ? "Space" : "a");
    await page.evaluate(FRAME);
  }
  const all =
    await page.evaluate<{ name: string; duration: number; handled: number }[]>("globalThis.keyTimes");
  const keys = all.filter(({ name }) => name === "keydown" || name === "keypress");
  const quick = Array.from({ length: Math.max(0, 2 * KEYS - keys.length) }, () => LEAST_MS);
  return {
    shown: [...keys.map(({ duration }) => duration), ...quick],
    handled: keys.map(({ handled }) => handled),
  };
}

async function benchTyping(open: () => Promise<Page>, url: string): Promise<void> {
  const bare = await open();
  await bare.setContent("<textarea autofocus></textarea>");
  await bare.locator("textarea").focus();
  const floor = await keyTimes(bare);
  const page = await open();
  await openConversation(page, url, MESSAGES);
  const ours = await keyTimes(page);
  console.log(`a key press among ${MESSAGES} messages, until it is shown (${LEAST_MS} ms: at most that)`);
  console.log(`  here              ${spread(ours.shown)}; its handlers ${spread(ours.handled)}`);
  console.log(`  a bare text area  ${spread(floor.shown)}; its handlers ${spread(floor.handled)}`);
  const times = await taskTimes(page, () => keyTimes(page));
  console.log(`  here, of the processor alone: ${spread(times)} a task`);
  await Promise.all([bare.close(), page.close()]);
}

/** An answer of 100,000 tokens and a coding run of as many events, as fast as they come: about 15,000 a second. */
async function benchStreams(open: () => Promise<Page>, runs: { url: string; chat: string; code: string }) {
  for (const [words, path] of [
    ["an answer of 100,000 tokens", `chat/${runs.chat}`],
    ["a coding run of 100,000 events", `code/${runs.code}`],
  ]) {
    const page = await open();
    await watch(page);
    const last = path!.startsWith("chat") ? "Copy the answer" : "Ran node --test 25000.test.js";
    const times = await taskTimes(page, async () => {
      await page.goto(`${runs.url}/${path}`);
      await page.getByRole("button", { name: last }).waitFor({ timeout: 240_000 });
    });
    console.log(`${words}: ${framesIn(await watchedOn(page))}`);
    console.log(`  of the processor alone: ${spread(times)} a task`);
    await page.close();
  }
}

if (import.meta.main) {
  const ends: (() => Promise<void>)[] = [];
  const life = { after: (end: () => void | Promise<void>) => void ends.push(async () => end()) };
  try {
    const service = await serviceFor(life);
    const browser = await openBrowser(life);
    const open = () => browser.newPage(SCREEN);
    await benchTyping(open, service.url);
    const [chat, code] = [longChat(tokens(100_000), Promise.resolve()), longRun(100_000)];
    const url = await withMadeRuns(life, service.url, [chat, code]);
    await benchStreams(open, { url, chat: chat.id, code: code.id });
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
