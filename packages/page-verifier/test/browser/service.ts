// A program that opens a browser as a service does, says what it has, and waits for its end.
import { availableParallelism } from "node:os";
import { findBrowser } from "../../src/browser/find-browser.ts";
import { createBrowsers } from "../../src/browser/pool.ts";
import { treeOf } from "../../src/browser/tree.ts";
import { systemClock } from "../../src/clock.ts";

const [, , dir = "", then = "stay"] = process.argv;
const path = process.env.PATH ?? "";
const browsers = createBrowsers({
  found: findBrowser({ path }),
  dir,
  path,
  cores: availableParallelism(),
  clock: systemClock,
  log: { warn() {} },
});
const title = await browsers.use(new AbortController().signal, async (browser) => {
  const page = await browser.newPage();
  await page.setContent("<title>well</title>");
  const said = await page.title();
  if (then === "stay") {
    console.log(JSON.stringify({ title: said, pids: treeOf(process.pid).slice(1) }));
    await new Promise(() => setInterval(() => {}, 1000));
  }
  return said;
});
const status = browsers.status();
await browsers.close();
console.log(JSON.stringify({ title, status, uid: process.getuid?.(), left: treeOf(process.pid).slice(1) }));
