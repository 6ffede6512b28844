import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { builder, GOOD, pageOf } from "./support/builder-script.ts";
import { drawn, IN_FULL } from "./support/drawn.ts";
import { callerAt, hostedService, refusal } from "./support/hosted.ts";
import { chat, visual } from "./support/service.ts";
import { modelFor } from "./support/with-model.ts";

/** What each first page does wrong, and the check that has to say so. */
const BROKEN: [page: string, check: string][] = [
  ["broken-load-endless-loop", "load"],
  ["broken-load-alert-loop", "load"],
  ["broken-no_errors-syntax", "no_errors"],
  ["broken-no_errors-parent", "no_errors"],
  ["broken-no_network-fetch", "no_network"],
  ["broken-no_network-webrtc", "no_network"],
  ["broken-no_dialogs-alert", "no_dialogs"],
  ["broken-no_navigation-top", "no_navigation"],
  ["broken-no_navigation-popup", "no_navigation"],
  ["broken-not_blank-empty", "not_blank"],
  ["broken-input-dead-button", "input"],
  ["broken-input-loop-on-click", "input"],
  ["broken-touch-keys-only", "touch"],
  ["broken-phone-fixed-width", "phone"],
  ["broken-memory-heap", "memory"],
];

/** First pages that are tried outside of the full check: what the verifier says of each is tested where it is. */
const DRAWN = 2;

async function hosted(t: TestContext, pagesFor: (task: string) => string[]) {
  const { env } = await modelFor(t, builder(pagesFor));
  return hostedService(t, env);
}

test("whatever is wrong with a first page, a second that is right is handed over, and one visual is charged", async (t) => {
  const service = await hosted(t, (task) => [pageOf(task.split(" ")[0]!), GOOD]);
  const build = async ([page, check]: (typeof BROKEN)[number], i: number) => {
    const caller = callerAt(service.api, `198.51.100.${i + 1}`);
    const { result } = await visual(service, `${page} a counter`, caller.headers);
    const [first, second] = result.attempts;
    assert.ok(first?.failed.includes(check as never), `${page}: ${first?.failed.join()}`);
    assert.deepEqual(
      [result.ok, result.repaired, second?.ok],
      [true, true, true],
      `${page}: ${JSON.stringify(result.attempts)}`,
    );
    assert.equal(result.usage.visuals_remaining, 1);
    const { visual: left, runs } = await caller.usage();
    assert.deepEqual([left.used, left.remaining, runs.used], [1, 1, 0], page);
  };
  const waiting = drawn(BROKEN, DRAWN).map((one, i) => () => build(one, i));
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([worker(), worker()]);
});

test("a fault that the page's text shows is told at once and costs no attempt", IN_FULL, async (t) => {
  const service = await hosted(t, () => [pageOf("broken-self_contained-script"), GOOD]);
  const { headers } = callerAt(service.api, "198.51.100.99");
  const { result, events } = await visual(service, "a counter", headers);
  assert.deepEqual([result.ok, result.attempts.map(({ ok }) => ok)], [true, [true]]);
  assert.match(JSON.stringify(events), /Not played yet: /);
});

test("what a browser need not be asked for is mended before the first attempt", IN_FULL, async (t) => {
  const bare = GOOD.replace(/<meta name="viewport"[^>]*>/, "")
    .replace(/<title>.*<\/title>/, "")
    .replace(' lang="en"', "");
  const stored = GOOD.replace("let n = 0;", 'let n = Number(localStorage.getItem("n") ?? 0);').replace(
    "const show = () => (",
    'const show = () => (localStorage.setItem("n", n), ',
  );
  const fonts = GOOD.replace(
    "<style>",
    '<link href="https://fonts.googleapis.com/css2?family=X" rel="stylesheet"><style>@import url("https://fonts.googleapis.com/css2?family=Y");',
  );
  const pages: Record<string, string> = { bare, stored, fonts };
  const service = await hosted(t, (task) => [pages[task.split(" ")[0]!]!]);
  for (const [name, what] of [
    ["bare", /title and viewport added/],
    ["stored", /storage kept in memory/],
    ["fonts", /fonts from outside left out/],
  ] as const) {
    const { headers } = callerAt(service.api, `198.51.100.${name.length}`);
    const { result, events } = await visual(service, `${name} counter`, headers);
    assert.deepEqual(
      [result.ok, result.attempts.length],
      [true, 1],
      `${name}: ${JSON.stringify(result.report?.checks.filter(({ ok }) => !ok))}`,
    );
    assert.match(JSON.stringify(events), what);
  }
});

test("a visual that nobody saw pass is given back, with the best attempt; a third of the day is refused", async (t) => {
  const service = await hosted(t, (task) =>
    task.includes("right") ? [GOOD] : [1, 2, 3, 4].map(() => pageOf("broken-no_network-fetch")),
  );
  const caller = callerAt(service.api, "198.51.100.7");
  const { result } = await visual(service, "never a counter", caller.headers);
  assert.deepEqual([result.ok, result.exit_reason, result.attempts.length], [false, "unverified", 4]);
  assert.ok(result.html && result.report?.ok === false);
  assert.equal(result.usage.visuals_remaining, 2);
  const { entries } = await caller.statement();
  assert.ok(JSON.stringify(entries).includes("not_verified"));
  for (let i = 0; i < 2; i++) {
    const { response } = await visual(service, `right counter ${i}`, caller.headers);
    assert.match(response.headers.get("RateLimit-Policy")!, /^"visual-day";q=2;w=86400$/);
  }
  const refused = await caller.post("/code/visual", { task: "right counter 3" });
  const problem = await refusal(refused);
  assert.deepEqual([problem.status, problem.code, problem["unit"]], [429, "quota_exhausted", "visual"]);
  assert.equal((await caller.usage()).runs.used, 0);
});

test("a chat builds in its own place: one run and one visual, also where only one may be under way", async (t) => {
  const service = await hostedService(t);
  const caller = callerAt(service.api, "198.51.100.9");
  const { done } = await chat(service, "Make a calculator with a dark theme", { headers: caller.headers });
  assert.equal(done.ok, true, done.answer ?? "");
  const { runs, visual: visuals } = await caller.usage();
  assert.deepEqual([runs.used, visuals.used], [1, 1]);
});
