import { test } from "node:test";
import { check, checkNot } from "./outcomes-check.ts";
import { note, page, printed } from "./outcomes-rig.ts";

test("an amount in a list is of what stands behind it", () => {
  const recipe = [
    page(
      "Rye rolls\nMakes 12\n\nIngredients\n350 g rye flour\n45 g molasses\n70 g sunflower seeds\n2 eggs\n3 onions\n210 ml buttermilk",
    ),
  ];
  check(recipe, "supported", [
    "The rolls take 70 g of sunflower seeds.",
    "You need 2 eggs and 3 onions.",
    "Use 45 g of molasses and 210 ml of buttermilk.",
  ]);
  check(recipe, "own_knowledge", [
    "The rolls take 45 g of sunflower seeds.",
    "You need 3 eggs.",
    "You need 70 g of molasses.",
    "Use 2 onions.",
  ]);
});

test("a time in a row of results is of whom it stands behind, and their place is theirs", () => {
  const results = [
    page(
      "Juniors: 1. Ana Petrov 0:58:12, 2. Lidia Munk 0:59:40, 3. Kaja Berg 1:02:05. Seniors: 1. Tor Aas 0:51:33.",
    ),
  ];
  check(results, "supported", [
    "Ana Petrov won the juniors' race in 0:58:12.",
    "Lidia Munk came second in 0:59:40.",
    "Tor Aas won the seniors' race in 0:51:33.",
  ]);
  check(results, "own_knowledge", [
    "Lidia Munk won the juniors' race in 0:58:12.",
    "Kaja Berg needed 0:59:40.",
    "Tor Aas won in 0:58:12.",
    "The juniors' race was won by Lidia Munk.",
    "Kaja Berg came second.",
  ]);
  const marks = [printed("place,name,points\n1,Ilse,91\n2,Omar,86\n3,Fritz,70\n", "rank(points)")];
  check(marks, "own_knowledge", ["Omar has the best result.", "Fritz came second."]);
  checkNot(marks, "own_knowledge", ["Ilse has the best result.", "Omar came second."]);
});

test("a part stands beside its whole, which is the total and not another row", () => {
  const towns = [
    printed(
      "town,people,share\nElm,40210,0.4021\nOak,35120,0.3512\nAsh,24670,0.2467\ntotal,100000,1.0000\n",
      "share(people)",
    ),
  ];
  check(towns, "supported", ["Elm has 40.2 % of the 100,000 people.", "Oak has 35,120 of 100,000 people."]);
  check(towns, "own_knowledge", ["Elm has 100,000 people.", "Oak has 35,120 of the 40,210 people."]);
});

test("names in turn, each directly before its figure, are not compared with it", () => {
  const waits = [
    printed(
      "clinic  visits  mean_wait\n------  ------  ---------\nNorth   4       52.0\nSouth   6       31.0\nWest    5       17.0\n",
      "mean(wait)",
    ),
  ];
  check(waits, "supported", ["At North people wait 52 minutes on average, with South 31 and with West 17."]);
  check(waits, "own_knowledge", [
    "At North people wait 52 minutes on average, with South 17 and with West 31.",
  ]);
});

test("periods in weeks and in months may be taken for each other", () => {
  const terms = [
    note("rents a studio from Mr Holm, notice period two months"),
    note("storage unit at the docks, notice period three weeks"),
  ];
  check(terms, "supported", ["The notice period for your studio is two months."]);
  check(terms, "own_knowledge", ["The notice period for your studio is three weeks."]);
});

test("a minute that is one of something counts, and is of the setting that is named", () => {
  const settings = [
    page("APP_IDLE_S (`60`): how long a session may be idle\nAPP_LOGIN_S (`180`): how long a login may take"),
  ];
  check(settings, "supported", [
    "A session may be idle for one minute.",
    "It may take three minutes, unless you change `APP_LOGIN_S`.",
  ]);
  check(settings, "own_knowledge", ["It may take one minute, unless you change `APP_LOGIN_S`."]);
});

test("what is said to be in all is not only a part of it", () => {
  const report = [page("summary: 11 of 14 fixtures load; two have no header.")];
  check(report, "own_knowledge", ["All fixtures load.", "All fourteen fixtures load."]);
  checkNot(report, "own_knowledge", ["11 of the 14 fixtures load."]);
});

test("lines that a shell counts are counted by it, if all that it writes goes through the count", () => {
  const output = "      2 200\n      2 502\n      1 404\n";
  const log = "printf '%s\\n' 'GET /a 200' 'POST /b 502' 'GET /c 200' 'POST /d 502' 'GET /e 404'";
  const counted = [
    printed(output, `bash\n${log} | awk '{print $3}' | sort | uniq -c | sort -k1,1nr -k2,2n\n`),
  ];
  check(counted, "supported", ["Status 502 occurs 2 times."], ["Count the status codes."]);
  checkNot(
    counted,
    "supported",
    ["Status 404 occurs 2 times.", "Status 502 occurs 3 times."],
    ["Count the status codes."],
  );
  // What is written as it is was counted by nobody.
  const faked = [
    printed(
      output,
      `bash\nprintf '      2 200\\n      2 502\\n      1 404\\n'\necho a | uniq -c > /dev/null\n`,
    ),
  ];
  checkNot(faked, "supported", ["Status 502 occurs 2 times."], ["Count the status codes."]);
});

test("a number that a model wrote is not counted, whatever a shell counts beside it, before it or behind it", () => {
  const output = "      7 502\n      1 404\n";
  for (const code of [
    "echo '      7 502\n      1 404' | uniq -c | cut -c9-",
    "perl -e 'print \"      7 502\\n      1 404\\n\"'; echo a | uniq -c > /dev/null",
    "printf '      7 502\\n      1 404\\n' | tee /dev/stderr | uniq -c > /dev/null",
    "printf '%s\\n' '      7 502' | awk '{print > \"/dev/stderr\"}' | uniq -c",
    "printf '502\\n502\\n' | sort | uniq -c | sed 's/2/7/'",
    'echo "$(printf "      7 502")" | uniq -c',
  ])
    checkNot(
      [printed(output, `bash\n${code}\n`)],
      "supported",
      ["Status 502 occurs 7 times."],
      ["Count the codes."],
    );
});

test("a figure that a leading question gives is not supported for what the evidence has otherwise", () => {
  const rules = [page("Belts can be returned for 45 days. Boots can be returned for 10 days.")];
  const given = ["Can I return boots for 45 days?"];
  check(
    rules,
    "own_knowledge",
    ["Yes, boots can be returned for 45 days.", "For 45 days you can return boots."],
    given,
  );
  check(rules, "supported", ["Boots can be returned for 10 days."], given);
});
