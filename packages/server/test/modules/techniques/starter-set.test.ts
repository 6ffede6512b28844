import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { TECHNIQUES } from "@signet/builtin-engine";
import { mutantsOf } from "./mutants.ts";
import { ALL, drawn } from "../../../../../test/support/drawn.ts";

type Language = "javascript" | "python";
type Advice = { slug: string; title: string; when: string; words: string[]; guidance: string };

const folder = TECHNIQUES;
const languages: Language[] = ["javascript", "python"];
const fileOf = (language: Language, slug: string) =>
  language === "python" ? `${slug.replaceAll("-", "_")}.py` : `${slug}.mjs`;
const testOf = (language: Language, slug: string) =>
  language === "python" ? `test_${fileOf(language, slug)}` : `${slug}.test.mjs`;
const read = (language: Language, name: string) => readFileSync(path.join(folder, language, name), "utf8");
const slugs = readdirSync(path.join(folder, "javascript"))
  .filter((name) => name.endsWith(".mjs") && !name.endsWith(".test.mjs"))
  .map((name) => name.slice(0, -".mjs".length));

/** Ends of a child process and all that it wrote; one that never ends is ended. */
function run(command: string, args: string[], cwd: string, deadlineSeconds: number) {
  // A test runner inside a test would take itself for a part of the outer one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const child = spawn(command, args, { cwd, env, timeout: deadlineSeconds * 1000, killSignal: "SIGKILL" });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (text += String(part)));
  return new Promise<{ code: number | null; text: string }>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, text }));
  });
}

test("every JavaScript technique passes its test", async () => {
  const files = slugs.map((slug) => testOf("javascript", slug));
  const { code, text } = await run(
    process.execPath,
    ["--test", "--test-isolation=none", "--test-reporter=junit", ...files],
    path.join(folder, "javascript"),
    120,
  );
  assert.equal(code, 0, text);
  const ran = new Set([...text.matchAll(/ file="[^"]*?([^"/]+)"/g)].map((match) => match[1]!));
  assert.deepEqual([...ran].toSorted(), files.toSorted());
  assert.match(text, /<!-- skipped 0 -->/);
});

test("every Python technique passes its test", async () => {
  const { code, text } = await run(
    "python3",
    ["-B", "-m", "unittest", "-v"],
    path.join(folder, "python"),
    120,
  );
  assert.equal(code, 0, text);
  const ran = new Set([...text.matchAll(/ \((test_\w+)\./g)].map((match) => `${match[1]}.py`));
  assert.deepEqual([...ran].toSorted(), slugs.map((slug) => testOf("python", slug)).toSorted());
  assert.match(text, /\nOK\n/);
});

test("each technique exists in both languages with a test, and nothing else does", () => {
  assert.ok(slugs.length >= 64, `${slugs.length} techniques`);
  for (const language of languages)
    assert.deepEqual(
      readdirSync(path.join(folder, language))
        .filter((name) => name !== "__pycache__")
        .toSorted(),
      slugs.flatMap((slug) => [fileOf(language, slug), testOf(language, slug)]).toSorted(),
    );
});

/** The lines of the header, without the frame of the comment. */
function headerOf(language: Language, source: string): string[] {
  const match = (language === "python" ? /^"""\n([\s\S]*?)\n"""\n/ : /^\/\*\*\n([\s\S]*?)\n \*\/\n/).exec(
    source,
  );
  return (match?.[1] ?? "").split("\n").map((line) => line.replace(/^ \* /, ""));
}

test("headers say title, when, words and parameters with the defaults of the source", () => {
  let withParameters = 0;
  for (const slug of slugs) {
    const named = languages.map((language) => {
      const source = read(language, fileOf(language, slug));
      const [title, when, words, ...parameters] = headerOf(language, source);
      assert.match(title ?? "", /^title: \S.*\S$/, slug);
      assert.match(when ?? "", /^when: \S.*\.$/, slug);
      assert.match(words ?? "", /^words: [^,]+(?:, [^,]+){3,}$/, slug);
      const names = parameters.map((line) => {
        const [, name, value] = /^param ([A-Z][A-Z0-9_]*): (.+?) — \S.*$/.exec(line) ?? [];
        assert.ok(name, `${slug}: ${line}`);
        const constant = language === "python" ? `\n${name} = ${value}\n` : `\nconst ${name} = ${value};\n`;
        assert.ok(source.includes(constant), `${slug} lacks ${constant.trim()}`);
        assert.ok(source.split(new RegExp(`\\b${name}\\b`)).length > 3, `${slug} never uses ${name}`);
        return name;
      });
      return [title, when, words, ...names];
    });
    assert.deepEqual(named[0], named[1], slug);
    if (named[0]!.length > 3) withParameters += 1;
  }
  assert.ok(withParameters > slugs.length / 2, `${withParameters} with parameters`);
});

test("techniques are pure and stand alone", () => {
  const modules =
    /^(?:base64|bisect|calendar|collections|copy|csv|datetime|decimal|heapq|io|itertools|math|operator|re|string|unicodedata|urllib\.parse)$/;
  const outside =
    /\b(?:process|fetch|console|Date\.now|Math\.random|performance|globalThis|open\(|input\(|print\(|now\(\)|today\(\))/;
  for (const slug of slugs)
    for (const language of languages) {
      const name = fileOf(language, slug);
      const source = read(language, name);
      for (const [, from, plain] of source.matchAll(/^(?:from (\S+) import .*|import (.*))$/gm))
        assert.match(from ?? plain!, modules, name);
      assert.doesNotMatch(source, outside, name);
    }
});

/** Techniques with a mutant that behaves like the original, and why. */
const equivalent: Record<string, string> = {
  "point-in-polygon": "a ray to the left crosses as many sides as one to the right",
};

/** What the technique's test says of this source, in a folder of its own; undecided where it did not end. */
async function verdict(language: Language, slug: string, source: string, deadlineSeconds: number) {
  const place = mkdtempSync(path.join(os.tmpdir(), "signet-technique-"));
  try {
    const name = testOf(language, slug);
    writeFileSync(path.join(place, fileOf(language, slug)), source);
    copyFileSync(path.join(folder, language, name), path.join(place, name));
    const [command, args] =
      language === "python"
        ? ["python3", ["-B", "-m", "unittest", "-f", name.slice(0, -".py".length)]]
        : [process.execPath, [name]];
    const { code } = await run(command, args, place, deadlineSeconds);
    if (code === null) return "undecided";
    return code === 0 ? "passed" : "failed";
  } finally {
    rmSync(place, { recursive: true });
  }
}

test("a changed default or a reversed comparison makes a technique's test fail", async (t) => {
  const judged = slugs.filter(
    (slug) =>
      !(slug in equivalent) &&
      languages.every((language) => mutantsOf(read(language, fileOf(language, slug))).length > 0),
  );
  const sample = drawn(judged, 4);
  const counts: Record<string, number> = {};
  const survivors: string[] = [];
  const judge = async (language: Language, slug: string) => {
    const source = read(language, fileOf(language, slug));
    // The control: else a place where nothing can pass would show the same.
    if (slug === sample[0]) assert.equal(await verdict(language, slug, source, 120), "passed", slug);
    const mutants = mutantsOf(source);
    const chosen = ALL ? [mutants[0]!] : [mutants[0]!, mutants.at(-1)!];
    for (const { kind, line, source: changed } of chosen) {
      // A mutant may run for ever; it then shows nothing, and is not counted as found.
      const said = await verdict(language, slug, changed, 10);
      counts[`${kind}, ${said}`] = (counts[`${kind}, ${said}`] ?? 0) + 1;
      if (said === "passed") survivors.push(`${kind} in ${fileOf(language, slug)}:${line}`);
    }
  };
  for (const slug of sample) await Promise.all(languages.map((language) => judge(language, slug)));
  t.diagnostic(`${sample.join(" ")}: ${JSON.stringify(counts)}`);
  assert.deepEqual(survivors, []);
  const found = Object.entries(counts).filter(([name]) => name.endsWith("failed"));
  assert.ok(found.length > 0, JSON.stringify(counts));
});

test("tactics and pitfalls are concrete, short and named once", () => {
  const load = (name: string) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Advice[];
  const [tactics, pitfalls] = [load("tactics.json"), load("pitfalls.json")];
  assert.ok(tactics.length >= 12 && pitfalls.length >= 14);
  const named = [...slugs];
  for (const advice of [...tactics, ...pitfalls]) {
    assert.deepEqual(Object.keys(advice), ["slug", "title", "when", "words", "guidance"]);
    assert.match(advice.slug, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    for (const text of [advice.title, advice.when, ...advice.words])
      assert.equal(text.trim() || "empty", text);
    assert.ok(advice.words.length >= 4 && new Set(advice.words).size === advice.words.length, advice.slug);
    assert.ok(advice.guidance.length >= 120 && advice.guidance.length <= 400, advice.slug);
    named.push(advice.slug);
  }
  assert.equal(new Set(named).size, named.length);
});
