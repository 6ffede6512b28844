import assert from "node:assert/strict";
import { test } from "node:test";
import { madeFiles } from "../../src/agents/check/made.ts";
import { bash, file, finish, play, write } from "./stage.ts";

const given = (files: Record<string, string>) =>
  Object.entries(files).map(([path, content]) => ({ path, content }));

test("what the project's own .gitignore names is made, each file for the folder that it stands in", () => {
  const files = given({
    ".gitignore": "dist/\n*.log\n!keep.log\n/only-here\n",
    "web/.gitignore": "out\n",
    "dist/given.js": "",
  });
  const isMade = madeFiles({ task: "Mend it.", files });
  const cases: [path: string, under: string | null][] = [
    ["dist/app.js", "dist"],
    ["sub/dist/deep/app.js", "sub/dist"],
    ["dist/given.js", null],
    ["a.log", "a.log"],
    ["keep.log", null],
    ["only-here", "only-here"],
    ["sub/only-here", null],
    ["web/out/x", "web/out"],
    ["out/x", null],
    ["src/app.js", null],
    ["...", null],
    ["../out", null],
  ];
  for (const [path, under] of cases) assert.equal(isMade(path), under, path);
});

test("what a makefile builds is made, and objects below it; sources are not", () => {
  const makefile =
    "CC = gcc\nflags := -O1\nall: calc\ncalc ./calc2: calc.o\n\t$(CC) -o $@ calc.o\n%.o: %.c\n.PHONY: all\n";
  const isMade = madeFiles({ task: "", files: given({ "c/Makefile": makefile }) });
  for (const path of ["c/calc", "c/calc2", "c/calc.o", "c/sub/x.o"]) assert.equal(isMade(path), path);
  for (const path of ["calc", "c/calc.c", "c/flags", "x.o", "c/new.h"])
    assert.equal(isMade(path), null, path);
});

test("a file that the task asks for is work, whatever ignores it", () => {
  const isMade = madeFiles({ task: "Write dist/report.txt.", files: given({ ".gitignore": "dist\n" }) });
  assert.deepEqual([isMade("dist/report.txt"), isMade("dist/other.txt")], [null, "dist"]);
});

const MAKEFILE = "test: check\n\t./check\ncheck: check.c add.c\n\tcc -o check check.c add.c\n";
const CHECK =
  "#include <assert.h>\nint add(int, int);\nint main(void) { assert(add(2, 3) == 5); assert(add(0, 0) == 0); return 0; }\n";

test("an agent that built the program before it finished is ok: the check builds its own", async () => {
  const files = [
    file("Makefile", MAKEFILE),
    file("check.c", CHECK),
    file("add.c", "int add(int a, int b) { return a - b; }\n"),
  ];
  const { result } = await play({ files, checkCmd: "make test" }, [
    { calls: [write("add.c", "int add(int a, int b) { return a + b; }\n")] },
    { calls: [bash("make test")] },
    { calls: [finish()] },
  ]);
  assert.equal(result.ok, true, result.check.output);
  assert.ok(!result.checked!.has("check"));
});

test("a program that an agent put where the makefile builds one does not stand in for it", async () => {
  const files = [
    file("Makefile", MAKEFILE),
    file("check.c", CHECK),
    file("add.c", "int add(int a, int b) { return a - b; }\n"),
  ];
  const { result } = await play({ files, checkCmd: "make test", maxSteps: 3 }, [
    {
      calls: [
        bash("printf '#!/bin/sh\\nexit 0\\n' >check; chmod +x check; touch -d '+1 day' check; make test"),
      ],
    },
    { calls: [finish()] },
    { calls: [finish()] },
  ]);
  assert.equal(result.ok, false);
});
