import { VisualBrief } from "@signet/contract";
import { readBrief, autofix, seal, embedBrief } from "@signet/page-verifier";
import { readKeyClaims } from "../../../page-verifier/src/protocol/key-claims.ts";
import { checkText } from "../../../page-verifier/src/protocol/static.ts";
import { createVerdict } from "../../../page-verifier/src/protocol/verdict.ts";
import type { Reader } from "../../../../test/support/linear.ts";

const brief = VisualBrief.parse({ title: "x", input: true, checklist: [] });

/** What reads the source of a page. */
export const PAGE_READERS: Reader[] = [
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
