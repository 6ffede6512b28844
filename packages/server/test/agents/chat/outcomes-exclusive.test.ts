import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page } from "./outcomes-rig.ts";

/** Judges each answer beside the same evidence. */
function judged(cases: [answer: string, outcome: ProofOutcome][], findings: ChatFinding[]) {
  for (const [answer, outcome] of cases) assert.deepEqual(outcomes(answer, findings), [outcome], answer);
}

test("a direction, a duty or a place that is the opposite of what the evidence says is the model's own, beside right figures", () => {
  judged(
    [
      ["The bank raised its key rate by 25 basis points.", "own_knowledge"],
      ["It cut the fee for transfers to 2 euros.", "own_knowledge"],
      ["A helmet is optional on the north trail.", "own_knowledge"],
      ["The concert on 4 May takes place indoors.", "own_knowledge"],
      ["The bank lowered its key rate by 25 basis points.", "supported"],
    ],
    [
      page(
        "The bank lowered its key rate by 25 basis points. It raised the fee for transfers to 2 euros. " +
          "A helmet is mandatory on the north trail. The concert on 4 May takes place outdoors.",
      ),
    ],
  );
});

test("another kind of the same thing than the evidence names is the model's own", () => {
  judged(
    [
      ["The sister lives in Graz.", "own_knowledge"],
      ["The family car runs on petrol.", "own_knowledge"],
      ["The brother lives in Graz.", "supported"],
    ],
    [note("brother lives in Graz"), note("family car runs on diesel")],
  );
  judged(
    [
      ["The bus to the airport leaves every ten minutes.", "own_knowledge"],
      ["Die Mutter wohnt in Bern.", "own_knowledge"],
    ],
    [page("The train to the airport leaves every ten minutes."), note("Vater wohnt in Bern")],
  );
});

test("what is said of two kinds of a thing is true of both", () => {
  const family = [note("mother loves hikes in the Alps"), note("father likes hiking in the evening")];
  assert.notDeepEqual(outcomes("Your mother likes hiking.", family), ["own_knowledge"]);
  judged([["Buses and trains stop here.", "supported"]], [page("Buses stop here. Trains stop here.")]);
  judged([["The black model has a lid.", "supported"]], [page("The black and the white model have a lid.")]);
});

test("a quotation that is put into the mouth of another speaker is the model's own", () => {
  const interview = [
    page(
      'by Ines Falk\n\nNobody complained. "A round without an agenda is a chat with a calendar entry," as our office manager Ravi Menon puts it.',
    ),
  ];
  judged(
    [
      ["As Falk puts it, “a round without an agenda is a chat with a calendar entry.”", "own_knowledge"],
      ["Ines Falk remarked: “A round without an agenda is a chat with a calendar entry.”", "own_knowledge"],
      ["As Menon puts it, “a round without an agenda is a chat with a calendar entry.”", "supported"],
    ],
    interview,
  );
});
