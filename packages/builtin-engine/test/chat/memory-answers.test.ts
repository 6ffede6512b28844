import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Message } from "@signet/contract";
import { after, asks, first, turn } from "./chat-rig.ts";

describe("what is remembered", () => {
  test("is told once, without ids, to whoever does not want to forget it", async () => {
    const twice = "mem_2  my dog is called Bruno.\nmem_1  My dog is called Bruno";
    assert.equal(
      (await after("what's my dog called?", twice)).text,
      "You told me: “my dog is called Bruno.”",
    );
    assert.equal(
      (await after("what do you remember?", twice)).text,
      "I remember:\n\n- my dog is called Bruno.",
    );
    assert.match((await after("forget what I said about my dog", twice)).text, /mem_2: .*\n- mem_1: /);
  });

  test("answers what is asked in other words", async () => {
    const cases: [string, string][] = [
      ["Which size do my shelves have?", "the shelves in the shop are 80 cm wide"],
      ["what colour is my car", "my car is red"],
      ["when is moms birthday?", "mom's birthday is on 12 May"],
      ["where does my sister live", "my sister lives in Oslo"],
    ];
    for (const [question, fact] of cases)
      assert.equal((await after(question, `mem_1  ${fact}`)).text, `You told me: “${fact}”.`);
    const other = "mem_1  my favourite food is pizza";
    assert.match((await after("what is my favorite colour?", other)).text, /^I remember nothing/);
  });

  test("is not asked about the service, nor about what is no fact of whoever asks", async () => {
    for (const question of [
      "do i pay extra for every task i start or is that all in?",
      "What happens when I reach my limit in the middle of a job?",
    ])
      assert.equal(await first(question), "prices {}", question);
    const { reason, text } = await after(
      "is my landlord allowed to raise the rent?",
      "nothing is remembered",
    );
    assert.equal(reason, "needs_model");
    assert.doesNotMatch(text, /remember/);
  });

  test("in this conversation alone is quoted as said before", async () => {
    const before: Message[] = [
      asks("My project is called Sparrow and it uses Node 22."),
      { role: "assistant", text: "I cannot answer that without a model.", calls: [] },
      asks("What is my project called?"),
    ];
    const { calls } = await turn(before);
    const nothing: Message = {
      role: "tool",
      callId: calls[0]!.id,
      name: "recall",
      text: "nothing is remembered",
    };
    const { text } = await turn([...before, { role: "assistant", text: "", calls }, nothing]);
    assert.equal(text, "You said before: “My project is called Sparrow and it uses Node 22”.");
  });

  test("is what is noted for later", async () => {
    for (const asked of [
      "Note for later: the shop opens at 9",
      "save this for later: the shop opens at 9",
      "memorize that the shop opens at 9",
    ])
      assert.equal(await first(asked), 'remember {"text":"the shop opens at 9"}', asked);
  });
});
