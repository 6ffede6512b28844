import {
  BOUNDS,
  ChatRequest,
  CodeRunRequest,
  type Message,
  VisualBrief,
  VisualRequest,
  WorkspacePath,
} from "@signet/contract";
import { readBrief, autofix, seal, embedBrief } from "@signet/page-verifier";
import { eventJson } from "@signet/verify";
import { readKeyClaims } from "../../../page-verifier/src/protocol/key-claims.ts";
import { checkText } from "../../../page-verifier/src/protocol/static.ts";
import { createVerdict } from "../../../page-verifier/src/protocol/verdict.ts";
import { basicOf } from "../../src/modules/access/owner.ts";
import { readKey } from "../../src/modules/access/key-format.ts";
import { createAddresses } from "../../src/agents/chat/addresses.ts";
import { contextOf } from "../../src/agents/chat/context.ts";
import { proofOfAnswer } from "../../src/agents/chat/evidence.ts";
import { createOwnWords } from "../../src/agents/chat/own-words.ts";
import { planCheck } from "../../src/agents/check/plan.ts";
import type { CoderTask } from "../../src/agents/task.ts";
import { compact, prune } from "../../src/agents/history.ts";
import { shorten } from "../../src/agents/shorten.ts";
import { circle } from "../../src/agents/stuck.ts";
import { replaceAll } from "../../src/agents/tools/replace.ts";
import { workspacePath } from "../../src/agents/tools/tool.ts";
import { documentIn, told } from "../../src/agents/visual/words.ts";
import { maskJson, maskSecrets } from "../../src/base/secrets.ts";
import { createHandbook } from "../../src/modules/handbook/handbook.ts";
import { publicExcerpt } from "../../src/modules/ledger/public.ts";
import { spell } from "../../src/modules/math/spelling.ts";
import { line, seen, webAddress } from "../../src/modules/web/clean.ts";
import { decode, kindOf } from "../../src/modules/web/body.ts";
import { createPages } from "../../src/modules/web/pages.ts";
import { createSearch } from "../../src/modules/web/search.ts";
import type { Reader } from "../../../../test/support/linear.ts";
import { CHECK_READERS } from "./check-readers.ts";
import { LEDGER_READERS, quietly } from "./ledger-readers.ts";
import { STATE_READERS } from "./state-readers.ts";
import { LIBRARY_READERS } from "./library-readers.ts";

const never = new AbortController().signal;
const user = (text: string): Message => ({ role: "user", text });
const assistant = (text: string, input: string): Message => ({
  role: "assistant",
  text,
  calls: [{ id: "c1", name: "read", input }],
});
const tool = (name: string, text: string): Message => ({ role: "tool", callId: "c1", name, text });
const ANSWERED: [string, string] = ["assistant", "x"];
const history = [{ role: ANSWERED[0] as "assistant", content: ANSWERED[1] }];
const ask = (command: string) => ChatRequest.parse({ command });
const served = (body: string, type: string) => () =>
  Promise.resolve(new Response(body, { headers: { "content-type": type } }));
const brief = VisualBrief.parse({ title: "x", input: true, checklist: [] });
const half = (text: string) => text.slice(0, text.length / 2);
const manyLines = Array.from({ length: 5_000 }, (_, i) => `line ${i} of the file`).join("\n");
const handbook = createHandbook(new URL("../../../../", import.meta.url).pathname);

const WORK: CoderTask = { task: "x", files: [], checkCmd: null, mayChange: [], maxSteps: 40 };

const TASK: Reader[] = [
  {
    name: "what decides on a task",
    read: (text) => planCheck({ ...WORK, task: text, files: [{ path: "a.js", content: text }] }),
  },
  {
    name: "a check command",
    most: 2_000,
    read: (text) => planCheck({ ...WORK, files: [{ path: "a.js", content: "x" }], checkCmd: text }),
  },
  { name: "the public excerpt of a task", read: publicExcerpt },
];

const MODEL: Reader[] = [
  {
    name: "edit: old that is not in the file",
    read: (text) => replaceAll(manyLines, [{ old: text, new: "y" }]),
  },
  {
    name: "edit: a file without old",
    read: (text) => replaceAll(text, [{ old: "line 1 of the file\nline 2", new: "y" }]),
  },
  {
    name: "edit: old is half of the file",
    read: (text) => replaceAll(text, [{ old: half(text) || "x", new: "y" }]),
  },
  {
    name: "edit: old is found everywhere",
    read: (text) => replaceAll(text, [{ old: text.slice(0, 8), new: "y" }]),
  },
  {
    name: "edit: old with other spaces",
    read: (text) => replaceAll(text, [{ old: `${half(text)} \nx`, new: "y" }]),
  },
  {
    name: "edit: many edits",
    read: (text) =>
      replaceAll(
        text,
        Array.from({ length: 200 }, (_, i) => ({ old: `no such line ${i}`, new: "y" })),
      ),
  },
  { name: "a path that a model names", read: workspacePath },
  { name: "a text to shorten", read: (text) => shorten(text, { bytes: 24 << 10, lines: 400 }) },
  {
    name: "a history to prune",
    read: (text) =>
      prune(
        Array.from({ length: 200 }, (_, i) => (i % 2 ? tool("read", text) : assistant(text, text))),
        100_000,
      ),
  },
  {
    name: "a history to tell in a summary",
    read: (text) =>
      compact(
        { contextTokens: 100_000, async *stream() {} } as unknown as Parameters<typeof compact>[0],
        [user(text), assistant(text, text), tool("read", text), assistant(text, text), tool("read", text)],
        never,
      ).catch(() => null),
  },
  {
    name: "what the newest calls did",
    read: (text) => circle([user(text), assistant(text, text), tool("read", text)]),
  },
  { name: "a page in an answer", read: documentIn },
  {
    name: "a report told to the model",
    read: (text) =>
      told(
        {
          checks: [{ name: "errors", level: "block", ok: false, value: null, limit: null, detail: text }],
        } as unknown as Parameters<typeof told>[0],
        text,
      ),
  },
];

const CHAT: Reader[] = [
  {
    name: "what an answer rests on",
    read: (text) => proofOfAnswer(text, [found(["42", "https://a.example/", half(text).slice(0, 2_000)])]),
  },
  {
    name: "what an answer shows of many findings",
    read: (text) =>
      proofOfAnswer(
        text,
        Array.from({ length: 40 }, () => found([text.slice(0, 20), text.slice(-20)])),
      ),
  },
  {
    name: "what a chat's model reads",
    read: (text) =>
      contextOf(
        { ...ask("x"), command: text, user_memory: [text], history: [{ role: "assistant", content: text }] },
        [{ id: "m", text }],
        10_000,
      ),
  },
  {
    name: "addresses that a caller wrote",
    read: (text) => {
      const addresses = createAddresses({ command: text.slice(0, BOUNDS.task.max), history });
      addresses.read([text]);
      addresses.acting();
      try {
        addresses.allow("https://evil.example/");
      } catch {
        return;
      }
    },
  },
  {
    name: "words of the caller and of a note",
    read: (text) => createOwnWords({ command: text, history })(text.slice(0, 2_000)),
    most: 32_000,
  },
  { name: "a question to the handbook", read: (text) => handbook.find(text), most: 400 },
  { name: "an expression to calculate", read: spell, most: 1_000 },
];

const found = (marks: string[]) => ({
  evidence: { type: "command", ref: "x", sha256: "0" } as const,
  claim: "x",
  marks,
});

const PAGE: Reader[] = [
  { name: "a page to fix", read: (text) => autofix(text, brief) },
  { name: "a page's style to fix", read: (text) => autofix(`<style>${text}`, brief) },
  { name: "a page's tag to fix", read: (text) => autofix(`<link ${text}>`, brief) },
  { name: "a page looked at without a browser", read: (text) => checkText(text, createVerdict()) },
  {
    name: "a page's script",
    read: (text) => checkText(`<script>${text}</script><style>${text}</style>`, createVerdict()),
  },
  { name: "a page to seal", read: seal },
  { name: "a page's head to seal", read: (text) => seal(`<html ${text}><head ${text}>`) },
  { name: "a page to embed a brief in", read: (text) => embedBrief(text, brief) },
  { name: "a page's brief", read: readBrief },
  { name: "what a page claims of keys", read: readKeyClaims },
];

const WEB: Reader[] = [
  {
    name: "a page of plain text",
    read: (text) =>
      createPages({ fetch: served(text, "text/plain") })
        .read("https://a.example/", never)
        .catch(() => null),
  },
  {
    name: "a search's answer",
    read: (text) =>
      createSearch({ baseUrl: "https://s.example", fetch: served(text, "application/json") })
        .search("x", never)
        .catch(() => null),
  },
  {
    name: "results of a search",
    read: (text) => {
      const results = [
        { url: text, title: text, content: text },
        { url: "https://a.example", title: text, content: text },
      ];
      return createSearch({
        baseUrl: "https://s.example",
        fetch: served(JSON.stringify({ results }), "application/json"),
      })
        .search(text, never)
        .catch(() => null);
    },
  },
  { name: "text as a person would see it", read: seen },
  { name: "text in one line", read: (text) => line(text, 400) },
  { name: "an address", read: (text) => webAddress(text, "https://a.example/") },
  { name: "the charset of a page", read: (text) => decode(Buffer.from(text), null) },
  // Node refuses larger heads.
  {
    name: "a content type",
    read: (text) => {
      decode(Buffer.from("x"), text);
      return quietly(() => kindOf(text));
    },
    most: 16_384,
  },
];

const SERVICE: Reader[] = [
  { name: "a text with secrets", read: maskSecrets },
  { name: "a log line", read: (text) => maskJson(JSON.stringify({ said: text })) },
  { name: "a log line that is none", read: maskJson },
  { name: "an Authorization header", read: basicOf, most: 16_384 },
  { name: "an Authorization header of many blanks", read: (text) => basicOf(`basic ${text}`), most: 16_384 },
  { name: "an API key", read: readKey },
  { name: "a path of the workspace", read: (text) => WorkspacePath.safeParse(text) },
  {
    name: "a coding request",
    read: (text) =>
      CodeRunRequest.safeParse({
        task: text,
        conversation_id: text,
        webhook_url: text,
        check_cmd: text,
        files: [
          { path: text, content: text },
          { path: "a", content: text, encoding: "base64" },
        ],
      }),
  },
  {
    name: "a chat request",
    read: (text) =>
      ChatRequest.safeParse({
        command: text,
        history: [text, { role: "user", content: text }],
        user_memory: [text],
      }),
  },
  { name: "a request for a page", read: (text) => VisualRequest.safeParse({ task: text }) },
  {
    name: "a brief",
    read: (text) =>
      VisualBrief.safeParse({
        title: text,
        input: true,
        checklist: [{ name: text, do: { do: "key", key: text }, expect: { text } }],
      }),
  },
  { name: "an event's data", read: (text) => eventJson({ text }) },
];

/** Everything on the main thread of the server that reads a text somebody else wrote. A new reader is a line here. */
export const READERS: Reader[] = [
  ...TASK,
  ...MODEL,
  ...CHAT,
  ...PAGE,
  ...WEB,
  ...SERVICE,
  ...LEDGER_READERS,
  ...CHECK_READERS,
  ...STATE_READERS,
  ...LIBRARY_READERS,
];
