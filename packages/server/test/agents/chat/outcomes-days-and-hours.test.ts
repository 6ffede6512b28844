import { test } from "node:test";
import { check } from "./outcomes-check.ts";
import { page, printed } from "./outcomes-rig.ts";

test("days before hours with decimals are two figures of a printed line", () => {
  const code = 'for n in hours:\n    print(n, days[n], "days", f"{hours[n]:.2f} h")';
  const output = [printed("Ines 4 days 21.75 h\nTomas 3 days 26.50 h\n", code)];
  const asked = ["Hours per person?\nInes;Mon;08:00;13:30\nTomas;Tue;09:00;17:00"];
  const right = ["Ines worked 21.75 hours on 4 days.", "Tomas worked 26.5 hours."];
  check(output, "supported", right, asked);
  const wrong = [
    "Ines worked 26.5 hours on 3 days.",
    "Tomas worked 21.75 hours.",
    "Ines worked 22.75 hours on 4 days.",
  ];
  check(output, "own_knowledge", wrong, asked);
});

test("days and hours are one time elsewhere", () => {
  const crossing = [page("The ferry takes 2 days 7 hours and the train 1 day, 4 hours.")];
  check(crossing, "supported", ["The ferry takes 55 hours.", "The train takes 28 hours."]);
  check(crossing, "own_knowledge", ["The train takes 55 hours."]);
});
