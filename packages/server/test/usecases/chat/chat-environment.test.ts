import assert from "node:assert/strict";
import { test } from "node:test";
import { BOUNDS } from "@signet/contract";
import { Refusal } from "../../../src/agents/chat/port.ts";
import { Stopped } from "../../../src/agents/port.ts";
import { Problem } from "../../../src/base/problem.ts";
import { PageError } from "../../../src/modules/web/page-error.ts";
import type { Page } from "../../../src/modules/web/pages.ts";
import { createSandboxReadiness } from "../../../src/usecases/runs/sandbox-readiness.ts";
import { fakeClock } from "../../support/clock.ts";
import { memorySandboxDriver } from "../../support/memory-sandbox.ts";
import { stranger } from "../rig.ts";
import { ADA, BOB, OTHER_OWNER, refusedWith } from "./rig.ts";
import { reach } from "./world-rig.ts";

const unseen = () => {};

const { signal } = new AbortController();

test("a sum is told as it was worked out, and one that has no value is refused in the calculator's words", async (t) => {
  const world = (await reach(t)).of(ADA);
  const { value, exact } = await world.calculate("2+2", signal);
  assert.deepEqual([value, exact], ["4", true]);
  await assert.rejects(world.calculate("1/0", signal), refusedWith(/^no such number$/));
  const stop = AbortSignal.abort(new Stopped("cancelled"));
  await assert.rejects(world.calculate("2+2", stop), stop.reason as Error);
});

test("a page and a search that give nothing are refused in their reader's words; a bug and a stop stay what they are", async (t) => {
  const problem = new Problem("overloaded", "too many are read at once");
  const thrown: [Error, boolean][] = [
    [new PageError("the server answered 404"), true],
    [problem, true],
    [new TypeError("a bug at /srv/secret.ts"), false],
    [new Stopped("cancelled"), false],
  ];
  for (const [why, told] of thrown) {
    const fails = () => Promise.reject(why);
    const world = (await reach(t, () => ({ pages: { read: fails }, search: { search: fails } }))).of(ADA);
    for (const asked of [world.readPage("https://x.example", signal), world.search!("herons", signal)])
      await assert.rejects(asked, (got) =>
        told ? got instanceof Refusal && got.message === why.message : got === why,
      );
  }
});

test("what is asked of the web goes there with the chat's own signal, and comes back as it is", async (t) => {
  const seen: unknown[] = [];
  const found = [{ title: "Herons", url: "https://x.example/", snippet: "They fish." }];
  const pages = {
    read: async (url: string, at: AbortSignal) => (seen.push(url, at), { url, text: "Herons" } as Page),
  };
  const search = { search: async (q: string, at: AbortSignal) => (seen.push(q, at), found) };
  const world = (await reach(t, () => ({ pages, search }))).of(ADA);
  assert.equal((await world.readPage("https://x.example/", signal)).text, "Herons");
  assert.deepEqual(await world.search!("herons", signal), found);
  assert.deepEqual(seen, ["https://x.example/", signal, "herons", signal]);
});

test("where no search is set up there is none to be used, and behind an address there is no memory", async (t) => {
  const { of } = await reach(t);
  assert.deepEqual(["search" in of(ADA), "memory" in of(ADA)], [false, true]);
  assert.deepEqual(["search" in of(stranger()), "memory" in of(stranger())], [false, false]);
});

test("code is run for the chat's own run, and on a machine without a sandbox not at all", async (t) => {
  const opened: string[] = [];
  const driver = memorySandboxDriver();
  const open = driver.open.bind(driver);
  driver.open = async (options) => (opened.push(options.runId), open(options));
  const readiness = createSandboxReadiness({ driver, clock: fakeClock() });
  const world = (await reach(t, () => ({ driver, readiness }))).of(ADA);
  assert.equal((await world.runCode("python", "1", signal)).ok, true);
  assert.deepEqual(opened, ["run_chat"]);
  const bare = memorySandboxDriver();
  bare.probed = { ...bare.probed, ok: false, missing: ["bubblewrap"] };
  const lacking = createSandboxReadiness({ driver: bare, clock: fakeClock() });
  const other = (await reach(t, () => ({ driver: bare, readiness: lacking }))).of(ADA);
  await assert.rejects(other.runCode("python", "1", signal), refusedWith(/no sandbox on this machine/));
});

test("what a chat has made is its own: one task and one page in a turn, and another chat has its own", async (t) => {
  const { of, browser, driver } = await reach(t);
  browser.state = "unavailable";
  driver.probed = { ...driver.probed, ok: false, missing: ["bubblewrap"] };
  for (const world of [of(ADA), of(ADA)]) {
    await assert.rejects(world.codeTask("add two numbers", signal, unseen), refusedWith(/bubblewrap/));
    await assert.rejects(world.buildVisual("a snake game", signal, unseen), refusedWith(/no Chromium/));
    await assert.rejects(world.codeTask("once more", signal, unseen), refusedWith(/in a turn of the chat/));
    await assert.rejects(
      world.buildVisual("once more", signal, unseen),
      refusedWith(/in a turn of the chat/),
    );
  }
});

test("the latest receipt is that of the caller's newest run that has one, and nobody else's", async (t) => {
  const { of, ran } = await reach(t);
  const none = refusedWith(/^none of your latest runs has a receipt$/);
  await assert.rejects(of(ADA).receipt("latest"), none);
  await ran(ADA);
  const mine = await ran(ADA);
  const theirs = [await ran(BOB), await ran(OTHER_OWNER)];
  await ran(ADA, false);
  const { sha, runId, line } = await of(ADA).receipt("latest");
  assert.deepEqual([sha, runId], [mine.sha, mine.id]);
  assert.equal((JSON.parse(line) as { kind: string }).kind, "code");
  for (const [i, who] of [BOB, OTHER_OWNER].entries())
    assert.equal((await of(who).receipt("latest")).runId, theirs[i]!.id);
  await assert.rejects(of({ ...ADA, owner: "carol" }).receipt("latest"), none);
});

test("behind an address nobody is told of a latest run: it may be somebody else's, and its id gives access to it", async (t) => {
  const { of, ran } = await reach(t);
  const { sha, id } = await ran({ ...stranger(), requestId: "r" });
  const told = await of(stranger())
    .receipt("latest")
    .catch((thrown: unknown) => thrown);
  assert.ok(
    refusedWith(/people behind one address do not see each other's runs/)(told),
    JSON.stringify(told),
  );
  assert.ok(!JSON.stringify(await of(stranger()).receipt(sha)).includes(id));
});

test("the receipt of a stranger is public by its hash and says no run of theirs; a hash that is in no line is refused", async (t) => {
  const { of, ran } = await reach(t);
  const { sha, id } = await ran(BOB);
  const told = await of(ADA).receipt(sha);
  assert.deepEqual(Object.keys(told).toSorted(), ["line", "sha"]);
  assert.ok(!JSON.stringify(told).includes(id));
  await assert.rejects(of(ADA).receipt("ab".repeat(32)), refusedWith(/no line of the ledger has this hash/));
});

test("what is remembered is its owner's alone: found, forgotten and counted for nobody else", async (t) => {
  const { of, memory } = await reach(t);
  const mine = of(ADA).memory!;
  const id = await mine.remember("I prefer tabs");
  assert.deepEqual(
    (await mine.recall("tabs", 5)).map((note) => note.id),
    [id],
  );
  for (const who of [BOB, OTHER_OWNER]) {
    assert.deepEqual(await of(who).memory!.recall("tabs", 5), []);
    await assert.rejects(of(who).memory!.forget(id), refusedWith(/^nothing of yours has this id$/));
  }
  for (let i = 1; i < BOUNDS.chat.kept; i++) await memory.remember(ADA, `note ${i}`);
  await assert.rejects(mine.remember("one too many"), refusedWith(/the memory is full/));
  await of(BOB).memory!.remember("there is room for others");
  await mine.forget(id);
  assert.deepEqual(await mine.recall("tabs", 5), []);
  await mine.remember("there is room again");
});

test("a store that fails is a failure of ours and no refusal, whatever was asked of it", async (t) => {
  const { of, db } = await reach(t);
  const world = of(ADA);
  await db.destroy();
  const asked = [
    () => world.receipt("latest"),
    () => world.receipt("ab".repeat(32)),
    () => world.memory!.remember("x"),
    () => world.memory!.recall("x", 1),
    () => world.memory!.forget("x"),
    () => world.usage(),
    () => world.techniques("show the tags"),
  ];
  for (const ask of asked)
    await assert.rejects(
      ask(),
      (thrown) => thrown instanceof Error && !(thrown instanceof Refusal),
      ask.toString(),
    );
});
