import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { VisualResult } from "@signet/contract";
import { bundleOf } from "../packages/server/test/support/archives.ts";
import { startModelServer, type Turn } from "../packages/server/test/support/model-server.ts";
import { BRIEF, call, GOOD, placeOf } from "./support/builder-script.ts";
import { callerAt, hostedService, OWNER, PASSWORD } from "./support/hosted.ts";
import { answersTo, formsOf, publicAddresses } from "./support/public-dump.ts";
import { chat } from "./support/service.ts";

const CANARY = "canary-4b9e";
/** What a caller, a model, a program or the operator plants, by where. The word that is found tells the place. */
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
  sent: `${CANARY}-sent`,
  sentName: `${CANARY} a näme with spaces ☂.txt`,
  sentFolder: `${CANARY}-ordner ü`,
  installs: `${CANARY}-installs`,
  installed: `${CANARY}-printed-by-the-set-up`,
  fails: `${CANARY}-fails`,
  failed: `${CANARY}-printed-by-the-failed-set-up`,
  pageTask: `${CANARY}-page-task`,
  pageTitle: `${CANARY}-title`,
  pageText: `${CANARY}-page-text`,
  brief: `${CANARY}-brief`,
  question: `${CANARY}-question`,
  answer: `${CANARY}-answer`,
};
type Place = keyof typeof PLANTED;

/** A command that prints a word which does not stand in the command. */
const printing = (word: string) => `printf '%s%s\\n' ${CANARY} ${word.slice(CANARY.length)}`;
const noted = (name: string, input: unknown): Turn => ({ ...call(name, input), text: PLANTED.note });
const TURNS = [
  noted("write", { path: PLANTED.codeName, content: `echo ${PLANTED.code}\n` }),
  noted("bash", { command: `cat '${PLANTED.givenName}'; ${printing(PLANTED.output)}` }),
  noted("finish", { check_cmd: "", summary: PLANTED.summary }),
];
const PAGE = GOOD.replace("<title>Counter</title>", `<title>${PLANTED.pageTitle}</title>`).replace(
  "<h1>Counter</h1>",
  `<h1>Counter</h1><p>${PLANTED.pageText}</p>`,
);
const { checklist } = BRIEF;
const PAGE_TURNS = [
  call("brief", {
    ...BRIEF,
    title: PLANTED.pageTitle,
    checklist: [{ ...checklist[0]!, name: PLANTED.brief }, checklist[1]],
  }),
  call("write_page", { html: PAGE }),
];

/** A hosted service whose model does what each task needs, and a caller of it. */
async function stage(t: Parameters<typeof hostedService>[0]) {
  const model = await startModelServer((body) => {
    const { task, turns } = placeOf(body);
    if (task.includes(PLANTED.question)) return { text: PLANTED.answer };
    const script = task.includes(PLANTED.pageTask) ? PAGE_TURNS : TURNS;
    return script[turns] ?? script.at(-1)!;
  });
  t.after(() => model.close());
  const service = await hostedService(t, {
    SVC_GATEWAY_BASE_URL: model.url,
    // The name of an operator's model is public: receipts say what answered.
    SVC_GATEWAY_MODEL: "m",
    SVC_GATEWAY_API_KEY: PLANTED.keyOfModel,
    SVC_OPS_PORT: "0",
  });
  const caller = callerAt(service.api, "203.0.113.5");
  const minted = await caller.mint({ tier: "free", label: PLANTED.label });
  const own = caller.with({ "X-SVC-Api-Key": minted.api_key, "X-Workspace-Owner": PLANTED.owner });
  return { model, service, minted, own };
}
type Own = Awaited<ReturnType<typeof stage>>["own"];

const CODE = { check_cmd: `test -f ${PLANTED.codeName} # ${PLANTED.check}`, max_steps: 6 };

/** Runs of every kind; all that their caller was told, their ids and their openings. */
async function runsOf(service: { api: string }, own: Own) {
  const plain = await own.with({ "Idempotency-Key": PLANTED.idempotency }).run({
    task: `Print ${PLANTED.task}.`,
    conversation_id: PLANTED.conversation,
    files: [{ path: PLANTED.givenName, content: PLANTED.given }],
    ...CODE,
  });
  const archive = bundleOf(
    { name: `${PLANTED.sentFolder}/`, type: "5" },
    { name: `${PLANTED.sentFolder}/${PLANTED.sentName}`, content: PLANTED.sent },
    { name: PLANTED.givenName, content: `${PLANTED.given} ${PLANTED.sent}` },
  );
  const uploaded = await fetch(`${service.api}/code/bundles`, {
    method: "POST",
    headers: { ...own.headers, "Content-Type": "application/gzip" },
    body: Buffer.from(archive),
  });
  const { bundle } = (await uploaded.json()) as { bundle: string };
  const onProject = (setup_cmd: string) => own.run({ task: "Mend it.", bundle, setup_cmd, ...CODE });
  const project = await onProject(
    `${printing(PLANTED.installed)} # ${PLANTED.installs}\nfind . -type f -exec cat {} + -print`,
  );
  const failing = await onProject(`${printing(PLANTED.failed)} # ${PLANTED.fails}\nexit 3`);
  const built = await own.post("/code/visual", { task: `A counter ${PLANTED.pageTask}` });
  const page = VisualResult.parse(await built.json());
  const talk = await chat(service, `Tell ${PLANTED.question}`, { headers: own.headers });
  const codeRuns = [plain, project, failing];
  const openings = codeRuns.map(({ events }) => String(events.at(-1)!.data["opening"]));
  return {
    told: JSON.stringify([codeRuns.map(({ events }) => events), page, talk.raw]),
    shas: [...codeRuns.map(({ events }) => String(events.at(-1)!.data["receipt_sha"])), page.receipt_sha],
    openings: [...openings, page.opening],
    ids: [...codeRuns.map(({ id }) => id), page.run_id, String(talk.raw[0]!.data["run_id"])],
    bundle,
  };
}

test(
  "of hosted runs of every kind, nothing that their caller, their model, a program or the operator wrote is public, on no route and for no other caller",
  { timeout: 240_000 },
  async (t) => {
    const { model, service, minted, own } = await stage(t);
    const { told, shas, openings, ids, bundle } = await runsOf(service, own);
    const reached: Place[] = ["task", "given", "givenName", "codeName", "output", "note", "summary", "check"];
    reached.push("sent", "sentName", "sentFolder", "installs", "installed", "fails", "failed");
    reached.push("pageTitle", "pageText", "brief", "answer", "pageTask", "question");
    const seen = told + JSON.stringify(model.requests.map(({ body }) => body));
    for (const at of reached) assert.ok(seen.includes(PLANTED[at]), `${at} did reach a run`);

    const list = await (await fetch(`${service.api}/admin/accounts`, { headers: OWNER })).json();
    const accounts = (list as { accounts: { account: string }[] }).accounts.map(({ account }) => account);
    assert.ok(accounts.length > 0 && accounts.every((account) => account !== ""));

    const visitor = callerAt(service.api, "198.51.100.7");
    const asked = await publicAddresses(visitor, {
      run_id: ids,
      id: [...accounts, minted.id],
      bundle: [bundle],
      path: ["page.html", encodeURIComponent(PLANTED.codeName), encodeURIComponent(PLANTED.givenName)],
      provider: ["gateway", "openai"],
    });
    for (const sha of shas) assert.ok(asked.includes(`/code/receipts/${sha}`), "the receipt is public");
    asked.push("/code/tactics?q=print", "/code/task_state?conversation_id=another-conversation-0123456789");
    const secrets = [CANARY, PASSWORD, minted.api_key, "203.0.113.5", new URL(model.url).host];
    const hidden = [...secrets, ...openings, ...ids, bundle, ...accounts];
    let answered = 0;
    const look = async (url: string, headers?: Record<string, string>) => {
      for (const { status, text } of await answersTo(url, headers)) {
        // What a visitor guessed may be told back to him.
        for (const secret of hidden.filter((one) => !decodeURIComponent(url).includes(one)))
          for (const form of formsOf(secret)) assert.ok(!text.includes(form), `${url} shows ${secret}`);
        answered += Number(status === 200);
      }
    };
    for (const way of asked) await look(`${service.api}${way}`, visitor.headers);
    assert.ok(answered > 2 * shas.length + 30, `${answered} answers`);
    for (const id of ids) assert.equal((await visitor.get(`/runs/${id}`)).status, 404);
    const [, ops] = /"url":"(http:[^"]+)","event":"monitoring can be asked"/.exec(service.log()) ?? [];
    await look(`${ops}/metrics`);
    const checkpoint = readFileSync(path.join(service.dataDir, "ledger.checkpoint"), "latin1");
    assert.ok(!checkpoint.includes(CANARY));
    // Who may see it does: the dump would find it.
    const state = await (await own.get(`/code/task_state?conversation_id=${PLANTED.conversation}`)).text();
    assert.ok(state.includes(PLANTED.task));
  },
);
