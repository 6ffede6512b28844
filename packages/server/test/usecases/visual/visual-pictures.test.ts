import assert from "node:assert/strict";
import { test } from "node:test";
import type { ModelRequest } from "@signet/contract";
import { Stopped } from "../../../src/agents/port.ts";
import { pngOf } from "../../support/png.ts";
import { builds, calls, checked, page, plan, waits } from "./builds.ts";

/** What a request shows: the width of each picture that is sent. */
const shownIn = ({ messages, pictures }: ModelRequest) =>
  messages.flatMap((message) =>
    message.role === "assistant"
      ? []
      : (message.pictures ?? []).flatMap(({ width, sha256 }) => (pictures?.has(sha256) ? width : [])),
  );

test("a model that sees is shown how each failed attempt ended, the newest alone, also after a restart", async (t) => {
  const begun = Promise.withResolvers<void>();
  const outer = new AbortController();
  let attempts = 0;
  const script = [
    calls(plan),
    calls(page("bad 1")),
    calls(page("bad 2")),
    waits(begun.resolve),
    calls(page("good")),
  ];
  const { taken, again, execute, endOf, asked, db } = await builds(
    t,
    script,
    () => ({
      async checkPage(...args) {
        const played = await checked(...args);
        attempts += 1;
        const phone = { path: "phone.png", content: pngOf(390 + attempts, 844) };
        return {
          ...played,
          shots: [...played.shots, phone, { path: "played.png", content: pngOf(800, 600) }],
        };
      },
    }),
    ["PNG"],
  );
  const build = await taken();
  const ended = execute(build, outer.signal);
  await begun.promise;
  outer.abort(new Stopped("shutdown"));
  await assert.rejects(ended, Stopped);
  await execute(await again());
  assert.deepEqual(asked.map(shownIn), [[], [], [391], [392], [392]]);
  const told = asked[2]!.messages.at(-1)!;
  assert.match(told.text, /did not pass[^]*\nThe picture is phone\.png of this attempt\.$/);
  const { row, result } = await endOf(build.row.id);
  assert.equal(result!.ok, true);
  const kept = (JSON.parse(row.files_json!) as { files: { path: string }[] }).files.map(({ path }) => path);
  assert.deepEqual(kept, ["desktop.png", "page.html", "phone.png", "played.png", "report.json"]);
  const held = await db.selectFrom("run_blob").select("sha256").execute();
  assert.equal(held.length, 6, "the files of the best attempt, and the one picture that messages show");
});

test("a model that sees nothing is told of failed attempts as ever", async (t) => {
  const { taken, execute, asked } = await builds(t, [calls(plan), calls(page("bad")), calls(page("good"))]);
  await execute(await taken());
  assert.deepEqual(asked.map(shownIn), [[], [], []]);
  assert.doesNotMatch(asked[2]!.messages.at(-1)!.text, /picture/);
});
