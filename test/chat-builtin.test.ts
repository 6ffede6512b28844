import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatEvent } from "@signet/contract";
import { chat, serviceFor } from "./support/service.ts";

const of = <N extends ChatEvent["name"]>(events: ChatEvent[], name: N) =>
  events.flatMap((event) =>
    event.name === name ? [event.data as Extract<ChatEvent, { name: N }>["data"]] : [],
  );

test("without a model the chat answers what it can, and says plainly what needs one", async (t) => {
  const service = await serviceFor(t);
  const ask = async (command: string) => {
    const { events, done, answer } = await chat(service, command);
    return {
      answer,
      ok: done.ok,
      finish: done.finish_reason,
      proof: of(events, "proof").at(-1)!,
      choices: of(events, "decision").map(({ choice }) => choice),
    };
  };
  const sum = await ask("what is 17 * 23?");
  assert.ok(sum.ok && /\b391\b/.test(sum.answer) && sum.proof.verified, sum.answer);
  const far = await ask("How far is 26.2 miles in kilometres?");
  assert.ok(far.ok && /42\.16/.test(far.answer) && far.proof.verified, far.answer);
  const time = await ask("what time is it in UTC?");
  assert.ok(time.ok && /\d\d:\d\d UTC.*20\d\d-\d\d-\d\d/.test(time.answer), time.answer);
  const help = await ask("how do I set a key for a model?");
  assert.ok(help.ok && /signet (?:init|keys set)/.test(help.answer), help.answer);
  const coded = await ask(
    "Write initials(name) in initials.mjs. initials('john smith') -> 'J.S.', initials('ada lovelace') -> 'A.L.', initials('alan turing') -> 'A.T.', initials('grace brewster hopper') -> 'G.B.H.'",
  );
  assert.ok(coded.ok && /initials/.test(coded.answer), coded.answer);
  const [sealed] = coded.proof.evidence;
  assert.equal(sealed?.type, "receipt");
  const receipt = await ask("show me the last receipt");
  assert.ok(receipt.ok && receipt.answer.includes(sealed.ref.slice(0, 12)), receipt.answer);
  assert.ok((await ask("remember that I prefer tabs")).ok);
  assert.match((await ask("what do you remember about tabs?")).answer, /prefer tabs/);
  assert.ok((await ask("how many runs have I left?")).ok);
  const beyond = await ask("Write me a poem about the sea.");
  assert.deepEqual([beyond.ok, beyond.finish], [false, "needs_model"]);
  assert.match(beyond.answer, /keys set/);
});
