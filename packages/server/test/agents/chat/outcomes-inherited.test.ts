import assert from "node:assert/strict";
import { test } from "node:test";
import { INHERITED } from "../../../../../test/support/inherited-names.ts";
import { note, outcomes, page, printed, seen, value } from "./outcomes-rig.ts";
import { call, only, talk, world } from "./talk.ts";

/** By where a word stands: what an answer is judged as. */
const JUDGED: Record<string, (word: string) => unknown> = {
  "the page and the answer": (word) =>
    outcomes(`The ${word} has 42 rooms.`, [page(`The ${word} has 42 rooms.`)]),
  "the page alone": (word) =>
    outcomes("The hotel has 42 rooms.", [page(`The hotel has 42 rooms. It has a ${word}.`)]),
  "the answer alone": (word) => outcomes(`The ${word} has 42 rooms.`, [page("The hotel has 42 rooms.")]),
  "the question": (word) =>
    outcomes("The hotel has 42 rooms.", [page("The hotel has 42 rooms.")], [`what is a ${word}?`]),
  "a note": (word) => outcomes(`Your dog is called ${word}.`, [note(`The user's dog is called ${word}`)]),
  "what a program printed, and the program": (word) =>
    outcomes(`${word}: 25`, [printed(`${word}: 25`, `print("${word}:", sum(${word}))`)]),
  "the keys of what a program printed": (word) =>
    outcomes("The total is 30.", [printed(`{"${word}": 30}`, `print(json.dumps({"${word}": 30}))`)]),
  "what failed": (word) =>
    outcomes(`It ran 3 ${word}.`, [], [], [seen("command", `${word}: 3`, { failed: true })]),
  "what is counted": (word) => outcomes(`There are 12 ${word}.`, [page(`12 ${word} and 3 hotels`)]),
  "a unit of a calculation": (word) =>
    outcomes(`It is 12 ${word}.`, [seen("calculation", `12 ${word}`, { input: `10 ${word} + 2 ${word}` })]),
  "a unit that is asked for": (word) => outcomes(`It is 12 ${word}.`, [value("12")], [`5 km in ${word}?`]),
  "a unit of a rate": (word) =>
    outcomes(
      `It is 12 km per ${word}.`,
      [seen("calculation", "12", { input: "24 km / 2" })],
      [`24 km in 2 ${word}`],
    ),
  "a verb": (word) => outcomes(`The tenant ${word} it.`, [page(`The landlord ${word} it.`)]),
};

for (const [place, judge] of Object.entries(JUDGED))
  test(`a name that every object inherits is judged as any word in ${place}`, () => {
    const usual = judge("pelican");
    for (const word of INHERITED) assert.deepEqual(judge(word), usual, word);
  });

test("a turn that reads of an inherited name on a page ends with its answer and proofs as usual", async () => {
  const turn = async (word: string) => {
    const text = `The ${word} has 42 rooms.`;
    const { events, result } = await talk(
      [call("fetch_url", { url: "https://a.example/" }), { text: [text] }],
      { command: `What has the ${word} on https://a.example/?` },
      { world: world({ readPage: async (url) => ({ url, title: word, text, links: [], cut: false }) }) },
    );
    return [result.finish, only(events, "proof").map(({ data }) => data.verified)];
  };
  const usual = await turn("pelican");
  for (const word of INHERITED) assert.deepEqual(await turn(word), usual, word);
});

test("a tool, a field or a language with an inherited name is refused like any that does not exist", async () => {
  const told = async (tool: string, input: object) => {
    const { events, asked } = await talk([call(tool, input), { text: ["ok"] }]);
    const statuses = only(events, "action").map(({ data }) => data.status);
    return [statuses, asked[1]!.at(-1)!.text];
  };
  for (const word of INHERITED) {
    const calls: [tool: (name: string) => string, input: (name: string) => object][] = [
      [(name) => name, () => ({})],
      [() => "calculate", (name) => Object.fromEntries([[name, "1 + 1"]])],
      [() => "run_code", (name) => ({ language: name, code: "1" })],
      [() => "time", (name) => ({ zone: name })],
      [() => "date", (name) => ({ plus: 1, unit: name })],
      [() => "date", (name) => ({ to: name })],
    ];
    for (const [tool, input] of calls) {
      const [statuses, text] = await told(tool("pelican"), input("pelican"));
      const usual = [statuses, String(text).replaceAll("pelican", word)];
      assert.deepEqual(
        await told(tool(word), input(word)),
        usual,
        `${tool(word)} ${JSON.stringify(input(word))}`,
      );
    }
  }
});
