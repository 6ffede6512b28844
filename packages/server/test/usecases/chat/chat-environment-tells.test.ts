import assert from "node:assert/strict";
import { test } from "node:test";
import { TIERS } from "@signet/contract";
import type { Lesson } from "../../../src/modules/techniques/port.ts";
import { createShowUsage } from "../../../src/usecases/billing/show-usage.ts";
import { DAY, holder, OWNER, stranger } from "../rig.ts";
import { ADA, BOB, OTHER_OWNER } from "./rig.ts";
import { reach } from "./world-rig.ts";

const { runs_per_day: RUNS, visual_per_day: VISUALS } = TIERS.free;

test("a chat is told what is left of its own caller's day, and when the next begins", async (t) => {
  const { chatOf, of, clock } = await reach(t);
  await chatOf(ADA);
  const next = new Date(Math.ceil(clock.now() / DAY) * DAY).toISOString();
  const said = (left: number) =>
    `${left} of ${RUNS} runs of today are left; ${VISUALS} of ${VISUALS} visuals of today are left. The tier is free; the day begins anew at ${next}.`;
  assert.equal(await of(ADA).usage(), said(RUNS - 1));
  assert.equal(await of(OTHER_OWNER).usage(), said(RUNS - 1), "owners of an account share its day");
  assert.equal(await of(BOB).usage(), said(RUNS));
});

test("what was bought is told beside the day, with the tier that was paid for", async (t) => {
  const { of, within, metering, plans, clock } = await reach(t);
  await within(async (tx) => {
    const bought = { account: ADA.account, units: { run: 50, visual: 0 }, reason: "topup" as const };
    await metering.credit(tx, { ...bought, ref: "pur_1" });
    const until = clock.now() + DAY;
    await plans.set(tx, { subscription: "sub_1", account: ADA.account, tier: "plus", until });
  });
  const told = await of(ADA).usage();
  const { runs_per_day, visual_per_day } = TIERS.plus;
  assert.ok(told.startsWith(`${runs_per_day} of ${runs_per_day} runs of today are left, and 50 that were`));
  assert.match(told, new RegExp(`; ${visual_per_day} of ${visual_per_day} visuals of today are left\\. `));
  assert.match(told, /The tier is plus/);
});

test("what a chat is told to be left can be taken: what others of its address took is counted", async (t) => {
  const { of, chatOf, within, units, metering, config, clock, ...shop } = await reach(t);
  const show = createShowUsage({ ...shop, units, metering, config, clock });
  const { row } = await chatOf({ ...stranger(), requestId: "r" });
  for (let i = 0; i < 3 * RUNS - 1; i++)
    await within(async (tx) => {
      const one = holder(`acct_${i}`);
      await units.take(tx, one, { unit: "run", within: null }, `run_${i}`, clock.now());
      await metering.finish(tx, `run_${i}`);
    });
  assert.equal((await show.usage(stranger())).runs.remaining, 0);
  assert.match(await of(row).usage(), new RegExp(`^0 of ${RUNS} runs of today are left;`));
});

test("whom no quota holds is told so: the owner of a hosted service, and everybody of one's own", async (t) => {
  const { of, config } = await reach(t);
  assert.match(await of(OWNER).usage(), /^No limits here\. 0 runs and 0 visuals today\.$/);
  assert.deepEqual([of(OWNER).prices().unlimited, of(ADA).prices().unlimited], [true, false]);
  const own = { ...config, mode: "self_hosted" as const };
  const home = (
    await reach(t, (shop) => ({ config: own, showUsage: createShowUsage({ ...shop, config: own }) }))
  ).of(ADA);
  assert.match(await home.usage(), /^No limits here\./);
  assert.equal(home.prices().unlimited, true);
});

test("prices and limits are told to everybody, and no key, address or folder of the owner's is", async (t) => {
  const { of } = await reach(t, ({ config }) => ({
    config: {
      ...config,
      stripe: { secretKey: "sk-canary", webhookSecret: "canary", baseUrl: "https://canary.example" },
      adminPassSha256: "canary",
      masterKey: "canary",
      dataDir: "/srv/canary",
      scratchDir: "/run/canary",
      search: {
        url: "http://canary.internal",
        brave: "canary",
        tavily: "canary",
        exa: "canary",
        provider: true,
      },
      ggufModel: "/canary.gguf",
      gateway: {
        apiKey: "sk-canary",
        model: "canary",
        baseUrl: "http://canary",
        contextTokens: 0,
        vision: null,
      },
      maxSteps: 7,
      retentionDays: 5,
    },
  }));
  for (const who of [ADA, stranger(), OWNER]) {
    const world = of(who);
    const told = { prices: world.prices(), limits: world.limits() };
    assert.doesNotMatch(JSON.stringify([told, world.settings("SVC_PORT"), world.help("key")]), /canary/);
    assert.deepEqual([told.prices.payments, told.prices.tiers["free"]!.runs_per_day], [true, RUNS]);
    const most = Object.fromEntries(told.limits.map((one) => [one.what, one.most]));
    assert.match(most["steps of a coding run"]!, /^7 steps/);
    assert.equal(most["days for which a finished run is kept"], "5 days");
  }
});

test("help and settings come from the documentation, and the time from the service's clock", async (t) => {
  const { of, clock } = await reach(t);
  const world = of(stranger());
  assert.deepEqual(
    world.help("when are herons counted").map(({ file, text }) => [file, text]),
    [["README.md", "Herons are counted at dawn."]],
  );
  assert.deepEqual(world.settings("which port"), {
    how: "All are variables.",
    settings: [{ name: "SVC_PORT", fallback: "8787", does: "port" }],
  });
  const before = world.nowMs();
  clock.advance(1_500);
  assert.equal(world.nowMs() - before, 1_500);
});

test("techniques are those of the caller's own library: without their receipts, and not what others learned", async (t) => {
  const { of, library, within } = await reach(t);
  const content = { kind: "tactic", title: "Join the tags", applies: "tags are shown", words: "join tags" };
  const rest = { language: "", params: [], test: "", path: "", testPath: "", marks: null, tested: false };
  const lesson = { ...content, ...rest, body: "Join them with a comma." } as Lesson;
  const source = { runId: "run_1", receiptSha: "ab".repeat(32), taskSha: "cd".repeat(32) };
  await within((tx) => library.techniques.learn(tx, ADA, lesson, source));
  const [mine, ...others] = await of(ADA).techniques("join the tags");
  assert.deepEqual([mine!.title, mine!.when, mine!.guidance], [content.title, content.applies, lesson.body]);
  assert.ok(mine!.uses >= mine!.wins);
  assert.doesNotMatch(JSON.stringify(mine), /abab|receipts|evidence/);
  assert.deepEqual(others, []);
  for (const who of [BOB, OTHER_OWNER, stranger()])
    assert.deepEqual(await of(who).techniques("join the tags"), []);
});
