import assert from "node:assert/strict";
import { test } from "node:test";
import { file, play, write } from "./stage.ts";

/** The notes of a run about files: their texts, and the patches in them. */
async function notesOf(files: ReturnType<typeof file>[], calls: [name: string, input: unknown][]) {
  const { yields } = await play({ files, maxSteps: 1 }, [{ calls }]);
  return yields.flatMap((said) =>
    said.type === "event" &&
    said.event.name === "agent_note" &&
    /^(?:edited|wrote|could not|read) /.test(said.event.data.text)
      ? [said.event.data]
      : [],
  );
}

test("whoever watches sees what became of a file: how many lines came and went, and which", async () => {
  const notes = await notesOf(
    [file("a.txt", "one\ntwo\nthree\n")],
    [
      ["edit", { path: "a.txt", edits: [{ old: "two", new: "2\n2b" }] }],
      write("new.txt", "x\ny\n"),
      write("a.txt", "gone\n"),
    ],
  );
  assert.deepEqual(
    notes.map(({ text }) => text),
    ["edited a.txt +2 −1", "wrote new.txt +2", "wrote a.txt +1 −4"],
  );
  assert.match(notes[0]!.diff!, /^diff --git a\/a\.txt b\/a\.txt\n[^]*\n one\n-two\n\+2\n\+2b\n three\n$/);
  assert.match(notes[1]!.diff!, /\nnew file mode 100644\n[^]*\n\+x\n\+y\n$/);
});

test("lines that look like the head of a patch are counted as lines", async () => {
  const [note] = await notesOf([file("a.txt", "-- x\n")], [write("a.txt", "++ y\n@@ z\n")]);
  assert.equal(note!.text, "wrote a.txt +2 −1");
});

test("a file that is written again as it was, or holds no text, is told without a patch of lines", async () => {
  const [same, binary] = await notesOf(
    [file("a.txt", "as it was\n")],
    [write("a.txt", "as it was\n"), write("b.bin", "\0\0")],
  );
  assert.deepEqual([same!.text, same!.diff], ["wrote a.txt", undefined]);
  assert.equal(binary!.text, "wrote b.bin");
});

test("a long patch is left out of the note, whose counts stay", async () => {
  const [note] = await notesOf([], [write("long.txt", "a line of some length\n".repeat(1_000))]);
  assert.deepEqual([note!.text, note!.diff], ["wrote long.txt +1000", undefined]);
});

test("what could not be read, written or edited is told too, with the reason", async () => {
  const notes = await notesOf(
    [file("a.txt", "one\n")],
    [
      ["edit", { path: "a.txt", edits: [{ old: "two", new: "2" }] }],
      ["read", { path: "none.txt" }],
      write("../out.txt", "x"),
    ],
  );
  assert.match(notes[0]!.text, /^could not edit a\.txt: old was not found/);
  assert.equal(notes[1]!.text, "could not read none.txt: none.txt does not exist");
  assert.match(notes[2]!.text, /^could not write \.\.\/out\.txt: /);
});
