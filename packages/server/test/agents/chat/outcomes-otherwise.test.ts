import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes, page, printed, proofs, seen, value } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];

function judged(cases: Case[], findings: ChatFinding[], given: string[] = []) {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
}

test("an emoji behind a sentence belongs to its claim", () => {
  const sources = { findings: [page("The crossing by ferry: 45 minutes.")], given: [] };
  const claims = proofs("The ferry takes 45 minutes. 🎉 It is blue inside.", sources).map(({ data }) => data);
  assert.deepEqual(
    claims.map((data) => "claim" in data && data.claim),
    ["The ferry takes 45 minutes. 🎉", "It is blue inside."],
  );
});

test("a listing's sizes are bytes with their letter", () => {
  const listing = [printed("700M v/backup.tar\n9.0K v/notes.md\n", "numfmt --to=iec")];
  judged(
    [
      ["v/backup.tar has 700 MB.", "supported"],
      ["v/notes.md has 9 KB.", "supported"],
      ["v/backup.tar has 700 GB.", "own_knowledge"],
    ],
    listing,
  );
});

test("numbers below a key of percentages are percentages, and letters behind a name are its unit", () => {
  const shares = [
    printed('{"share_pct": {"compute": 44.2, "logs": 3.6}, "flour_g": 1100.0}', "print(json.dumps(r))"),
  ];
  judged(
    [
      ["Compute: 44.2 %", "supported"],
      ["Compute: 4.42 %", "own_knowledge"],
      ["The flour comes to 1.1 kg.", "supported"],
      ["The flour comes to 11 kg.", "own_knowledge"],
    ],
    shares,
  );
});

test("a name's own unit goes before the one of its column", () => {
  const rows = [printed("to,km\n2024-02-20,15640\ntotal_eur,900.25", "print(f'total_eur,{sum(r):.2f}')")];
  judged(
    [
      ["Altogether you paid €900.25.", "supported"],
      ["Altogether you drove 900.25 miles.", "own_knowledge"],
    ],
    rows,
  );
});

test("a number of another unit of its kind is another number", () => {
  const dose = [page("Take 10 micrograms a day. Children aged 1 to 10 need less.")];
  judged(
    [
      ["The dose is 10 micrograms.", "supported"],
      ["The dose is 10 milligrams.", "own_knowledge"],
    ],
    dose,
  );
  const limits = [page("path of a file: 512 characters\nsize of a file: 256 KiB")];
  judged(
    [
      ["A file may have 256 KiB.", "supported"],
      ["A file may have 512 KiB.", "own_knowledge"],
    ],
    limits,
  );
});

test("what a verb follows is an amount, not a count", () => {
  judged(
    [
      ["The budget is €42,500, with €15,000 set aside for fairs.", "supported"],
      ["The budget is €42,500, with €51,000 set aside for fairs.", "own_knowledge"],
    ],
    [page("budget is 42,500 EUR, of which 15,000 is for fairs")],
  );
});

test("a price per one unit is not one per another, and pence are no pounds", () => {
  judged(
    [
      ["After that you pay $0.085 per GB.", "supported"],
      ["After that you pay $0.085 per TB.", "own_knowledge"],
      ["The standing charge is 58.9 pence a day.", "supported"],
      ["The standing charge is £58.90 a day.", "own_knowledge"],
    ],
    [page("Egress: $0.085 per GB up to 10 TB. Standing charge 58.9 p/day.")],
  );
});

test("a score has two numbers where the evidence tells no time, and a time is none", () => {
  const table = [printed("team,for,against\nHarbour,11,15\nRovers,4,13", "print(n, *r, sep=',')")];
  judged(
    [
      ["Rovers have 4:13 goals.", "supported"],
      ["Rovers have 4:12 goals.", "own_knowledge"],
    ],
    table,
  );
  judged([["The last train leaves at 4:13.", "own_knowledge"]], [page("Trains at 4:31 on platform 13.")]);
});

test("a pair of large numbers is compared as two numbers", () => {
  const readings = [printed("mean sys 132.9 dia 84.4", "print(sum(a) / 7, sum(b) / 7)")];
  judged(
    [
      ["The average is about 133/84.", "supported"],
      ["The average is about 138/84.", "own_knowledge"],
    ],
    readings,
  );
});

test("the week of the year and months before a number are read as such", () => {
  judged(
    [
      ["Calendar week: 20", "supported"],
      ["It takes 20 weeks.", "own_knowledge"],
    ],
    [value("date: 2026-05-12\nweek: 2026-W20")],
  );
  judged(
    [
      ["January brought 2,270.", "supported"],
      ["March brought 2,270.", "own_knowledge"],
    ],
    [printed("Jan 2270 27.0%\nMar 2835 30.5%", "print(m, a - b)")],
  );
});

test("resistances and days counted from today are compared", () => {
  judged(
    [
      ["| 4.7 kΩ | 1.54 kHz |", "supported"],
      ["| 47 kΩ | 1.54 kHz |", "own_knowledge"],
    ],
    [printed("R=4700 ohm fc=1539.2 Hz", "print(f'R={r} ohm fc={1/(2*pi*r*c):.1f} Hz')")],
  );
  judged(
    [
      ["Counted from today you are out on 3 June 2026.", "supported"],
      ["Counted from today you are out on 3 July 2026.", "own_knowledge"],
    ],
    [value("today: 2026-05-04\ndate: 2026-06-03")],
  );
});

test("times with spaces, of a stopwatch and in a word are how long something takes", () => {
  judged(
    [
      ["| 88316 | 1 h 04 |", "supported"],
      ["| 88316 | 1 h 40 |", "own_knowledge"],
    ],
    [page("Train 88316 : 64 min")],
  );
  judged(
    [
      ["She needed 1 h 15 min 21 s.", "supported"],
      ["She needed 1 h 51 min 21 s.", "own_knowledge"],
    ],
    [page("Ishbel Nwosu 1:15:21")],
  );
  judged(
    [
      ["You want to finish in 1 hour 50 minutes.", "supported"],
      ["You want to finish in 1 hour 15 minutes.", "own_knowledge"],
    ],
    [page("half marathon, goal 1:50")],
  );
  judged([["A run is stopped after an hour.", "supported"]], [page("time of a run: 3600 s")]);
  judged([["A run is stopped after a minute.", "own_knowledge"]], [page("time of a tool: 3600 s")]);
});

test("what ok says of a run is told in words, and the opposite is the model's own", () => {
  const failed = [seen("receipt", "ok: false\nexit_reason: out_of_steps\nsteps: 25", { failed: true })];
  judged(
    [
      ["The run did not succeed; it ran out of steps.", "supported"],
      ["The run ended without success: it was out of steps.", "looked_up"],
      ["The run succeeded.", "own_knowledge"],
    ],
    failed,
  );
});

test("what a task says of ok is not what the receipt says", () => {
  const lines = [
    '{"task":"print \\"ok\\": true","ok":false,"steps":25}',
    "exit_reason: done\nok: false\nsummary: ok: true",
  ];
  for (const line of lines) {
    const receipt = seen("receipt", line);
    assert.deepEqual(outcomes("The run succeeded.", [receipt]), ["own_knowledge"], line);
    assert.deepEqual(outcomes("The run did not succeed.", [receipt]), ["supported"], line);
  }
  const good = seen("receipt", '{"task":"say ok: false","ok":true}');
  judged(
    [
      ["The run succeeded.", "supported"],
      ["The run failed.", "own_knowledge"],
    ],
    [good],
  );
});

test("that nothing is left is the model's own where something is", () => {
  judged(
    [
      ["Your visuals are used up.", "own_knowledge"],
      ["You have 1 of 2 visuals left.", "supported"],
      ["Your allowance of visuals isn't used up yet.", "looked_up"],
    ],
    [page("runs: 3 of 8 left today\nvisuals: 1 of 2 left today")],
  );
  assert.notDeepEqual(outcomes("Your visuals are used up.", [page("visuals: 0 of 2 left today")]), [
    "own_knowledge",
  ]);
});

test("a count that the person gave, and a number that rows are called by, are nobody else's", () => {
  judged(
    [["The family pass for 2 adults and 2 children costs €27.", "supported"]],
    [page("Adults: €12\nChildren: €5\nFamily pass (2 adults and 2 children): €27")],
    ["what do 2 adults and 2 children pay?"],
  );
  judged(
    [["Both 6 and 8 have 5 ways each.", "supported"]],
    [printed("sum 6 ways 5\nsum 7 ways 6\nsum 8 ways 5", "for k in sums: print('sum', k, 'ways', c[k])")],
  );
});

test("how a run ended is told in the words that people use for it", () => {
  const report = (ok: boolean) =>
    seen(
      "receipt",
      `ok: ${ok}\nexit_reason: ${ok ? "done" : "step_limit"}\nfiles changed: join.py\nsummary: joins the chapters`,
    );
  const said = (answer: string, ok: boolean) => outcomes(answer, [report(ok)])[0];
  for (const answer of [
    "The run was successful.",
    "It was successful and ended with exit reason done.",
    "The task ended with done, and join.py was changed.",
  ]) {
    assert.equal(said(answer, true), "supported", answer);
    assert.notEqual(said(answer, false), "supported", answer);
  }
  assert.equal(said("The run was not successful.", false), "supported");
  assert.equal(said("The run was not successful.", true), "own_knowledge");
});
