import assert from "node:assert/strict";
import { test } from "node:test";
import type { Message, Model, ModelRequest, Picture } from "@signet/contract";
import { isTight } from "../../src/agents/history.ts";
import { detectLoop } from "../../src/agents/loop-detection.ts";
import { keepNewest, type PictureStore, picturesIn, showPicture } from "../../src/agents/shown-pictures.ts";
import { ModelError, PicturesRefused } from "../../src/modules/models/model-error.ts";
import { createRunPictures } from "../../src/usecases/runs/run-pictures.ts";
import { pngOf } from "../support/png.ts";
import { bash, finish, type Line, lines, play, told } from "./stage.ts";

const PNG = pngOf(640, 480);
const given = (...names: string[]) => givenOf([640, 480], names);
const givenOf = ([width, height]: [number, number], names: string[]) =>
  names.map((path, i) => ({
    path,
    content: pngOf(width, height, i).toString("base64"),
    encoding: "base64" as const,
  }));
const look = (path: string): Line => ({ calls: [["read", { path }]] });
const over: Line = { calls: [finish()] };
const store = () => createRunPictures({ find: async () => null });
/** The pictures of a request, by the call that showed them: `shown`, or why not. */
const seenIn = ({ messages, pictures }: ModelRequest) =>
  messages.flatMap((message) =>
    message.role === "assistant"
      ? []
      : (message.pictures ?? []).map(
          ({ dropped, sha256 }) => dropped ?? (pictures?.has(sha256) ? "shown" : "gone"),
        ),
  );
const descriptionOf = ({ tools }: ModelRequest) => tools.find(({ name }) => name === "read")!.description;

test("a model that sees is shown what it reads, as a hash in its message and bytes in its request alone", async () => {
  const { requests, states } = await play(
    { files: given("a.png"), maxSteps: 3 },
    [look("a.png"), { calls: [bash("true")] }, over],
    { takes: ["PNG"] },
  );
  assert.match(descriptionOf(requests[0]!), /Or look at a picture: PNG, up to 3 MiB\./);
  assert.match(told(requests[1]!)[0]!, /^\[a PNG picture, 640×480, \d+ bytes\]$/);
  for (const request of requests.slice(1)) {
    const [[sha256, bytes]] = [...request.pictures!] as [[string, Uint8Array]];
    assert.deepEqual(Buffer.from(bytes), pngOf(640, 480, 0));
    assert.deepEqual(picturesIn(request.messages), [
      { type: "PNG", width: 640, height: 480, sha256, bytes: bytes.length },
    ]);
  }
  const kept = JSON.stringify(states.at(-1)!.state);
  assert.ok(!kept.includes("iVBOR") && !kept.includes(PNG.toString("latin1", 1, 8)));
});

test("a model that sees nothing is told in words, and not that it could look", async () => {
  const { requests } = await play({ files: given("a.png"), maxSteps: 2 }, [look("a.png"), over]);
  assert.ok(!descriptionOf(requests[0]!).includes("picture"));
  assert.match(told(requests[1]!)[0]!, /^\[a PNG picture, 640×480, \d+ bytes; it cannot be shown to you\]$/);
  assert.equal(requests[1]!.pictures, undefined);
});

test("a server that refuses pictures is asked again once without them, and never sent one again, also after a restart", async () => {
  const script: Line[] = [
    look("a.png"),
    { throws: new PicturesRefused(400) },
    (request) => {
      assert.equal(request.pictures, undefined);
      return look("b.png");
    },
    { calls: [bash("true")] },
    over,
  ];
  const first = await play({ files: given("a.png", "b.png"), maxSteps: 4 }, script, { takes: ["PNG"] });
  assert.deepEqual(seenIn(first.requests[1]!), ["shown"]);
  assert.deepEqual(seenIn(first.requests[2]!), [
    "the picture cannot be shown to you: the model's server refused it",
  ]);
  assert.match(told(first.requests[3]!)[0]!, /; it cannot be shown to you\]$/);
  assert.equal(lines(first.yields).filter((line) => line.includes("refuses pictures")).length, 1);
  const { state, tar } = first.states[2]!;
  const { requests } = await play({ files: given("a.png", "b.png"), maxSteps: 5 }, [look("b.png"), over], {
    takes: ["PNG"],
    resume: {
      state,
      workspace: (async function* () {
        yield* tar;
      })(),
    },
  });
  assert.ok(!descriptionOf(requests[0]!).includes("picture"));
  assert.match(told(requests[1]!)[0]!, /; it cannot be shown to you\]$/);
  const twice = [look("a.png"), { throws: new PicturesRefused(400) }, { throws: new PicturesRefused(400) }];
  await assert.rejects(
    play({ files: given("a.png"), maxSteps: 4 }, twice, { takes: ["PNG"] }),
    PicturesRefused,
  );
});

test("a picture that is gone after a restart is told as gone, and the run goes on", async () => {
  const files = given("a.png");
  const { states } = await play({ files, maxSteps: 2 }, [look("a.png"), over], { takes: ["PNG"] });
  const { state, tar } = states[0]!;
  const workspace = () =>
    (async function* () {
      yield* tar;
    })();
  const again = (pictures: PictureStore) =>
    play({ files, maxSteps: 2 }, [over], {
      takes: ["PNG"],
      resume: { state, workspace: workspace() },
      pictures,
    });
  assert.deepEqual(seenIn((await again(store())).requests[0]!), ["gone"]);
  const there = createRunPictures({ find: async () => new Uint8Array(pngOf(640, 480, 0)) });
  assert.deepEqual(seenIn((await again(there)).requests[0]!), ["shown"]);
});

test("only the newest five are shown; a turn that reads more is told so", async () => {
  const names = Array.from({ length: 7 }, (_, i) => `${i}.png`);
  const { requests, states } = await play(
    { files: given(...names), maxSteps: 3 },
    [{ calls: names.map((path) => ["read", { path }]) }, { calls: [bash("true")] }, over],
    { takes: ["PNG"] },
  );
  const removed = "the picture was removed: only the newest 5 are shown; repeat the call to see it";
  const expected = [removed, removed, ...Array.from({ length: 5 }, () => "shown")];
  assert.deepEqual(seenIn(requests[1]!), expected);
  assert.deepEqual(seenIn(requests[2]!), expected);
  assert.equal(picturesIn(states[0]!.state.messages).length, 5, "no step stores what is not shown");
});

test("a turn that reads ever more pictures does not hold them all in memory", async () => {
  const pictures = store();
  const hashes = Array.from({ length: 12 }, (_, i) => pictures.hold(Buffer.alloc(3 << 20, i)));
  const found = await Promise.all(hashes.map((sha256) => pictures.find(sha256)));
  assert.deepEqual(
    found.map((bytes) => bytes !== null),
    [...Array.from({ length: 2 }, () => false), ...Array.from({ length: 10 }, () => true)],
  );
});

test("what pictures take of the context is counted, and they go first, but not before they were seen", async () => {
  const script: Line[] = [look("a.png"), look("b.png"), { calls: [bash("true")] }, over];
  const files = givenOf([1_500, 1_500], ["a.png", "b.png"]);
  const { requests, yields } = await play({ files, maxSteps: 4 }, script, {
    takes: ["PNG"],
    contextTokens: 9_000,
  });
  const removed = "the picture was removed to save space; repeat the call to see it";
  assert.deepEqual(requests.map(seenIn), [[], ["shown"], [removed, "shown"], [removed, "shown"]]);
  assert.ok(!lines(yields).some((line) => line.includes("context limit")));
});

test("a request that is too long is shortened without any picture", async () => {
  const tooLong = new ModelError("context_too_long", "too long", { retryable: false });
  const { requests } = await play(
    { files: given("a.png"), maxSteps: 3 },
    [look("a.png"), { throws: tooLong }, { text: "I looked at a picture." }, { calls: [bash("true")] }, over],
    { takes: ["PNG"] },
  );
  assert.deepEqual(seenIn(requests[1]!), ["shown"]);
  assert.equal(requests[3]!.pictures, undefined);
});

/** A header of a PNG with these sides, as the first bytes of a file of this length. */
function headed(width: number, height: number, length = 64): Buffer {
  const bytes = Buffer.alloc(length);
  pngOf(1, 1).copy(bytes, 0, 0, 24);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test("what providers refuse is told in words: by kind, bytes, sides and pixels", () => {
  const held: Uint8Array[] = [];
  const view = (...kinds: Picture["type"][]) => ({
    types: () => kinds,
    store: { hold: (bytes: Uint8Array) => String(held.push(bytes)), find: async () => null },
  });
  const MiB3 = 3 << 20;
  const cases: [Buffer, Picture["type"][], string | null][] = [
    [headed(100, 100), ["PNG"], null],
    [headed(100, 100, MiB3), ["PNG"], null],
    [headed(8_000, 4_125), ["PNG"], null],
    [headed(16, 16), ["PNG"], null],
    [headed(100, 100), [], "it cannot be shown to you]"],
    [headed(100, 100), ["JPEG", "WebP"], "it cannot be shown to you: only JPEG and WebP can]"],
    [headed(100, 100, MiB3 + 1), ["PNG"], "it has more than 3 MiB]"],
    [headed(8_001, 10), ["PNG"], "a side has more than 8000 pixels]"],
    [headed(0xffff_ffff, 0xffff_ffff), ["PNG"], "a side has more than 8000 pixels]"],
    [headed(8_000, 8_000), ["PNG"], "it has more than 33 megapixels]"],
    [headed(100, 15), ["PNG"], "a side has fewer than 16 pixels]"],
  ];
  for (const [bytes, kinds, why] of cases) {
    const shown = showPicture(bytes, view(...kinds))!;
    assert.equal(shown.pictures?.length ?? 0, why === null ? 1 : 0, shown.text);
    assert.ok(why === null || shown.text.endsWith(why), shown.text);
  }
  assert.equal(held.length, 4, "nothing else is held");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>');
  assert.equal(showPicture(svg, view("PNG")), undefined, "SVG is text");
});

const shown = (id: string, bytes: number, sha256: string = id): Message[] => [
  { role: "assistant", text: "", calls: [{ id, name: "read", input: '{"path":"a.png"}' }] },
  {
    role: "tool",
    callId: id,
    name: "read",
    text: "[a PNG picture]",
    outcome: "done",
    pictures: [{ type: "PNG", sha256, width: 64, height: 64, bytes }],
  },
];

test("the pictures of one request have at most 12 MiB together", () => {
  const messages = ["a", "b", "c", "d", "e"].flatMap((id) => shown(id, 3 << 20));
  const kept = keepNewest(messages);
  assert.deepEqual(
    picturesIn(kept).map(({ sha256 }) => sha256),
    ["b", "c", "d", "e"],
  );
  assert.equal(kept[2], messages[2], "what does not change stays the same object");
});

test("a picture that changes is another result, also if what is told of it does not", () => {
  const reads = (...hashes: string[]) => hashes.flatMap((sha256, i) => shown(`c${i}`, 9, sha256));
  assert.equal(detectLoop(reads("a", "b", "c", "d")).act, "go_on");
  assert.equal(detectLoop(reads("a", "a", "a", "a")).act, "stop");
  assert.equal(detectLoop(keepNewest(reads("a", "a", "a", "a"), 1)).act, "stop");
});

test("a picture counts for a token of 750 pixels, within bounds", () => {
  const model = { contextTokens: 12_000 } as Model;
  const tight = (side: number, count: number) => {
    const pictures = Array.from({ length: count }, () => ({
      type: "PNG" as const,
      sha256: "a",
      width: side,
      height: side,
      bytes: 9,
    }));
    return isTight(model, { system: "", tools: [] }, [{ role: "user", text: "", pictures }]);
  };
  assert.deepEqual([tight(1_500, 2), tight(1_500, 4)], [false, true]);
  assert.deepEqual([tight(8_000, 1), tight(8_000, 2)], [false, true], "large ones are scaled down");
  assert.deepEqual([tight(16, 30), tight(16, 40)], [false, true]);
});
