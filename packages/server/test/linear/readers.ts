import {
  BOUNDS,
  ChatRequest,
  CodeRunRequest,
  VisualBrief,
  VisualRequest,
  WorkspacePath,
} from "@signet/contract";
import { eventJson } from "@signet/verify";
import { basicOf } from "../../src/modules/access/owner.ts";
import { readKey } from "../../src/modules/access/key-format.ts";
import { createAddresses } from "../../src/agents/chat/addresses.ts";
import { contextOf } from "../../src/agents/chat/context.ts";
import { found } from "../../src/agents/chat/evidence.ts";
import { proofs } from "../agents/chat/outcomes-rig.ts";
import { createOwnWords } from "../../src/agents/chat/own-words.ts";
import { planCheck } from "../../src/agents/check/plan.ts";
import type { CoderTask } from "../../src/agents/coder-task.ts";
import { maskJson, maskSecrets } from "../../src/base/secrets.ts";
import { createHandbook } from "../../src/modules/handbook/handbook.ts";
import { publicExcerpt } from "../../src/modules/ledger/public.ts";
import { spell } from "../../src/modules/math/spelling.ts";
import type { Reader } from "../../../../test/support/linear.ts";
import { CHECK_READERS } from "./check-readers.ts";
import { LEDGER_READERS } from "./ledger-readers.ts";
import { MODEL_READERS } from "./model-readers.ts";
import { PAGE_READERS } from "./page-readers.ts";
import { STATE_READERS } from "./state-readers.ts";
import { LIBRARY_READERS } from "./library-readers.ts";
import { WEB_READERS } from "./web-readers.ts";

const ANSWERED: [string, string] = ["assistant", "x"];
const history = [{ role: ANSWERED[0] as "assistant", content: ANSWERED[1] }];
const ask = (command: string) => ChatRequest.parse({ command });
const half = (text: string) => text.slice(0, text.length / 2);
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

const CHAT: Reader[] = [
  {
    name: "what an answer rests on",
    read: (text) =>
      proofs(text, { findings: [seen(`42 https://a.example/ ${half(text)}`)], given: [half(text)] }),
  },
  {
    name: "what an answer shows of many findings",
    read: (text) =>
      proofs(text, {
        findings: Array.from({ length: 40 }, () => seen(`${text.slice(0, 2_000)}\n${text.slice(-2_000)}`)),
        given: [],
      }),
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

const seen = (text: string) => found("command", "x", { claim: "x", text });

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
  ...MODEL_READERS,
  ...CHAT,
  ...PAGE_READERS,
  ...WEB_READERS,
  ...SERVICE,
  ...LEDGER_READERS,
  ...CHECK_READERS,
  ...STATE_READERS,
  ...LIBRARY_READERS,
];
