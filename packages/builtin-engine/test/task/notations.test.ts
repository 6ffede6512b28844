import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseTask } from "../../src/index.ts";

/** `name(args)=output` of each example, as JSON. */
const shown = (text: string) =>
  parseTask(text).examples.map((e) => `${e.name}${JSON.stringify(e.args)}=${JSON.stringify(e.output)}`);

describe("names of functions", () => {
  const cases: [text: string, name: string][] = [
    ["Function: bell_row.", "bell_row"],
    ["Function name: divisors.", "divisors"],
    ["The function's name: cube", "cube"],
    ["Turn a word around. Name it backwards.", "backwards"],
    ["Call it is_isogram, please.", "is_isogram"],
    ["Name the function `same`.", "same"],
    ["We want a JavaScript function headline that puts words in capitals.", "headline"],
    ["Write a function oct2dec which takes a text.", "oct2dec"],
    ["Write clamp, a function with three numbers.", "clamp"],
    ["I would like a function to24 for times.", "to24"],
    ["Scores are called Love and Fifteen. tennisScore(a) gives one.", "tennisScore"],
  ];
  for (const [text, name] of cases)
    test(text, () => assert.deepEqual(shown(`${text}\n\n"a" -> "b"`), [`${name}["a"]="b"`]));

  const none = [
    "Python function wanted.",
    "Call it again in the loop.",
    "Write a function that turns words around.",
    "Function: takes a text and returns it.",
  ];
  for (const text of none)
    test(`${text} names none`, () => assert.deepEqual(shown(`${text}\n\n"a" -> "b"`), []));
});

const READ: [what: string, text: string, examples: string[]][] = [
  [
    "arrows in one column",
    "f(1)                              -> 2\nf(22)                             -> 3",
    ["f[1]=2", "f[22]=3"],
  ],
  ["long arrows", "f(1) --> 2\nf(2) ==> 3\nf(3) ➜ 4", ["f[1]=2", "f[2]=3", "f[3]=4"]],
  ["verbs behind a call", "f(1, [2]) makes -3, and f(0, []) leaves 0.", ["f[1,[2]]=-3", "f[0,[]]=0"]],
  [
    "a parameter and an equality sign",
    "Name it row_of.\nn=0 => [1]\nn=1 => [1, 1]",
    ["row_of[0]=[1]", "row_of[1]=[1,1]"],
  ],
  [
    "a parameter and a colon",
    "Name it row_of.\nn: 6 -> [1]\nn: 7 -> [2]",
    ["row_of[6]=[1]", "row_of[7]=[2]"],
  ],
  [
    "words between times, and a unit",
    'waits(start, end)\n- from "09:00" to "17:30" : 8.5 hours\n- from "22:00" to "23:00" : 1 hour',
    ['waits["09:00","17:30"]=8.5', 'waits["22:00","23:00"]=1'],
  ],
  [
    "the parameters behind their values, in another order",
    "pay(cents, people)\n3 people, 1000 cents: [334, 333]\n1 people, 50 cents: [50]",
    ["pay[1000,3]=[334,333]", "pay[50,1]=[50]"],
  ],
  [
    "a sign at the beginning of a line",
    'spaced(n)\n-1000 becomes "-1 000"\n999 stays "999"',
    ['spaced[-1000]="-1 000"', 'spaced[999]="999"'],
  ],
  [
    "announced sentences",
    'ok(code). So "1-2" is True, "3" is False and "" is False.',
    ['ok["1-2"]=true', 'ok["3"]=false', 'ok[""]=false'],
  ],
  [
    "sentences with a verb",
    'Name it reads_same. For instance "Never" gives true, "Hello" gives false.',
    ['reads_same["Never"]=true', 'reads_same["Hello"]=false'],
  ],
  [
    "sentences with for",
    'A function named roman, e.g. for 4 it is "IV", for 90 it\'s "XC" and for 5 "V".',
    ['roman[4]="IV"', 'roman[90]="XC"', 'roman[5]="V"'],
  ],
  [
    "answers of a function that asks",
    "is_square(n): 16 is true, 15 is false.",
    ["is_square[16]=true", "is_square[15]=false"],
  ],
  [
    "printed calls with a result as a remark",
    'console.log(inits("ada b")); // A.B.\nconsole.log(inits("plato"));  // P.',
    ['inits["ada b"]="A.B."', 'inits["plato"]="P."'],
  ],
  [
    "a result as a remark below",
    'console.log(wrap("a b", 3))\n// "a b"\nWrite wrap(text, width).',
    ['wrap["a b",3]="a b"'],
  ],
  [
    "a result on the line below its call",
    'left(a, b)\n\nleft("Bag", 5)\n"Bag  5"',
    ['left["Bag",5]="Bag  5"'],
  ],
  [
    "a table with its function as a head",
    "| input | no_vowels |\n|---|---|\n| banana | bnn |",
    ['no_vowels["banana"]="bnn"'],
  ],
  [
    "a table of texts before and after",
    "title(text)\n\n| typed | wanted |\n|---|---|\n| fall of the wall | Fall of the Wall |",
    ['title["fall of the wall"]="Fall of the Wall"'],
  ],
  ["a table of a program", "A program.\n\n| stdin | prints |\n|---|---|\n| 2 Ann | 7 |", ['["2 Ann"]="7"']],
  [
    "a heading with colons",
    "score(word)\n\nword : score\nabc : six\nzoo : nine",
    ['score["abc"]="six"', 'score["zoo"]="nine"'],
  ],
  [
    "texts of several words around an arrow",
    "phone(number)\n\n(01) 23  ->  +4923\n89 12  ->  +498912",
    ['phone["(01) 23"]="+4923"', 'phone["89 12"]="+498912"'],
  ],
  [
    "arrows of a program",
    "A script, stdin to stdout.\n\n2024-05 -> Q2 2024\n2023-12 -> Q4 2023",
    ['["2024-05"]="Q2 2024"', '["2023-12"]="Q4 2023"'],
  ],
  [
    "arrows of a program below a heading",
    "A program.\n\nstdin → stdout\nbig one → yes\nsmall one → no",
    ['["big one"]="yes"', '["small one"]="no"'],
  ],
  [
    "headings behind an angle bracket",
    "A program.\n> input\n```\n3 1\n```\n> output\n```\n4\n```",
    ['["3 1"]="4"'],
  ],
  ["headings of streams", "A program.\n< stdin\nTea;1\n> stdout\nTea...1", ['["Tea;1"]="Tea...1"']],
  ["tags of streams", "A program.\n<stdin>\na\n</stdin>\n<stdout>\n1\n</stdout>", ['["a"]="1"']],
  [
    "the indentation of what is printed",
    "A program.\nInput: 3\nOutput:\n```\n  *\n ***\n```",
    ['["3"]="  *\\n ***"'],
  ],
];

const NONE: [what: string, text: string][] = [
  [
    "replacements of letters",
    'leet(text): "a" becomes "4" and "e" becomes "3". So "o" becomes "0", "i" becomes "1".',
  ],
  ["a rule of one clause", 'expand(text): "etc" becomes "and so on".'],
  ["several results", 'split(text): so "ab" gives 1 and 2.'],
  ["a sentence for a function of two parameters", 'love(a, b): 0 gives "Love", 1 gives "Fifteen".'],
  ["prices by ranges", "price(kg)\nfrom 0 to 5: 3 euros\nfrom 5 to 10: 6 euros"],
  ["settings that are no parameters", "setup(options)\nport = 8080: 2 workers\nport = 8081: 4 workers"],
  ["classes of a program", "A program reads a number.\n\n90-100 -> A\n80-89 -> B"],
  ["what a program prints for each of its words", "A program. Output:\n\nTotal -> 5\nCount -> 2"],
  [
    "a table of letters and points",
    "word_score(word)\n\n| letter | points |\n|---|---|\n| a | 1 |\n| b | 3 |",
  ],
  [
    "a table of descriptions",
    "turn(text)\n\n| before | after |\n|---|---|\n| an empty text | an empty text |",
  ],
  ["a table of options", "A program.\n\n| option | prints |\n|---|---|\n| -v | version |"],
  ["a form of dates", 'day_no("YYYY-MM-DD") gives 1 for the first day.'],
];

describe("notations of examples", () => {
  for (const [what, text, examples] of READ)
    test(`${what} are read`, () => assert.deepEqual(shown(text), examples));
  for (const [what, text] of NONE) test(`${what} are left unread`, () => assert.deepEqual(shown(text), []));

  test("a sentence that differs in kind from the calls is no example", () => {
    assert.deepEqual(shown('f("ab") -> 2\nf("abc") -> 3\n\nFor example "x" gives "y".'), [
      'f["ab"]=2',
      'f["abc"]=3',
    ]);
  });
});
