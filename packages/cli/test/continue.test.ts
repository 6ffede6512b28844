import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { openConversationFiles } from "../src/chat/conversation-files.ts";
import { chatOf, startChat, token } from "./support/chat.ts";
import { signet } from "./support/signet.ts";

const ELSEWHERE = "https://signet.example.com";
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/;

/** A service, and a home with conversations that were held with `service` (else this one), each an hour older than the next. */
async function homeWith(
  ...conversations: { id: string; question?: string; answer?: string; service?: string }[]
) {
  const chat = await startChat({ events: ({ command }) => chatOf([token(`about ${command}`)]) });
  const home = mkdtempSync(path.join(tmpdir(), "signet-cli-"));
  const files = openConversationFiles(path.join(home, "signet", "chats"));
  for (const [i, { id, question = "q", answer = "a", service = chat.url }] of conversations.entries())
    await files.write({
      id,
      service,
      began_at: "2026-11-23T00:00:00.000Z",
      answered_at: new Date(Date.now() - (conversations.length - i) * 3_600_000).toISOString(),
      questions: 1,
      first_words: question,
      exchanges: [{ question, answer }],
    });
  const close = () => {
    chat[Symbol.dispose]();
    rmSync(home, { recursive: true });
  };
  const run = (args: string[], env: Record<string, string> = {}) =>
    signet(args, { url: chat.url, env: { XDG_STATE_HOME: home, ...env } });
  const sent = () =>
    (chat.asked().at(-1) as { history: { content: string }[] }).history.map((turn) => turn.content);
  return { url: chat.url, asked: chat.asked, sent, files, home, run, [Symbol.dispose]: close };
}

test("what was said to one service goes to no other, unless its address is named with the command", async () => {
  using at = await homeWith({ id: "aaaa1111", question: "mine" }, { id: "bbbb2222", service: ELSEWHERE });
  const newest = await at.run(["chat", "x", "--continue"]);
  assert.equal(newest.code, 0);
  assert.deepEqual(at.sent(), ["mine", "a"]);
  const other = await at.run(["chat", "x", "--continue", "bbbb"]);
  assert.equal(other.code, 2);
  assert.match(
    other.stderr,
    /bbbb2222 was held with https:\/\/signet.example.com; to send it to .*--url http/,
  );
  assert.equal(at.asked().length, 1);
  const named = await at.run(["chat", "x", "--continue", "bbbb", "--url", `${at.url}/`]);
  assert.equal(named.code, 0);
  assert.match(
    named.stderr,
    /^conversation bbbb2222 was held with https:\/\/signet.example.com; it is sent to/,
  );
  assert.deepEqual(at.sent(), ["q", "a"]);
  const list = await at.files.list();
  assert.deepEqual(
    list.map(({ id, service, questions }) => [id.length, service, questions]),
    [
      [8, at.url, 2],
      [8, at.url, 2],
      [8, ELSEWHERE, 1],
    ],
    "it goes on as a conversation of its own, and the one of the other service stays as it was",
  );
});

test("a conversation is named by the beginning of its id; anything else is the question", async () => {
  using at = await homeWith({ id: "aaaa1111", question: "first" }, { id: "aaaa2222", question: "second" });
  const cases: [string[], string[]][] = [
    [
      ["chat", "--continue", "and in miles?"],
      ["second", "a"],
    ],
    [
      ["chat", "why", "--continue", "aaaa1"],
      ["first", "a"],
    ],
    [
      ["chat", "--continue=last", "why"],
      ["first", "a", "why", "about why"],
    ],
    [
      ["chat", "--continue", "--no-keep", "--", "--continue"],
      ["first", "a", "why", "about why", "why", "about why"],
    ],
  ];
  for (const [args, history] of cases) {
    assert.equal((await at.run(args)).code, 0, args.join(" "));
    assert.deepEqual(at.sent(), history, args.join(" "));
  }
  const wrong: [string[], RegExp][] = [
    [["chat", "x", "--continue", "aaaa"], /several conversations begin with aaaa/],
    [["chat", "x", "--continue", "0"], /no kept conversation begins with 0; to list all: signet chats/],
    [["chat", "x", "--continue", "why so?"], /no conversation has such an id/],
  ];
  for (const [args, why] of wrong) {
    const { stderr, code } = await at.run(args);
    assert.match(stderr, why);
    assert.equal(code, 2);
  }
  using none = await homeWith();
  assert.match((await none.run(["chat", "x", "--continue"])).stderr, /no conversation with .* is kept/);
});

test("nothing is kept of what a program asks, nor where that is turned off", async () => {
  using at = await homeWith({ id: "aaaa1111" });
  await at.run(["chat", "x"]);
  await at.run(["chat", "x", "--continue", "--no-keep"]);
  await at.run(["chat", "x", "--continue"], { SIGNET_KEEP_CHATS: "0" });
  assert.equal((await at.files.read("aaaa1111"))?.exchanges.length, 1);
  assert.equal((await at.files.list()).length, 1);
});

test("conversations are listed with their service where it is another, and what they hold controls no terminal", async () => {
  using at = await homeWith(
    {
      id: "aaaa1111",
      question: "hi \u001b[2J\u202e\u0007there",
      answer: "\u001b]0;x\u0007",
      service: `${ELSEWHERE}/\u009b`,
    },
    { id: "bbbb2222", question: "newer" },
  );
  const { stdout } = await at.run(["chats"]);
  assert.match(
    stdout,
    /^bbbb2222 {2}1 h {5}1 question {5}newer\naaaa1111 {2}2 h .*https:\/\/signet.example.com\/.*: hi .*there\n$/,
  );
  const json = await at.run(["chats", "list", "--json"]);
  const shown = await at.run(["chat", "x", "--continue", "aaaa", "--url", at.url]);
  for (const text of [stdout, json.stdout, shown.stderr]) assert.doesNotMatch(text, UNSAFE);
});

test("conversations are deleted by the beginning of an id, or all of them", async () => {
  using at = await homeWith({ id: "aaaa1111" }, { id: "bbbb2222" }, { id: "cccc3333" });
  assert.equal((await at.run(["chats", "delete", "bb"])).stdout, "✓ deleted 1 conversation\n");
  for (const args of [["delete"], ["delete", "../x"], ["delete", "last"]])
    assert.equal((await at.run(["chats", ...args])).code, 2, args.join(" "));
  const all = await at.run(["chats", "delete", "--all", "--json"]);
  assert.deepEqual(JSON.parse(all.stdout), { ok: true, removed: 2 });
  assert.deepEqual(readdirSync(path.join(at.home, "signet", "chats")), []);
  assert.equal((await at.run(["chats"])).stdout, "No conversations are kept here. Begin one: signet chat\n");
});
