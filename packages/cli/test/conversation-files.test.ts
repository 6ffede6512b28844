import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { openConversationFiles } from "../src/chat/conversation-files.ts";
import { createKeeper } from "../src/chat/keep-conversation.ts";

const SERVICE = "http://127.0.0.1:8787";

/** A folder that is not there yet, its conversations, and a clock that goes on by a second. */
function home() {
  const parent = mkdtempSync(path.join(tmpdir(), "signet-cli-"));
  const folder = path.join(parent, "signet", "chats");
  const files = openConversationFiles(folder);
  const told: string[] = [];
  let now = Date.UTC(2026, 10, 23);
  const keeper = (from: Parameters<typeof createKeeper>[0]["from"] = null) =>
    createKeeper({
      files,
      service: SERVICE,
      from,
      nowMs: () => (now += 1_000),
      say: (text) => void told.push(text),
    });
  return { folder, files, keeper, told, [Symbol.dispose]: () => rmSync(parent, { recursive: true }) };
}

const exchange = (question: string, answer = "yes") => ({ question, answer });

test("a conversation is kept as lines of JSON, for nobody but its owner, and read as it was", async () => {
  using at = home();
  const keeper = at.keeper();
  assert.equal(keeper.id(), null);
  const said = [exchange("How far\nis it?", "far \u001b[2J\u2028 😀"), exchange("And now?")];
  await keeper.keep(said.slice(0, 1));
  await keeper.keep(said);
  const [name] = readdirSync(at.folder);
  const file = path.join(at.folder, name!);
  assert.equal(name, `${keeper.id()}.jsonl`);
  assert.deepEqual([statSync(file).mode & 0o777, statSync(at.folder).mode & 0o777], [0o600, 0o700]);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  assert.deepEqual(
    lines.slice(1).map((line) => JSON.parse(line) as unknown),
    said,
  );
  const [head] = await at.files.list();
  assert.deepEqual(head, {
    id: keeper.id(),
    service: SERVICE,
    began_at: "2026-11-23T00:00:01.000Z",
    answered_at: "2026-11-23T00:00:02.000Z",
    questions: 2,
    first_words: "How far is it?",
  });
  assert.deepEqual(await at.files.read(keeper.id()!), { ...head, exchanges: said });
});

test("the newest 200 conversations stay, and what a program that died left behind is removed", async () => {
  using at = home();
  await at.keeper().keep([exchange("the oldest")]);
  const [oldest] = await at.files.list();
  for (let i = 1; i < 199; i++)
    writeFileSync(
      path.join(at.folder, `${i.toString(16).padStart(8, "0")}.jsonl`),
      JSON.stringify({ ...oldest, answered_at: "2026-11-23T00:00:01.500Z" }),
    );
  const [old, fresh] = ["11111111.jsonl.1.tmp", "22222222.jsonl.2.tmp"].map((name) =>
    path.join(at.folder, name),
  );
  for (const file of [old!, fresh!]) writeFileSync(file, "{");
  utimesSync(old!, 0, 0);
  for (const question of ["one", "two"]) await at.keeper().keep([exchange(question)]);
  const list = await at.files.list();
  assert.equal(list.length, 200);
  assert.deepEqual([list[0]?.first_words, list[1]?.first_words], ["two", "one"]);
  assert.ok(list.every(({ id }) => id !== oldest?.id));
  assert.deepEqual(
    readdirSync(at.folder).filter((name) => name.endsWith(".tmp")),
    ["22222222.jsonl.2.tmp"],
  );
});

test("what is no conversation is neither listed nor read, and harms none that is", async () => {
  using at = home();
  await at.keeper().keep([exchange("a")]);
  const head = JSON.stringify((await at.files.list())[0]);
  const broken: Record<string, string> = {
    "00000001.jsonl": "",
    "00000002.jsonl": "null",
    "00000003.jsonl": '{"service":1}\n',
    "00000004.jsonl": `${head}\n{"question":"q"}\n`,
    "00000005.jsonl": `${head}\n{"question":"q","answ`,
    "notes.txt": head,
  };
  for (const [name, text] of Object.entries(broken)) writeFileSync(path.join(at.folder, name), text);
  mkdirSync(path.join(at.folder, "00000006.jsonl"));
  assert.equal((await at.files.list()).length, 3, "a head is enough to be listed");
  for (const name of Object.keys(broken)) assert.equal(await at.files.read(name.slice(0, 8)), null, name);
  assert.equal(await at.files.read("00000006"), null);
});

test("kill -9 at any moment leaves a conversation as it was before or after an answer", async () => {
  using at = home();
  const source = `
    import { openConversationFiles } from ${JSON.stringify(path.join(import.meta.dirname, "../src/chat/conversation-files.ts"))};
    const files = openConversationFiles(${JSON.stringify(at.folder)});
    const head = { id: "00000001", service: "s", began_at: "b", answered_at: "a", first_words: "w" };
    for (let questions = 1; ; questions++) {
      const exchanges = Array.from({ length: 40 }, () => ({ question: String(questions), answer: "x".repeat(9_000) }));
      await files.write({ ...head, questions, exchanges });
      process.stdout.write(".");
    }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const assertWhole = async () => {
    const kept = await at.files.read("00000001");
    assert.equal(kept?.exchanges.length, 40);
    assert.ok(kept.exchanges.every(({ question }) => question === String(kept.questions)));
  };
  try {
    let writes = 0;
    for await (const chunk of child.stdout) {
      await assertWhole();
      if ((writes += (chunk as Buffer).length) >= 50) break;
    }
  } finally {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
  await assertWhole();
});

test("a conversation that goes on in two places is overwritten in none", async () => {
  using at = home();
  const begun = at.keeper();
  await begun.keep([exchange("a")]);
  const [from] = await at.files.list();
  const [one, two] = [at.keeper(from), at.keeper(from)];
  await one.keep([exchange("a"), exchange("one")]);
  await two.keep([exchange("a"), exchange("two")]);
  await one.keep([exchange("a"), exchange("one"), exchange("more")]);
  assert.equal(one.id(), from?.id);
  assert.notEqual(two.id(), from?.id);
  const kept = await Promise.all([one, two].map((keeper) => at.files.read(keeper.id()!)));
  assert.deepEqual(
    kept.map((conversation) => conversation?.exchanges.at(-1)?.question),
    ["more", "two"],
  );
});

test("a conversation of which all is taken back is removed, and a new one gets an id of its own", async () => {
  using at = home();
  const keeper = at.keeper();
  await keeper.keep([exchange("a")]);
  const first = keeper.id();
  keeper.beginAnew();
  await keeper.keep([exchange("b")]);
  assert.notEqual(keeper.id(), first);
  await keeper.keep([]);
  assert.equal(keeper.id(), null);
  assert.deepEqual(
    (await at.files.list()).map(({ id }) => id),
    [first],
  );
});

test("what cannot be kept is told once", async () => {
  using at = home();
  mkdirSync(path.dirname(at.folder));
  writeFileSync(at.folder, "a file");
  const keeper = at.keeper();
  await keeper.keep([exchange("a")]);
  await keeper.keep([exchange("a")]);
  assert.equal(at.told.length, 1);
  assert.match(at.told[0]!, /^the conversation is not kept: .*chats.* \(E\w+\)$/);
  await assert.rejects(at.files.list(), /the conversations cannot be read: .*chats \(ENOTDIR\)/);
});
