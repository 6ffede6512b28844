import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { page, printed, seen } from "./outcomes-rig.ts";

test("who has to do something is not the other side of the contract", () => {
  const terms = [
    page(
      "The tenant repairs small damages. The deposit is paid by the tenant and refunded by the landlord. We supply towels; guests bring their own sheets. The buyer bears the cost of the return.",
    ),
  ];
  check(terms, "own_knowledge", [
    "The landlord repairs small damages.",
    "The landlord pays the deposit.",
    "The deposit is refunded by the tenant.",
    "Guests bring towels.",
    "The hotel provides sheets.",
    "The shop covers the cost of the return.",
  ]);
  check(terms, "supported", [
    "The tenant repairs small damages.",
    "The deposit is refunded by the landlord.",
    "You bring your own sheets.",
    "We supply towels.",
  ]);
});

test("where both sides do it, or what they do is something else, nobody is taken for the other", () => {
  const shared = [
    page("The employer pays the train ticket. The employee pays the train ticket of family members."),
  ];
  checkNot(shared, "own_knowledge", ["The employee pays the train ticket of family members."]);
  check([page("Guests bring sheets. The owner provides firewood.")], "supported", [
    "The owner provides firewood.",
  ]);
  checkNot([page("The school sends a letter to all parents.")], "own_knowledge", [
    "You get a letter by post.",
  ]);
});

test("what is forbidden is not allowed, unless there is an exception", () => {
  const park = [
    page(
      "Because of the deer, dogs are not allowed in the park at any time. Smoking is prohibited. No drones. Bicycles are not allowed except on Mondays. Prams are welcome.",
    ),
  ];
  check(park, "own_knowledge", [
    "You can take your dog along on a lead.",
    "Dogs are welcome in winter.",
    "You may smoke at the gate.",
    "Your drone is allowed.",
  ]);
  checkNot(park, "own_knowledge", [
    "Dogs can't come.",
    "Prams are welcome.",
    "You can come by bicycle on Mondays.",
    "You can leave your dog at the kennel outside.",
  ]);
});

test("the largest of the person's numbers is the one that a program printed as that, by whatever word", () => {
  const program = "python\nt = [310, 84, 95, 127]\nprint('max', max(t))\nprint('min', min(t))\n";
  const runs = [printed("max 310\nmin 84\n", program)];
  const asked = ["Longest and shortest of these times in seconds: 310, 84, 95, 127"];
  check(
    runs,
    "supported",
    ["The slowest took 310 s.", "The shortest took 84 s.", "The highest was 310."],
    asked,
  );
  check(
    runs,
    "own_knowledge",
    ["The slowest took 127 s.", "The shortest is 310.", "The highest is 95."],
    asked,
  );
  checkNot(runs, "supported", ["The second largest is 127.", "The fastest took 310 s."], asked);
  const half = [printed("max 310\n", "python\nprint('max', max([310, 84, 95]))\n")];
  check(half, "own_knowledge", ["The smallest is 310."], asked);
});

test("steps that were used up are no success of a run that failed, and half of it is", () => {
  const failed = [
    seen(
      "receipt",
      "ok: false\nexit_reason: max_steps\nfiles changed: plan.js\nsummary: All 40 steps were used up before the plan was drawn.",
      { failed: true },
    ),
  ];
  check(failed, "supported", ["All 40 steps were used up before the plan was drawn."]);
  checkNot(failed, "own_knowledge", ["It is only half done, as it ran out of steps."]);
  check(failed, "own_knowledge", ["The plan is done.", "All 40 tests pass."]);
});

test("a piece of advice is no good wish", () => {
  const visit = [page("Lunch may be eaten in the courtyard only.")];
  check(visit, null, ["Have a great trip!", "Have fun at the museum.", "Have a nice day."]);
  check(visit, "supported", ["Have lunch in the courtyard."]);
  checkNot(visit, "supported", ["Have a plan for rain, because lunch is outdoors."]);
  check([], "own_knowledge", ["Have a doctor look at it within a week."]);
});
