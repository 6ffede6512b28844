import assert from "node:assert/strict";
import { test } from "node:test";
import { only } from "../talk.ts";
import { readTranscripts, replayTranscript, STATEMENT_OUTCOMES } from "./transcripts.ts";

const transcripts = readTranscripts();

/** Lines that state nothing: markers, fences, headings, the heads of tables and of lists, and code that the model repeats. */
const STATES_NOTHING =
  /^[\s\d>.|:*\p{Extended_Pictographic}-]*$|^```|^\|(?:[\p{L}\p{N} #()€/%°+.,:–-]*\|)+$|^#{1,6} |^\*\*[\p{L} ]+\*\*(?: in short:)?$|^Here you go:$|^def mean\(xs\):$/u;

test("each transcript has a name of its own, and each kind of outcome is expected often", () => {
  assert.equal(new Set(transcripts.map(({ name }) => name)).size, transcripts.length);
  const outcomes = transcripts.flatMap(({ expect }) => expect.map(({ outcome }) => outcome));
  for (const outcome of STATEMENT_OUTCOMES) assert.ok(outcomes.filter((one) => one === outcome).length >= 30);
  assert.ok(outcomes.every((outcome) => STATEMENT_OUTCOMES.includes(outcome)));
});

for (const transcript of transcripts) {
  const { name, answer, expect, turns } = transcript;

  test(`${name}: each statement stands once in the answer, and the answer has no others`, () => {
    let rest = answer;
    for (const { text } of expect) {
      assert.equal(answer.split(text).length, 2, text);
      rest = rest.replace(text, () => "");
    }
    for (const line of rest.split("\n")) assert.match(line, STATES_NOTHING);
  });

  test(`${name}: the chat agent accepts each call, and exactly those fail that should`, async () => {
    const { events, result } = await replayTranscript(transcript);
    const ended = only(events, "action").filter(({ data }) => data.status !== "started");
    const calls = turns.flatMap((turn) => turn.calls);
    assert.deepEqual(
      ended.map(({ data }) => [data.tool, data.input, data.status === "failed" ? data.output : undefined]),
      calls.map(({ tool, input, refused }) => [tool, input, refused]),
    );
    assert.ok(result.ok && result.answer.endsWith(answer));
  });
}
