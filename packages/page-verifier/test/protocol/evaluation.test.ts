import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { after, describe, test } from "node:test";
import { drawn, sampleOf } from "../../../../test/support/drawn.ts";
import { BrowserKilled, type PageBrief } from "../../src/index.ts";
import { createVerifier } from "./support.ts";

const verifier = createVerifier();
after(() => verifier.close());

const FOLDER = path.join(import.meta.dirname, "../evaluation");
const pages = ["good", "broken"].flatMap((kind) =>
  readdirSync(path.join(FOLDER, kind))
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ kind, name: file.replace(".html", "") })),
);

/** Pages that the verifier judges wrongly, and why. None may join them unnoticed. */
const MISJUDGED: Record<string, string> = {
  "anagram-nan": "no step reaches the third level",
  "echo-lights": "no step goes beyond the first round",
  "four-moves": "no step pauses after a skip",
  "ma-firefly-pond": "no step waits until the sparks that stay make it slow",
  maze: "a step of its brief moves into a hedge, where nothing changes",
  "pa-blackjack": "that a win pays no more than a push is told by nothing but the rules of the game",
  "pa-brickquay": "that a paddle has no place on a touched canvas shows in no text and no error",
  "pantry-shelf": "no step drops a jar on one that is there",
  "pb-pocket-sheet": "no step enters a formula that refers to its own cell",
  "pc-moon-pairs": "no step finds all pairs and looks at the time after that",
  "pb-verse-desk": "no step undoes a button's change after further writing",
  "qa-bellcave": "no step jumps to each bell, and none finds out that one is too high",
  "qb-camp-sheet": "no step enters a formula that refers to its own cell",
  "ra-brick-heart": "the bricks are drawn, and no step breaks all that there are",
  "ua-storm-boat": "the rocks are drawn on a canvas, and no step waits until the boat is hit",
  "ub-truffle-dog": "no step digs up all that there is",
  "va-pearl-diver": "that one pearl is walled in shows in no text, and no step collects them all",
  "plant-wheel": "parts of the buttons off the screen are still on it",
  "signup-accepts-anything": "no step enters what it should refuse",
  "story-wall": "no step undoes anything but a new note",
  "tic-tac-toe-diagonals": "no step wins by a diagonal",
};

const KILLED = "killed";

/** A page that takes more memory than it may has its browser ended, which the service reports as a failed check. */
function killed(error: unknown): typeof KILLED {
  if (error instanceof BrowserKilled) return KILLED;
  throw error;
}

/** Pages that are played outside of the full check. */
const DRAWN = 2;
const sample = drawn(pages, DRAWN);

describe(
  "pages that were written without looking at the verifier get the verdict of a careful person",
  { concurrency: 2 },
  () => {
    after(() => console.log(`# evaluation pages: ${sample.length}${sampleOf(sample, pages)}`));
    for (const { kind, name } of sample)
      test(`${kind} ${name}`, async (t) => {
        const read = (ending: string) => readFileSync(path.join(FOLDER, kind, name + ending), "utf8");
        const { brief } = JSON.parse(read(".json")) as { brief: PageBrief };
        const checked = await verifier.verify(read(".html"), brief).catch(killed);
        if (checked === KILLED) return assert.equal(kind, "broken", "its browser was ended");
        const { report } = checked;
        const failed = report.checks.filter(({ ok, level }) => ok === false && level === "block");
        if (report.ok === (kind === "good")) return;
        t.diagnostic(failed.map((check) => `${check.name}: ${check.detail}`).join("\n"));
        assert.ok(
          Object.hasOwn(MISJUDGED, name),
          failed.map((check) => `${check.name}: ${check.detail}`).join("\n"),
        );
      });
  },
);
