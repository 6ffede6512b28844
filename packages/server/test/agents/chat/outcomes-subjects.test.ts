import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed, value } from "./outcomes-rig.ts";

function judged(answers: string[], outcome: ProofOutcome, findings: ChatFinding[], given: string[] = []) {
  for (const answer of answers) assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
}

const ASKED = [
  "does my 12 kg tent fit the 10 kg limit of the roof box? and how many walkers are on the north path?",
];
const VALUES = [value("12.4"), printed("north 311\nsouth 90\n")];

test("beside values, a sentence about the person, the thing asked for or something named before is a conclusion", () => {
  judged(
    [
      "You won't get around leaving something at home.",
      "The worker gave up after several attempts and went down.",
      "The hinges and the lid would be overloaded.",
      "If weight matters most, leaving the poles behind is the obvious way out.",
      "Each further item makes things worse.",
      "It's a little short of what you hoped.",
      "That's early in the season there, so unless he is in a hurry I would wait.",
      "For you, the lighter one is the better deal.",
    ],
    "looked_up",
    VALUES,
    ASKED,
  );
});

test("a sentence about things of a kind is the model's own, also if it shares a word or two with the question", () => {
  judged(
    [
      "Roof boxes last longer in a shady garage than on an open street.",
      "Walkers prefer shade because the sun dries their mouths.",
      "A roof box raises the consumption of fuel on a motorway considerably.",
      "Cotton tents and leather covers soak up rain, so yours may get heavier.",
      "Lightweight alloys bend sooner.",
    ],
    "own_knowledge",
    VALUES,
    ASKED,
  );
});

test("beside a value, a long new predicate about it is a conclusion if it judges the value", () => {
  judged(
    [
      "That's plenty of time to repair the fence without any hurry.",
      "It's rather late for repainting the garage doors.",
    ],
    "looked_up",
    [value("74")],
    ["days until the inspection?"],
  );
  judged(
    [
      "That is a classic figure for growers of sweet peppers.",
      "That is what officials in small mountain villages demand.",
    ],
    "own_knowledge",
    [value("74")],
    ["days until the inspection?"],
  );
});

test("in other languages, a sentence about what is the person's, or what follows, is a conclusion from a value", () => {
  const cases: [string, string][] = [
    ["Dein Rucksack passt nicht hinein.", "wie schwer ist alles?"],
    ["Darin sind Zelt und Kocher enthalten.", "wie schwer ist alles?"],
    ["Votre sac dépasse largement la limite.", "combien pèse tout ?"],
    ["Il reste donc des affaires à enlever.", "combien pèse tout ?"],
    ["Tu mochila supera claramente el límite.", "¿cuánto pesa todo?"],
  ];
  for (const [answer, asked] of cases) judged([answer], "looked_up", [value("12.4")], [asked]);
  judged(
    ["Sonntagskinder gelten im Volksglauben als Glückskinder.", "El arroz bomba absorbe bastante líquido."],
    "own_knowledge",
    [value("12.4")],
    ["wie schwer ist alles?"],
  );
});

test("beside a page, what is said with a gerund or in part is no advice and no general truth", () => {
  const ferry = [page("Bicycles are carried for free. Cars must be booked. The crossing takes two hours.")];
  judged(
    [
      "Taking your scooter along costs nothing extra.",
      "Nothing has to be paid there, so there's no need to bring change.",
      "Waving the ticket alone won't be enough there.",
      "A larger vehicle therefore has to be registered in advance.",
      "You'll have some hours to rest on board.",
    ],
    "looked_up",
    ferry,
    ["can I take my bike on the ferry?"],
  );
  judged(
    [
      "Some ferries charge extra.",
      "Take a scarf against the wind.",
      "Hybrid engines would reduce noise a lot.",
    ],
    "own_knowledge",
    ferry,
    ["can I take my bike on the ferry?"],
  );
});

test("a reason with number words of the program is a conclusion from its output, and a figure in digits is not", () => {
  const ran = [
    printed("exit code: 1\nIndexError: list index out of range\n", "python\nprint(split('a--b')[2], [][0])"),
  ];
  judged(
    [
      "An empty list has no element zero, so the lookup cannot work.",
      "Each dash ends a part, so two dashes in a row leave two empty parts.",
    ],
    "looked_up",
    ran,
    ["why does my lookup fail?"],
  );
  judged(
    ["The limit of the list is 2, so the lookup cannot work.", "There are two lists."],
    "own_knowledge",
    ran,
    ["why does my lookup fail?"],
  );
});

test("a figure that is a part of a name supports only a sentence that shares words with the evidence", () => {
  const license = [note("project Kestrel is licensed under Apache-2.0")];
  judged(["Your project Kestrel is licensed under Apache-2.0."], "supported", license);
  judged(["Kestrel is under Apache-2.0."], "supported", license);
  const grant = "Unlike permissive terms from Berkeley, Apache-2.0 grants everyone explicit patent rights.";
  assert.notDeepEqual(outcomes(grant, license), ["supported"]);
});

test("beside a value, a sentence about somebody whom the person named is a conclusion", () => {
  const asked = ["can I phone Kenji in Tokyo now?"];
  judged(
    ["Kenji is probably asleep.", "Kenji would hardly pick up the phone."],
    "looked_up",
    [value("03:15")],
    asked,
  );
  judged(["Japan abolished summer hours decades ago."], "own_knowledge", [value("03:15")], asked);
});
