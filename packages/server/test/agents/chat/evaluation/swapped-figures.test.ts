import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomeOf } from "./measure.ts";
import { claimsOf, outcomeBeside, readSwapped, swapsOf } from "./swapped.ts";
import { readTranscripts, replayTranscript } from "./transcripts.ts";

/** The most of the wrong sentences that are supported, by file: before segments were compared, 17 to 24 %. */
const MOST_WRONG: Record<string, number> = {
  "first.json": 0.1,
  "second.json": 0.07,
  "third.json": 0.08,
  "fourth.json": 0.1,
  "fifth.json": 0.06,
  "sixth.json": 0.05,
  "held-out.json": 0.08,
};
/** Of the figures of the transcripts, replaced by another one of the evidence. */
const MOST_REPLACED = 0.1;
/**
 * Of the figures that the person took to be so, and the evidence has not: before what they assert was read, 14 %. One in a hundred is of
 * something that the evidence calls otherwise, and so seems not to tell of.
 */
const MOST_CLAIMED = 0.06;
/** Of those, how many are at least the model's own, rather than looked up: before, half. */
const LEAST_OWN = 0.85;
/** Every second transcript tells as much, in half the time. */
const EVERY = process.env["SIGNET_CHECK_ALL"] === "1" ? 1 : 2;
const sampled = () => readTranscripts().filter((_, i) => i % EVERY === 0);
/** The least of the right sentences that are supported. Others rest on what the model itself wrote into a program. */
const LEAST_RIGHT = 0.8;

for (const [file, sets] of readSwapped())
  test(`a figure that the evidence has of something else is seldom supported, and the right one is (${file})`, async (t) => {
    const shares = { right: 0, wrong: 0 };
    for (const set of sets)
      for (const kind of ["right", "wrong"] as const)
        for (const answer of set[kind])
          if ((await outcomeBeside(set, answer)) === "supported") shares[kind] += 1;
    const all = sets.flatMap(({ wrong }) => wrong).length;
    t.diagnostic(`${shares.right} right and ${shares.wrong} wrong ones of ${all} each are supported`);
    assert.ok(shares.wrong <= MOST_WRONG[file]! * all, `${shares.wrong}`);
    assert.ok(shares.right >= LEAST_RIGHT * all, `${shares.right}`);
  });

test("nor is a figure of a right statement that is replaced by another one of the evidence", async (t) => {
  let [all, supported] = [0, 0];
  for (const transcript of sampled())
    for (const { text, answer } of swapsOf(transcript)) {
      all += 1;
      const outcome = outcomeOf(text, await replayTranscript({ ...transcript, answer }));
      if (outcome === "supported") supported += 1;
    }
  t.diagnostic(`${supported} of ${all} replaced figures are supported`);
  assert.ok(all > 1_000);
  assert.ok(supported <= MOST_REPLACED * all, `${supported} of ${all}`);
});

test("nor is a wrong figure that the person took to be so, although the answer agrees with them", async (t) => {
  const counts: Record<string, number> = { all: 0, supported: 0, own_knowledge: 0 };
  for (const transcript of sampled())
    for (const { text, turn } of claimsOf(transcript)) {
      const outcome = outcomeOf(text, await replayTranscript(turn));
      counts["all"]! += 1;
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  const { all = 0, supported = 0, own_knowledge = 0 } = counts;
  t.diagnostic(
    `of ${all} wrong figures of the person ${supported} are supported, ${own_knowledge} the model's own`,
  );
  assert.ok(all > 1_000);
  assert.ok(supported <= MOST_CLAIMED * all, `${supported} of ${all}`);
  assert.ok(own_knowledge >= LEAST_OWN * all, `${own_knowledge} of ${all}`);
});
