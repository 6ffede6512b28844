import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { after, before, test } from "node:test";
import { ProblemBody } from "@signet/contract";
import { post, serviceFor, startService, type Service } from "./support/service.ts";

const FAST_TIMERS = path.join(import.meta.dirname, "support/fast-timers.mjs");

let service: Service;
before(async () => {
  service = await startService();
});
after(async () => {
  const alive = await fetch(`${service.api}/status`);
  assert.equal(alive.status, 200, "after all of this the service still serves");
  assert.equal(await service.end(), 0);
  rmSync(service.dataDir, { recursive: true, force: true });
});

async function refused(response: Response, status: number, code: string): Promise<ProblemBody> {
  const text = await response.text();
  assert.equal(response.status, status, text);
  assert.match(response.headers.get("content-type")!, /^application\/problem\+json/);
  const body = ProblemBody.parse(JSON.parse(text));
  assert.equal(body.code, code, text);
  assert.equal(body.request_id, response.headers.get("x-request-id"));
  assert.equal(body.error.code, code);
  return body;
}

const raw = (body: string, headers: Record<string, string> = { "Content-Type": "application/json" }) =>
  fetch(`${service.api}/code/run`, { method: "POST", headers, body });

test("invalid JSON", async () => {
  for (const body of ["", "{", "\u0000", '{"task":', "[1,2", "nul"])
    await refused(await raw(body), 400, "invalid_json");
  const latin = await fetch(`${service.api}/code/run`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: Buffer.from([0x22, 0xff, 0x22]),
  });
  await refused(latin, 400, "invalid_json");
});

test("wrong types, missing fields and values out of bounds name the field", async () => {
  const cases: [unknown, string][] = [
    [{}, "task"],
    [{ task: 1 }, "task"],
    [{ task: "" }, "task"],
    [{ task: "x".repeat(32_001) }, "task"],
    [{ task: "x", max_steps: 0 }, "max_steps"],
    [{ task: "x", max_steps: 201 }, "max_steps"],
    [{ task: "x", max_steps: "12" }, "max_steps"],
    [{ task: "x", max_steps: 1.5 }, "max_steps"],
    [{ task: "x", conversation_id: "a b" }, "conversation_id"],
    [{ task: "x", conversation_id: "a".repeat(129) }, "conversation_id"],
    [{ task: "x", check_cmd: "c".repeat(2_001) }, "check_cmd"],
    [{ task: "x", webhook_url: 5 }, "webhook_url"],
    [{ task: "x", may_change: Array.from({ length: 51 }, (_, i) => `f${i}`) }, "may_change"],
    [{ task: "x", files: [{ path: "a", content: "", role: "judge" }] }, "files.0.role"],
    [{ task: "x", files: [{ path: "../x", content: "" }] }, "files.0.path"],
    [{ task: "x", files: [{ path: "/etc/passwd", content: "" }] }, "files.0.path"],
    [{ task: "x", files: [{ path: "a\u0000b", content: "" }] }, "files.0.path"],
    [{ task: "x", files: [{ path: "a", content: "###", encoding: "base64" }] }, "files.0.content"],
    [
      {
        task: "x",
        files: [
          { path: "a", content: "" },
          { path: "a", content: "" },
        ],
      },
      "files",
    ],
    [
      {
        task: "x",
        files: [
          { path: "a", content: "" },
          { path: "a/b", content: "" },
        ],
      },
      "files",
    ],
    [{ task: "x", files: [{ path: "a/\ud800", content: "" }] }, "files.0.path"],
    [{ task: "x", files: [{ path: "é".repeat(128), content: "" }] }, "files.0.path"],
    [
      {
        task: "x\n```py extra.py\nprint(1)\n```\n",
        files: Array.from({ length: 200 }, (_, i) => ({ path: `f${i}`, content: "" })),
      },
      "files",
    ],
    [{ task: "x", files: Array.from({ length: 201 }, (_, i) => ({ path: `f${i}`, content: "" })) }, "files"],
    [null, "body"],
    [[], "body"],
    ["text", "body"],
  ];
  for (const [body, param] of cases) {
    const problem = await refused(await post(`${service.api}/code/run`, body), 400, "invalid_request");
    assert.equal(problem.param, param, JSON.stringify(body).slice(0, 100));
    assert.ok(problem.errors!.length > 0);
  }
});

test("a body of another type, or packed", async () => {
  const packed = { "Content-Type": "application/json", "Content-Encoding": "gzip" };
  const { detail } = await refused(await raw("{}", packed), 415, "unsupported_media_type");
  assert.match(detail, /without Content-Encoding/);
  await refused(await raw("{}", { "Content-Type": "text/plain" }), 415, "unsupported_media_type");
  await refused(
    await raw("{}", { "Content-Type": "application/x-www-form-urlencoded" }),
    415,
    "unsupported_media_type",
  );
});

test("an unknown route, a wrong method, an unknown run and an unknown receipt", async () => {
  await refused(await fetch(`${service.api}/nothing`), 404, "not_found");
  await refused(await fetch(`${service.url}/nothing`), 404, "not_found");
  await refused(await post(`${service.api}/code/nothing`, {}), 404, "not_found");
  const wrong = await fetch(`${service.api}/code/run`);
  assert.equal(wrong.headers.get("allow"), "POST");
  await refused(wrong, 405, "method_not_allowed");
  await refused(await fetch(`${service.api}/status`, { method: "DELETE" }), 405, "method_not_allowed");
  await refused(await fetch(`${service.api}/runs/run_none`), 404, "run_not_found");
  await refused(await fetch(`${service.api}/runs/run_none/events`), 404, "run_not_found");
  await refused(await post(`${service.api}/runs/run_none/cancel`, {}), 404, "run_not_found");
  await refused(await fetch(`${service.api}/runs/run_none/files/../../etc/passwd`), 404, "not_found");
  await refused(await fetch(`${service.api}/runs/run_none/archive`), 404, "run_not_found");
  await refused(await fetch(`${service.api}/code/receipts/${"0".repeat(64)}`), 404, "receipt_not_found");
  await refused(await fetch(`${service.api}/code/receipts/zz`), 400, "invalid_request");
  await refused(await fetch(`${service.api}/code/receipts?limit=0`), 400, "invalid_request");
  await refused(await fetch(`${service.api}/code/receipts?limit=101`), 400, "invalid_request");
});

test("a credential that was never given out is refused, not ignored", async () => {
  for (const headers of [
    { Authorization: "Bearer x" },
    { "X-SVC-Api-Key": "svc_x" },
    { "X-SVC-License": "x" },
  ]) {
    const response = await fetch(`${service.api}/runs`, { headers });
    assert.ok(response.headers.get("www-authenticate"));
    await refused(response, 401, "invalid_credential");
  }
});

test("a request id is the caller's own where it is a fitting one", async () => {
  const asked = (id: string) => fetch(`${service.api}/status`, { headers: { "X-Request-Id": id } });
  assert.equal((await asked("abc.1_2-3")).headers.get("x-request-id"), "abc.1_2-3");
  assert.notEqual((await asked("a b<script>")).headers.get("x-request-id"), "a b<script>");
  assert.match((await asked("x".repeat(65))).headers.get("x-request-id")!, /^[\w-]{36}$/);
});

/** Sends bytes as they are and gives what came back until the socket closed. */
async function socket(
  bytes: string | Buffer,
  sendMore?: (s: ReturnType<typeof connect>) => void,
  { url } = service,
): Promise<string> {
  const { port, hostname } = new URL(url);
  const s = connect(Number(port), hostname);
  let text = "";
  s.on("data", (chunk) => (text += chunk.toString()));
  s.on("error", () => undefined);
  const closed = new Promise((resolve) => s.once("close", resolve));
  s.write(bytes);
  sendMore?.(s);
  await closed;
  return text;
}

const HEAD = "POST /api/demo/code/run HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

test("a 50 MB body is refused before it is read, announced or not", async () => {
  const announced = await socket(`${HEAD}Content-Length: 52428800\r\n\r\n${"x".repeat(100_000)}`);
  assert.match(announced, /^HTTP\/1\.1 413 /);
  const chunk = `10000\r\n${"y".repeat(0x10000)}\r\n`;
  // Whoever is still sending when the answer is there has to be able to read it, each time.
  for (let turn = 0; turn < 15; turn++) {
    let sent = 0;
    const chunked = await socket(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, (s) => {
      const more = () => {
        while (sent < 800 && !s.destroyed && s.writable) {
          sent++;
          if (!s.write(chunk)) return void s.once("drain", more);
        }
      };
      more();
    });
    assert.match(chunked, /^HTTP\/1\.1 413 /);
  }
});

test("what is not HTTP, or has too long headers, gets a problem and the socket is closed", async () => {
  for (const [sent, detail] of [
    ["\u0016\u0003\u0001 hello\r\n\r\n", "not a valid HTTP request"],
    [
      "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      "not a valid HTTP request",
    ],
    [`GET /api/demo/status HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"a".repeat(70_000)}\r\n\r\n`, "64 KiB"],
  ] as const) {
    const text = await socket(sent);
    assert.match(text, /^HTTP\/1\.1 400 [^]*\r\nX-Request-Id: [\w-]{36}\r\n[^]*"code":"invalid_request"/);
    assert.ok(text.includes(detail), text);
  }
});

test("a search of 2,000 characters is answered in any script", async () => {
  for (const letter of ["a", "排", "🙂"]) {
    const q = encodeURIComponent(letter.repeat(2_000 / letter.length));
    const { status } = await fetch(`${service.api}/code/tactics?q=${q}`);
    assert.equal(status, 200, letter);
  }
});

test("a host that is no host gets a problem too", async () => {
  const text = await socket("GET /api/demo/status HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n");
  assert.match(text, /^HTTP\/1\.1 400 /);
  assert.match(text, /"code":"invalid_request"/);
  assert.doesNotMatch(text, /access-control/i);
});

test("a body that arrives slower than the deadline ends with a problem", async (t) => {
  const hurried = await serviceFor(t, { NODE_OPTIONS: `--import=${FAST_TIMERS}` });
  const text = await socket(`${HEAD}Content-Length: 100\r\n\r\n{"task":`, undefined, hurried);
  assert.match(text, /^HTTP\/1\.1 400 /);
  assert.match(text, /did not arrive/);
});
