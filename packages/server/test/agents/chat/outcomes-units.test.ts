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
const receipt = (text: string) => seen("receipt", text);

test("units of one system convert into each other", () => {
  judged(
    [value("6070.28 m^2")],
    [
      ["The plot has 0.61 hectares.", "supported"],
      ["The plot has 6,070 square metres.", "supported"],
      ["In hectares that is roughly 0.61.", "supported"],
      ["In hectares that is roughly 0.16.", "own_knowledge"],
      ["The plot has 6.1 hectares.", "own_knowledge"],
      ["The plot has 0.61 km².", "own_knowledge"],
    ],
  );
  judged(
    [page("Vehicles above 3.5 tonnes cannot be carried. The tank holds 2.4 m³. It goes 18 km/h. 640 acres.")],
    [
      ["Your car may weigh 3,500 kg.", "supported"],
      ["Your car may weigh 350 kg.", "own_knowledge"],
      ["The tank holds 2,400 litres.", "supported"],
      ["The tank holds 240 litres.", "own_knowledge"],
      ["It goes 5 m/s.", "supported"],
      ["It goes 5 metres every second.", "supported"],
      ["It goes 18 kilometres per hour.", "supported"],
      ["It goes 18 miles per hour.", "own_knowledge"],
      ["It covers 1 square mile.", "supported"],
    ],
  );
  judged([page("Die Fläche misst 12 Quadratmeter.")], [["La surface est de 12 mètres carrés.", "supported"]]);
});

test("an amount in millions may be written with a short sign", () => {
  judged(
    [page("Nordkurier closed the year with revenue of EUR 1,238,450 and a loss of $48,213.")],
    [
      ["Revenue: €1.24 M", "supported"],
      ["Revenue: €1.24m", "supported"],
      ["Revenue: 1.24 M€", "supported"],
      ["Revenue: €1.42 M", "own_knowledge"],
      ["Revenue: €1.24 bn", "own_knowledge"],
      ["The loss was $48.2k.", "supported"],
      ["The loss was $48.2 million.", "own_knowledge"],
    ],
  );
});

test("the dollars of two countries are two currencies", () => {
  judged(
    [page("Team plan: US$49 per seat per month. In Canada it is CA$65, in Switzerland CHF 45.")],
    [
      ["The team plan costs $49 per seat.", "supported"],
      ["The team plan costs 49 US dollars per seat.", "supported"],
      ["The team plan costs £49 per seat.", "own_knowledge"],
      ["The team plan costs A$49 per seat.", "own_knowledge"],
      ["The team plan costs 65 Canadian dollars in Canada.", "supported"],
      ["The team plan costs $65 in Canada.", "own_knowledge"],
      ["The team plan costs 45 Swiss francs in Switzerland.", "supported"],
    ],
  );
  judged(
    [page("The cap costs £12 and weighs 3 lb.")],
    [
      ["It costs 12 pounds.", "supported"],
      ["It weighs 3 pounds.", "supported"],
      ["It costs 1,200 pence.", "supported"],
      ["It costs 3 pounds sterling.", "own_knowledge"],
    ],
  );
});

test("a number has the unit that the name of its setting, key or column ends with", () => {
  judged(
    [page("SVC_PAGE_TIMEOUT_MS (30000): time after which reading a page is given up")],
    [
      ["The default is 30 seconds.", "supported"],
      ["The default is 30,000 ms.", "supported"],
      ["The default is 30 minutes.", "own_knowledge"],
      ["The default is 30,000 seconds.", "own_knowledge"],
    ],
  );
  judged(
    [receipt("steps: 11\nusd: 0.0871\nms: 93400\ntokens: 48213")],
    [
      ["It took 1 min 33 s.", "supported"],
      ["It cost 8.7 cents.", "supported"],
      ["It cost just under 9 cents.", "supported"],
      ["It cost just over 9 cents.", "own_knowledge"],
      ["It took 9.34 s.", "own_knowledge"],
      ["It took 48.2 s.", "own_knowledge"],
      ["It cost 8.7 pence.", "own_knowledge"],
    ],
  );
  judged(
    [printed('{"requests": 2240, "bytesTotal": 7759160, "latencyMs": {"p50": 119, "max": 1210}}')],
    [
      ["The responses add up to 7.76 MB.", "supported"],
      ["The responses add up to 7.76 GB.", "own_knowledge"],
      ["The slowest took 1.21 s.", "supported"],
      ["The slowest took 12.1 s.", "own_knowledge"],
    ],
  );
  judged(
    [printed("route,latency_ms,size_kb\nhome,640,15\nlogin,820,2100")],
    [
      ["The page home took 0.64 s.", "supported"],
      ["The page login has 2.1 MB.", "supported"],
      ["The page home took 0.64 ms.", "own_knowledge"],
      ["The page login has 2.1 s.", "own_knowledge"],
    ],
  );
  judged(
    [page("| Track | Length (m) |\n|---|---|\n| Ridge | 2400 |")],
    [
      ["The Ridge track is 2.4 km long.", "supported"],
      ["The Ridge track is 24 km long.", "own_knowledge"],
    ],
  );
  judged([printed('{"price_min": 12, "price_max": 40}')], [["The lowest price is 12 euros.", "supported"]]);
});

test("months are years and months, and about so many days", () => {
  judged(
    [printed('{"months": 50}')],
    [
      ["You will be done after four years and two months.", "supported"],
      ["You will be done after 4 years 2 months.", "supported"],
      ["You will be done after four years and three months.", "own_knowledge"],
      ["You will be done after five years.", "own_knowledge"],
    ],
  );
  judged(
    [value("days: 89")],
    [
      ["That is not quite three months.", "supported"],
      ["That is about three months.", "supported"],
      ["That is just over three months.", "own_knowledge"],
      ["That is three months.", "own_knowledge"],
      ["That is about four months.", "own_knowledge"],
    ],
  );
});

test("a bound that the true value does not keep supports nothing", () => {
  judged(
    [note("the rent is 497 euros"), note("the trial lasts 2.1 hours")],
    [
      ["The rent is just under 500 euros.", "supported"],
      ["The rent is nearly 500 euros.", "supported"],
      ["The rent is over 500 euros.", "own_knowledge"],
      ["The rent is over 480 euros.", "supported"],
      ["The rent is over 400 euros.", "own_knowledge"],
      ["The trial lasts a little over 2 hours.", "supported"],
      ["The trial lasts less than 2 hours.", "own_knowledge"],
      ["The rent is no more than 497 euros.", "supported"],
    ],
  );
  judged([note("die Miete beträgt 497 Euro")], [["Die Miete beträgt knapp 500 Euro.", "supported"]]);
  judged([note("die Miete beträgt 497 Euro")], [["Die Miete beträgt gut 500 Euro.", "own_knowledge"]]);
  judged([note("el alquiler es de 497 euros")], [["El alquiler es de casi 500 euros.", "supported"]]);
  judged([note("el alquiler es de 497 euros")], [["El alquiler es de más de 500 euros.", "own_knowledge"]]);
});

test("a unit that is said once holds for the numbers of a program that name none", () => {
  judged(
    [printed("n=20 median=119.5 p95=641.5 max=1209.5", "q = sorted(data)\nprint(f'n={len(q)}')")],
    [
      ["The slowest 5 % took 0.64 s.", "own_knowledge"],
      ["The 95th percentile is 0.64 s.", "supported"],
      ["The slowest request took 1.21 seconds.", "supported"],
      ["The slowest request took 12.1 seconds.", "own_knowledge"],
      ["The slowest request took 1,209.5 seconds.", "own_knowledge"],
      ["The slowest request took 1,209.5 ms.", "supported"],
      ["The median is 0.12 s.", "supported"],
    ],
    ["Stats for these latencies in ms please: 112 98 143 120"],
  );
  judged(
    [printed("laps 7 total_s 2206 avg_s 315.143 fastest 303 slowest 327", "print(min(s), max(s))")],
    [
      ["Average: 5:15 per lap", "supported"],
      ["Average: 5:51 per lap", "own_knowledge"],
      ["Best lap: 5:03", "supported"],
      ["Best lap: 5:30", "own_knowledge"],
      ["Total: 36 min 46 s", "supported"],
      ["The best lap takes 303 minutes.", "own_knowledge"],
      ["The best lap takes 303 s.", "supported"],
      ["It starts at 5:03.", "own_knowledge"],
    ],
  );
  // A program that prints hours and minutes names one of them in each.
  judged(
    [printed("hours 4.5\n270", "m = sum(parts)\nprint('hours', m / 60)\nprint(m)")],
    [["That is 270 minutes.", "supported"]],
    ["How long is that in hours?"],
  );
});
