import type { ProofOutcome } from "@signet/contract";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { note, outcomes, page, printed, seen, value } from "./outcomes-rig.ts";

type Case = [answer: string, outcome: ProofOutcome | null];
const judged = (findings: ChatFinding[], cases: Case[], given: string[] = []) => {
  for (const [answer, outcome] of cases)
    assert.deepEqual(outcomes(answer, findings, given), [outcome], answer);
};
const time = (text: string) => seen("time", text);

test("a time of day may be said in words", () => {
  judged(
    [note("the dentist appointment is on 14 March at 10:30, the call at 17:45")],
    [
      ["Your appointment is on March 14 at half past ten.", "supported"],
      ["Your appointment is on March 14 at half past eleven.", "own_knowledge"],
      ["Your appointment is on March 14 at half past ten in the evening.", "own_knowledge"],
      ["Your call is at a quarter to six.", "supported"],
      ["Your call is at quarter to six in the evening.", "supported"],
      ["Your call is at quarter to six in the morning.", "own_knowledge"],
      ["Your call is at a quarter past six.", "own_knowledge"],
      ["Your call is at a quarter to seven.", "own_knowledge"],
    ],
  );
  judged(
    [time("2026-11-21T01:10:00-07:00 America/Denver (Saturday)")],
    [
      ["In Denver it is ten past one in the morning.", "supported"],
      ["In Denver it is ten past one in the afternoon.", "own_knowledge"],
      ["In Denver it is ten to one.", "own_knowledge"],
      ["The city is seven hours behind UTC.", "supported"],
      ["The city is seven hours ahead of UTC.", "own_knowledge"],
      ["The city is eight hours behind UTC.", "own_knowledge"],
    ],
  );
  judged(
    [page("Orders before noon leave the same day.")],
    [
      ["If you order before 12 o'clock, it leaves the same day.", "supported"],
      ["If you order before 11 o'clock, it leaves the same day.", "own_knowledge"],
    ],
  );
  judged([page("The hall opens at half past nine.")], [["The hall opens at 9:30.", "supported"]]);
  judged([page("The hall opens at half past nine.")], [["The hall opens at 8:30.", "own_knowledge"]]);
  judged([page("It takes 5 to 10 minutes.")], [["It takes five to ten minutes.", "supported"]]);
});

test("a time of day may be said in the words of other languages", () => {
  judged(
    [page("Der Termin ist um 10:30 Uhr, der Anruf um 17:45 Uhr.")],
    [
      ["Der Termin ist um halb elf.", "supported"],
      ["Der Termin ist um halb zehn.", "own_knowledge"],
      ["Der Anruf ist um Viertel vor sechs.", "supported"],
      ["Der Anruf ist um Viertel nach sechs.", "own_knowledge"],
    ],
  );
  judged(
    [page("Le rendez-vous est à 10h30, l'appel à 17h45.")],
    [
      ["Le rendez-vous est à dix heures et demie.", "supported"],
      ["Le rendez-vous est à onze heures et demie.", "own_knowledge"],
      ["L'appel est à six heures moins le quart.", "supported"],
    ],
  );
  judged(
    [page("La cita es a las 10:30 y la llamada a las 17:45.")],
    [
      ["La cita es a las diez y media.", "supported"],
      ["La cita es a las once y media.", "own_knowledge"],
      ["La llamada es a las seis menos cuarto.", "supported"],
    ],
  );
  judged(
    [page("A consulta é às 10:30.")],
    [
      ["A consulta é às dez e meia.", "supported"],
      ["A consulta é às nove e meia.", "own_knowledge"],
    ],
  );
});

test("a difference from universal time is compared with the offset of a time", () => {
  judged(
    [time("2026-11-21T17:40:00+09:00 Asia/Tokyo (Saturday)")],
    [
      ["Tokyo is nine hours ahead of UTC.", "supported"],
      ["Tokyo is 9 hours ahead of UTC.", "supported"],
      ["Tokyo is nine hours behind UTC.", "own_knowledge"],
      ["Tokyo is eight hours ahead of UTC.", "own_knowledge"],
    ],
  );
  judged(
    [time("2026-11-21T14:10:00+05:30 Asia/Kolkata (Saturday)")],
    [
      ["India is five and a half hours ahead of UTC.", "supported"],
      ["India is 5.5 hours ahead of UTC.", "supported"],
      ["India is five hours ahead of UTC.", "own_knowledge"],
    ],
  );
});

test("the hour behind a day and a month is no day", () => {
  judged(
    [printed("America/Toronto Tue 27 Oct 12:30\nAsia/Kolkata Tue 27 Oct 22:00")],
    [
      ["Toronto: Tuesday 12:30", "supported"],
      ["Toronto: Tuesday 13:30", "own_knowledge"],
    ],
  );
});

test("the number of a calendar week is that of the date", () => {
  judged(
    [value("date: 2026-12-31\nweek: 2026-W53\nday_of_year: 365")],
    [
      ["It is in week 53.", "supported"],
      ["It is in week 52.", "own_knowledge"],
      ["December 31 is the 365th day of the year.", "supported"],
      ["December 31 is the 356th day of the year.", "own_knowledge"],
      ["It is 53 days away.", "own_knowledge"],
    ],
  );
});
