import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed, seen } from "./outcomes-rig.ts";
/** Judges statements beside one finding; those of the second list give a right figure to the wrong thing. */
function judged(finding: ChatFinding, right: string[], wrong: string[]) {
  const last = (answer: string) => outcomes(answer, [finding]).at(-1);
  for (const answer of right) assert.equal(last(answer), "supported", answer);
  for (const answer of wrong) assert.notEqual(last(answer), "supported", answer);
}
test("statements about runs, trails, firms, hours and dates are judged by the words beside their figures", () => {
  judged(
    page(
      "Run rcpt done. ok: true\nexit_reason: done\nsummary: Added a cache in 3 files. 41 tests pass, 2 are skipped. Start-up fell from 900 ms to 240 ms. The bundle shrank by 18 kB to 112 kB.",
    ),
    [
      "41 tests pass and 2 are skipped.",
      "Start-up takes 240 ms now instead of 900 ms.",
      "The bundle is 112 kB, 18 kB smaller.",
      "3 files were changed.",
      "It shrank by 18 kB.",
      "Start-up dropped to 240 ms.",
    ],
    [
      "2 tests pass and 41 are skipped.",
      "The bundle shrank by 112 kB.",
      "Start-up fell by 240 ms.",
      "Start-up is 240 ms faster.",
    ],
  );
  judged(
    page(
      "The Alder trail is 12 km long with 640 m of climbing and takes 5 hours. The Birch trail is 7 km long with 210 m of climbing and takes 2.5 hours. Dogs are allowed on Birch only.",
    ),
    [
      "The Alder trail is 12 km long.",
      "Birch takes 2.5 hours and climbs 210 m.",
      "| Trail | Length | Climb | Time |\n|---|---|---|---|\n| Alder | 12 km | 640 m | 5 h |",
      "The shorter one is 7 km long.",
      "The Birch trail, where dogs are allowed, is 7 km long.",
      "Alder climbs 640 m, Birch only 210 m.",
      "Alder takes twice as long: 5 hours.",
    ],
    ["The Birch trail is 12 km long."],
  );
  judged(
    page(
      "Founded in 1987 by Mara Holt, the firm moved to Leeds in 1994 and was sold to Norvane in 2016. It has 230 employees.",
    ),
    [
      "It was founded in 1987.",
      "The firm moved to Leeds in 1994.",
      "Norvane bought it in 2016.",
      "In 2016 it was sold to Norvane.",
      "Mara Holt founded it in 1987.",
      "230 people work there.",
    ],
    ["It moved to Leeds in 2016.", "It was sold to Norvane in 1987.", "Mara Holt founded it in 1994."],
  );
  judged(
    page(
      "Check-in from 15:00, check-out until 11:00. Breakfast is served from 7:00 to 10:30. The pool is open until 21:00.",
    ),
    [
      "You can check in from 3 pm.",
      "Check-out is until 11 am.",
      "Breakfast runs from 7 to 10:30 am.",
      "The pool closes at 9 pm.",
      "Breakfast ends at 10:30.",
    ],
    ["Check-out is until 3 pm.", "Check-out: 21:00"],
  );
  judged(
    seen(
      "source",
      '{"items":[{"name":"Standup","start":"2026-11-30T09:15:00Z","room":"B2"},{"name":"Review","start":"2026-12-02T14:00:00Z","room":"A1"}]}',
    ),
    [
      "The standup is on November 30 at 9:15.",
      "The review is on 2 December 2026 at 14:00.",
      "| Review | 2026-12-02 | 14:00 |",
    ],
    ["The standup is on December 2.", "The review is at 9:15.", "| Review | 2026-11-30 | 14:00 |"],
  );
  judged(
    printed("primes below 1000: 168\ntwins: 35\nlargest: 997\nsum: 76127\n"),
    [
      "There are 168 primes below 1,000.",
      "35 pairs are twins.",
      "The largest is 997.",
      "They add up to 76,127.",
      "Among them are 35 twin pairs.",
    ],
    ["There are 168 twins.", "The sum is 997.", "The largest is 168.", "Among them are 168 twins."],
  );
  judged(
    note("Doctor's appointment on 14 March 2027 at 10:30; dentist on 2 April 2027 at 8:15."),
    [
      "Your dentist appointment is on April 2 at 8:15.",
      "You see the doctor on 14 March 2027.",
      "The dentist is at 8:15.",
    ],
    ["Your dentist appointment is on March 14.", "The dentist is at 10:30."],
  );
  judged(
    page("Speaker one, Inès Roux, earned 54 points; Tom Baker earned 61 points and Yuki Mori 48."),
    [
      "Inès Roux earned 54 points.",
      "Tom Baker won with 61 points.",
      "Yuki Mori got 48.",
      "Tom Baker has 61 points, Yuki Mori 48.",
    ],
    ["Inès Roux earned 61 points.", "Tom Baker has 48 points.", "Yuki Mori got 61."],
  );
  judged(
    page("In May the engine was announced; it was released on 3 July 2026. Announced: 12 May 2026."),
    ["It was released on 3 July 2026.", "It was announced on May 12, 2026."],
    ["It was released on 12 May 2026.", "It was released in May 2026."],
  );
});
