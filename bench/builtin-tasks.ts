/** A task of the evaluation: its words, worked examples, and inputs that the engine does not see. */
export interface BenchTask {
  words: string;
  seen: [args: unknown[], output: unknown][];
  unseen: [args: unknown[], output: unknown][];
}

const one = (
  words: string,
  seen: [input: unknown, output: unknown][],
  unseen: [input: unknown, output: unknown][],
): BenchTask => ({
  words,
  seen: seen.map(([input, output]) => [[input], output]),
  unseen: unseen.map(([input, output]) => [[input], output]),
});
const many = (words: string, seen: BenchTask["seen"], unseen: BenchTask["unseen"]): BenchTask => ({
  words,
  seen,
  unseen,
});

/** The tasks that the language was first tried on: few examples each, so many are ambiguous by nature. */
export const FIRST: BenchTask[] = [
  one(
    "initials",
    [
      ["john smith", "J.S."],
      ["ada lovelace", "A.L."],
    ],
    [["alan turing", "A.T."]],
  ),
  one(
    "last name first",
    [
      ["John Smith", "Smith, John"],
      ["Ada Lovelace", "Lovelace, Ada"],
    ],
    [["Alan Turing", "Turing, Alan"]],
  ),
  one(
    "domain of an address",
    [
      ["a@x.com", "x.com"],
      ["bob@mail.org", "mail.org"],
    ],
    [["q@z.io", "z.io"]],
  ),
  one(
    "slug",
    [
      ["Hello World", "hello-world"],
      ["Big Red Dog", "big-red-dog"],
    ],
    [["A B C", "a-b-c"]],
  ),
  one(
    "title case",
    [
      ["hello world", "Hello World"],
      ["big red dog", "Big Red Dog"],
    ],
    [["a bc", "A Bc"]],
  ),
  one(
    "file extension",
    [
      ["a.b.txt", "txt"],
      ["foo.md", "md"],
    ],
    [
      ["x.y.z", "z"],
      ["long.name.tar", "tar"],
    ],
  ),
  one(
    "reverse words",
    [
      ["a b c", "c b a"],
      ["hello big world", "world big hello"],
    ],
    [["x y", "y x"]],
  ),
  one(
    "day first date",
    [
      ["2024-05-06", "06/05/2024"],
      ["1999-12-31", "31/12/1999"],
    ],
    [["2001-02-03", "03/02/2001"]],
  ),
  one(
    "sum of squares",
    [
      [[1, 2, 3], 14],
      [[4], 16],
    ],
    [[[2, 2], 8]],
  ),
  one(
    "mean",
    [
      [[1, 2, 3], 2],
      [[4, 8], 6],
    ],
    [[[10, 20], 15]],
  ),
  one(
    "range of values",
    [
      [[1, 5, 3], 4],
      [[10, 2], 8],
    ],
    [[[7, 7, 9], 2]],
  ),
  one(
    "second largest",
    [
      [[1, 5, 3], 3],
      [[10, 2, 7], 7],
    ],
    [[[7, 8, 9], 8]],
  ),
  one(
    "sum of evens",
    [
      [[1, 2, 4], 6],
      [[3, 10], 10],
      [[5], 0],
    ],
    [[[2, 2, 1], 4]],
  ),
  one(
    "fahrenheit to celsius: 32, 5 and 9",
    [
      [32, 0],
      [212, 100],
      [50, 10],
    ],
    [[68, 20]],
  ),
  one(
    "even or odd",
    [
      [1, "odd"],
      [2, "even"],
      [7, "odd"],
      [10, "even"],
    ],
    [
      [8, "even"],
      [9, "odd"],
    ],
  ),
  one(
    "palindrome",
    [
      ["aba", true],
      ["ab", false],
      ["racecar", true],
      ["xyz", false],
    ],
    [
      ["noon", true],
      ["no", false],
    ],
  ),
  one(
    "count words",
    [
      ["a b c", 3],
      ["hello", 1],
    ],
    [["x y", 2]],
  ),
  one(
    "sum of a csv line",
    [
      ["1,2,3", 6],
      ["10,5", 15],
    ],
    [["7,8", 15]],
  ),
  one(
    "pad to 3 digits with '0'",
    [
      [7, "007"],
      [42, "042"],
    ],
    [
      [123, "123"],
      [5, "005"],
    ],
  ),
  one(
    "largest of a csv line",
    [
      ["1,9,3", 9],
      ["10,5", 10],
    ],
    [["7,8", 8]],
  ),
  one(
    "'Fizz' for multiples of 3",
    [
      [3, "Fizz"],
      [4, "4"],
      [9, "Fizz"],
      [7, "7"],
    ],
    [
      [6, "Fizz"],
      [8, "8"],
    ],
  ),
  one(
    "unique and sorted",
    [
      [
        [3, 1, 3, 2],
        [1, 2, 3],
      ],
      [[5, 5], [5]],
    ],
    [
      [
        [2, 1, 1],
        [1, 2],
      ],
    ],
  ),
  one(
    "snake to Pascal",
    [
      ["foo_bar", "FooBar"],
      ["a_b_c", "ABC"],
    ],
    [["big_dog", "BigDog"]],
  ),
  one(
    "clamp to 0 and 10",
    [
      [-5, 0],
      [5, 5],
      [15, 10],
    ],
    [
      [11, 10],
      [3, 3],
    ],
  ),
  one(
    "factorial",
    [
      [3, 6],
      [4, 24],
      [5, 120],
    ],
    [[6, 720]],
  ),
  one(
    "fizzbuzz of 3, 5 and 15 with 'Fizz', 'Buzz' and 'FizzBuzz'",
    [
      [3, "Fizz"],
      [5, "Buzz"],
      [15, "FizzBuzz"],
      [7, "7"],
      [9, "Fizz"],
      [10, "Buzz"],
      [30, "FizzBuzz"],
      [1, "1"],
    ],
    [
      [45, "FizzBuzz"],
      [8, "8"],
    ],
  ),
];

/** Tasks that the language was not tuned on; the last ones are beyond it. */
export const HELD_OUT: BenchTask[] = [
  one(
    "kebab to camel case",
    [
      ["foo-bar", "fooBar"],
      ["big-red-dog", "bigRedDog"],
      ["one", "one"],
      ["a-b", "aB"],
    ],
    [["x-yy-z", "xYyZ"]],
  ),
  one(
    "camel to snake case",
    [
      ["fooBar", "foo_bar"],
      ["bigRedDog", "big_red_dog"],
      ["one", "one"],
      ["myName", "my_name"],
    ],
    [["helloWorldAgain", "hello_world_again"]],
  ),
  one(
    "count the vowels",
    [
      ["hello", 2],
      ["sky", 0],
      ["audio", 4],
      ["banana", 3],
    ],
    [
      ["queue", 4],
      ["rhythm", 0],
    ],
  ),
  many(
    "are two words anagrams",
    [
      [["listen", "silent"], true],
      [["cat", "dog"], false],
      [["aab", "aba"], true],
      [["aab", "abb"], false],
    ],
    [
      [["note", "tone"], true],
      [["a", "aa"], false],
    ],
  ),
  one(
    "median",
    [
      [[1, 2, 9], 2],
      [[4, 1], 2.5],
      [[5], 5],
      [[9, 1, 8, 2], 5],
    ],
    [[[1, 2, 3, 4, 10], 3]],
  ),
  many(
    "greatest common divisor",
    [
      [[12, 18], 6],
      [[7, 5], 1],
      [[100, 75], 25],
      [[8, 4], 4],
    ],
    [[[21, 14], 7]],
  ),
  one(
    "longest word",
    [
      ["the quick fox", "quick"],
      ["a bb ccc", "ccc"],
      ["hello you", "hello"],
      ["one three five", "three"],
    ],
    [["alphabet of ants", "alphabet"]],
  ),
  one(
    "remove duplicates, keep order",
    [
      [
        ["b", "a", "b"],
        ["b", "a"],
      ],
      [["x"], ["x"]],
      [
        ["q", "q", "p"],
        ["q", "p"],
      ],
      [
        ["c", "a", "b"],
        ["c", "a", "b"],
      ],
    ],
    [
      [
        ["z", "y", "z", "z"],
        ["z", "y"],
      ],
    ],
  ),
  one(
    "hide all but the last 4 digits",
    [
      ["12345678", "****5678"],
      ["99990000", "****0000"],
      ["1111222233334444", "************4444"],
      ["123456", "**3456"],
    ],
    [["55556666777", "*******6777"]],
  ),
  one(
    "leap year: 4, 100 and 400",
    [
      [2024, true],
      [2023, false],
      [1900, false],
      [2000, true],
      [2012, true],
      [2100, false],
      [2001, false],
      [1600, true],
    ],
    [
      [2400, true],
      [2200, false],
      [2028, true],
      [2022, false],
      [2019, false],
    ],
  ),
  one(
    "grade: from 90 'A', from 80 'B', else 'C'",
    [
      [95, "A"],
      [90, "A"],
      [85, "B"],
      [80, "B"],
      [79, "C"],
      [50, "C"],
      [100, "A"],
      [89, "B"],
    ],
    [
      [91, "A"],
      [81, "B"],
      [10, "C"],
    ],
  ),
  one(
    "sum of digits",
    [
      [123, 6],
      [9, 9],
      [405, 9],
      [1000, 1],
    ],
    [[99, 18]],
  ),
  one(
    "is it prime",
    [
      [7, true],
      [8, false],
      [1, false],
      [13, true],
      [21, false],
      [2, true],
    ],
    [
      [17, true],
      [25, false],
      [0, false],
    ],
  ),
  many(
    "cut to n characters and add '...'",
    [
      [["hello world", 5], "hello..."],
      [["abcdef", 3], "abc..."],
      [["quick fox", 1], "q..."],
      [["lorem ipsum", 7], "lorem i..."],
    ],
    [[["a long text", 4], "a lo..."]],
  ),
  one(
    "mean, rounded to 2 digits",
    [
      [[1, 2, 2], 1.67],
      [[1, 2], 1.5],
      [[10, 10, 11], 10.33],
      [[5], 5],
    ],
    [[[2, 3, 3], 2.67]],
  ),
  one(
    "host of a url",
    [
      ["https://example.com/path", "example.com"],
      ["https://a.org/x/y", "a.org"],
      ["http://site.net/", "site.net"],
      ["https://b.io/q", "b.io"],
    ],
    [["http://www.z.com/a/b", "www.z.com"]],
  ),
  one(
    "acronym",
    [
      ["portable network graphics", "PNG"],
      ["as soon as possible", "ASAP"],
      ["random access memory", "RAM"],
      ["central processing unit", "CPU"],
    ],
    [["graphics interchange format", "GIF"]],
  ),
  many(
    "repeat a text n times",
    [
      [["ab", 3], "ababab"],
      [["x", 1], "x"],
      [["-", 5], "-----"],
      [["hey", 2], "heyhey"],
    ],
    [[["z", 4], "zzzz"]],
  ),
  many(
    "power",
    [
      [[2, 3], 8],
      [[5, 2], 25],
      [[7, 0], 1],
      [[3, 4], 81],
    ],
    [[[2, 10], 1024]],
  ),
  one(
    "binary digits",
    [
      [5, "101"],
      [2, "10"],
      [8, "1000"],
      [0, "0"],
    ],
    [[13, "1101"]],
  ),
  many(
    "caesar cipher",
    [
      [["abc", 1], "bcd"],
      [["xyz", 3], "abc"],
      [["Hello", 2], "Jgnnq"],
      [["dog", 0], "dog"],
    ],
    [[["Zoo", 1], "App"]],
  ),
  one(
    "product",
    [
      [[1, 2, 3], 6],
      [[4], 4],
      [[2, 5, 0], 0],
      [[-1, 6], -6],
    ],
    [[[3, 3, 3], 27]],
  ),
  many(
    "how often a letter occurs",
    [
      [["banana", "a"], 3],
      [["hello", "l"], 2],
      [["sky", "z"], 0],
      [["mississippi", "s"], 4],
    ],
    [[["letter", "t"], 2]],
  ),
  one(
    "reverse each word",
    [
      ["hello world", "olleh dlrow"],
      ["abc de", "cba ed"],
      ["x", "x"],
      ["one two three", "eno owt eerht"],
    ],
    [["ab cd ef", "ba dc fe"]],
  ),
  many(
    "last n values",
    [
      [
        [[1, 2, 3, 4], 2],
        [3, 4],
      ],
      [[[5, 6, 7], 1], [7]],
      [
        [[9, 8, 7, 6], 3],
        [8, 7, 6],
      ],
      [
        [[1, 2], 2],
        [1, 2],
      ],
    ],
    [
      [
        [[4, 3, 2, 1], 2],
        [2, 1],
      ],
    ],
  ),
  one(
    "running total",
    [
      [
        [1, 2, 3],
        [1, 3, 6],
      ],
      [[5], [5]],
      [
        [2, 2, 2],
        [2, 4, 6],
      ],
      [
        [10, -1],
        [10, 9],
      ],
    ],
    [
      [
        [1, 1, 1, 1],
        [1, 2, 3, 4],
      ],
    ],
  ),
  one(
    "fibonacci",
    [
      [1, 1],
      [5, 5],
      [7, 13],
      [10, 55],
    ],
    [
      [12, 144],
      [2, 1],
    ],
  ),
  one(
    "double the odd values",
    [
      [
        [1, 2, 3],
        [2, 6],
      ],
      [[4, 5], [10]],
      [
        [7, 9],
        [14, 18],
      ],
      [[2], []],
    ],
    [
      [
        [1, 1, 8],
        [2, 2],
      ],
    ],
  ),
  one(
    "squares of the even values",
    [
      [
        [1, 2, 3, 4],
        [4, 16],
      ],
      [[6], [36]],
      [[1, 3], []],
      [
        [2, 2],
        [4, 4],
      ],
    ],
    [[[8, 5], [64]]],
  ),
  many(
    "area of a rectangle",
    [
      [[2, 3], 6],
      [[4, 5], 20],
      [[1, 9], 9],
      [[7, 7], 49],
    ],
    [[[6, 8], 48]],
  ),
  one(
    "price with 20 percent tax",
    [
      [100, 120],
      [50, 60],
      [10, 12],
      [0, 0],
    ],
    [[200, 240]],
  ),
  one(
    "greeting",
    [
      ["Ada", "Hello, Ada!"],
      ["Bob", "Hello, Bob!"],
      ["Eve", "Hello, Eve!"],
      ["Al", "Hello, Al!"],
    ],
    [["Grace", "Hello, Grace!"]],
  ),
  many(
    "two sum",
    [
      [
        [[2, 7, 11, 15], 9],
        [0, 1],
      ],
      [
        [[3, 2, 4], 6],
        [1, 2],
      ],
      [
        [[3, 3], 6],
        [0, 1],
      ],
      [
        [[1, 5, 8, 3], 11],
        [2, 3],
      ],
    ],
    [
      [
        [[4, 1, 9, 2], 11],
        [2, 3],
      ],
    ],
  ),
  one(
    "roman numerals",
    [
      [1, "I"],
      [4, "IV"],
      [9, "IX"],
      [14, "XIV"],
      [40, "XL"],
      [3, "III"],
    ],
    [[29, "XXIX"]],
  ),
  one(
    "balanced brackets",
    [
      ["()", true],
      ["(", false],
      ["(())", true],
      [")(", false],
      ["()()", true],
      ["(()", false],
    ],
    [
      ["((()))", true],
      ["())(", false],
    ],
  ),
  one(
    "run lengths",
    [
      ["aab", "a2b1"],
      ["abc", "a1b1c1"],
      ["zzz", "z3"],
      ["aabb", "a2b2"],
    ],
    [["xxxyz", "x3y1z1"]],
  ),
];
