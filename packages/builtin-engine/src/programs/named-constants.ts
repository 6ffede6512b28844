import type { Example } from "../task/parsed-task.ts";

const CONSTANTS_MAX = 12;
const PARTS_MAX = 4;
const VALUES_MAX = 200;

/** Number words; words such as "twice" have the value of their factor. */
const NUMBER_WORDS = new Map(
  Object.entries({
    double: 2,
    twice: 2,
    half: 2,
    even: 2,
    odd: 2,
    triple: 3,
    percent: 100,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    hundred: 100,
    thousand: 1000,
  }),
);

/** Placeholders in messages: `{n}`, `<name>`, `N`, `___`. */
const PLACEHOLDER = /\{\w*\}|<\w+>|\b[A-Z]\b|_{2,}|\.{3}|…|%[sd]/;
const MESSAGE = /"([^"\n]{3,80})"|'([^'\n]{3,80})'/g;

/** The fixed parts around placeholders in the messages that a task quotes. */
const messageParts = (prose: string, shown: string) =>
  [...prose.matchAll(MESSAGE)]
    .map(([, double, single]) => double ?? single!)
    .filter((message) => PLACEHOLDER.test(message) && !shown.includes(message))
    .flatMap((message) => message.split(PLACEHOLDER))
    .filter((part) => /[A-Za-z]{2}/.test(part));

/**
 * Returns the numbers and quoted texts that the prose of a task names, without those that occur only in its examples.
 */
export function constantsIn(task: string, examples: readonly Example[]): (string | number)[] {
  const shown = examples.map((one) => JSON.stringify([one.args, one.output])).join("\n");
  const prose = task.slice(0, 8_000);
  const found = [
    ...prose.matchAll(/(?<![\w.$])-?\d{1,9}(?:\.\d{1,6})?(?!\.?\w)|"([^"\n]{1,40})"|'([^'\n]{1,40})'/g),
  ];
  // A text that some example passes as an argument is an input, not a setting.
  const inputs = new Set(examples.flatMap(({ args }) => args.filter((arg) => typeof arg === "string")));
  const count = (text: string, part: string) => text.split(part).length - 1;
  // Each value once, and not more than a task may name: every count goes through the whole text.
  const values = new Map(
    found.map(([whole, double, single]) => [whole, [double ?? single ?? whole, double ?? single] as const]),
  );
  const named = [...values.values()]
    .slice(0, VALUES_MAX)
    .map(([part, text]) => [part, text ?? Number(part)] as const)
    .filter(
      ([part, value]) =>
        !(typeof value === "string" && inputs.has(value)) && count(prose, part) > count(shown, part),
    );
  const words = [...prose.toLowerCase().matchAll(/\b[a-z]{3,8}\b/g)].flatMap(
    ([word]) => NUMBER_WORDS.get(word) ?? [],
  );
  return [
    ...new Set([
      ...named.map(([, value]) => value),
      ...messageParts(prose, shown).slice(0, PARTS_MAX),
      ...words,
    ]),
  ].slice(0, CONSTANTS_MAX);
}
