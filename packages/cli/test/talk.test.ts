import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { columnsOf } from "../src/text.ts";
import { action, chatOf, LOOKED_UP, proof, RUN, token, type ChatScript } from "./support/chat.ts";
import { atKeyboard, signet } from "./support/signet.ts";
import { CTRL_D, newHome, talk } from "./support/talk.ts";

const skip = spawnSync("script", ["--version"]).error === undefined ? false : "script is not installed";
const CTRL_C = "\u0003";
const UP = "\u001b[A";

test("a conversation is sent along with each question, until it is cleared", { skip }, async () => {
  using chat = await talk({ events: ({ command }) => chatOf([token(`about ${command}`)]) });
  await chat.type("one\r", "about one");
  await chat.type("two\r", "about two");
  await chat.type("/clear\r", "A new conversation begins");
  await chat.type("three\r", "about three");
  assert.equal((await chat.end()).code, 0);
  const said = [
    { role: "user", content: "one" },
    { role: "assistant", content: "about one" },
  ];
  assert.deepEqual(chat.asked(), [
    { command: "one", history: [] },
    { command: "two", history: said },
    { command: "three", history: [] },
  ]);
});

test(
  "typed lines come back with the arrow keys, here and the next time, unless none are to be kept",
  { skip },
  async () => {
    using chat = await talk({ events: ({ command }) => chatOf([token(`about ${command}`)]) });
    await chat.type("one\r", "about one");
    await chat.type("two\r", "about two");
    await chat.type(`${UP}${UP}!\r`, "about one!");
    assert.equal((await chat.end()).code, 0);
    assert.equal(readFileSync(chat.kept, "utf8"), "one\ntwo\none!\n");
    using other = await talk({ events: chatOf([token("yes")]) }, ["--no-history"]);
    await other.type("one\r", "yes");
    await other.end();
    assert.throws(() => readFileSync(other.kept), { code: "ENOENT" });
  },
);

test("lines that are pasted together are one question", { skip }, async () => {
  using chat = await talk({ events: chatOf([token("yes")]) });
  await chat.seen("› ");
  chat.press("first\r  second\r/third");
  await chat.seen("/third");
  chat.press("\r");
  await chat.seen("yes");
  await chat.end();
  assert.deepEqual(chat.asked(), [{ command: "first\n  second\n/third", history: [] }]);
});

test("Ctrl-C during an answer cancels it, and the conversation goes on", { skip }, async () => {
  const cancelled = chatOf([token("Half of it"), token("")], { ok: false, finish_reason: "cancelled" });
  const events: ChatScript["events"] = ({ history }) =>
    history.length === 0 ? cancelled : chatOf([token("More")]);
  using chat = await talk({ events, holdBefore: 3 });
  await chat.type("one\r", "Half of");
  chat.press(CTRL_C);
  await chat.seen("cancelling");
  await chat.seen(" cancelled");
  await chat.type("two\r", "More");
  assert.equal((await chat.end("/exit\r")).code, 0);
  assert.ok(chat.requests.some(({ path }) => path === `/api/demo/runs/${RUN}/cancel`));
  assert.deepEqual((chat.asked()[1] as { history: unknown[] }).history[1], {
    role: "assistant",
    content: "Half of it",
  });
});

test("Ctrl-C at the prompt clears the line, and a second one leaves", { skip }, async () => {
  using chat = await talk({ events: chatOf([token("yes")]) });
  await chat.type(`wrong${CTRL_C}`, "Ctrl-C again leaves");
  await chat.type("right\r", "yes");
  await chat.type(CTRL_C, "Ctrl-C again leaves");
  assert.equal((await chat.end(CTRL_C)).code, 130);
  assert.deepEqual(chat.asked(), [{ command: "right", history: [] }]);
});

test("words that begin with a slash are for this program, and unknown ones are told", { skip }, async () => {
  const memory = [{ id: "mem_1", text: "likes tea", created_at: new Date().toISOString() }];
  using chat = await talk({ events: chatOf([token("yes")]), memory });
  await chat.type("/help\r", "/forget <id>");
  await chat.type("/nonsense\r", "there is no command /nonsense");
  await chat.type("/constructor\r", "there is no command /constructor");
  await chat.type("/clear all\r", "takes no argument");
  await chat.type("/memory\r", "likes tea");
  await chat.type("/forget\r", "say what to forget");
  await chat.type("/forget mem_1\r", "forgot 1 entry");
  await chat.type("/forget all\r", "forgot 2 entries");
  await chat.type("/json\r", "as they come");
  await chat.type("one\r", '{"event":"token"');
  await chat.type("/json\r", "Answers are shown");
  await chat.type("/etc/hosts is what?\r", "yes");
  await chat.end();
  assert.deepEqual(
    chat.requests.map(({ method, path }) => `${method} ${path}`),
    [
      "GET /api/demo/memory",
      "DELETE /api/demo/memory?id=mem_1",
      "DELETE /api/demo/memory",
      "POST /api/demo/run/stream",
      "POST /api/demo/run/stream",
    ],
  );
});

test("a question is asked again in place of its answer, or taken back with it", { skip }, async () => {
  let times = 0;
  const events: ChatScript["events"] = ({ command }) => {
    times += 1;
    const failed = times === 3;
    return chatOf(failed ? [] : [token(`${command} ${times}`)], failed ? { ok: false } : {});
  };
  using chat = await talk({ events });
  await chat.type("/retry\r", "no question to ask again");
  await chat.type("/undo\r", "no question to take back");
  await chat.type("one\r", "one 1");
  await chat.type("/retry\r", "one 2");
  await chat.type("/retry\r", "no answer was given");
  await chat.type("two\r", "two 4");
  await chat.type("/undo\r", "Taken back: two");
  await chat.type("three\r", "three 5");
  await chat.end();
  const said = [
    { role: "user", content: "one" },
    { role: "assistant", content: "one 2" },
  ];
  assert.deepEqual(chat.asked(), [
    { command: "one", history: [] },
    { command: "one", history: [] },
    { command: "one", history: [] },
    { command: "two", history: said },
    { command: "three", history: said },
  ]);
});

test(
  "a conversation is kept, listed, and continued by single questions and at the keyboard",
  { skip },
  async () => {
    const home = newHome();
    const events: ChatScript["events"] = ({ command }) => chatOf([token(`about ${command}`)]);
    using chat = await talk({ events }, [], 80, home);
    const at = { url: chat.url, env: { XDG_STATE_HOME: home } };
    await chat.type("one\r", "about one");
    await chat.type("two\r", "about two");
    await chat.type("/undo\r", "Taken back");
    await chat.type("/clear\r", "The last one is kept as");
    await chat.type("three\r", "about three");
    const { stdout } = await chat.end();
    await atKeyboard(["chat", "a single one"], at, 80).ended;
    const [first, second] = [/kept as ([0-9a-f]{8})/, /Kept as ([0-9a-f]{8})\. To go on:/].map(
      (line) => line.exec(stdout)![1]!,
    );
    const listed = await signet(["chats"], at);
    assert.match(
      listed.stdout,
      new RegExp(
        `^\\w{8} {2}now {5}1 question {5}a single one\n${second} {2}now {5}1 question {5}three\n${first} {2}now {5}1 question {5}one\n$`,
      ),
    );
    const single = await signet(["chat", "four", "--continue", first!.slice(0, 7)], at);
    assert.deepEqual([single.code, single.stdout], [0, "about four\n"]);
    assert.match(single.stderr, new RegExp(`^${first} goes on: “one”, 1 question, just now\n`));
    const again = atKeyboard(["chat", "--continue"], at, 80);
    await again.seen("2 questions, just now");
    await again.seen("› four");
    await again.seen("  about four");
    await again.seen("› ");
    again.type("five\r");
    await again.seen("about five");
    await again.seen("› ");
    again.type(CTRL_D);
    assert.equal((await again.ended).code, 0);
    const { history } = chat.asked().at(-1) as { history: { content: string }[] };
    assert.deepEqual(
      history.map(({ content }) => content),
      ["one", "about one", "four", "about four"],
    );
    const { conversations } = JSON.parse((await signet(["chats", "--json"], at)).stdout) as {
      conversations: { id: string; questions: number; service: string }[];
    };
    assert.deepEqual(
      conversations.map(({ id, questions, service }) => [id, questions, service]),
      [
        [first, 3, chat.url],
        [conversations[1]!.id, 1, chat.url],
        [second, 1, chat.url],
      ],
    );
  },
);

test("a service that is away ends no conversation", { skip }, async () => {
  using chat = await talk({ events: [] });
  chat.stopService();
  await chat.type("one\r", "no answer from");
  assert.equal((await chat.end()).code, 0);
});

test("in a narrow terminal every line fits, and a waiting line leaves nothing behind", { skip }, async () => {
  const words = "An answer of quite a few words that has to be broken more than once to fit in here. ";
  const work = [
    ...LOOKED_UP.slice(0, 2),
    action("done", { input: { text: "a very long input that is far too long for the line" } }),
    ...(words + words).match(/.{1,5}/g)!.map(token),
    proof("supported", words, ["calculation", words], ["source", `https://example.com/${"a".repeat(90)}`]),
  ];
  using chat = await talk({ events: chatOf(work) }, [], 40);
  await chat.type("one\r", "supported by");
  const { lines } = await chat.end();
  assert.ok(lines.length > 10);
  for (const line of lines) assert.ok(columnsOf(line) <= 60, line);
  const answer = lines.slice(lines.findIndex((line) => line.startsWith("An answer")));
  for (const line of answer) assert.ok(columnsOf(line) <= 40, line);
  const joined = answer
    .slice(
      0,
      answer.findIndex((line) => line.includes("supported by")),
    )
    .join(" ");
  assert.equal(joined, (words + words).trim());
});

test("what the service says cannot control the terminal, however it is cut", { skip }, async () => {
  const evil = "a\u001b[2J\u001b[?1049h\u001b]0;owned\u0007b";
  using chat = await talk({ events: chatOf(evil.split("").map(token)) });
  await chat.type("one\r", "b\r\n");
  const { stdout } = await chat.end();
  assert.doesNotMatch(stdout, /\u001b\[2J|\u001b\[\?1049h|\u001b\]0|\u0007/);
  assert.match(stdout, /ab\r\n/);
});
