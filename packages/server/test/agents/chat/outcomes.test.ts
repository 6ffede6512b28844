import assert from "node:assert/strict";
import { test } from "node:test";
import type { ProofOutcome } from "@signet/contract";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed, seen, value } from "./outcomes-rig.ts";

test("what the person wrote needs no evidence, and is none", () => {
  const given = ["What is 17% of €2,480?"];
  assert.deepEqual(outcomes("17% of €2,480 is **€421.60**.", [value("421.6")], given), ["supported"]);
  assert.deepEqual(outcomes("17% of €2,480 is €2,480.", [], given), ["own_knowledge"]);
  assert.notEqual(outcomes("17% of €2,480 is €2,480.", [value("421.6")], given)[0], "supported");
});

test("a program that prints what the model wrote into it supports nothing", () => {
  const laundered = printed("The answer is 43\n", 'print("The answer is 43")');
  for (const answer of ["It is 43.", "The answer is 43.", "6 × 7 = 43"])
    assert.notEqual(outcomes(answer, [laundered], ["what is 6 × 7?"])[0], "supported", answer);
  const constant = seen("calculation", "43", { input: "43", isOwnText: true });
  assert.notEqual(outcomes("It is 43.", [constant])[0], "supported");
  assert.deepEqual(outcomes("It is 42.", [printed("42\n", "print(6 * 7)")]), ["supported"]);
});

test("a program's own bounds may be named beside the number that it computed", () => {
  const counted = printed("25", "print(sum(all(n%d for d in range(2,n)) for n in range(2,100)))");
  assert.deepEqual(outcomes("There are 25 primes below 100.", [counted], ["count the primes"]), [
    "supported",
  ]);
  assert.deepEqual(outcomes("There are 25 primes below 200.", [counted], ["count the primes"]), [
    "own_knowledge",
  ]);
  const printsTwo = printed("2", "print(max(1,2))");
  assert.deepEqual(outcomes("It is 2.", [printsTwo], ["is 1 or 2 larger?"]), ["looked_up"]);
  assert.deepEqual(outcomes("It is 2.", [printsTwo]), ["own_knowledge"], "only the model had the number");
});

test("a program that puts a number together, or decodes it, supports it as little as one that prints it", () => {
  const supports = (answer: string, output: string, program: string) =>
    outcomes(answer, [printed(output, program)])[0] === "supported";
  for (const program of [
    "a='19';b='53';print('signed in', a+b)",
    "print('signed in', int('1' + '9' + '5' + '3'))",
    "import base64;print('signed in', base64.b64decode('MTk1Mw==').decode())",
    "print('signed in', bytes.fromhex('31393533').decode())",
    "print('signed in', ''.join(chr(c) for c in [49, 57, 53, 51]))",
    "print('signed in', '3591'[::-1])",
  ])
    assert.equal(supports("It was signed in 1953.", "signed in 1953\n", program), false, program);
  assert.ok(supports("There are 9,592 primes.", "9592 99991\n", "print(len(ps), ps[-1]) # 99_999, 1"));
  assert.ok(supports("The sum is 1,953.", "1953\n", "print(sum(range(1, 63)))"));
});

test("a figure supports no other part of a change, and two figures that changed places support nothing", () => {
  const change = page("Turnout rose from 58.2 % in 2018 to 61.7 % in 2022.");
  const firm = page("Our staff of 412 serves 36 countries.");
  const hours = page("Family (two adults and three children) | €29.00\nChildren under 6 enter free.");
  const cases: [ChatFinding, string, ProofOutcome][] = [
    [change, "Turnout rose to 61.7 %.", "supported"],
    [change, "Turnout was 58.2 % before and 61.7 % after.", "supported"],
    [change, "Turnout rose by 61.7 %.", "own_knowledge"],
    [change, "Turnout fell from 61.7 % to 58.2 %.", "own_knowledge"],
    [firm, "It has 412 employees in 36 countries.", "supported"],
    [firm, "It has 36 employees in 412 countries.", "own_knowledge"],
    [page("120 tests, 118 passed"), "118 tests passed of 120 tests.", "supported"],
    [hours, "€29 for two adults and three children", "supported"],
  ];
  for (const [finding, answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, [finding]), [outcome], answer);
});

test("what failed does not support that all of it was done", () => {
  const failed = seen("command", "exit code: 1\nprocessed 312 of 500 rows\nValueError", { failed: true });
  assert.deepEqual(outcomes("All 500 rows were processed.", [failed]), ["own_knowledge"]);
  assert.deepEqual(outcomes("It processed 312 of 500 rows.", [failed]), ["supported"]);
});

test("a note that is said in other words is looked up, and one that is said again is supported", () => {
  const notes = [note("The user's dog is called Rex"), note("prefers tabs over spaces")];
  const cases: [string, ProofOutcome][] = [
    ["Your dog's name is Rex.", "supported"],
    ["You prefer tabs over spaces.", "supported"],
    ["Your dog is called Max.", "own_knowledge"],
    ["You like indenting with tab characters.", "looked_up"],
    ["You do not prefer tabs over spaces.", "own_knowledge"],
    ["Herons are usually large wading birds.", "own_knowledge"],
  ];
  for (const [answer, outcome] of cases) assert.deepEqual(outcomes(answer, notes), [outcome], answer);
});

test("a page supports its figures and quotations, and a paraphrase of it is looked up", () => {
  const text =
    "Refunds\nPurchases can be returned within 30 days of delivery. Items on sale are not refundable. Contact support@shop.example.";
  const cases: [string, ProofOutcome][] = [
    ['The page says: "Items on sale are not refundable."', "supported"],
    ["You can return purchases within 30 days of delivery.", "supported"],
    ["You have 30 days.", "supported"],
    ["You have 60 days.", "own_knowledge"],
    ["Write to support@shop.example.", "supported"],
    ["Write to help@shop.example.", "own_knowledge"],
    ["Sale items cannot be refunded.", "supported"],
    ["Discounted goods cannot be returned to the shop.", "looked_up"],
    ["Most shops in Germany offer this by law.", "own_knowledge"],
    ["Das heißt, reduzierte Ware wird nicht erstattet.", "looked_up"],
  ];
  for (const [answer, outcome] of cases) assert.deepEqual(outcomes(answer, [page(text)]), [outcome], answer);
});

test("small talk, questions, offers and announcements are no claims", () => {
  for (const answer of [
    "Hello! How can I help you today?",
    "You're welcome!",
    "I answer without a model here: sums and unit conversions. For more, set a model.",
    "I'm an assistant that runs code.",
    "Let me know if you want another unit.",
    "Here's the result:",
    "Gern geschehen! Sag mir, wenn du noch etwas brauchst.",
    "¡Hola! ¿En qué puedo ayudarte?",
    "不客气！",
  ])
    for (const outcome of outcomes(answer, [])) assert.equal(outcome, null, answer);
  assert.deepEqual(outcomes("Hello! Paris has 2.1 million inhabitants.", []), [null, "own_knowledge"]);
});

test("a promise to remember is a claim, which holds if a note was stored", () => {
  const promises = [
    "I'll remember that your cat is called Mia.",
    "I will keep in mind that you like herons.",
  ];
  for (const promise of promises) assert.deepEqual(outcomes(promise, []), ["own_knowledge"], promise);
  const stored = note("stored: The cat is called Mia");
  assert.deepEqual(outcomes(promises[0]!, [stored]), ["supported"]);
  assert.deepEqual(outcomes("I will look it up.", []), [null]);
});

test("each sentence, list item and table row is judged by itself", () => {
  const answer = [
    "Here are the figures:",
    "",
    "| City | km |",
    "|---|---|",
    "| Rome | 42.16 |",
    "| Oslo | 99.9 |",
    "",
    "1. It is 42.16 km.",
    "2. Marathons began in 1896.",
    "",
    "```",
    "42.1648128",
    "```",
  ].join("\n");
  assert.deepEqual(outcomes(answer, [printed("42.1648128\n")], ["Rome and Oslo"]), [
    null,
    "supported",
    "own_knowledge",
    "supported",
    "own_knowledge",
    "supported",
  ]);
});

test("what failed supports facts about the failure, and never that it succeeded", () => {
  const failed = seen("receipt", "ok: false\n3 files, 2 of 11 tests fail", { failed: true });
  for (const answer of ["The run made 3 files.", "Two of the 11 tests do not pass."])
    assert.deepEqual(outcomes(answer, [failed]), ["supported"], answer);
  for (const answer of ["All 11 tests passed.", "The 3 files work."])
    assert.deepEqual(outcomes(answer, [failed]), ["own_knowledge"], answer);
});
