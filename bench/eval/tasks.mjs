// Evaluation tasks. Texts carry {{markers}} which are filled from the examples, so the text, the examples
// and the reference cannot disagree. "~" in a text stands for a backtick.
import { reference } from "./reference.mjs";

const defs = [];
const add =
  (source, extra) =>
  (id, language, name, file, text, ex, hid, opts = {}) =>
    defs.push({ id, source, language, name, file, text, ex, hid, ...extra, ...opts });
const P = add("psb2", {});
const E = add("everyday", {});
const V = add("everyday", { vague: true });

function show(v, py, q = py ? "'" : '"') {
  if (v === null || v === undefined) return py ? "None" : "null";
  if (typeof v === "boolean") return py ? (v ? "True" : "False") : String(v);
  if (typeof v === "string") {
    if (q === "'" && v.includes("'")) q = '"';
    const s = v.replace(/\\/g, "\\\\").replace(/\n/g, "\\n").replace(/\t/g, "\\t");
    return q + s.split(q).join("\\" + q) + q;
  }
  if (Array.isArray(v)) return "[" + v.map((x) => show(x, py, q)).join(", ") + "]";
  if (typeof v === "object") {
    const e = Object.entries(v);
    if (py) return "{" + e.map(([k, x]) => show(k, py, q) + ": " + show(x, py, q)).join(", ") + "}";
    return e.length
      ? "{ " +
          e
            .map(([k, x]) => (/^[A-Za-z_$][\w$]*$/.test(k) ? k : show(k, py, q)) + ": " + show(x, py, q))
            .join(", ") +
          " }"
      : "{}";
  }
  return String(v);
}

function render(d, examples) {
  const py = d.syntax ? d.syntax === "py" : d.language === "python";
  const s = (v) => show(v, py, d.q);
  const call = (a) => `${d.name}(${a.map(s).join(", ")})`;
  const args = (a) => a.map(s).join(", ");
  const each = (f, sep = "\n") => examples.map(([a, o], i) => f(a, o, i)).join(sep);
  const cell = (t) => t.replace(/\|/g, "\\|");
  const M = {
    doctest: () => each((a, o) => `>>> ${call(a)}\n${s(o)}`),
    assert: () =>
      each((a, o) => `assert ${call(a)} ` + (typeof o === "boolean" && py ? `is ${s(o)}` : `== ${s(o)}`)),
    assertjs: () =>
      each((a, o) =>
        o !== null && typeof o === "object"
          ? `assert.deepEqual(${call(a)}, ${s(o)})`
          : `assert.equal(${call(a)}, ${s(o)})`,
      ),
    expect: () =>
      each(
        (a, o) => `expect(${call(a)}).${o !== null && typeof o === "object" ? "toEqual" : "toBe"}(${s(o)})`,
      ),
    consoleassert: () => each((a, o) => `console.assert(${call(a)} === ${s(o)})`),
    arrow: () => each((a, o) => `${call(a)} -> ${s(o)}`),
    fat: () => each((a, o) => `${call(a)} => ${s(o)}`),
    arrow1: () => each((a, o) => `${call(a)} -> ${s(o)}`, "; "),
    comment: () => each((a, o) => `${call(a)} ${py ? "#" : "//"} ${s(o)}`),
    commentarrow: () => each((a, o) => `${call(a)}  ${py ? "#" : "//"} -> ${s(o)}`),
    eq: () => each((a, o) => `${call(a)} == ${s(o)}`),
    eq3: () => each((a, o) => `${call(a)} === ${s(o)}`),
    gives: () => each((a, o) => `${call(a)} gives ${s(o)}`),
    returns: () => each((a, o) => `- ~${call(a)}~ returns ~${s(o)}~`),
    should: () => each((a, o) => `* ~${call(a)}~ should be ~${s(o)}~`),
    numbered: () => each((a, o, i) => `${i + 1}. ${call(a)} → ${s(o)}`),
    io: () => each((a, o) => `input: ${args(a)}\noutput: ${s(o)}`),
    io1: () => each((a, o) => `input: ${args(a)} output: ${s(o)}`),
    IO: () => each((a, o, i) => `Example ${i + 1}:\nInput: ${args(a)}\nOutput: ${s(o)}`, "\n\n"),
    table: () => "| input | output |\n|---|---|\n" + each((a, o) => `| ${cell(args(a))} | ${cell(s(o))} |`),
    tablec: () =>
      "| Call | Result |\n| --- | --- |\n" + each((a, o) => `| ~${cell(call(a))}~ | ~${cell(s(o))}~ |`),
    stdin: () =>
      each(([i], o, n) => `Input:\n${i.replace(/\n$/, "")}\nOutput:\n${o.replace(/\n$/, "")}`, "\n\n"),
    stdinf: () =>
      each(
        ([i], o, n) =>
          `Example ${n + 1}\n\nstdin:\n~~~\n${i.replace(/\n$/, "")}\n~~~\n\nstdout:\n~~~\n${o.replace(/\n$/, "")}\n~~~`,
        "\n\n",
      ),
  };
  let t = d.text.replace(/\{\{(\w+)\}\}/g, (m, k) => {
    if (M[k]) return M[k]();
    let r;
    if ((r = /^call(\d)$/.exec(k))) return call(examples[r[1]][0]);
    if ((r = /^in(\d)$/.exec(k)))
      return d.name ? args(examples[r[1]][0]) : examples[r[1]][0][0].replace(/\n$/, "");
    if ((r = /^out(\d)$/.exec(k)))
      return d.name ? s(examples[r[1]][1]) : examples[r[1]][1].replace(/\n$/, "");
    if ((r = /^raw(\d)$/.exec(k))) return String(examples[r[1]][1]); // output without quotes
    if ((r = /^arg(\d)_(\d)$/.exec(k))) return s(examples[r[1]][0][r[2]]);
    throw new Error(`${d.id}: unknown marker ${m}`);
  });
  return t.replace(/~/g, "`").trim();
}

// ======================= PSB2 =======================
P(
  "psb-basement",
  "python",
  "basement",
  null,
  `def basement(moves):

We keep adding up the numbers of ~moves~ from left to right. Return the position (starting at 0) at which the running sum is below zero for the first time. There is always such a position.

{{doctest}}`,
  [[[1, 2, -5, 4]], [[-1, 3]], [[3, -3, 2, -1, -4]]],
  [
    [[0, -1]],
    [[-7]],
    [[5, 5, -10, -1]],
    [[10, -20, 30, -40]],
    [[0, 0, 0, -2, 5]],
    [[1, -1, 1, -1, -1, 8]],
    [[100, -50, -50, -50]],
    [[2, -1, -1, 0, -1]],
    [[99, -100]],
  ],
);
P(
  "psb-balls",
  "javascript",
  "totalBounce",
  null,
  `A ball falls from some height. After the first bounce it reaches a lower height, and the ratio of those two stays the same for all following bounces. How far did the ball travel in total (down and up again) after a given number of bounces? Result rounded to 2 decimals. JavaScript function totalBounce(startHeight, firstBounceHeight, bounces)

{{arrow}}`,
  [
    [10, 5, 1],
    [10, 5, 2],
    [8, 4, 4],
    [20.5, 4.1, 2],
  ],
  [
    [1.5, 1, 1],
    [100, 50, 4],
    [100, 90, 10],
    [7, 3, 2],
    [50, 5, 3],
    [2, 1, 6],
    [33.3, 11.1, 3],
    [64, 48, 5],
    [90, 1, 1],
  ],
);
P(
  "psb-bowling",
  "python",
  "bowling_score",
  null,
  `Ten-pin bowling score, please, in Python. The function bowling_score gets the whole game as one string, roll after roll without spaces: X is a strike, / is a spare, - is a roll with no pins, digits are pins. Usual rules (strike = 10 + next two rolls, spare = 10 + next roll, the last frame may have bonus rolls).

{{assert}}`,
  [
    ["XXXXXXXXXXXX"],
    ["--------------------"],
    ["9-9-9-9-9-9-9-9-9-9-"],
    ["5/5/5/5/5/5/5/5/5/5/5"],
    ["X7/9-X-88/-6XXX81"],
  ],
  [
    ["11111111111111111111"],
    ["X------------------"],
    ["-/5-----------------".slice(0, 20)],
    ["XXXXXXXXX--"],
    ["12345/X72819-3/4/5/5"],
    ["------------------X12"],
    ["------------------5/5"],
    ["X5/X5/X5/X5/X5/X"],
    ["8/9/X72XX--435/XX9"],
    ["35271/-/X9-X8/XXX2"],
  ].map((x) => x),
);
P(
  "psb-camel",
  "javascript",
  "camelize",
  "camelize.js",
  `camelize.js: export a function camelize. It turns the kebab-case words of a string into camelCase words. Words stay separated by single spaces as before.

| input | output |
|---|---|
| {{in0}} | {{out0}} |
| {{in1}} | {{out1}} |
| {{in2}} | {{out2}} |`,
  [["top-left corner"], ["nothing here"], ["font-size line-height-max x"]],
  [
    [""],
    ["a"],
    ["a-b"],
    ["a-b-c-d e-f"],
    ["one two-three"],
    ["very-long-kebab-case-name"],
    ["all lower words"],
    ["x-y x-y x-y"],
    ["read-only"],
  ],
);
P(
  "psb-coins",
  "python",
  "coins",
  null,
  `How many coins do I need for an amount in cents, if I use as few coins as possible? US coins: quarters (25), dimes (10), nickels (5), pennies (1). I'd like a list with four counts in exactly that order. Python, ~coins(cents)~.

{{eq}}`,
  [[41], [100], [9]],
  [[1], [0], [4], [5], [24], [99], [30], [1234], [65], [10]],
);
P(
  "psb-cut",
  "javascript",
  "cutInTwo",
  null,
  `## Task
Cut a list of positive whole numbers into a left and a right part so that the two sums are equal, or else differ as little as possible. Neither part may be empty. If several cuts are equally good take the leftmost one.

## Signature
~cutInTwo(numbers)~ → ~[left, right]~ (plain JS)

## Examples
{{returns}}`,
  [[[1, 2, 3, 6]], [[5, 1, 1]], [[4, 4, 4]], [[1, 1, 9, 1]]],
  [
    [[1, 1]],
    [[7, 3]],
    [[1, 2, 3, 4, 5]],
    [[10, 1, 1, 1, 1]],
    [[1, 1, 1, 1, 10]],
    [[2, 2, 2, 2]],
    [[3, 1, 4, 1, 5, 9, 2, 6]],
    [[100, 50, 50]],
    [[8, 1, 8]],
  ],
);
P(
  "psb-dice",
  "python",
  "win_chance",
  null,
  `Peter throws a die with n sides, Colin one with m sides. What is the probability that Peter's number is strictly higher than Colin's? Round to three decimals. python function win_chance(n, m)

>>> {{call0}}
{{out0}}
>>> {{call1}}
{{out1}}
>>> {{call2}}
{{out2}}`,
  [
    [6, 6],
    [9, 4],
    [3, 10],
  ],
  [
    [2, 2],
    [1, 1],
    [1, 20],
    [20, 1],
    [6, 4],
    [4, 6],
    [12, 7],
    [100, 3],
    [7, 7],
    [5, 5],
  ],
);
P(
  "psb-pair",
  "javascript",
  "findPair",
  null,
  `In JS: findPair(numbers, target) looks for the two numbers in the list which add up to target and returns them as [a, b] in the order in which they appear in the list. There's always exactly one such pair.

{{comment}}`,
  [
    [[1, 4, 8, 10], 12],
    [[5, -2, 9], 3],
    [[7, 3, 20, 1], 4],
  ],
  [
    [[1, 2], 3],
    [[0, 5, 9, -5], 0],
    [[10, 20, 30, 45], 75],
    [[6, 1, 6], 12],
    [[-4, -6, 3], -10],
    [[100, 1, 50, 7], 57],
    [[2, 4, 8, 16, 32], 40],
    [[9, 3, 0, 1], 9],
    [[1000, -1, 1], 999],
  ],
);
P(
  "psb-fizz",
  "python",
  "fizzbuzz",
  null,
  `good old fizzbuzz for one number: "Fizz" if it can be divided by 3, "Buzz" if by 5, "FizzBuzz" if by both, otherwise the number itself as a string. python, name it fizzbuzz
{{arrow}}`,
  [[9], [10], [30], [7]],
  [[1], [3], [5], [15], [2], [98], [99], [100], [4995], [49999]],
);
P(
  "psb-fuel",
  "javascript",
  "fuelCost",
  null,
  `{{consoleassert}}

That's fuelCost: for every module mass divide by 3, round down, subtract 2; and then the total over all masses. Plain JavaScript please.`,
  [[[12]], [[14, 1969]], [[9, 10, 11, 12]]],
  [
    [[6]],
    [[100756]],
    [[6, 6, 6]],
    [[7, 8]],
    [[1969, 12, 14, 100]],
    [[99999, 99999]],
    [[20, 21, 22, 23, 24]],
    [[300, 301]],
  ],
);
P(
  "psb-gcd",
  null,
  "gcd",
  null,
  `gcd(a, b) = the largest whole number that divides both a and b. Both are positive.

{{arrow}}`,
  [
    [12, 18],
    [7, 13],
    [100, 75],
  ],
  [
    [1, 1],
    [1, 999],
    [999, 1],
    [64, 48],
    [17, 17],
    [270, 192],
    [1000000, 10],
    [123456, 7890],
    [36, 6],
  ],
);
P(
  "psb-indices",
  "python",
  "find_all",
  "find_all.py",
  `I need a file find_all.py with a function find_all(text, target). It should return all positions in text where target starts, as a list. Occurrences may overlap!

input: {{in0}}
output: {{out0}}

input: {{in1}}
output: {{out1}}

input: {{in2}}
output: {{out2}}`,
  [
    ["banana", "ana"],
    ["aaaa", "aa"],
    ["hello", "x"],
  ],
  [
    ["abc", "abc"],
    ["a", "a"],
    ["a", "ab"],
    ["", "a"],
    ["mississippi", "ss"],
    ["mississippi", "issi"],
    ["1010101", "101"],
    ["one two one", "one"],
    ["....", "."],
  ],
);
P(
  "psb-leaders",
  "javascript",
  "leaders",
  null,
  `A number in a list is a "leader" if no number to its right is bigger than it. (So the last number always is one.) Give back all leaders in their original order.

const leaders = (list) => ...

{{expect}}`,
  [[[16, 17, 4, 3, 5, 2]], [[1, 2, 3]], [[5, 5, 1, 1]]],
  [
    [[]],
    [[7]],
    [[3, 2, 1]],
    [[2, 2, 2]],
    [[1, 9, 2, 8, 3, 7]],
    [[10, 0, 10]],
    [[0]],
    [[100, 4, 50, 50, 6]],
    [[1, 2, 1, 2, 1]],
  ],
);
const D = (s) => [...s].map(Number);
P(
  "psb-luhn",
  "python",
  "luhn_sum",
  null,
  `For checking card numbers: luhn_sum takes a list of 16 digits. Every other digit, beginning with the first one, is doubled; if the doubled value is bigger than 9, subtract 9 from it. Return the sum of all the digits afterwards. (python)

{{assert}}`,
  [[D("4111111111111111")], [D("5500000000000004")], [D("1234567812345678")]],
  [
    [D("0000000000000000")],
    [D("9999999999999999")],
    [D("1111111111111111")],
    [D("5555555555555555")],
    [D("4444333322221111")],
    [D("6011000990139424")],
    [D("0101010101010101")],
    [D("8080808080808080")],
    [D("3141592653589793")],
  ],
);
P(
  "psb-mastermind",
  "javascript",
  "mastermind",
  null,
  `Mastermind feedback. ~mastermind(code, guess)~ — both strings have the same four letters long form, each letter is one colour (B R W Y O G). Return [white, black], where black = right colour in the right place, and white = right colour in the wrong place (each peg counts only once). JS

{{tablec}}`,
  [
    ["RRRR", "RRRR"],
    ["BOYG", "GYOB"],
    ["WYYW", "BBOG"],
    ["RGYB", "RYGG"],
  ],
  [
    ["BBBB", "RRRR"],
    ["RRGG", "GGRR"],
    ["RGBY", "RGYB"],
    ["WWWR", "RWWW"],
    ["YOYO", "OYOY"],
    ["BRWY", "BBBB"],
    ["OOGG", "OGOG"],
    ["RRBB", "BRRR"],
    ["GWGW", "GGGW"],
    ["YYYB", "BYYY"],
  ],
);
P(
  "psb-middle",
  null,
  "middle",
  null,
  `The function middle returns the middle character of a text; if the length is even, the two middle characters.
{{numbered}}`,
  [["cat"], ["door"], ["x"]],
  [["ab"], ["hello"], ["banana"], ["a b"], ["racecar!"], ["1234567"], ["??"], ["middle of it"], ["The end"]],
);
P(
  "psb-paired",
  "python",
  "paired_sum",
  null,
  `Hi, could you help me with this one in Python? paired_sum(digits): digits is a string of digits. Sum up every digit that is followed by the same digit. Thanks!

{{doctest}}`,
  [["1122"], ["555"], ["123"], ["9009"]],
  [
    ["99"],
    ["12"],
    ["00"],
    ["111111"],
    ["1212"],
    ["3344556"],
    ["9999999999"],
    ["10011001"],
    ["88x".replace("x", "8")],
  ],
);
P(
  "psb-shopping",
  "javascript",
  "shoppingTotal",
  null,
  `shoppingTotal(prices, discounts) — two arrays of the same length, prices of the things and the discount on each of them in percent. What do I pay in total? Round to cents. js

{{fat}}`,
  [
    [
      [10, 20],
      [50, 0],
    ],
    [[5.5], [10]],
    [
      [100, 40, 9.99],
      [25, 100, 0],
    ],
  ],
  [
    [[], []],
    [[1], [0]],
    [[3.2], [100]],
    [
      [12.5, 7.5],
      [20, 20],
    ],
    [
      [49.99, 19.99, 5],
      [10, 30, 0],
    ],
    [[0.99], [33]],
    [
      [200, 300],
      [12.5, 1],
    ],
    [
      [50, 50, 50],
      [0, 50, 100],
    ],
    [
      [7.77, 8.88],
      [7, 8],
    ],
  ],
);
P(
  "psb-snow",
  "python",
  "snow_depth",
  null,
  `Ticket: snow on the ground

Input: hours (int), snow now, snowfall per hour, share of snow melting per hour (0..1). In every hour first the new snow is added, then the share melts away. Output: snow depth after all hours rounded to 3 decimals.

def snow_depth(hours, depth, fall, melt):
    ...

{{assert}}`,
  [
    [1, 10, 2, 0.5],
    [2, 0, 4, 0.25],
    [2, 1.5, 0, 0.1],
  ],
  [
    [0, 5, 3, 0.5],
    [5, 0, 0, 0.9],
    [4, 2, 1, 0],
    [10, 1, 1, 1],
    [6, 8, 0.3, 0.2],
    [12, 0.7, 1.1, 0.05],
    [1, 0, 3, 0.3],
    [20, 15, 5, 0.4],
  ],
);
P(
  "psb-bool",
  "javascript",
  "evalBool",
  null,
  `evalBool(s): s has only the letters t and f and the signs & and | between them. Work it out strictly from left to right (no precedence) and return true or false. JavaScript, but please without eval().

{{arrow}}`,
  [["t"], ["f|t"], ["t|t&f"], ["f&t|t"]],
  [
    ["f"],
    ["t&t"],
    ["t&f"],
    ["f|f"],
    ["t|f&f|t"],
    ["f|f|f|t"],
    ["t&t&t&f"],
    ["t&f|t&f"],
    ["f&f|f&t|t&t"],
    ["t|f|f&t"],
  ],
);
P(
  "psb-spin",
  "python",
  "spin_words",
  null,
  `every word with five or more letters has to be spelled backwards, all the other words stay. words are separated by one space. python: spin_words(text)

{{io1}}`,
  [["hey fellow warriors"], ["this is a test"], ["stone wall"]],
  [
    [""],
    ["a"],
    ["abcd"],
    ["abcde"],
    ["welcome"],
    ["to be or not"],
    ["seventeen small elephants ran"],
    ["exactly fours five"],
    ["level kayak"],
  ],
);
P(
  "psb-square",
  "javascript",
  "squareDigits",
  null,
  `squareDigits(n) squares each digit of the number n and glues the results together to a string.
JS.
{{comment}}`,
  [[9119], [305], [4]],
  [[0], [1], [10], [99], [1234567890], [2222], [111], [808], [7654]],
);
P(
  "psb-cipher",
  "python",
  "decode",
  null,
  `Substitution cipher in python. Three strings: the first two have the same length, each letter of the first one is to be replaced by the letter at the same place in the second one; do this to the third one and return it. Letters which do not occur in the first string stay as they are. Function name decode.

{{gives}}`,
  [
    ["abc", "xyz", "cab"],
    ["lo", "pa", "hello"],
    ["", "", "same"],
  ],
  [
    ["a", "b", ""],
    ["a", "b", "aaaa"],
    ["ab", "ba", "abba"],
    ["xyz", "abc", "hello"],
    ["aeiou", "12345", "education"],
    ["qwerty", "ytrewq", "try"],
    ["abcd", "bcda", "dad bad"],
    ["z", "Z", "jazz"],
    ["0123", "zabc", "3210"],
  ],
);
P(
  "psb-twitter",
  "javascript",
  "checkTweet",
  null,
  `Write a function called checkTweet in JavaScript. For the empty text it returns "You didn't type anything", for more than 140 characters "Too many characters", else "Your tweet has N characters" with the right number.

Examples:
{{call0}} -> {{out0}}
{{call1}} -> {{out1}}
{{call2}} -> {{out2}}
{{call3}} -> {{out3}}`,
  [
    ["hello"],
    [""],
    ["a b c"],
    [
      "So this is a very long tweet about my whole day, which began at six with coffee, went on with the train that was late, then work, and then, of course, rain.",
    ],
  ],
  [
    ["x"],
    ["x".repeat(140)],
    ["x".repeat(141)],
    ["x".repeat(139)],
    [" "],
    ["x".repeat(1000)],
    ["Good morning, world!"],
    ["#one #two"],
    ["12"],
  ],
);
P(
  "psb-distance",
  "python",
  "distance",
  null,
  `Euclidean distance of two vectors of equal length (lists of floats), rounded to three places. distance(a, b). Python please, no numpy.

{{doctest}}`,
  [
    [
      [1, 2],
      [4, 7],
    ],
    [[0.5], [2]],
    [
      [1, 1, 1],
      [2, 2, 2],
    ],
  ],
  [
    [[0], [0]],
    [[3], [-4.5]],
    [
      [0, 0],
      [3, 4],
    ],
    [
      [1, 2, 3, 4],
      [5, 6, 7, 9],
    ],
    [
      [-1.5, 2.5],
      [2.5, -1.5],
    ],
    [
      [10, 20, 30],
      [10, 20, 31.25],
    ],
    [
      [1, 0, 0, 0, 0],
      [0, 0, 0, 0, 1],
    ],
    [[100], [1]],
  ],
);

// ======================= everyday: strings =======================
E(
  "d01",
  "python",
  "count_vowels",
  null,
  `def count_vowels(text):

Count the vowels (a, e, i, o, u) in a text. Upper and lower case both count.

{{doctest}}`,
  [["Hello World"], ["AEIOU xyz"], ["rhythm"]],
  [
    [""],
    ["a"],
    ["E"],
    ["bcdfg"],
    ["Programming in Python"],
    ["  "],
    ["Queueing"],
    ["y"],
    ["THE END"],
    ["1234 a!"],
  ],
);
E(
  "d02",
  "javascript",
  "isPalindrome",
  null,
  `please write me a little javascript function isPalindrome which tells if a sentence reads the same forwards and backwards. it should not care about capitals, spaces or punctuation, only letters and digits matter

{{comment}}`,
  [["A man, a plan, a canal: Panama"], ["hello"], ["No lemon, no melon!"]],
  [
    [""],
    ["x"],
    ["ab"],
    ["Aa"],
    ["12 21"],
    ["Was it a car or a cat I saw?"],
    ["12 3"],
    ["!!"],
    ["Not a palindrome"],
    ["0P"],
  ],
);
E(
  "d03",
  "python",
  "initials",
  null,
  `Initials from a full name, e.g. {{call0}} gives {{out0}} and {{call1}} gives {{out1}}. Python.`,
  [["Ada King Lovelace"], ["grace hopper"]],
  [
    ["Plato"],
    ["a b c d"],
    ["john fitzgerald kennedy"],
    ["Mary Ann Evans"],
    ["  bob   dylan "],
    ["X Y"],
    ["tim"],
    ["Johann Sebastian Bach"],
  ],
);
E(
  "d04",
  "javascript",
  "slugify",
  "slugify.js",
  `I run a small blog and need slugs for my headlines. Could you make slugify.js with a function slugify(title)? Everything lower case, whatever is not a letter or a digit becomes a hyphen, never two hyphens in a row, none at the beginning or the end.

* {{call0}} → {{out0}}
* {{call1}} → {{out1}}`,
  [["Hello, World!"], ["  10 Tips & Tricks  "]],
  [
    [""],
    ["simple"],
    ["A"],
    ["---"],
    ["What?! No way..."],
    ["C++ vs. Java"],
    ["already-a-slug"],
    ["UPPER CASE TITLE"],
    ["a_b_c"],
    ["2024: A Year in Review"],
  ],
);
E(
  "d05",
  "python",
  "mask_email",
  null,
  `| input | output |
|-------|--------|
| {{in0}} | {{out0}} |
| {{in1}} | {{out1}} |
| {{in2}} | {{out2}} |

mask_email: keep the first letter and the whole domain, every other character before the @ becomes a star. .py`,
  [["maria@example.com"], ["bo@mail.org"], ["j.smith@uni.edu"]],
  [
    ["a@b.c"],
    ["ab@b.c"],
    ["longname123@host.net"],
    ["first.last@company.co.uk"],
    ["x_y@z.io"],
    ["me@me.me"],
    ["info@shop.de"],
    ["UPPER@CASE.COM"],
  ],
);
E(
  "d06",
  "javascript",
  "maskCard",
  null,
  `In JS, maskCard(number) hides all but the last four characters of the string with *.
{{arrow}}`,
  [["4556364607935616"], ["12345"], ["99"]],
  [["1234"], ["1"], [""], ["123"], ["64607935616"], ["000000"], ["5500000000000004"], ["abcdefgh"]],
);
E(
  "d07",
  "python",
  "longest_word",
  null,
  `Which is the longest word of a sentence? Words are separated by whitespace, and if two are equally long the first one wins. An empty text has "" as answer. I'd like a Python function called longest_word.

{{assert}}`,
  [["the quick brown fox"], ["a bb cc"], [""]],
  [
    ["one"],
    ["to be or not"],
    ["hello wonderful world"],
    ["  spaced   out  "],
    ["aaa bbb cccc"],
    ["zz zzz zz"],
    ["I am"],
    ["extraordinarily short"],
  ],
);
E(
  "d08",
  "javascript",
  "encode",
  null,
  `## Run-length encoding

Function: ~encode(text)~ in JavaScript

Replace each run of equal characters with the character followed by how often it occurs in a row.

### Expected

{{returns}}`,
  [["aaabbc"], ["zzzz"], ["abc"]],
  [[""], ["a"], ["aabbaa"], ["wwwwwwwwwwww"], ["  x"], ["AaA"], ["mississippi"], ["xxyyzz"]],
);
E(
  "d09",
  "python",
  "expand",
  null,
  `expand('3a2b') should be 'aaabb'. So a number and then the letter it belongs to, again and again. expand('1x10y') would be 'xyyyyyyyyyy', expand('') is ''. python3 please`,
  [["3a2b"], ["1x10y"], [""]],
  [["1a"], ["5z"], ["2a2a"], ["12b"], ["1a1b1c1d"], ["2m3n"], ["3A3a"], ["100q"]],
);
E(
  "d10",
  "python",
  "shift",
  null,
  `My kids want to send secret messages :) Need a python function shift(text, n) that moves every letter n places further in the alphabet (after z comes a again), capitals stay capitals, and everything which isn't a letter stays what it is.

{{arrow}}`,
  [
    ["abc", 1],
    ["Xyz!", 3],
    ["Hello, World", 13],
  ],
  [
    ["", 5],
    ["z", 1],
    ["abc", 0],
    ["abc", 26],
    ["bcd", -1],
    ["Meet me at 8", 7],
    ["a", -3],
    ["ZEBRA", 25],
    ["Attack!", 30],
  ],
);
E(
  "d11",
  "javascript",
  "truncate",
  null,
  `truncate(text, max): if the text is longer than max characters, cut it and put "..." at the end, such that the result has exactly max characters. Otherwise leave as is. max is at least 4. javascript

{{comment}}`,
  [
    ["Hello wonderful world", 10],
    ["short", 10],
    ["ten chars!", 10],
    ["abcdefghij", 6],
  ],
  [
    ["", 5],
    ["exactly10!", 10],
    ["eleven char", 10],
    ["abcdef", 5],
    ["abcde", 5],
    ["abcdefgh", 4],
    ["The quick brown fox", 19],
    ["The quick brown fox", 18],
    ["a", 4],
  ],
);
E(
  "d12",
  "python",
  "same_letters",
  null,
  `Return True if the two phrases are anagrams of each other (ignore spaces and case), False otherwise.

def same_letters(a, b):
    pass

{{assert}}`,
  [
    ["listen", "Silent"],
    ["Dormitory", "dirty room"],
    ["apple", "papel"],
    ["cat", "cats"],
  ],
  [
    ["", ""],
    ["a", "A"],
    ["ab", "aab"],
    ["aab", "abb"],
    ["the eyes", "they see"],
    ["rat", "car"],
    ["a b c", "cba"],
    ["Astronomer", "Moon starer"],
    ["aa", "a"],
  ],
);
E(
  "d13",
  "javascript",
  "toSnake",
  null,
  `I've got camelCase keys and the database wants snake_case. {{call0}} must give {{out0}}. Write toSnake in plain JavaScript, TypeScript not needed.`,
  [["firstName"]],
  [["name"], ["dateOfBirth"], [""], ["aB"], ["createdAt"], ["isUserLoggedIn"], ["x"], ["lineHeightMax"]],
);
E(
  "d14",
  "python",
  "commonest",
  null,
  `commonest(text) -> the letter that occurs most often, in lower case. Only a-z count, case doesn't matter; on a tie the alphabetically first one. No letters at all: ''. (Python)

{{io}}`,
  [["Hello"], ["abba"], ["123!"], ["Zz top"]],
  [
    [""],
    ["A"],
    ["banana"],
    ["cab"],
    ["Mississippi"],
    ["the theatre"],
    ["b a"],
    ["Zebra zoo Zulu"],
    ["...q..."],
  ],
);
E(
  "d15",
  "python",
  "wrap",
  "wrap.py",
  `wrap.py

Break a text into lines which are no longer than width characters; break only at spaces, and put as many words in a line as fit. No word is longer than the width. Result is a list of lines. Function: wrap(text, width)

{{doctest}}`,
  [
    ["the quick brown fox jumps", 10],
    ["a b c", 20],
    ["", 5],
  ],
  [
    ["one", 3],
    ["one two", 3],
    ["one two", 7],
    ["one two", 6],
    ["aa bb cc dd", 5],
    ["to be or not to be that is the question", 12],
    ["x y z", 1],
    ["hello big wide world", 9],
  ],
);
E(
  "d16",
  "javascript",
  "hashtags",
  null,
  `From a social media post I want an array with all its hashtags, lower-cased and without the #. Name: hashtags. Language: js.

{{gives}}`,
  [["Love #Summer and #beach2024!"], ["no tags here"], ["#Yes"], ["#Red #red, #BLUE"]],
  [
    [""],
    ["#one"],
    ["#a #b #c"],
    ["#A,#B"],
    ["email me #now."],
    ["#snake_case ok"],
    ["#Same #same"],
    ["Go #Team! #WIN"],
  ],
);
E(
  "d17",
  "python",
  "find_numbers",
  null,
  `Give me all whole numbers in a text as a list of ints (they may have a minus sign). function find_numbers, python

find_numbers({{in0}}) -> {{out0}}
find_numbers({{in1}}) -> {{out1}}
find_numbers({{in2}}) -> {{out2}}`,
  [["3 apples and 12 pears"], ["from -5 to 10 degrees"], ["none"]],
  [
    [""],
    ["7"],
    ["007 agent"],
    ["a1b2c3"],
    ["-1 -2 -3"],
    ["room 101, floor 1"],
    ["x = -40"],
    ["100 200,300;400"],
  ],
);
E(
  "d18",
  "javascript",
  "pigLatin",
  null,
  `Pig Latin for my daughter's homework: if a word begins with a vowel (a e i o u) append "way"; else move all consonants before the first vowel to the end and append "ay". Texts are lower case only, words separated by single spaces, each word has a vowel. Call it pigLatin, in JavaScript.

1) {{call0}} = {{out0}}
2) {{call1}} = {{out1}}
3) {{call2}} = {{out2}}`,
  [["hello"], ["apple street"], ["i like school"]],
  [
    ["a"],
    ["pig"],
    ["eat the cake"],
    ["string"],
    ["under over"],
    ["glove box"],
    ["chair table lamp"],
    ["three trees"],
  ],
);
E(
  "d19",
  "python",
  "letter_counts",
  null,
  `Need a dictionary of how often each character occurs in a string (spaces not counted). letter_counts in python

{{eq}}`,
  [["hello"], ["a b a"], ["zz top"]],
  [[""], ["aaa"], ["abc"], ["   "], ["Aa"], ["1 1 2"], ["mississippi"], ["x-y-x"]],
);
E(
  "d20",
  "javascript",
  "censor",
  null,
  `censor(text, badWords): replace every bad word with as many * as it has letters. The badWords are lower case, in the text they may be written in any case. Words in text are separated by one space and there's no punctuation. Node, plain JS.

{{expect}}`,
  [
    ["you Darn fool", ["darn", "fool"]],
    ["nice day", ["rain"]],
    ["HECK heck hecks", ["heck"]],
  ],
  [
    ["", ["a"]],
    ["a", ["a"]],
    ["all good", []],
    ["Bad bad BAD", ["bad"]],
    ["foolish fool", ["fool"]],
    ["one two three", ["one", "three"]],
    ["silly Goose", ["goose", "silly"]],
    ["x y z", ["y"]],
  ],
);
E(
  "d21",
  "javascript",
  "isPangram",
  null,
  `is every letter of the alphabet in it? javascript isPangram(sentence) true/false

{{call0}} -> true
{{call1}} -> false`,
  [["The quick brown fox jumps over the lazy dog"], ["Hello there"]],
  [
    [""],
    ["abcdefghijklmnopqrstuvwxyz"],
    ["ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
    ["abcdefghijklmnopqrstuvwxy"],
    ["Pack my box with five dozen liquor jugs."],
    ["Sphinx of black quartz, judge my vow!"],
    ["aaaaaaaaaaaaaaaaaaaaaaaaaa"],
    ["Waltz, bad nymph, for quick jigs vex"],
    ["Waltz, nymph, for quick jigs vex"],
  ],
);
E(
  "d22",
  "javascript",
  "parseQuery",
  null,
  `Title: parse query strings
Type: feature
Language: JavaScript

Turn a URL query string into an object. A leading question mark is optional. All values stay strings; no decoding needed.

Acceptance:
{{assertjs}}`,
  [["?page=2&sort=name"], ["q=cats"], [""]],
  [
    ["?"],
    ["?a=1"],
    ["a=1&b=2&c=3"],
    ["?empty=&x=1"],
    ["lang=en&mode=dark"],
    ["?id=007"],
    ["z=9&y=8"],
    ["?first=Ann&last=Lee"],
  ],
);
E(
  "d23",
  "python",
  "read_config",
  null,
  `A config text has lines like "key = value". Empty lines and lines beginning with # are comments and must be ignored. Spaces around key and value are to be removed. Return a dict with string values. Python, name: read_config.

{{arrow}}`,
  [["name = Bob\n# comment\nage=42"], ["\n\nport = 8080\n"], ["#a=1"]],
  [
    [""],
    ["# only comment"],
    ["a=1"],
    ["a=1\nb=2\nc=3"],
    ["  key   =   long value here  "],
    ["url=http://x.y/?a=b"],
    ["x=\ny=2"],
    ["  # indented comment\nz=1"],
    ["a=1\na=2"],
  ],
);
E(
  "d24",
  "javascript",
  "joinNames",
  null,
  `joinNames(["Ann", "Bob", "Cy"]) === "Ann, Bob and Cy"
joinNames(["Ann", "Bob"]) === "Ann and Bob"
joinNames(["Ann"]) === "Ann"
joinNames([]) === ""

That's what I need (vanilla js).`,
  [[["Ann", "Bob", "Cy"]], [["Ann", "Bob"]], [["Ann"]], [[]]],
  [
    [["a", "b", "c", "d"]],
    [["x", "y", "z"]],
    [["Solo"]],
    [["1", "2"]],
    [["red", "green", "blue", "black", "white"]],
    [["Mr. T", "Mrs. B"]],
    [["one two", "three", "four five"]],
    [["a", "a", "a"]],
  ],
);
E(
  "d25",
  "python",
  "ordinal",
  null,
  `ordinal numbers in English: 1st, 2nd, 3rd, 4th... python function ordinal(n)

{{comment}}`,
  [[1], [22], [13], [4], [103]],
  [[2], [3], [11], [12], [10], [21], [100], [111], [112], [1001], [0], [53]],
);
E(
  "d26",
  "javascript",
  "stretch",
  null,
  `stretch("abcd") -> "A-Bb-Ccc-Dddd"
stretch("RqaEzty") -> "R-Qq-Aaa-Eeee-Zzzzz-Tttttt-Yyyyyyy"

Make the javascript function.`,
  [["abcd"], ["RqaEzty"]],
  [[""], ["x"], ["AB"], ["zz"], ["Hello"], ["aBc"], ["xyzXYZ"], ["qq"]],
);
E(
  "d27",
  "python",
  "keypad",
  null,
  `On old phones the letters were on the digit keys: abc on 2, def on 3, ghi 4, jkl 5, mno 6, pqrs 7, tuv 8, wxyz 9. Which digits are pressed for a word? Return them as a string. Upper case is the same as lower case. In Python: keypad(word)

{{gives}}`,
  [["hello"], ["Taxi"], ["ok"]],
  [[""], ["a"], ["z"], ["abcdefghijklmnopqrstuvwxyz"], ["PYTHON"], ["cab"], ["swim"], ["Quiz"]],
);
E(
  "d28",
  "javascript",
  "stripTags",
  null,
  `remove html tags from a string, keep teh text. JS function stripTags
{{fat}}`,
  [["<p>Hi <b>you</b></p>"], ["plain"], ["a<br>b"]],
  [
    [""],
    ["<div></div>"],
    ['<a href="x.html">link</a> text'],
    ["1 <i>2</i> 3"],
    ["<h1>Title</h1><p>Body</p>"],
    ["x<hr/>y"],
    ["<ul><li>one</li><li>two</li></ul>"],
    ["no tags at all!"],
  ],
);
E(
  "d29",
  "python",
  "menu_line",
  null,
  `For our restaurant menu I want lines such as "Soup......4.50": the dish on the left, the price on the right, dots in between, and the whole line exactly width characters long. Both dish and price are strings and always fit. menu_line(dish, price, width). We use python here.

{{doctest}}`,
  [
    ["Soup", "4.50", 14],
    ["Tea", "2", 6],
    ["Red wine", "6.10", 20],
    ["Egg", "1", 4],
    ["Rice", "3.00", 12],
  ],
  [
    ["A", "B", 2],
    ["A", "B", 3],
    ["Pizza", "12.00", 30],
    ["Fish and chips", "9.90", 25],
    ["", "1", 5],
    ["Cake", "", 6],
    ["Ice cream", "3.20", 13],
    ["Coffee", "2.80", 11],
  ],
);
E(
  "d30",
  "javascript",
  "commonStart",
  null,
  `What is the longest beginning that all strings of the list share? ~commonStart(list)~ (JS). No common beginning → ""

{{tablec}}`,
  [[["flower", "flow", "flight"]], [["dog", "car"]], [["same", "same"]]],
  [
    [[]],
    [["alone"]],
    [["", "abc"]],
    [["ab", "abc", "abcd"]],
    [["abc", "abd", "abe"]],
    [["Case", "case"]],
    [["prefix-a", "prefix-b", "prefix-"]],
    [["a", "b", "a"]],
    [["interview", "internet", "interval"]],
  ],
);
E(
  "d31",
  "python",
  "tidy_name",
  null,
  `Customers type their names in all sorts of ways into our form. I want: no spaces at both ends, only one space between the parts, every part beginning with a capital and the rest small. tidy_name, Python function.

{{assert}}`,
  [["  jOHN   smith "], ["MARIA"]],
  [
    ["ann"],
    ["peter pan"],
    ["JEAN LUC PICARD"],
    ["   x"],
    ["a  b   c"],
    ["Already Fine"],
    ["lea   MÜLLER"],
    ["tom    "],
  ],
);

// ======================= everyday: numbers =======================
E(
  "d32",
  "python",
  "is_prime",
  null,
  `is_prime(n) in python, True or False
{{doctest}}`,
  [[7], [9]],
  [[0], [1], [2], [3], [4], [25], [97], [91], [7919], [-7], [121]],
);
E(
  "d33",
  "javascript",
  "digitSum",
  null,
  `Add up the digits of a whole number, ignoring a minus sign. The function should be named digitSum. Use JavaScript.

Input: {{in0}}
Output: {{out0}}

Input: {{in1}}
Output: {{out1}}

Input: {{in2}}
Output: {{out2}}`,
  [[123], [-45], [0]],
  [[9], [10], [99999], [-1], [1000000], [8080], [-909], [123456789]],
);
E(
  "d34",
  "python",
  "to_roman",
  null,
  `I teach Latin and would love a function (Python) which writes years in Roman numerals. It's to be called to_roman; the numbers are between 1 and 3999.

to_roman(1994) == 'MCMXCIV'
to_roman(4) == 'IV'
to_roman(2023) == 'MMXXIII'`,
  [[1994], [4], [2023]],
  [[1], [3999], [9], [40], [90], [400], [900], [58], [1666], [100], [49]],
);
E(
  "d35",
  "javascript",
  "fromRoman",
  null,
  `And the other way round: fromRoman takes a Roman numeral in capitals and returns the number. (js)

{{arrow}}`,
  [["XIV"], ["MMXXIV"], ["CDXLIV"]],
  [["I"], ["IV"], ["IX"], ["XL"], ["MCMXCIV"], ["MMMCMXCIX"], ["XC"], ["DCCC"], ["LVIII"], ["CM"]],
);
E(
  "d36",
  "javascript",
  "binary",
  null,
  `binary(5) -> "101"

JavaScript; n is zero or a positive whole number, result is a string.`,
  [[5]],
  [[0], [1], [2], [7], [8], [255], [256], [1023], [1000000]],
);
E(
  "d37",
  "python",
  "fib",
  null,
  `the first n fibonaci numbers, starting with 0 and 1, as list. python def fib(n)

{{eq}}`,
  [[5], [1], [10]],
  [[0], [2], [3], [7], [15], [20], [4], [30]],
);
E(
  "d38",
  "javascript",
  "isLeap",
  null,
  `Leap years! Divisible by 4, but not by 100, unless it's divisible by 400.

isLeap(2024) // true
isLeap(1900) // false
isLeap(2000) // true
isLeap(2023) // false

Javascript.`,
  [[2024], [1900], [2000], [2023]],
  [[4], [100], [400], [1], [2100], [1996], [1999], [2400], [1600], [2200]],
);
E(
  "d39",
  "python",
  "factors",
  null,
  `Split a number (at least 2) into its prime factors, smallest first, repeated ones repeated. Python; factors(n).

{{table}}`,
  [[12], [7], [100]],
  [[2], [8], [9], [30], [97], [1001], [1024], [360], [49], [6]],
);
E(
  "d40",
  "javascript",
  "withCommas",
  null,
  `put commas betwen the thousands of a non-negative whole number and return a string. name withCommas, language js

{{gives}}`,
  [[1234567], [999], [1000], [25000], [1000000000]],
  [[0], [1], [10], [100], [10000], [123456], [1000000], [9876543210], [12345]],
);
E(
  "d41",
  "python",
  "file_size",
  null,
  `Human readable file sizes in Python: below 1024 it's "N B" (N without decimals), then KB, MB, GB with one decimal, dividing by 1024 each. Nothing bigger than GB needed. Function name is file_size, param is the number of bytes.

{{comment}}`,
  [[500], [2048], [1536000], [5368709120]],
  [[0], [1], [1023], [1024], [1048576], [1100], [1234567], [1073741824], [10737418240], [123456789]],
);
E(
  "d42",
  null,
  "clamp",
  null,
  `clamp(n, low, high) keeps n between low and high.

{{numbered}}`,
  [
    [5, 1, 10],
    [-3, 0, 10],
    [15, 0, 10],
  ],
  [
    [0, 0, 0],
    [1, 1, 10],
    [10, 1, 10],
    [100, -5, 5],
    [-100, -5, 5],
    [2.5, 1, 2],
    [3, 3, 4],
    [7, 0, 100],
  ],
);
E(
  "d43",
  "javascript",
  "median",
  null,
  `{{arrow}}

median of a list of numbers. the list isn't sorted! with an even count: the mean of the two in the middle. JS`,
  [[[3, 1, 2]], [[4, 1, 3, 2]], [[10, 9, 100]]],
  [
    [[5]],
    [[1, 2]],
    [[10, 2, 33]],
    [[1, 1, 1, 1]],
    [[-5, 5, 0]],
    [[100, 20, 3, 10, 9]],
    [[2, 4, 6, 8]],
    [[11, 2, 1, 10]],
    [[0, 0, 7, 7]],
  ],
);
E(
  "d44",
  "python",
  "flip",
  null,
  `flip a number round: 123 becomes 321, the minus stays in front (-45 → -54), 120 → 21. Write flip(n) in Python.`,
  [[123], [-45], [120]],
  [[0], [5], [-7], [10], [100], [-100], [12321], [-120], [9876543]],
);
E(
  "d45",
  "javascript",
  "collatz",
  null,
  `How many steps until we get to 1? If the number is even, halve it, if it is odd, times three plus one. 
function collatz(n) { } // js

{{io1}}`,
  [[6], [1], [7]],
  [[2], [3], [4], [5], [9], [16], [27], [97], [1024]],
);
E(
  "d46",
  null,
  "divisors",
  null,
  `Please write a function "divisors" that lists all positive divisors of a positive whole number in ascending order.
Example 1: divisors(12) = [1, 2, 3, 4, 6, 12]
Example 2: divisors(13) = [1, 13]`,
  [[12], [13]],
  [[1], [2], [4], [6], [16], [28], [36], [97], [100], [30]],
);

// ======================= everyday: lists =======================
E(
  "d47",
  "javascript",
  "chunk",
  null,
  `chunk(list, n) — split the list into pieces of n elements each, the last piece may be shorter. JS please

{{arrow}}`,
  [
    [[1, 2, 3, 4, 5], 2],
    [["a", "b"], 3],
    [[], 4],
    [[9, 9, 9], 3],
    [[1, 2, 3], 2],
  ],
  [
    [[1], 1],
    [[1, 2, 3], 1],
    [[1, 2, 3, 4], 2],
    [[1, 2, 3, 4, 5, 6, 7], 3],
    [[0, 0, 0], 3],
    [[5, 6, 7, 8], 10],
    [["x", "y", "z"], 2],
    [[true, false, true], 2],
  ],
);
E(
  "d48",
  "python",
  "flatten",
  null,
  `Hi! I have lists inside lists inside lists, and I just want one flat list. It can be nested as deep as it likes. Python, and could you name it flatten?

For example flatten({{in0}}) should return {{out0}}, and flatten({{in1}}) should return {{out1}}.`,
  [[[1, [2, [3, 4]], 5]], [[[[]], []]]],
  [
    [[]],
    [[1, 2, 3]],
    [[[1], [2], [3]]],
    [[[[[[7]]]]]],
    [["a", ["bc", ["d"]]]],
    [[1, [], 2]],
    [
      [
        [1, 2],
        [3, [4, [5, [6]]]],
      ],
    ],
    [[0, [false, [null]]]],
  ],
);
E(
  "d49",
  "javascript",
  "rotate",
  null,
  `{{assertjs}}

i.e. rotate(list, n) pushes every element n places to the right, what falls out at the end comes in at the front. js`,
  [
    [[1, 2, 3, 4], 1],
    [["a", "b", "c"], 5],
  ],
  [
    [[], 3],
    [[1], 10],
    [[1, 2, 3], 0],
    [[1, 2, 3], 3],
    [[1, 2, 3, 4, 5], 2],
    [[1, 2, 3, 4, 5], 7],
    [["x", "y"], 1],
    [[9, 8, 7], 2],
  ],
);
E(
  "d50",
  "python",
  "unique",
  null,
  `>>> unique([3, 1, 3, 2, 1])
[3, 1, 2]

drop the repeated items, keep the order of first appearance`,
  [[[3, 1, 3, 2, 1]]],
  [
    [[]],
    [[1]],
    [[1, 1, 1]],
    [["a", "b", "a"]],
    [[1, 2, 3]],
    [[3, 2, 1, 1, 2, 3]],
    [["A", "a", "A"]],
    [[0, -1, 0, -1, 5]],
  ],
);
E(
  "d51",
  "javascript",
  "secondBest",
  null,
  `Need the second highest score of a list in JavaScript — equal scores count as one, so secondBest([10, 10, 8]) is 8. If there is no second one give null.

secondBest([5, 9, 7]) → 7
secondBest([10, 10, 8]) → 8
secondBest([4]) → null`,
  [[[5, 9, 7]], [[10, 10, 8]], [[4]]],
  [
    [[]],
    [[3, 3, 3]],
    [[1, 2]],
    [[-5, -2, -9]],
    [[100, 99, 98, 100]],
    [[0, 0, 1]],
    [[7, 1, 7, 3, 5]],
    [[2, 10, 1]],
  ],
);
E(
  "d52",
  "python",
  "by_letter",
  null,
  `Make an index for our club's address book: group the names by their first letter (lower case as the key), the names stay in the order of the list. Result: dict letter → list of names. It should be in Python, by_letter(names).

{{assert}}`,
  [[["Anna", "bob", "Alex"]], [["Zoe"]]],
  [
    [[]],
    [["x", "X", "y"]],
    [["cat", "dog", "cow", "duck"]],
    [["Bob", "Bob"]],
    [["one", "two", "three", "four"]],
    [["Émile".replace("É", "E"), "eva"]],
    [["a", "b", "c"]],
    [["mia", "Max", "Ben", "Moe", "bea"]],
  ],
);
E(
  "d53",
  "javascript",
  "inBoth",
  null,
  `wich items are in both lists? each one only once, order as in the first list. inBoth(a, b), JavaScript
{{fat}}`,
  [
    [
      [1, 2, 3, 4],
      [3, 1, 9],
    ],
    [["x", "x", "y"], ["x"]],
    [[1], []],
  ],
  [
    [[], []],
    [[], [1]],
    [
      [1, 1, 1],
      [1, 1],
    ],
    [
      [5, 4, 3],
      [3, 4, 5],
    ],
    [["a", "b"], ["c"]],
    [[1, "1"], ["1"]],
    [
      [7, 8, 7, 9, 8],
      [8, 7],
    ],
    [
      [0, 2, 4],
      [4, 0, 0],
    ],
  ],
);
E(
  "d54",
  "python",
  "moving_average",
  null,
  `## moving_average(values, n)

Average of every n neighbouring values, each rounded to 2 decimals. If there are fewer than n values: empty list.

Language: Python

~~~
{{doctest}}
~~~`,
  [
    [[1, 2.5, 4, 6], 2],
    [[5.5], 2],
    [[1, 2, 2, 4.5], 3],
  ],
  [
    [[], 1],
    [[1.5, 2.5], 1],
    [[3, 4, 5], 3],
    [[10, 20, 30, 40, 50], 2],
    [[1, 1, 2], 3],
    [[0, 0, 0, 1], 4],
    [[2, 2, 2], 5],
    [[100, 1, 1, 1, 100], 3],
  ],
);
E(
  "d55",
  "javascript",
  "runningTotal",
  null,
  `runningTotal([5, 10, 3]) should give [5, 15, 18], i.e. always the sum so far. javascript`,
  [[[5, 10, 3]]],
  [
    [[]],
    [[7]],
    [[1, 1, 1, 1]],
    [[-1, 1, -1]],
    [[0, 0]],
    [[10, -20, 30]],
    [[100, 200, 300, 400]],
    [[2, 4, 6, 8, 10]],
  ],
);
E(
  "d56",
  "python",
  "transpose",
  null,
  `Swap the rows and columns of a table (a list of equally long lists), function transpose, Python 3.

input: {{in0}}
output: {{out0}}

input: {{in1}}
output: {{out1}}`,
  [
    [
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    [[["a"], ["b"]]],
  ],
  [
    [[]],
    [[[1]]],
    [[[1, 2]]],
    [
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [[[1], [2], [3]]],
    [
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
    ],
    [[["x", "y", "z"]]],
    [
      [
        [0, 1],
        [0, 1],
        [0, 1],
        [0, 2],
      ],
    ],
  ],
);
E(
  "d57",
  "javascript",
  "splitNumbers",
  null,
  `As a teacher I want to show my class how to separate even and odd numbers. Please write splitNumbers in JavaScript which returns an object with two lists, "even" and "odd", in the original order.

{{returns}}`,
  [[[1, 2, 3, 4]], [[]], [[7, -2]], [[0, 0, 9]], [[8]], [[21, 3, 20]]],
  [
    [[0]],
    [[1]],
    [[2, 4, 6]],
    [[1, 3, 5]],
    [[-1, -2, -3]],
    [[10, 11, 12, 13]],
    [[100, 99, 0]],
    [[5, 5, 6, 6]],
  ],
);
E(
  "d58",
  "python",
  "by_length",
  null,
  `by_length: sort words by their length, shortest first; words of the same length alphabetically (all words are lower case). python

{{eq}}`,
  [[["pear", "fig", "apple", "kiwi", "date"]], [["b", "a"]]],
  [
    [[]],
    [["one"]],
    [["ccc", "bb", "a"]],
    [["bb", "aa", "c"]],
    [["same", "same"]],
    [["delta", "echo", "alpha", "golf"]],
    [["z", "yy", "xxx", "y", "xx"]],
    [["", "a", "b"]],
  ],
);
E(
  "d59",
  "javascript",
  "youngestFirst",
  null,
  `I have an array of people like { name: "Ann", age: 30 }. youngestFirst(people) should return just the names, ordered by age with the youngest in front; people of the same age in alphabetical order. JS!

{{assertjs}}`,
  [
    [
      [
        { name: "Ann", age: 30 },
        { name: "Bob", age: 25 },
      ],
    ],
    [
      [
        { name: "Zed", age: 4 },
        { name: "Amy", age: 4 },
        { name: "Kim", age: 2 },
      ],
    ],
    [[]],
  ],
  [
    [[{ name: "Solo", age: 1 }]],
    [
      [
        { name: "C", age: 3 },
        { name: "B", age: 2 },
        { name: "A", age: 1 },
      ],
    ],
    [
      [
        { name: "Old", age: 100 },
        { name: "Mid", age: 20 },
        { name: "New", age: 9 },
      ],
    ],
    [
      [
        { name: "X", age: 5 },
        { name: "W", age: 5 },
        { name: "V", age: 5 },
      ],
    ],
    [
      [
        { name: "Eve", age: 0 },
        { name: "Dan", age: 10 },
      ],
    ],
    [
      [
        { name: "Lea", age: 33 },
        { name: "Leo", age: 33 },
        { name: "Len", age: 34 },
      ],
    ],
    [
      [
        { name: "A", age: 7 },
        { name: "B", age: 7 },
      ],
    ],
    [
      [
        { name: "Tom", age: 40 },
        { name: "Jim", age: 39 },
        { name: "Pat", age: 41 },
      ],
    ],
  ],
);
E(
  "d60",
  "python",
  "podium",
  null,
  `Names of the n players with the most points. Points come as a dict name → points; equal points → alphabetical. podium(points, n) in python

{{comment}}`,
  [
    [{ ann: 5, bob: 9, cy: 7 }, 2],
    [{ zoe: 3, al: 3 }, 1],
    [{ x: 1 }, 3],
  ],
  [
    [{}, 2],
    [{ a: 1 }, 0],
    [{ a: 1, b: 2, c: 3 }, 3],
    [{ c: 1, b: 1, a: 1 }, 2],
    [{ dan: 100, eve: 20, fay: 3 }, 1],
    [{ p: -1, q: 0, r: -5 }, 2],
    [{ m: 10, n: 10, o: 11, l: 10 }, 3],
    [{ red: 4, blue: 40 }, 2],
  ],
);
E(
  "d61",
  "javascript",
  "missingNumber",
  null,
  `the list has all the numbers from 1 to n in any order, except for one which is missing. find it! missingNumber([2, 4, 1, 5]) is 3 (js)`,
  [[[2, 4, 1, 5]]],
  [[[1]], [[2]], [[]], [[1, 2, 3]], [[2, 3, 4]], [[10, 9, 8, 7, 5, 4, 3, 2, 1]], [[3, 1]], [[1, 2, 4, 5, 6]]],
);
E(
  "d62",
  "python",
  "longest_rise",
  null,
  `From daily temperatures I'd like to know how many days the longest warm-up lasted, i.e. the length of the longest stretch in which every day is warmer than the day before.

def longest_rise(temps):
    """Return the length of the longest strictly rising stretch (0 for no days)."""

{{assert}}`,
  [[[10, 12, 13, 9, 11]], [[5, 5, 5]], [[]]],
  [
    [[7]],
    [[1, 2]],
    [[2, 1]],
    [[1, 2, 3, 4, 5]],
    [[5, 4, 3, 2, 1]],
    [[1, 2, 2, 3, 4]],
    [[-5, -3, 0, -1, 2, 4, 6]],
    [[3, 1, 2, 1, 2, 3]],
  ],
);
E(
  "d63",
  "javascript",
  "compareVersions",
  null,
  `compareVersions(a, b)

| a | b | result |
|---|---|---|
| {{arg0_0}} | {{arg0_1}} | {{out0}} |
| {{arg1_0}} | {{arg1_1}} | {{out1}} |
| {{arg2_0}} | {{arg2_1}} | {{out2}} |
| {{arg3_0}} | {{arg3_1}} | {{out3}} |

1 if a is the newer version, -1 if b is, 0 if they're the same. Parts are compared as numbers; missing parts are 0. JavaScript.`,
  [
    ["1.2", "1.10"],
    ["2.0.1", "2.0"],
    ["1.0", "1"],
    ["3", "2.9.9"],
  ],
  [
    ["1", "1"],
    ["0.0.1", "0.0.2"],
    ["10.0", "9.9"],
    ["1.2.3", "1.2.3"],
    ["1.0.0.0", "1"],
    ["1.01", "1.1"],
    ["2.1", "2.1.1"],
    ["0.9", "1.0"],
    ["5.10.2", "5.9.12"],
  ],
);
E(
  "d64",
  "python",
  "merge",
  null,
  `Bookings are [start, end] pairs. Bookings that overlap or touch should be merged into one. Result sorted by start. I need merge(bookings) in Python.

{{numbered}}`,
  [
    [
      [
        [1, 3],
        [2, 6],
        [8, 10],
      ],
    ],
    [
      [
        [5, 7],
        [1, 2],
      ],
    ],
    [
      [
        [1, 4],
        [4, 5],
      ],
    ],
  ],
  [
    [[]],
    [[[1, 2]]],
    [
      [
        [1, 10],
        [2, 3],
      ],
    ],
    [
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      [
        [6, 8],
        [1, 9],
        [2, 4],
      ],
    ],
    [
      [
        [1, 2],
        [2, 3],
        [3, 4],
      ],
    ],
    [
      [
        [0, 0],
        [0, 1],
      ],
    ],
    [
      [
        [10, 12],
        [1, 3],
        [11, 15],
        [2, 5],
      ],
    ],
    [
      [
        [1, 1],
        [1, 1],
      ],
    ],
  ],
);
E(
  "d65",
  "javascript",
  "winner",
  null,
  `Class election :-) winner(votes) gets an array with the names on the ballots and says who has most of them. When two or more share the first place the answer is "tie", without any ballots "nobody". Written in javascript.

{{gives}}`,
  [[["Mia", "Tom", "Mia"]], [["Mia", "Tom"]], [[]]],
  [
    [["A"]],
    [["A", "A", "B", "B", "C"]],
    [["A", "B", "B", "C"]],
    [["x", "x", "x"]],
    [["Al", "Bo", "Cy"]],
    [["Bo", "Al", "Al", "Bo", "Bo"]],
    [["Zed", "Zed", "Amy"]],
    [["k", "l", "k", "l", "m", "m"]],
  ],
);
E(
  "d66",
  "python",
  "count_comments",
  null,
  `Comments on our site are dicts with a "text" and a list of "replies", which are comments themselves. Count all of them, replies of replies too. Python function count_comments(comments).

Examples

{{returns}}`,
  [
    [[{ text: "hi", replies: [] }]],
    [
      [
        { text: "a", replies: [{ text: "b", replies: [{ text: "c", replies: [] }] }] },
        { text: "d", replies: [] },
      ],
    ],
  ],
  [
    [[]],
    [
      [
        { text: "1", replies: [] },
        { text: "2", replies: [] },
        { text: "3", replies: [] },
      ],
    ],
    [[{ text: "x", replies: [{ text: "y", replies: [] }] }]],
    [
      [
        {
          text: "x",
          replies: [
            { text: "y", replies: [] },
            { text: "z", replies: [] },
          ],
        },
      ],
    ],
    [[{ text: "", replies: [{ text: "", replies: [{ text: "", replies: [{ text: "", replies: [] }] }] }] }]],
    [
      [
        {
          text: "p",
          replies: [
            {
              text: "q",
              replies: [
                { text: "r", replies: [] },
                { text: "s", replies: [] },
              ],
            },
          ],
        },
      ],
    ],
    [
      [
        { text: "one", replies: [] },
        { text: "two", replies: [{ text: "three", replies: [] }] },
      ],
    ],
    [
      [
        {
          text: "m",
          replies: [
            { text: "n", replies: [] },
            { text: "o", replies: [] },
            { text: "p", replies: [] },
          ],
        },
        { text: "q", replies: [{ text: "r", replies: [] }] },
      ],
    ],
  ],
);
E(
  "d67",
  "javascript",
  "flattenKeys",
  null,
  `flattenKeys turns a nested object into a flat one, the keys being joined with dots. There are no arrays in it. Vanilla JavaScript, no lodash.

{{call0}}
=> {{out0}}

{{call1}}
=> {{out1}}`,
  [[{ a: 1, b: { c: 2, d: { e: 3 } } }], [{ name: "Ann" }]],
  [
    [{}],
    [{ x: { y: { z: 0 } } }],
    [{ a: "text", b: true }],
    [{ a: { b: 1 }, c: { b: 2 } }],
    [{ user: { first: "A", last: "B" }, id: 7 }],
    [{ a: null }],
    [{ k: { l: 1, m: 2 }, n: 3 }],
    [{ one: { two: { three: { four: "five" } } } }],
  ],
);
E(
  "d68",
  "python",
  "dig",
  null,
  `dig(data, path): walk through nested dicts along a path of keys separated by dots; if a key isn't there, return None. (python)

{{io}}`,
  [
    [{ a: { b: 5 } }, "a.b"],
    [{ a: 1 }, "x"],
    [{ user: { name: "Al" } }, "user"],
  ],
  [
    [{}, "a"],
    [{ a: { b: { c: "deep" } } }, "a.b.c"],
    [{ a: { b: 1 } }, "a.c"],
    [{ a: 1 }, "a"],
    [{ a: { b: 0 } }, "a.b"],
    [{ a: 1 }, "a.b"],
    [{ x: { y: [1, 2] } }, "x.y"],
    [{ p: { q: { r: { s: false } } } }, "p.q.r.s"],
  ],
);

// ======================= everyday: dates and times =======================
E(
  "d69",
  "python",
  "duration",
  null,
  `film lengths: 125 minutes should be shown as "2h 5m", 60 as "1h", 45 as "45m". make me a python function duration(minutes)

{{doctest}}`,
  [[125], [60], [45]],
  [[0], [1], [59], [61], [90], [120], [600], [1439], [181]],
);
E(
  "d70",
  "javascript",
  "clock",
  null,
  `Format seconds as HH:MM:SS (always two digits each).

clock({{in0}}) === {{out0}}
clock({{in1}}) === {{out1}}

In JS.`,
  [[3661], [59]],
  [[0], [1], [60], [3599], [3600], [86399], [7325], [359999], [600]],
);
E(
  "d71",
  "python",
  "to_24h",
  null,
  `American times to 24-hour times, ~to_24h~, python please.

| input | output |
|:--|:--|
| {{in0}} | {{out0}} |
| {{in1}} | {{out1}} |
| {{in2}} | {{out2}} |
| {{in3}} | {{out3}} |`,
  [["2:30 PM"], ["12:00 AM"], ["9:05 AM"], ["12:15 PM"]],
  [
    ["1:00 AM"],
    ["11:59 PM"],
    ["12:59 AM"],
    ["12:59 PM"],
    ["10:10 AM"],
    ["10:10 PM"],
    ["7:45 PM"],
    ["4:00 AM"],
    ["11:00 AM"],
  ],
);
E(
  "d72",
  "javascript",
  "daysBetween",
  null,
  `How many days lie between two dates (written as YYYY-MM-DD)? The second date is never before the first one. From one day to the next day it's 1. Please write daysBetween(from, to) in JavaScript, thank you very much!

{{arrow}}`,
  [
    ["2024-01-01", "2024-01-02"],
    ["2024-02-28", "2024-03-01"],
    ["2023-05-05", "2023-05-05"],
  ],
  [
    ["2023-02-28", "2023-03-01"],
    ["2023-01-01", "2024-01-01"],
    ["2024-01-01", "2025-01-01"],
    ["1999-12-31", "2000-01-01"],
    ["2000-02-28", "2000-02-29"],
    ["2024-03-30", "2024-04-01"],
    ["2024-10-26", "2024-10-28"],
    ["1900-02-28", "1900-03-01"],
    ["2020-01-15", "2024-07-04"],
  ],
);
E(
  "d73",
  "python",
  "weekday",
  null,
  `On which day of the week was I born? weekday('2024-03-15') -> 'Friday'. Python, English day names.`,
  [["2024-03-15"]],
  [
    ["2024-01-01"],
    ["2000-01-01"],
    ["2024-02-29"],
    ["1999-12-31"],
    ["2023-10-08"],
    ["1970-01-01"],
    ["2025-07-16"],
    ["1984-06-12"],
  ],
);
E(
  "d74",
  "javascript",
  "isoDate",
  null,
  `isoDate("5/3/2024") → "2024-03-05" 
isoDate("24/12/1999") → "1999-12-24"
(it's day/month/year, we are in England)

js function`,
  [["5/3/2024"], ["24/12/1999"]],
  [
    ["1/1/2000"],
    ["31/12/2023"],
    ["05/03/2024"],
    ["9/11/2001"],
    ["10/2/1985"],
    ["29/2/2024"],
    ["01/10/1970"],
    ["12/12/2012"],
  ],
);
E(
  "d75",
  "python",
  "age",
  null,
  `def age(born, today) -> int

Both are strings like 2001-09-30. How old is the person (in full years)? On the birthday itself the new year of life is complete.

{{assert}}`,
  [
    ["2000-05-10", "2024-05-09"],
    ["2000-05-10", "2024-05-10"],
    ["1990-12-31", "2024-01-01"],
  ],
  [
    ["2024-01-01", "2024-01-01"],
    ["2023-06-15", "2024-06-14"],
    ["2023-06-15", "2024-06-15"],
    ["1950-01-01", "2050-01-01"],
    ["1988-03-20", "2024-11-02"],
    ["1988-11-20", "2024-03-02"],
    ["2010-07-31", "2020-08-01"],
    ["1999-10-10", "2000-10-09"],
  ],
);
E(
  "d76",
  "javascript",
  "addMinutes",
  null,
  `addMinutes(time, n): time is a string "HH:MM" (24h clock), add n minutes to it and return the new time in the same form. It wraps around at midnight; n can be negative as well. plain JS

{{expect}}`,
  [
    ["10:30", 45],
    ["23:50", 20],
    ["00:05", -10],
  ],
  [
    ["00:00", 0],
    ["00:00", 1440],
    ["12:00", 60],
    ["23:59", 1],
    ["00:00", -1],
    ["08:15", 1000],
    ["05:05", 55],
    ["12:34", -754],
    ["20:00", -1500],
  ],
);
E(
  "d77",
  "python",
  "month_days",
  null,
  `month_days(year, month) gives the number of days of that month, leap years included. In Python.

{{gives}}`,
  [
    [2024, 2],
    [2023, 2],
    [2023, 4],
    [2023, 12],
    [2000, 1],
    [1996, 6],
  ],
  [
    [2023, 1],
    [2023, 3],
    [1900, 2],
    [2000, 2],
    [2023, 6],
    [2023, 7],
    [2023, 8],
    [2023, 9],
    [2023, 11],
    [2100, 2],
  ],
);
E(
  "d78",
  "javascript",
  "nextBus",
  null,
  `Bus stop display. The timetable is a sorted, non-empty array of times "HH:MM". nextBus(timetable, now) returns the first bus at now or later; if there's none left today, it's the first one of the timetable (tomorrow). Use JavaScript.

{{comment}}`,
  [
    [["08:00", "12:30", "18:45"], "09:15"],
    [["08:00", "12:30", "18:45"], "19:00"],
    [["08:00", "12:30"], "12:30"],
  ],
  [
    [["06:00"], "05:59"],
    [["06:00"], "06:01"],
    [["06:00", "06:10", "06:20"], "06:11"],
    [["00:00", "23:59"], "00:01"],
    [["07:00", "07:30"], "07:00"],
    [["09:00", "10:00", "11:00"], "00:00"],
    [["09:00", "10:00", "11:00"], "10:59"],
    [["09:00", "10:00", "11:00"], "23:59"],
  ],
);
E(
  "d79",
  "python",
  "overlap",
  null,
  `Two meetings on the same day, each with a start and an end ("HH:MM"). For how many minutes do they overlap? python: overlap(start1, end1, start2, end2)

{{eq}}`,
  [
    ["09:00", "10:00", "09:30", "11:00"],
    ["09:00", "10:00", "10:00", "11:00"],
  ],
  [
    ["09:00", "12:00", "10:00", "10:30"],
    ["10:00", "10:30", "09:00", "12:00"],
    ["08:00", "09:00", "13:00", "14:00"],
    ["13:00", "14:00", "08:00", "09:00"],
    ["09:00", "10:00", "09:00", "10:00"],
    ["00:00", "23:59", "12:00", "12:01"],
    ["14:15", "15:45", "13:00", "14:20"],
    ["07:50", "08:10", "08:05", "08:20"],
  ],
);

// ======================= everyday: arithmetic =======================
E(
  "d80",
  "javascript",
  "perPerson",
  null,
  `We were in a restaurant. The bill, the tip in percent and how many people we are → what does each one pay, to the cent? perPerson(bill, tip, people) — JavaScript

{{arrow}}`,
  [
    [100, 10, 4],
    [50, 0, 3],
    [80.4, 15, 2],
  ],
  [
    [10, 0, 1],
    [0, 20, 5],
    [99.99, 10, 3],
    [45, 20, 6],
    [120, 12.5, 5],
    [33.3, 5, 2],
    [200, 18, 7],
    [1000, 100, 3],
  ],
);
E(
  "d81",
  "python",
  "change",
  null,
  `Change in euro coins (cents: 200, 100, 50, 20, 10, 5, 2, 1) with as few coins as possible. Return pairs [coin, how many], big coins first, leaving out coins that aren't needed. Function change(cents) in python

{{io1}}`,
  [[388], [7], [0]],
  [[1], [4], [200], [99], [1000], [263], [50], [18], [88]],
);
E(
  "d82",
  "javascript",
  "toFahrenheit",
  null,
  `toFahrenheit(celsius), 1 decimal. js. e.g. {{call0}} = {{out0}}, {{call1}} = {{out1}}`,
  [[100], [36.6]],
  [[0], [-40], [37], [20.5], [-17.5], [1.1], [25], [99.9]],
);
E(
  "d83",
  "python",
  "shipping",
  null,
  `Ticket SHOP-114: shipping costs

Parcels up to 1 kg cost 4, up to 5 kg 7, up to 10 kg 12, anything heavier 20 (euros). Express costs twice as much.

Please implement shipping(weight, express) in Python.

Test cases:
{{assert}}`,
  [
    [0.5, false],
    [1, true],
    [5.1, false],
    [30, true],
  ],
  [
    [1, false],
    [1.01, false],
    [5, false],
    [5, true],
    [10, false],
    [10.5, true],
    [0.1, true],
    [100, false],
    [7, true],
  ],
);
E(
  "d84",
  "javascript",
  "parkingFee",
  null,
  `The first half hour in our car park costs nothing. Whoever stays longer pays 2 per started hour (from the beginning), but never more than 15. parkingFee(minutes), javascript

{{tablec}}`,
  [[30], [31], [61], [1000]],
  [[0], [1], [29], [60], [120], [121], [420], [421], [480], [181]],
);
E(
  "d85",
  "python",
  "scale_recipe",
  null,
  `My recipe is for 4 people but 6 are coming! scale_recipe(ingredients, from_people, to_people), where ingredients is a dict with the amounts; give back the dict with the new amounts, rounded to 2 decimals. Python script please.

{{fat}}`,
  [
    [{ flour: 201, eggs: 3 }, 4, 6],
    [{ milk: 1 }, 3, 1],
  ],
  [
    [{}, 2, 4],
    [{ salt: 1 }, 1, 1],
    [{ sugar: 100, butter: 50 }, 2, 1],
    [{ rice: 250 }, 3, 4],
    [{ water: 0.5, yeast: 7 }, 4, 8],
    [{ pasta: 500, sauce: 350, cheese: 80 }, 5, 3],
    [{ beans: 10 }, 7, 3],
    [{ oil: 2.5 }, 4, 10],
  ],
);
E(
  "d86",
  "javascript",
  "grade",
  null,
  `90 and more is an A, 80 and more a B, 70 and more a C, 60 and more a D, the rest is F

grade(95) -> "A"
grade(80) -> "B"
grade(59) -> "F"

JS`,
  [[95], [80], [59]],
  [[100], [90], [89], [79], [70], [69], [60], [0], [89.5], [65]],
);
E(
  "d87",
  "python",
  "paint_cans",
  null,
  `A can of paint is enough for 25 square metres. I want to paint the four walls of a rectangular room (ignore windows and doors, and no ceiling). How many cans do I have to buy? Python function paint_cans(width, length, height), all in metres.

Example: a room of 4 x 5 m with a height of 2.5 m has 45 m2 of walls so paint_cans(4, 5, 2.5) gives 2`,
  [[4, 5, 2.5]],
  [
    [5, 5, 2.5],
    [1, 1, 1],
    [10, 10, 2.5],
    [3, 3, 2],
    [6, 4, 2.5],
    [2, 3, 2.5],
    [12, 8, 3],
    [5, 5, 2.75],
  ],
);
E(
  "d88",
  "javascript",
  "cartTotal",
  null,
  `Shopping cart: array of { price, qty }. cartTotal(cart) is the sum of price times qty, rounded to cents. Where qty is missing it's 1. In JavaScript please.

{{returns}}`,
  [
    [[{ price: 2.5, qty: 2 }, { price: 1.99 }]],
    [[]],
    [
      [
        { price: 10, qty: 0 },
        { price: 3.3, qty: 3 },
      ],
    ],
  ],
  [
    [[{ price: 5 }]],
    [[{ price: 0.1, qty: 3 }]],
    [
      [
        { price: 19.99, qty: 1 },
        { price: 5.01, qty: 1 },
      ],
    ],
    [[{ price: 100, qty: 10 }]],
    [[{ price: 1 }, { price: 2 }, { price: 3 }]],
    [
      [
        { price: 9.95, qty: 4 },
        { price: 0.5, qty: 20 },
      ],
    ],
    [[{ price: 7, qty: 0 }]],
    [[{ price: 0.33, qty: 3 }, { price: 12.4 }]],
  ],
);
E(
  "d89",
  "python",
  "grams",
  null,
  `in our kichen app weights come as text like "1.5 kg", "200g" or "250 mg" and I need everything in grams as a number... 
write a python function grams(text)

{{commentarrow}}`,
  [["1.5 kg"], ["200g"], ["250 mg"]],
  [["1kg"], ["0 g"], ["1000 mg"], ["0.25kg"], ["12.5 g"], ["5mg"], ["2 kg"], ["999g"]],
);
E(
  "d90",
  "javascript",
  "toCents",
  null,
  `toCents("$1,234.50") === 123450. Amounts always begin with a dollar sign, might have commas for the thousands and might have no decimals: toCents("$20") === 2000. Language is JavaScript.`,
  [["$1,234.50"], ["$20"]],
  [
    ["$0"],
    ["$0.01"],
    ["$19.99"],
    ["$1,000,000"],
    ["$4.35"],
    ["$100.00"],
    ["$1,000.10"],
    ["$0.29"],
    ["$12,345.67"],
  ],
);
E(
  "d91",
  "python",
  "water_bill",
  null,
  `Water bill. The first 10 cubic metres cost 1.50 each, the next 20 cost 2.25 each and everything beyond that 4.00 each. What does it cost for m cubic metres?

water_bill.py with water_bill(m)

Examples:
{{call0}} -> {{out0}}
{{call1}} -> {{out1}}
{{call2}} -> {{out2}}
{{call3}} -> {{out3}}`,
  [[5], [12], [31], [0]],
  [[1], [10], [11], [30], [50], [100], [20], [35], [29]],
  { file: "water_bill.py" },
);

// ======================= everyday: validation =======================
E(
  "d92",
  "javascript",
  "isStrong",
  null,
  `A password is strong if it has at least 8 characters and among them at least one capital letter, one small letter and one digit. isStrong(password) → true/false, in plain JS

{{should}}`,
  [["Passw0rd"], ["password"], ["Aa1"], ["LONGENOUGH1"]],
  [
    [""],
    ["Abcdefg1"],
    ["Abcdefgh"],
    ["abcdefg1"],
    ["ABCDEFG1"],
    ["12345678"],
    ["Abcdef1"],
    ["A1 b c d e"],
    ["!!!!Aa1!"],
  ],
);
E(
  "d93",
  "python",
  "valid_time",
  null,
  `valid_time(text): Is the text a time from 00:00 to 23:59, written with exactly two digits, colon, two digits? -> True / False (Python)

{{doctest}}`,
  [["23:59"], ["24:00"], ["7:30"], ["12:60"], ["08:08"], ["8 pm"]],
  [["00:00"], [""], ["12:5"], ["ab:cd"], ["12:30:00"], ["1230"], ["19:05"], [" 09:00"], ["29:00"]],
);
E(
  "d94",
  "javascript",
  "isISBN10",
  null,
  `I run a second-hand bookshop. Check ISBN-10 numbers: remove the hyphens, then there must be 9 digits and a last sign which is a digit or X (X = 10). Multiply the first by 10, the second by 9, ... the last by 1; the sum must be divisible by 11. function isISBN10(text), JavaScript, isbn.js

{{fat}}`,
  [["0-306-40615-2"], ["0-306-40615-3"], ["080442957X"], ["123"]],
  [
    [""],
    ["0000000000"],
    ["0306406152"],
    ["0-8044-2957-X"],
    ["X804429570"],
    ["1234567890"],
    ["3-16-148410-0"],
    ["316148410X"],
    ["0-19-852663-6"],
    ["99999999999"],
  ],
  { file: "isbn.js" },
);
E(
  "d95",
  "python",
  "is_hex_color",
  null,
  `is_hex_color checks whether a string is a colour like #ff8800 or #F80 (# and 3 or 6 hex digits, small or capital). Python

{{arrow1}}`,
  [["#ff8800"], ["#F80"], ["ff8800"], ["#ff88"]],
  [[""], ["#"], ["#000"], ["#GGGGGG"], ["#12345"], ["#1234567"], ["#AbCdEf"], ["##fff"], ["#ff 880"]],
);
E(
  "d96",
  "javascript",
  "balanced",
  null,
  `Are all brackets in a text closed properly? Kinds: ( ) [ ] { }. Other characters don't matter. The name is balanced; JS.

input: {{in0}} output: {{out0}}
input: {{in1}} output: {{out1}}
input: {{in2}} output: {{out2}}
input: {{in3}} output: {{out3}}`,
  [["(a[b]{c})"], ["(]"], ["(()"], ["no brackets"]],
  [[""], [")("], ["([)]"], ["{[()]}"], ["(("], ["))"], ["f(x) = a[i] + {y}"], ["}"], ["()[]{}"]],
);
E(
  "d97",
  "python",
  "is_ipv4",
  null,
  `Validate IPv4 addresses: four numbers 0-255 with dots between, no leading zeros. The function is to be named is_ipv4 (Python 3).

{{assert}}`,
  [["192.168.0.1"], ["256.1.1.1"], ["1.2.3"], ["01.2.3.4"], ["8.8.8.8"], ["8.8.8.8."]],
  [
    [""],
    ["0.0.0.0"],
    ["255.255.255.255"],
    ["1.2.3.4.5"],
    ["a.b.c.d"],
    ["1..2.3"],
    ["10.0.0.-1"],
    ["127.0.0.1"],
    ["1.2.3.999"],
  ],
);
E(
  "d98",
  "javascript",
  "squareColour",
  null,
  `for my chess club's page: squareColour("a1") is "black", squareColour("h1") is "white". Any square from a1 to h8. (javascript)`,
  [["a1"], ["h1"]],
  [["a2"], ["b1"], ["b2"], ["h8"], ["a8"], ["e4"], ["d4"], ["c7"], ["g5"]],
);

// ======================= everyday: standard input =======================
E(
  "d99",
  "python",
  "",
  null,
  `Write a Python program that reads lines of whole numbers from standard input and prints the sum of each line.

{{stdin}}`,
  [["1 2 3\n10 20\n"], ["5\n"], ["-1 1\n0 0 7\n100 200 300\n"]],
  [
    ["0\n"],
    ["1\n2\n3\n"],
    ["-5 -6\n"],
    ["1 1 1 1 1 1 1 1 1 1\n"],
    ["1000000 1\n"],
    ["12  13\n"],
    ["4 4\n4 4\n4 4\n4 4\n"],
    ["9 -9\n"],
  ],
);
E(
  "d100",
  "javascript",
  "",
  "wc.js",
  `wc.js - reads a text from stdin (Node) and prints the number of lines and the number of words, like so:

{{stdinf}}`,
  [["hello world\nfoo\n"], ["one\n"]],
  [
    ["a b c d\n"],
    ["a\n\nb\n"],
    ["  spaced   words  \n"],
    ["x y\nz w\nu v\n"],
    ["1 2 3\n4 5 6\n7 8 9\n"],
    ["to be or not to be\nthat is\nthe question\n"],
    ["one-word\n"],
    ["\n"],
  ],
);
E(
  "d101",
  "python",
  "",
  null,
  `print the lines of the input in reverse order, last one first. python, stdin -> stdout

input:
{{in0}}
output:
{{out0}}`,
  [["first\nsecond\nthird\n"]],
  [
    ["only\n"],
    ["a\nb\n"],
    ["1\n2\n3\n4\n5\n"],
    ["same\nsame\n"],
    ["hello world\ngood bye\n"],
    ["x\n\ny\n"],
    ["z\ny\nx\nw\n"],
    ["  indented\nplain\n"],
  ],
);
E(
  "d102",
  "javascript",
  "",
  null,
  `Times table for my pupils. The program (node.js) gets one number on standard input and prints its table from 1 to 10.

Input: {{in0}}

Output:
{{out0}}`,
  [["7\n"]],
  [["1\n"], ["0\n"], ["2\n"], ["10\n"], ["12\n"], ["-3\n"], ["99\n"], ["5\n"]],
);
E(
  "d103",
  "python",
  "",
  "sort_lines.py",
  `I need a script sort_lines.py. It reads names (one per line, all in lower case) from stdin and prints them in alphabetical order.

{{stdin}}`,
  [["mia\nben\nzoe\n"], ["b\na\nb\n"]],
  [
    ["x\n"],
    ["c\nb\na\n"],
    ["a\nb\nc\n"],
    ["anna\nann\nanne\n"],
    ["tom\ntim\ntam\ntem\n"],
    ["aa\na\naaa\n"],
    ["z\ny\nx\nw\nv\n"],
    ["lea\nleo\nlea\nleo\n"],
  ],
);
E(
  "d104",
  "javascript",
  "",
  null,
  `Reads CSV from stdin: a header line, then rows item,shop,amount (amount is a whole number). Print the total of the amount column. JavaScript (node).

{{stdin}}`,
  [
    ["item,shop,amount\nmilk,A,2\nbread,B,3\n"],
    ["item,shop,amount\n"],
    ["item,shop,amount\npen,Z,10\nbook,Y,15\nlamp,Z,40\n"],
  ],
  [
    ["item,shop,amount\nx,y,0\n"],
    ["item,shop,amount\nx,y,1\n"],
    ["item,shop,amount\na,a,1\nb,b,2\nc,c,3\nd,d,4\n"],
    ["item,shop,amount\nrefund,A,-5\nmilk,A,3\n"],
    ["item,shop,amount\nbig,B,1000000\nbig,B,1000000\n"],
    ["item,shop,amount\n1,2,3\n4,5,6\n"],
    ["item,shop,amount\ntea,C,12\ntea,C,12\ntea,C,12\n"],
    ["item,shop,amount\nwine,D,99\n"],
  ],
);
E(
  "d105",
  "python",
  "",
  null,
  `A program in python which reads a number n and draws a triangle of stars with n rows.

Example input:
3
Example output:
*
**
***

Another input:
1
Its output:
*`,
  [["3\n"], ["1\n"]],
  [["2\n"], ["4\n"], ["5\n"], ["7\n"], ["10\n"], ["20\n"], ["6\n"], ["8\n"]],
);
E(
  "d106",
  "javascript",
  "",
  null,
  `Most frequent word of the text on stdin, ignoring case, words are separated by whitespace only. On a tie the alphabetically first. Print the word in lower case and the count. Node script.

{{stdinf}}`,
  [["the cat and The dog\n"], ["b a\n"], ["x y y\nx x\n"]],
  [
    ["one\n"],
    ["a a a\n"],
    ["Go go GO stop\n"],
    ["zoo apple zoo apple\n"],
    ["to be or not to be\n"],
    ["red blue\nblue red\nblue\n"],
    ["c b a\nc b\n"],
    ["1 2 2 3 3 3\n"],
  ],
);
E(
  "d107",
  "python",
  "",
  null,
  `Number the lines of a text. Standard input, standard output, Python.

Input:
{{in0}}
Output:
{{out0}}

Input:
{{in1}}
Output:
{{out1}}`,
  [["apple\npear\n"], ["x\n"]],
  [
    ["a\nb\nc\n"],
    ["hello world\n"],
    ["1\n2\n"],
    ["one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n"],
    ["same\nsame\nsame\n"],
    ["a: b\n"],
    ["  indented\n"],
    ["The end.\nReally.\n"],
  ],
);
E(
  "d108",
  "python",
  "",
  null,
  `# Averages per pupil

stdin has one mark per line: the name, a space, the mark (whole number). For each pupil in alphabetical order print the name and the average mark with exactly one decimal. Please use Python.

{{stdin}}`,
  [["tom 3\nann 5\ntom 4\n"], ["zoe 2\n"], ["b 1\na 1\nb 2\na 3\nb 2\n"]],
  [
    ["x 10\nx 20\n"],
    ["c 1\nb 2\na 3\n"],
    ["al 7\nal 8\nal 8\n"],
    ["kim 0\n"],
    ["p 100\nq 50\np 0\nq 51\n"],
    ["mia 1\nmia 2\nmia 2\n"],
    ["d 4\nd 4\nd 4\nd 4\n"],
    ["z 9\ny 8\nz 7\ny 6\n"],
  ],
);
E(
  "d109",
  null,
  "",
  null,
  `Read everything from standard input and print it with upper and lower case swapped.

{{stdin}}`,
  [["Hello World\n"], ["abc\nDEF\n"], ["Room 101!\n"]],
  [
    ["a\n"],
    ["A\n"],
    ["123\n"],
    ["mIxEd CaSe\n"],
    ["one\nTWO\nThree\n"],
    ["x Y z\n"],
    ["?!\n"],
    ["McDonald\n"],
  ],
);
E(
  "d110",
  "javascript",
  "",
  "calc.js",
  `Hello, please make me a very small calculator: calc.js for node. It reads one line such as 3 + 4 from stdin (two whole numbers and one of + - * with spaces between) and prints the result. Thank you!

{{stdin}}`,
  [["3 + 4\n"], ["10 - 12\n"], ["6 * 7\n"]],
  [
    ["0 + 0\n"],
    ["5 - 5\n"],
    ["-3 * 4\n"],
    ["-3 - -4\n"],
    ["100 * 100\n"],
    ["1 + -1\n"],
    ["999999 + 1\n"],
    ["7 * 0\n"],
    ["12 - 2\n"],
  ],
);

// ======================= everyday: vague on purpose =======================
V(
  "v1",
  "python",
  "round_price",
  null,
  `Our shop only wants whole euros on the price tags. round_price(p) in Python should round the price.

{{arrow}}`,
  [[3.99], [12.5001], [7]],
  [[4.2], [0.1], [9.01], [19.95], [100.3], [5], [0], [2.75]],
);
V(
  "v2",
  "javascript",
  "sortNames",
  null,
  `Please sort the names of our guests. JavaScript, sortNames(names)

{{call0}} // {{out0}}
{{call1}} // {{out1}}`,
  [[["Zoe Young", "Adam Brown"]], [["Ben Clark", "Ann Adams"]]],
  [
    [["Adam Zimmer", "Zoe Abel"]],
    [["Carl Dent", "Dora Cole"]],
    [[]],
    [["Mia Moss"]],
    [["Amy West", "Bob East", "Cat North"]],
    [["Tom Adler", "Al Thomas"]],
    [["Ed Ames", "Flo Byrd"]],
    [["Ida Vance", "Joe Unger"]],
  ],
);
V(
  "v3",
  "python",
  "clean_phone",
  null,
  `clean_phone('(555) 123-4567') == '5551234567'
clean_phone('555.987.6543') == '5559876543'

clean up the phone numbers that people enter, python`,
  [["(555) 123-4567"], ["555.987.6543"]],
  [
    ["5551234567"],
    ["1-555-123-4567"],
    ["+1 (555) 123-4567"],
    ["555 111 2222"],
    ["1 555 000 1111"],
    ["1.800.555.1234"],
    ["(212)555-0000"],
    ["+1-212-555-0000"],
  ],
);
V(
  "v4",
  "javascript",
  "shorten",
  null,
  `Long descriptions destroy our layout. shorten(text) has to make them short with a "…" at the end, short ones stay. JS

shorten("Short one") → "Short one"
shorten("This description is far too long for us") → "This description is…"`,
  [["Short one"], ["This description is far too long for us"]],
  [
    ["Exactly twenty chars"],
    ["A wonderful little house"],
    ["Supercalifragilisticexpialidocious"],
    ["one two three four five six"],
    [""],
    ["Nice bright flat with a large kitchen"],
    ["twenty one characters"],
    ["tiny"],
  ],
);
V(
  "v5",
  "python",
  "word_count",
  null,
  `word_count(text) - how many words? python

{{doctest}}`,
  [["hello world"], ["one"], ["it's a nice day"]],
  [
    [""],
    ["well-known fact"],
    ["a - b"],
    ["yes/no"],
    ["twenty-one pilots"],
    ["wait...what"],
    ["one two three"],
    ["mother-in-law"],
  ],
);
V(
  "v6",
  "javascript",
  "vacationDays",
  null,
  `How many days is my holiday? vacationDays(first, last), javascript.

vacationDays("2024-07-01", "2024-07-01") is 1`,
  [["2024-07-01", "2024-07-01"]],
  [
    ["2024-07-01", "2024-07-02"],
    ["2024-07-01", "2024-07-05"],
    ["2024-07-05", "2024-07-08"],
    ["2024-12-30", "2025-01-02"],
    ["2024-02-28", "2024-03-01"],
    ["2024-08-03", "2024-08-04"],
    ["2024-08-01", "2024-08-31"],
    ["2023-02-27", "2023-03-03"],
  ],
);
V(
  "v7",
  "python",
  "middle_item",
  null,
  `I'd like a Python function middle_item which returns the item in the middle of a list.

middle_item([1, 2, 3]) -> 2
middle_item(['a']) -> 'a'`,
  [[[1, 2, 3]], [["a"]]],
  [
    [[1, 2]],
    [[1, 2, 3, 4]],
    [["a", "b", "c", "d", "e"]],
    [[5, 6, 7, 8, 9, 10]],
    [["x", "y"]],
    [[0, 0, 1]],
    [[9, 8, 7, 6]],
    [[10, 20, 30, 40, 50, 60, 70, 80]],
  ],
);
V(
  "v8",
  null,
  "nextNumber",
  null,
  `nextNumber continues a row of numbers.

nextNumber([1, 1, 1]) -> 1
nextNumber([5, 5, 5, 5]) -> 5`,
  [[[1, 1, 1]], [[5, 5, 5, 5]]],
  [
    [[1, 2, 4]],
    [[3, 9, 27]],
    [[2, 2]],
    [[1, 10, 100, 1000]],
    [[5, 10, 20]],
    [[8, 4, 2]],
    [[7, 7, 7]],
    [[1, -1, 1]],
  ],
);
V(
  "v9",
  "javascript",
  "dedupe",
  null,
  `Remove the duplicates from the list. Function: dedupe. Language: JavaScript.

| input | output |
|---|---|
| {{in0}} | {{out0}} |
| {{in1}} | {{out1}} |
| {{in2}} | {{out2}} |`,
  [[[1, 1, 2]], [["a", "b", "b"]], [[3]]],
  [
    [[]],
    [[1, 2, 1]],
    [[3, 1, 3, 2]],
    [["x", "y", "x", "y"]],
    [[5, 5, 5]],
    [[1, 2, 3]],
    [["b", "a", "b"]],
    [[0, 1, 0, 2, 0]],
  ],
);
V(
  "v10",
  "python",
  "final_score",
  null,
  `Judges give marks at our dance contest and final_score(marks) computes the final score out of them. 3 or more judges. Python.

>>> final_score([7, 8, 9])
8
>>> final_score([6, 6, 6, 6])
6
>>> final_score([4, 5, 5, 6])
5`,
  [[[7, 8, 9]], [[6, 6, 6, 6]], [[4, 5, 5, 6]]],
  [
    [[1, 9, 10]],
    [[2, 8, 9, 9]],
    [[5, 5, 10]],
    [[10, 10, 0]],
    [[1, 2, 9, 10]],
    [[7, 7, 7]],
    [[3, 8, 8, 8, 9]],
    [[0, 4, 6, 10]],
  ],
);

// ======================= build =======================
const clone = (v) => JSON.parse(JSON.stringify(v === undefined ? null : v));
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const errors = [];
const fail = (m) => {
  errors.push(m);
  return null;
};
export const tasks = defs.map((d) => {
  const f = reference[d.id];
  if (!f) {
    fail("no reference: " + d.id);
    return {};
  }
  const run = (a) => {
    let o;
    try {
      o = f(...clone(a));
    } catch (e) {
      return fail(`${d.id} ${JSON.stringify(a)}: ${(e && e.message) || e}`);
    }
    if (o === undefined || (typeof o === "number" && !Number.isFinite(o)))
      return fail(`${d.id}: bad output for ${JSON.stringify(a)}`);
    return clone(o);
  };
  const wrap = (a) => (Array.isArray(a) ? a : [a]);
  const examples = d.ex.map((a) => [clone(wrap(a)), run(wrap(a))]);
  const seen = new Set(examples.map((e) => JSON.stringify(e[0])));
  const hidden = d.hid.map((a) => {
    const k = JSON.stringify(wrap(a));
    if (seen.has(k)) fail(`${d.id}: repeated case ${k}`);
    seen.add(k);
    return [clone(wrap(a)), run(wrap(a))];
  });
  const t = {
    id: d.id,
    source: d.source,
    task: render(d, examples),
    language: d.language,
    name: d.name,
    file: d.file,
    examples,
    hidden,
  };
  if (d.vague) t.vague = true;
  return t;
});
if (errors.length) throw new Error(errors.join("\n"));

// seeded, stratified split: same mix of source, vagueness, program form, language and number of examples in both halves
function shuffled(list, seed) {
  let s = seed >>> 0;
  const next = () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = s;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const a = list.slice();
  for (let i = a.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [a[i], a[j]] = [a[j], a[i]];
  }
  return a;
}
const bucket = (t) => Math.min(t.examples.length, 3);
const stratum = (t) => [t.source, !!t.vague, t.name === "" ? "stdin" : "fn", t.language, bucket(t)].join("/");
const order = shuffled(tasks, 20240607)
  .map((t) => [stratum(t), t])
  .sort((x, y) => (x[0] < y[0] ? -1 : x[0] > y[0] ? 1 : 0));
order.forEach(([, t], i) => {
  t.half = i % 2 ? "b" : "a";
});
