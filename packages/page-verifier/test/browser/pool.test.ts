import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { IN_FULL } from "../../../../test/support/drawn.ts";
import type { Browser } from "playwright-core";
import { findBrowser } from "../../src/browser/find-browser.ts";
import { BrowserKilled, type BrowserUse } from "../../src/browser/port.ts";
import { PageVerifierError, type PageVerifierErrorCode } from "../../src/errors.ts";
import {
  fakeClock,
  found,
  never,
  newBrowsers,
  running,
  shown,
  skip,
  started,
  temporary,
  until,
  works,
} from "./rig.ts";

const hung = (why: string) => (error: unknown) => error instanceof BrowserKilled && error.why === why;
const named = (code: PageVerifierErrorCode) => (error: unknown) =>
  error instanceof PageVerifierError && error.code === code;
const FOREVER = new Promise<never>(() => {});

test(
  "nothing is started before the first use, and a browser is used again after one that went well",
  { skip },
  async (t) => {
    const browsers = newBrowsers(t);
    assert.deepEqual(browsers.status().state, "untried");
    assert.deepEqual(started(), []);
    const first = await works(browsers);
    const status = browsers.status();
    assert.ok(status.state === "ready" && /^\d+\./.test(status.version), JSON.stringify(status));
    // One more is started ahead, and may come first.
    const used = [first, await works(browsers), await works(browsers), await works(browsers)];
    assert.ok(new Set(used).size <= 2);
  },
);

test(
  "a page that never comes to rest is killed when its time is over, and the next use is not harmed",
  { skip },
  async (t) => {
    const browsers = newBrowsers(t, { slots: 2, useMs: 1500 });
    await browsers.warm();
    let pids: number[] = [];
    const began = performance.now();
    const doomed = browsers.use(never, (browser) =>
      shown(browser, "<p>x</p>", async (page) => {
        pids = started();
        await page.evaluate("for(;;);");
      }),
    );
    const beside = works(browsers);
    await assert.rejects(doomed, hung("time"));
    assert.ok(performance.now() - began < 12_000);
    await beside;
    await works(browsers);
    assert.ok(pids.length > 3);
  },
);

test("a page that wants ten gigabytes loses its browser and nothing else", { skip }, async (t) => {
  const browsers = newBrowsers(t, { memoryBytes: 512 * 1024 ** 2 });
  const hog = `window.kept = [];
    for (let i = 0; i < 160; i++) kept.push(new Uint8Array(64 * 1024 ** 2).fill(i + 1));`;
  await assert.rejects(
    browsers.use(never, (browser) => shown(browser, "<p>x</p>", (page) => page.evaluate(hog))),
    hung("memory"),
  );
  await works(browsers);
});

test("a page that floods its console is stopped before the service has read it all", { skip }, async (t) => {
  const browsers = newBrowsers(t, { messageBytes: 8 * 1024 ** 2 });
  const flood = `const line = "x".repeat(1e5); for (;;) console.log(line, Math.random());`;
  await assert.rejects(
    browsers.use(never, (browser) => shown(browser, "<p>x</p>", (page) => page.evaluate(flood))),
    hung("messages"),
  );
  await works(browsers);
});

test(
  "a browser that dies or stops fails the use that has it, and none that comes later",
  { skip },
  async (t) => {
    const browsers = newBrowsers(t);
    const all = (signal: NodeJS.Signals) => {
      for (const pid of started()) {
        try {
          process.kill(pid, signal);
        } catch {
          // It has ended together with one before it.
        }
      }
    };
    await assert.rejects(
      browsers.use(never, async (browser) => {
        const page = await browser.newPage();
        all("SIGKILL");
        await page.evaluate("1 + 1");
      }),
      hung("ended"),
    );
    for (const signal of ["SIGKILL", "SIGSTOP"] as const) {
      const browser = await works(browsers);
      all(signal);
      assert.notEqual(await works(browsers), browser, signal);
    }
  },
);

test(
  "a browser is not used again after work that failed, asked for it, or left a page open",
  { skip },
  async (t) => {
    const browsers = newBrowsers(t);
    const endings: Record<string, (browser: Browser, use: BrowserUse) => Promise<unknown>> = {
      failed: () => Promise.reject(new Error("of the work")),
      asked: (_, use) => Promise.resolve(use.discard()),
      left: (browser) => browser.newPage(),
    };
    for (const [name, end] of Object.entries(endings)) {
      let used: Browser | undefined;
      const use = browsers.use(never, (browser, about) => end((used = browser), about));
      await (name === "failed" ? assert.rejects(use, /of the work/) : use);
      // The driver hears a little later that the process is gone.
      await until(() => used?.isConnected() === false);
    }
    assert.equal((await works(browsers)).isConnected(), true);
  },
);

test(
  "a browser that has been used often enough, or is too old or too big, is replaced",
  { skip, ...IN_FULL },
  async (t) => {
    const clock = fakeClock();
    const often = newBrowsers(t, { uses: 2 });
    const seen: Browser[] = [];
    for (let i = 0; i < 5; i++) seen.push(await works(often));
    for (const browser of seen) assert.ok(seen.filter((each) => each === browser).length <= 2);
    const old = newBrowsers(t, { ageMs: 1000 }, { clock });
    const first = await works(old);
    clock.advance(1001);
    assert.ok((await works(old)) !== first);
    const big = await works(newBrowsers(t, { reuseBytes: 1 }));
    // The driver hears a little later that the process is gone.
    await until(() => !big.isConnected());
  },
);

test("no two uses have one browser at the same time", { skip }, async (t) => {
  const browsers = newBrowsers(t, { slots: 2 });
  const busy = new Set<unknown>();
  let most = 0;
  await Promise.all(
    Array.from({ length: 8 }, () =>
      browsers.use(never, async (browser) => {
        assert.equal(busy.has(browser), false);
        busy.add(browser);
        most = Math.max(most, busy.size);
        await shown(browser, "<p>x</p>", (page) => page.title());
        busy.delete(browser);
      }),
    ),
  );
  assert.equal(most, 2);
});

test("only so many uses wait, and one whose caller gives up makes room", { skip }, async (t) => {
  const browsers = newBrowsers(t, { queue: 1 });
  const release = Promise.withResolvers<void>();
  const first = browsers.use(never, () => release.promise);
  const caller = new AbortController();
  const second = browsers.use(caller.signal, () => Promise.resolve("second"));
  await assert.rejects(works(browsers), named("overloaded"));
  caller.abort(new Error("given up"));
  await assert.rejects(second, /given up/);
  const third = works(browsers);
  release.resolve();
  await Promise.all([first, third]);
});

test("a caller who gives up in the middle ends his browser", { skip }, async (t) => {
  const browsers = newBrowsers(t);
  const caller = new AbortController();
  let told: AbortSignal | undefined;
  const use = browsers.use(caller.signal, (_, { signal }) => {
    told = signal;
    caller.abort(new Error("given up"));
    return FOREVER;
  });
  await assert.rejects(use, /given up/);
  assert.equal(told?.aborted, true);
  await works(browsers);
});

test("browsers that nobody has used for a while are ended", { skip }, async (t) => {
  const clock = fakeClock();
  const browsers = newBrowsers(t, { idleMs: 60_000 }, { clock });
  await works(browsers);
  assert.ok(started().length > 0);
  clock.advance(59_000);
  await works(browsers);
  clock.advance(59_000);
  assert.ok(started().length > 0);
  clock.advance(1000);
  await until(() => started().length === 0);
  await works(browsers);
});

test("closing ends every process and refuses what comes after", { skip }, async (t) => {
  const browsers = newBrowsers(t, { slots: 2 });
  await works(browsers);
  const pids = new Set(started());
  const cut = browsers.use(never, async (browser) => {
    await browser.newPage();
    for (const pid of started()) pids.add(pid);
    void browsers.close();
    return FOREVER;
  });
  await assert.rejects(cut, named("closed"));
  await browsers.close();
  assert.deepEqual(started(), []);
  assert.deepEqual(running([...pids]), []);
  await assert.rejects(works(browsers), named("closed"));
});

test("closing while a browser is being started leaves none", { skip }, async (t) => {
  const browsers = newBrowsers(t);
  const warm = browsers.warm();
  await until(() => started().length > 0);
  const pids = started();
  await browsers.close();
  await assert.rejects(warm, named("closed"));
  assert.deepEqual([started(), running(pids)], [[], []]);
});

test("without a browser, or anything to lock it up in, pages are refused in words that help", async (t) => {
  const none = newBrowsers(t, {}, { found: findBrowser({ path: "", arch: "riscv64" }) });
  assert.match(JSON.stringify(none.status()), /apt-get install chromium-headless-shell/);
  await assert.rejects(works(none), named("browser_unavailable"));
  if (found.kind === "none") return;
  const jailless = newBrowsers(t, {}, { path: "/nonexistent" });
  await assert.rejects(jailless.warm(), /apt-get install bubblewrap/);
  assert.equal(jailless.status().state, "unavailable");
  const dir = path.join(temporary(t), "data");
  mkdirSync(dir);
  const odd = { kind: "setting", name: "chrome", program: path.join(dir, "../chrome") } as const;
  await assert.rejects(newBrowsers(t, {}, { found: odd, dir }).warm(), /folder above the data folder/);
});
