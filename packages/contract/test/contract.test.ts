import assert from "node:assert/strict";
import { test } from "node:test";
import {
  BOUNDS,
  CODE_EVENT_NAMES,
  CodeRunRequest,
  INTERFACE_VERSION,
  PROBLEMS,
  ROUTES,
  WorkspacePath,
  type Route,
} from "../src/index.ts";

test("a request without options gets the published defaults, and unknown fields are left out", () => {
  const request = CodeRunRequest.parse({ task: "t", colour: "red" });
  assert.deepEqual(request, { task: "t", max_steps: 40, files: [], may_change: [] });
});

test("bounds are refused, never clamped", () => {
  for (const max_steps of [0, 201, -1, 1.5, Number.NaN])
    assert.equal(CodeRunRequest.safeParse({ task: "t", max_steps }).success, false, String(max_steps));
  for (const max_steps of [1, 200])
    assert.equal(CodeRunRequest.parse({ task: "t", max_steps }).max_steps, max_steps);
  const sized = (length: number) => CodeRunRequest.safeParse({ task: "x".repeat(length) }).success;
  assert.deepEqual([0, 1, BOUNDS.task.max, BOUNDS.task.max + 1].map(sized), [false, true, true, false]);
});

test("only relative paths that stay inside are workspace paths", () => {
  const bad = [
    "",
    "/a",
    "../a",
    "a/../b",
    "a/..",
    "./a",
    "a//b",
    "a/",
    "a\\b",
    "a\nb",
    "a\u0000b",
    "a\u007fb",
    "x".repeat(513),
  ];
  for (const path of bad) assert.equal(WorkspacePath.safeParse(path).success, false, JSON.stringify(path));
  for (const path of ["a", "a/b.c", "..a", "a..", ".hidden/x", "with space", "日本/é"])
    assert.equal(WorkspacePath.parse(path), path);
});

test("content said to be base64 has to be", () => {
  const file = (content: string) =>
    CodeRunRequest.safeParse({ task: "t", files: [{ path: "a", content, encoding: "base64" }] }).success;
  assert.deepEqual(["", "aGk=", "aGkh", "a", "aGk", "a===", "%%%%"].map(file), [
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("event names are exactly those of the interface", () => {
  assert.deepEqual(CODE_EVENT_NAMES, [
    "code_start",
    "agent_note",
    "command_started",
    "command_finished",
    "code_done",
    "code_receipt",
    "error",
  ]);
  assert.equal(INTERFACE_VERSION, "1.1.0");
});

test("each route names problems that exist and takes a body only by POST or PATCH", () => {
  const seen = new Set<string>();
  for (const [id, route] of Object.entries<Route>(ROUTES)) {
    for (const code of route.problems) assert.ok(code in PROBLEMS, `${id}: ${code}`);
    assert.ok(!route.body || ["post", "patch"].includes(route.method), id);
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!);
    assert.deepEqual(Object.keys(route.params?.shape ?? {}), inPath, id);
    assert.ok(!seen.has(`${route.method} ${route.path}`), id);
    seen.add(`${route.method} ${route.path}`);
  }
});
