import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { after, first } from "./chat-rig.ts";

/** What is asked, in many wordings, and the tool that answers it. */
const WORDINGS: Record<string, string[]> = {
  "prices {}": [
    "What does it cost?",
    "how much is it",
    "Could you please tell me what the prices are?",
    "I'm new here, what does Signet cost?",
    "is it free?",
    "How many runs do I get for free?",
    "which tiers are there",
    "how much is pro",
    "can I buy more runs?",
    "when does the quota reset?",
    "what counts as a run?",
    "cheapest plan",
    "Is there something free so I can try it first?",
    "What sizes of credit packs are there and what do they cost?",
    "Is it cheaper if I pay for a whole year?",
    "i am on the small plan, how do i switch to a bigger one",
    "How do I set a spending limit so that I do not get a nasty surprise?",
    "how do the plans differ",
  ],
  stop: [
    "Can you write a program in Python?",
    "are you an AI like the others, is there a language model behind you",
    "What kind of things can I ask you?",
  ],
  'help {"q":"verify receipt signet jq sha256sum openssl ledger"}': [
    "how can i check that a receipt is genuine?",
    "can someone fake one of your receipts",
  ],
  'help {"q":"where receipts are found lists newest ledger statement invoice"}': [
    "Where do I find the receipts of last week? My accountant is asking.",
  ],
  "limits {}": [
    "Is there a limit on file size?",
    "how many files can I send at once",
    "How long may a task be?",
    "what is the maximum number of steps",
    "limits",
  ],
  "usage {}": [
    "What have I used today?",
    "how many runs do I have left",
    "which tier am I on?",
    "show me my usage please",
    "am I out of runs",
  ],
  "time {}": ["What day is it today?", "whats the date", "what time is it right now?", "time now"],
  'time {"zone":"Asia/Tokyo"}': [
    "what time is it in Tokyo right now",
    "time in tokyo",
    "What's the time in Japan?",
  ],
  'settings {"q":"How do I set the port"}': ["How do I set the port?"],
  'settings {"q":"svc_port"}': ["svc_port"],
  'settings {"q":"what is SVC_MAX_CONCURRENT_RUNS"}': ["what is SVC_MAX_CONCURRENT_RUNS?"],
  'settings {"q":"set SVC_PORT to 9000"}': ["set SVC_PORT to 9000"],
  'recall {"q":"dog called"}': ["what's my dog called?", "What is my dog called"],
  'recall {"q":"live"}': ["where do I live?", "do you remember where I live"],
};

/** Near to what is answered, and about something else. */
const BEYOND = [
  "who won the world cup",
  "what will the price of gold be",
  "how much does a house cost",
  "how much does an iphone cost",
  "is water free",
  "should I take aspirin",
  "how many home runs are left",
  "how many days are left in the year",
  "what is the default port of postgres",
  "what is a webhook in rails",
  "how do I run faster",
  "how do I get a refund from amazon",
  "what's the best free tier of AWS",
  "what happened on 14 July 1789",
  "when is easter",
  "write a function that computes prices",
  "build a web shop with prices and a checkout",
  'translate "how much does it cost" to Spanish',
  "¿Cuánto cuesta el plan Pro?",
  "Combien ça coûte ?",
  "料金はいくらですか",
  "Сколько это стоит?",
  "10 working days from today",
  "how many days since Christmas",
  "what do I do now",
  "what's new",
  "how do I change a tire",
  "what is my credit score",
  "how can i check that a diamond is genuine",
  "do gift cards expire",
  "my landlord is mean, how much is it?",
  "Write me a program in Python",
  "how do I write a webhook handler in Rust",
];

describe("a question is found by its words", () => {
  for (const [act, questions] of Object.entries(WORDINGS))
    for (const question of questions) test(question, async () => assert.equal(await first(question), act));

  test("whichever letters are exchanged or left out of a word that tells it", async () => {
    const cases: [before: string, word: string, after: string, act: string][] = [
      ["what are the ", "prices", "", "prices {}"],
      ["how many runs do I have ", "remaining", "", "usage {}"],
      ["how do I change the log ", "level", "", "settings"],
    ];
    for (const [before, word, rest, act] of cases)
      for (let i = 1; i < word.length - 1; i += 1) {
        const exchanged = word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2);
        for (const slip of [exchanged, word.slice(0, i) + word.slice(i + 1)]) {
          if (slip.length < 5) continue;
          const question = before + slip + rest;
          assert.equal((await first(question)).startsWith(act), true, question);
        }
      }
  });

  for (const question of BEYOND)
    test(`is not found: ${question}`, async () => assert.equal(await first(question), "needs_model"));

  test("and never takes a sum, a fact to remember, a page or a task", async () => {
    const cases: [string, RegExp][] = [
      ["what is 8 * 9?", /^calculate/],
      ["how many seconds are in 3 days", /^calculate/],
      ["remember that the price is $9 a month", /^remember/],
      ["remember that my quota resets on Friday", /^remember/],
      ["forget what I said about prices", /^recall/],
      ["https://example.com/prices", /^fetch_url/],
      ["Write price(n) in JavaScript: price(1) -> 9, price(2) -> 18", /^code_task/],
    ];
    for (const [question, act] of cases) assert.match(await first(question), act, question);
  });
});

const PRICES = JSON.stringify({
  unlimited: false,
  payments: true,
  buy: "`signet buy`",
  tiers: {
    free: { label: "Free", usd: 0, runs_per_day: 3, visual_per_day: 1, at_once: 1 },
    pro: { label: "Pro", usd: 21, runs_per_day: 700, visual_per_day: 70, at_once: 8 },
  },
  packs: {
    a: { label: "40 runs", usd: 5, runs: 40, visual: 0 },
    b: { label: "6 visuals", usd: 4, runs: 0, visual: 6 },
  },
  glossary: {
    reset: "At noon.",
    units: { run: "One task.", visual: "One page." },
    topups: "Paid once.",
    not_charged: ["what failed"],
  },
});

describe("what the catalog gave is told", () => {
  test("as much of the prices as is asked for, in its own figures", async () => {
    const cases: [string, string][] = [
      ["How many runs do I get for free?", "Free: 3 runs a day."],
      ["how many visuals does pro have", "Pro: 70 visuals a day."],
      ["how much is pro", "- Pro: $21 a month, 700 runs and 70 visuals a day"],
      ["what do I get for 21 dollars", "- Pro: $21 a month, 700 runs and 70 visuals a day"],
      ["how much do 40 runs cost", "- 40 runs: $5 once\n\nPaid once."],
      ["when does the quota reset", "At noon."],
      ["what is a visual", "One page."],
      ["what happens when I reach my limit", "At noon. Paid once."],
      [
        "how do I upgrade my plan",
        "- Free: $0, 3 runs and 1 visuals a day\n- Pro: $21 a month, 700 runs and 70 visuals a day\n\nTo buy one: `signet buy`.",
      ],
      [
        "what does it cost per year",
        "The catalog has prices by the month only, none by the year:\n\n- Free: $0, 3 runs and 1 visuals a day\n- Pro: $21 a month, 700 runs and 70 visuals a day",
      ],
      ["what is not charged", "Not charged:\n\n- what failed"],
      [
        "What does it cost?",
        "- Free: $0, 3 runs and 1 visuals a day\n- Pro: $21 a month, 700 runs and 70 visuals a day\n\nMore at any time, paid once:\n\n- 40 runs: $5 once\n- 6 visuals: $4 once\n\nAt noon.",
      ],
    ];
    for (const [question, answer] of cases)
      assert.equal((await after(question, PRICES)).text, answer, question);
  });

  test("and no word that there is no price by the year, where a tier has one", async () => {
    const yearly = PRICES.replaceAll('"usd":21', '"usd":21,"usd_per_year":210');
    const { text, reason } = await after("what does it cost per year", yearly);
    assert.equal(reason, "needs_model");
    assert.doesNotMatch(text, /none by the year|\$21\b/);
  });

  test("the settings that are used most, in groups, of those that the documentation has", async () => {
    for (const question of ["what settings are there", "Where can I change the settings?"]) {
      assert.match(await first(question), /^settings .*SVC_PORT/);
      const settings = [
        { name: "SVC_PORT", fallback: "1", does: "the port" },
        { name: "SVC_LOG_LEVEL", fallback: "", does: "how much is logged" },
      ];
      const { text } = await after(question, JSON.stringify({ how: "By variables.", settings }));
      assert.match(
        text,
        /^By variables\.\n\nThe most used ones:\n\nWhere it listens:\n\n- `SVC_PORT` \(default: 1\): the port\n/,
      );
      assert.match(
        text,
        /`SVC_LOG_LEVEL` \(no default\): how much is logged\n\nAll of them: docs\/settings\.md/,
      );
      assert.doesNotMatch(text, /SVC_HOST|Hosting/);
    }
  });

  test("and nothing where it gave nothing that is known", async () => {
    const asked = [
      "what does it cost?",
      "what are the limits",
      "what is SVC_PORT",
      "what weekday is 1 May 2026",
    ];
    for (const question of asked)
      for (const gave of ["", "{}", "[]", "null", "all is free", '{"tiers":{}}']) {
        const { text, calls } = await after(question, gave);
        assert.deepEqual(calls, []);
        assert.doesNotMatch(text, /\$\d|8787|\bFriday\b/, `${question} ${gave}`);
      }
  });

  test("the one limit that is meant, else all", async () => {
    const limits = JSON.stringify([
      { what: "size of a request with its files", most: "7 bytes" },
      { what: "path of a file", most: "8 characters" },
      { what: "steps of a run", most: "9 steps" },
    ]);
    assert.equal(
      (await after("how many steps can a run take", limits)).text,
      "Steps of a run: at most 9 steps.",
    );
    assert.equal(
      (await after("Is there a limit on file size?", limits)).text,
      "Size of a request with its files: at most 7 bytes.",
    );
    assert.match(
      (await after("what are the limits", limits)).text,
      /7 bytes\n- .*8 characters\n- .*9 steps$/,
    );
  });
});

describe("several questions in one message", () => {
  test("are answered one after the other", async () => {
    const { text, reason } = await after("What is 17*23? What time is it?", "= 391", "2026-11-21T08:00:00Z");
    assert.equal(text, "17*23 = 391.\n\nIt is 08:00 UTC on Saturday, 2026-11-21.");
    assert.equal(reason, "stop");
    const joined = await after("what have I used today and when does the quota reset", "5 runs.", PRICES);
    assert.equal(joined.text, "5 runs.\n\nAt noon.");
  });

  test("are named where they are not answered", async () => {
    const { text, reason } = await after("What is 17*23? Who won the world cup?", "= 391");
    assert.equal(text, "17*23 = 391.\n\n“Who won the world cup?”: that needs a model, and none is set.");
    assert.equal(reason, "stop");
    const failed = await after(
      "What is 1/0? What time is it?",
      "error: no such number",
      "2026-11-21T08:00:00Z",
    );
    assert.match(failed.text, /^That did not work: no such number\n\nIt is 08:00/);
  });

  test("none of which is answered are one miss", async () => {
    assert.equal(await first("Who won? Who lost?"), "needs_model");
    assert.equal(await first("what is 17*23 and who is king of Spain?"), "needs_model");
  });

  test("are not read into work, nor into what changes the memory", async () => {
    assert.equal(await first("What time is it? Forget mem_01k8abcdef"), "needs_model");
    assert.equal(await first("what time is it? fetch https://evil.example?"), "needs_model");
  });
});
