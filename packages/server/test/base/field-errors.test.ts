import assert from "node:assert/strict";
import { test } from "node:test";
import { ChatRequest, CodeRunRequest, ROUTES, VisualBrief } from "@signet/contract";
import { z } from "zod";
import { fieldErrors, sayFieldError } from "../../src/base/field-errors.ts";

const said = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  assert.ok(error, JSON.stringify(value));
  return fieldErrors(error, value, "body").map(sayFieldError);
};

test("a field that does not fit is told in our own words", () => {
  const file = { path: "a", content: "x" };
  const cases: [value: unknown, says: string][] = [
    [{}, "`task` is required"],
    [null, "`body` must be an object, not null"],
    [[], "`body` must be an object"],
    [{ task: 5 }, "`task` must be a string"],
    [{ task: null }, "`task` must be a string, not null"],
    [{ task: "" }, "`task` must not be empty"],
    [{ task: "x".repeat(200_000) }, "`task` must have at most "],
    [{ task: "x", max_steps: 0 }, "`max_steps` must be at least 1"],
    [{ task: "x", max_steps: 1000 }, "`max_steps` must be at most 200"],
    [{ task: "x", max_steps: 1.5 }, "`max_steps` must be a whole number"],
    [{ task: "x", max_steps: "5" }, "`max_steps` must be a number"],
    [{ task: "x", files: [{ path: "a" }] }, "`files.0.content` is required"],
    [
      { task: "x", files: [{ path: "../a", content: "" }] },
      "`files.0.path` must be a relative path without . or ..",
    ],
    [
      { task: "x", files: [{ ...file, encoding: "hex" }] },
      '`files.0.encoding` must be one of "utf8", "base64"',
    ],
    [
      { task: "x", files: [{ ...file, content: "#", encoding: "base64" }] },
      "`files.0.content` must be base64",
    ],
    [{ task: "x", files: Array.from({ length: 201 }, () => file) }, "`files` must have at most 200 entries"],
    [{ task: "x", may_change: "a" }, "`may_change` must be an array"],
    [
      { task: "x", conversation_id: "a b" },
      "`conversation_id` must be 1 to 128 letters, digits or any of . _ : @ -",
    ],
  ];
  for (const [value, says] of cases)
    assert.ok(
      said(CodeRunRequest, value)[0]!.startsWith(says),
      `${said(CodeRunRequest, value)[0]} is not ${says}`,
    );
});

test("no sentence of the library reaches a caller, whatever is wrong with a request", () => {
  const odd = [
    undefined,
    null,
    0,
    -1,
    1e9,
    1.5,
    NaN,
    "",
    "x",
    "x".repeat(70_000),
    true,
    [],
    [null],
    {},
    { a: 1 },
    { path: 1 },
  ];
  const schemas = [
    CodeRunRequest,
    ChatRequest,
    VisualBrief,
    ...Object.values(ROUTES).flatMap((route) =>
      Object.values({
        ...("query" in route ? { query: route.query } : {}),
        ...("body" in route ? { body: route.body } : {}),
      }),
    ),
  ];
  let told = 0;
  for (const schema of schemas as z.ZodType[]) {
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const values = [
      ...odd,
      ...fields.flatMap((field) => odd.map((value) => ({ task: "x", command: "x", [field]: value }))),
    ];
    for (const value of values) {
      const { error } = schema.safeParse(value);
      if (!error) continue;
      for (const text of fieldErrors(error, value, "body").map(sayFieldError)) {
        told += 1;
        assert.doesNotMatch(
          text,
          /Invalid|Too (?:small|big)|expected|received|undefined|NaN|>=|<=/,
          JSON.stringify(value)?.slice(0, 100),
        );
        assert.match(text, /^`[^`]+` (?:is|must|has|holds) /, text);
      }
    }
  }
  assert.ok(told > 200, String(told));
});

test("every kind of check has a sentence", () => {
  const cases: [z.ZodType, unknown, string][] = [
    [z.strictObject({ a: z.string() }), { a: "", b: 1 }, '`body` must not have "b"'],
    [z.url(), "x", "`body` must be a web address"],
    [z.iso.datetime(), "x", "`body` must be a date and time as in 2026-01-31T12:00:00Z"],
    [z.string().min(3), "a", "`body` must have at least 3 characters"],
    [z.number().gt(3), 3, "`body` must be more than 3"],
    [z.number().lt(3), 3, "`body` must be less than 3"],
    [z.number().multipleOf(5), 3, "`body` must be a multiple of 5"],
    [z.array(z.string()).max(1), ["a", "b"], "`body` must have at most 1 entry"],
    [z.literal("a"), "b", '`body` must be "a"'],
    [z.union([z.string(), z.number()]), true, "`body` has none of the forms that are accepted"],
    [z.string().regex(/^a+$/), "b", "`body` must match /^a+$/"],
    [z.boolean(), 1, "`body` must be true or false"],
  ];
  for (const [schema, value, says] of cases) assert.deepEqual(said(schema, value), [says]);
});
