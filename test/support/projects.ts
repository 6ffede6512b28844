/** Projects in the manner of public ones, each with a failing test, and what a model does to mend it. */

export interface SampleProject {
  files: Record<string, string>;
  task: string;
  /** The check, if the project's own tests are not meant. */
  check?: string;
  /** The edit that mends it. */
  mend: { path: string; old: string; new: string };
  /** A file with changes that were not committed, and their text. */
  local: { path: string; text: string };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const TYPESCRIPT: SampleProject = {
  files: {
    "package.json": json({ name: "spans", type: "module", scripts: { test: "node --test" } }),
    "README.md": "# spans\n\nMerges spans of numbers.\n",
    "src/span.ts": "export interface Span {\n  from: number;\n  to: number;\n}\n",
    "src/merge.ts":
      'import type { Span } from "./span.ts";\n\n/** Joins spans that overlap or touch. */\nexport function merge(spans: readonly Span[]): Span[] {\n  const merged: Span[] = [];\n  for (const span of spans.toSorted((a, b) => a.from - b.from)) {\n    const last = merged.at(-1);\n    if (last && span.from < last.to) last.to = span.to;\n    else merged.push({ ...span });\n  }\n  return merged;\n}\n',
    "test/merge.test.ts":
      'import assert from "node:assert/strict";\nimport { test } from "node:test";\nimport { merge } from "../src/merge.ts";\n\ntest("spans that touch become one", () => {\n  assert.deepEqual(merge([{ from: 1, to: 2 }, { from: 2, to: 5 }]), [{ from: 1, to: 5 }]);\n});\ntest("a span within another changes nothing", () => {\n  assert.deepEqual(merge([{ from: 1, to: 9 }, { from: 2, to: 3 }]), [{ from: 1, to: 9 }]);\n});\ntest("spans apart stay apart", () => {\n  assert.deepEqual(merge([{ from: 4, to: 5 }, { from: 1, to: 2 }]), [{ from: 1, to: 2 }, { from: 4, to: 5 }]);\n});\n',
  },
  task: "Fix the failing tests.",
  check: "npm test",
  mend: {
    path: "src/merge.ts",
    old: "if (last && span.from < last.to) last.to = span.to;",
    new: "if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);",
  },
  local: { path: "README.md", text: "# spans\n\nMerges spans of numbers. A draft.\n" },
};

const PYTHON: SampleProject = {
  files: {
    "pyproject.toml": '[project]\nname = "till"\nversion = "0.1.0"\n',
    "till/__init__.py": "from .cart import Cart\n",
    "till/cart.py":
      "class Cart:\n    def __init__(self, prices):\n        self.prices = prices\n        self.items = {}\n\n    def add(self, name, count=1):\n        self.items[name] = count\n\n    def total(self):\n        return sum(self.prices[name] * count for name, count in self.items.items())\n",
    "tests/conftest.py":
      'import pytest\n\nfrom till import Cart\n\n\n@pytest.fixture\ndef cart():\n    return Cart({"pear": 30, "plum": 12})\n',
    "tests/test_cart.py":
      'import pytest\n\n\ndef test_empty(cart):\n    assert cart.total() == 0\n\n\n@pytest.mark.parametrize("count,total", [(1, 30), (3, 90)])\ndef test_count(cart, count, total):\n    cart.add("pear", count)\n    assert cart.total() == total\n\n\ndef test_adding_twice(cart):\n    cart.add("pear")\n    cart.add("pear", 2)\n    cart.add("plum")\n    assert cart.total() == 102\n',
  },
  task: "Adding the same item twice loses the first ones. Make the tests pass.",
  check: "python3 -m pytest -q",
  mend: {
    path: "till/cart.py",
    old: "self.items[name] = count",
    new: "self.items[name] = self.items.get(name, 0) + count",
  },
  local: { path: "pyproject.toml", text: '[project]\nname = "till"\nversion = "0.2.0"\n' },
};

const SERVER: SampleProject = {
  files: {
    "package.json": json({ name: "shelf", type: "module", scripts: { test: "node --test test/" } }),
    "src/app.js":
      'import { createServer } from "node:http";\n\n/** Answers by method and path; a segment that begins with a colon takes any value. */\nexport function app() {\n  const routes = [];\n  const handle = (request, response) => {\n    const { pathname } = new URL(request.url, "http://localhost");\n    for (const { method, pattern, handler } of routes) {\n      const match = pattern.exec(pathname);\n      if (method === request.method && match) return handler({ params: match.groups ?? {} }, response);\n    }\n    response.writeHead(404).end();\n  };\n  return {\n    get(path, handler) {\n      const pattern = new RegExp(`^${path.replace(/:(\\w+)/, "(?<$1>[^/]+)")}$`);\n      routes.push({ method: "GET", pattern, handler });\n      return this;\n    },\n    listen: (port, done) => createServer(handle).listen(port, "127.0.0.1", done),\n  };\n}\n',
    "src/shelf.js":
      'import { app } from "./app.js";\n\nexport const shelf = () =>\n  app()\n    .get("/books/:id", ({ params }, response) => response.end(params.id))\n    .get("/books/:id/pages/:page", ({ params }, response) => response.end(`${params.id} ${params.page}`));\n',
    "test/shelf.test.js":
      'import assert from "node:assert/strict";\nimport { after, before, test } from "node:test";\nimport { shelf } from "../src/shelf.js";\n\nlet server;\nlet url;\nbefore(() => new Promise((done) => { server = shelf().listen(0, () => { url = `http://127.0.0.1:${server.address().port}`; done(); }); }));\nafter(() => server.close());\nconst get = async (path) => { const answer = await fetch(url + path); return `${answer.status} ${await answer.text()}`; };\n\ntest("one parameter", async () => assert.equal(await get("/books/7"), "200 7"));\ntest("two parameters", async () => assert.equal(await get("/books/7/pages/9"), "200 7 9"));\ntest("nothing else", async () => assert.equal(await get("/films"), "404 "));\n',
  },
  task: "A path with two parameters is not found; the test says so. Fix the router.",
  check: "npm test",
  mend: { path: "src/app.js", old: "/:(\\w+)/, ", new: "/:(\\w+)/g, " },
  local: { path: "notes.txt", text: "not tracked\n" },
};

const C: SampleProject = {
  files: {
    Makefile:
      "CFLAGS = -Wall -O1\n\ntest: test_ring\n\t./test_ring\n\ntest_ring: test_ring.c ring.c ring.h\n\t$(CC) $(CFLAGS) -o $@ test_ring.c ring.c\n\nclean:\n\trm -f test_ring\n",
    ".gitignore": "test_ring\n",
    "ring.h":
      "#define RING_SIZE 4\nstruct ring { int items[RING_SIZE]; int head, count; };\nint ring_push(struct ring *r, int item);\nint ring_pop(struct ring *r, int *item);\n",
    "ring.c":
      '#include "ring.h"\n\nint ring_push(struct ring *r, int item) {\n  if (r->count == RING_SIZE) return 0;\n  r->items[r->head + r->count] = item;\n  r->count++;\n  return 1;\n}\n\nint ring_pop(struct ring *r, int *item) {\n  if (r->count == 0) return 0;\n  *item = r->items[r->head];\n  r->head = (r->head + 1) % RING_SIZE;\n  r->count--;\n  return 1;\n}\n',
    "test_ring.c":
      '#include <assert.h>\n#include <stdio.h>\n#include "ring.h"\n\nint main(void) {\n  struct ring r = {{0}, 0, 0};\n  int got = 0;\n  for (int i = 1; i <= 40; i++) {\n    assert(ring_push(&r, i));\n    assert(ring_push(&r, -i));\n    assert(ring_pop(&r, &got) && got == i);\n    assert(ring_pop(&r, &got) && got == -i);\n  }\n  assert(!ring_pop(&r, &got));\n  for (int i = 0; i < RING_SIZE; i++) assert(ring_push(&r, i));\n  assert(!ring_push(&r, 9));\n  puts("ok");\n  return 0;\n}\n',
  },
  task: "The ring buffer breaks when it wraps around. make test has to pass.",
  check: "make test",
  mend: {
    path: "ring.c",
    old: "r->items[r->head + r->count] = item;",
    new: "r->items[(r->head + r->count) % RING_SIZE] = item;",
  },
  local: { path: "Makefile", text: "" },
};
C.local.text = `${C.files["Makefile"]!}\n.PHONY: test clean\n`;

/** A monorepo with so many files; one of its packages is wrong. */
function monorepo(files: number): SampleProject {
  const made: Record<string, string> = {
    "package.json": json({ name: "mono", private: true, type: "module", workspaces: ["packages/*"] }),
    "AGENTS.md": "Each package has its own test; run it in the package's folder.\n",
  };
  const packages = Math.floor(files / 5);
  for (let n = 0; n < packages; n++) {
    const folder = `packages/part-${String(n).padStart(3, "0")}`;
    made[`${folder}/package.json`] = json({
      name: `part-${n}`,
      type: "module",
      scripts: { test: "node --test" },
    });
    made[`${folder}/src/index.js`] = `export { area } from "./area.js";\nexport const part = ${n};\n`;
    made[`${folder}/src/area.js`] =
      `/** The area of part ${n}. */\nexport const area = (width, height) => width ${n === 123 ? "+" : "*"} height + ${n};\n`;
    made[`${folder}/test/area.test.js`] =
      `import assert from "node:assert/strict";\nimport { test } from "node:test";\nimport { area } from "../src/index.js";\n\ntest("area ${n}", () => assert.equal(area(3, 5), ${15 + n}));\ntest("nothing ${n}", () => assert.equal(area(0, 5), ${n}));\n`;
    made[`${folder}/data/table.csv`] = Array.from({ length: 40 }, (_, i) => `${n},${i},${n * i}\n`).join("");
  }
  return {
    files: made,
    task: "The test of part-123 fails. Fix it.",
    check: "cd packages/part-123 && npm test",
    mend: { path: "packages/part-123/src/area.js", old: "width + height", new: "width * height" },
    local: {
      path: "packages/part-007/src/area.js",
      text: "// being changed\nexport const area = () => 0;\n",
    },
  };
}

export const PROJECTS: Readonly<Record<string, SampleProject>> = {
  "a TypeScript library": TYPESCRIPT,
  "a Python package with fixtures": PYTHON,
  "a server": SERVER,
  "a C program with make": C,
  "a monorepo of 3,000 files": monorepo(3_000),
};
