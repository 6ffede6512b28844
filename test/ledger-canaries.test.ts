import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { ROUTES, type ReceiptPage } from "@signet/contract";
import { startModelServer } from "../packages/server/test/support/model-server.ts";
import { callerAt, hostedService, OWNER, PASSWORD } from "./support/hosted.ts";

const CANARY = "canary-4b9e";
/** What a caller plants, by where. Each is a word of its own, so that the one that is found tells the place. */
const PLANTED = {
  task: `${CANARY}-task`,
  given: `${CANARY}-given`,
  givenName: `${CANARY}-given-name.txt`,
  code: `${CANARY}-code`,
  codeName: `${CANARY}-code-name.sh`,
  output: `${CANARY}-output`,
  note: `${CANARY}-note`,
  summary: `${CANARY}-summary`,
  check: `${CANARY}-check`,
  owner: `${CANARY}-owner`,
  conversation: `${CANARY}-conversation-0123456789`,
  idempotency: `${CANARY}-idempotency`,
  label: `${CANARY}-label`,
  keyOfModel: `${CANARY}-key-of-the-model`,
};

const call = (name: string, input: unknown) => ({ calls: [{ name, input }], text: PLANTED.note });
const TURNS = [
  call("write", { path: PLANTED.codeName, content: `echo ${PLANTED.code}\n` }),
  call("bash", { command: `cat ${PLANTED.givenName}; printf '%s%s\\n' canary-4b9e -output` }),
  call("finish", { check_cmd: "", summary: PLANTED.summary }),
];

test("of a hosted run nothing that its caller, its model or its operator wrote is public, on no route and for no other caller", async (t) => {
  const model = await startModelServer(
    ({ messages }) => TURNS[messages.filter((one) => one.role === "assistant").length] ?? TURNS.at(-1)!,
  );
  t.after(() => model.close());
  const service = await hostedService(t, {
    SVC_GATEWAY_BASE_URL: model.url,
    // The name of an operator's model is public: receipts say what answered.
    SVC_GATEWAY_MODEL: "m",
    SVC_GATEWAY_API_KEY: PLANTED.keyOfModel,
  });
  const caller = callerAt(service.api, "203.0.113.5");
  const minted = await caller.mint({ tier: "free", label: PLANTED.label });
  const own = caller.with({
    "X-SVC-Api-Key": minted.api_key,
    "X-Workspace-Owner": PLANTED.owner,
    "Idempotency-Key": PLANTED.idempotency,
  });
  const { events, id } = await own.run({
    task: `Print ${PLANTED.task}.`,
    conversation_id: PLANTED.conversation,
    files: [{ path: PLANTED.givenName, content: PLANTED.given }],
    check_cmd: `test -f ${PLANTED.codeName} # ${PLANTED.check}`,
    max_steps: 6,
  });
  const told = JSON.stringify(events);
  const { opening, receipt } = events.at(-1)!.data as { opening: string; receipt: { receipt_sha: string } };
  for (const at of ["task", "given", "codeName", "output", "note", "summary", "check"] as const)
    assert.ok(told.includes(PLANTED[at]), `${at} did reach the run`);

  const list = await (await fetch(`${service.api}/admin/accounts`, { headers: OWNER })).json();
  const accounts = (list as { accounts: { account: string }[] }).accounts.map(({ account }) => account);
  assert.ok(accounts.length > 0 && accounts.every((account) => account !== ""));

  const visitor = callerAt(service.api, "198.51.100.7");
  const page = (await (await visitor.get("/code/receipts?kind=all&limit=100")).json()) as ReceiptPage;
  const shas = page.receipts.map(({ receipt_sha: sha }) => sha);
  assert.ok(shas.includes(receipt.receipt_sha), "the receipt is public");
  const asked: string[] = [
    ...shas.flatMap((sha) => [`/code/receipts/${sha}`, `/code/receipts/${sha}/proof`]),
    "/code/receipts?kind=all&limit=100",
    `/code/ledger/consistency?from=1&to=${page.size}`,
    ...["entries", "0"].map((level) => `/code/ledger/tile/${level}/000.p/${page.size}`),
    ...Object.values(ROUTES)
      .filter(({ method, path: way }) => method === "get" && !way.includes("{"))
      .map(({ path: way }) => way),
    "/code/tactics?q=print",
    "/code/task_state?conversation_id=another-conversation-0123456789",
  ];
  const secrets = [CANARY, PASSWORD, minted.api_key, opening, id, "203.0.113.5", ...accounts];
  let answered = 0;
  for (const way of asked)
    for (const headers of [{}, { Accept: "application/x-ndjson" }]) {
      const response = await fetch(`${service.api}${way}`, { headers: { ...visitor.headers, ...headers } });
      const text = `${JSON.stringify([...response.headers])} ${Buffer.from(await response.arrayBuffer()).toString("latin1")}`;
      for (const secret of secrets) assert.ok(!text.includes(secret), `${way} shows ${secret}`);
      answered += Number(response.ok);
    }
  assert.ok(answered > asked.length, `${answered} answers`);
  const checkpoint = readFileSync(path.join(service.dataDir, "ledger.checkpoint"), "latin1");
  assert.ok(!checkpoint.includes(CANARY));
  // Who may see it does: the dump would find it.
  const state = await (await own.get(`/code/task_state?conversation_id=${PLANTED.conversation}`)).text();
  assert.ok(state.includes(PLANTED.task));
});
