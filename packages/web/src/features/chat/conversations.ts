import { uniqueId } from "@signet/client";
import type { ChatFinish, ChatRequest, ProofOutcome } from "@signet/contract";
import { BOUNDS, PROOF_OUTCOMES } from "@signet/contract/values";
import { useSyncExternalStore } from "react";
import { serviceUrl } from "../../lib/service.ts";

/** How a question ended: as the service says, or `refused`, if it started no run. */
export type QuestionEnd = ChatFinish | "refused";

/** A question, and its answer once there is one. */
export interface AskedQuestion {
  /** Also the key of the request, so that a question is answered once however often it is sent. */
  id: string;
  question: string;
  run_id: string | null;
  /** The text of the answer; null while it is under way. */
  answer: string | null;
  end: QuestionEnd | null;
  /** Why it was not taken, in the words of the service. */
  problem: string | null;
  claims: Record<ProofOutcome, number>;
}

/** A conversation as this browser keeps it. */
export interface BrowserConversation {
  id: string;
  service: string;
  changed_at: string;
  questions: readonly AskedQuestion[];
}

const PREFIX = "signet-chat ";
/** The most characters of earlier turns in a request: with a question, well within the limit of a body. */
const MOST_SENT = 200_000;
const { history: MOST_TURNS, turnChars: TURN_CHARACTERS } = BOUNDS.chat;
const listeners = new Set<() => void>();
let kept: readonly BrowserConversation[] = readAll();

// Another tab has changed one of them.
addEventListener("storage", ({ key }) => {
  if (key !== null && !key.startsWith(PREFIX)) return;
  kept = readAll();
  tell();
});

const tell = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The conversations with this service, the one that changed last first. */
export const useConversations = (): readonly BrowserConversation[] =>
  useSyncExternalStore(subscribe, () => kept);

export const conversation = (id: string): BrowserConversation | undefined =>
  kept.find((each) => each.id === id);

/** The conversation that a run belongs to. */
export const conversationOfRun = (runId: string): BrowserConversation | undefined =>
  kept.find(({ questions }) => questions.some(({ run_id }) => run_id === runId));

export const newQuestion = (question: string, runId: string | null = null): AskedQuestion => ({
  id: uniqueId(),
  question,
  run_id: runId,
  answer: null,
  end: null,
  problem: null,
  claims: { supported: 0, looked_up: 0, own_knowledge: 0 },
});

/** Begins a conversation with these questions. */
export function keepNew(questions: readonly AskedQuestion[]): string {
  const id = uniqueId();
  store({ id, service: serviceUrl, changed_at: new Date().toISOString(), questions });
  return id;
}

/** Changes the questions of a conversation; nothing if it was forgotten meanwhile. */
export function changeQuestions(
  id: string,
  change: (questions: readonly AskedQuestion[]) => readonly AskedQuestion[],
): void {
  const old = conversation(id);
  if (old) store({ ...old, questions: change(old.questions), changed_at: new Date().toISOString() });
}

/** Changes one question of a conversation. */
export const changeQuestion = (id: string, questionId: string, change: Partial<AskedQuestion>): void =>
  changeQuestions(id, (questions) =>
    questions.map((each) => (each.id === questionId ? { ...each, ...change } : each)),
  );

export function forget(id: string): void {
  kept = kept.filter((each) => each.id !== id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing is kept in this browser.
  }
  tell();
}

/** The earlier turns that a question is sent with: the newest, as many as a request takes. */
export function historyOf(earlier: readonly AskedQuestion[]): ChatRequest["history"] {
  const turns = earlier.flatMap(({ question, answer }) =>
    answer
      ? [
          [
            { role: "user" as const, content: cut(question) },
            { role: "assistant" as const, content: cut(answer) },
          ],
        ]
      : [],
  );
  let used = 0;
  const from = turns.findLastIndex((pair, i) => {
    used += JSON.stringify(pair).length;
    return used > MOST_SENT || turns.length - i > MOST_TURNS / 2;
  });
  return turns.slice(from + 1).flat();
}

const cut = (text: string) =>
  text.length <= TURN_CHARACTERS ? text : `${text.slice(0, TURN_CHARACTERS - 1).toWellFormed()}…`;

function store(changed: BrowserConversation): void {
  kept = [changed, ...kept.filter(({ id }) => id !== changed.id)];
  write(changed);
  tell();
}

/** Where there is no room, the oldest conversations make it. */
function write(changed: BrowserConversation): void {
  const text = JSON.stringify(changed);
  for (;;) {
    try {
      return localStorage.setItem(PREFIX + changed.id, text);
    } catch {
      const oldest = kept.at(-1);
      // One that cannot be kept at all lasts as long as the page.
      if (oldest === undefined || oldest.id === changed.id || localStorageMissing()) return;
      kept = kept.slice(0, -1);
      localStorage.removeItem(PREFIX + oldest.id);
    }
  }
}

function localStorageMissing(): boolean {
  try {
    return localStorage.length === 0;
  } catch {
    return true;
  }
}

function readAll(): BrowserConversation[] {
  try {
    const found = Object.keys(localStorage).flatMap((key) =>
      key.startsWith(PREFIX) ? (read(localStorage.getItem(key)) ?? []) : [],
    );
    return found
      .filter(({ service }) => service === serviceUrl)
      .toSorted((a, b) => b.changed_at.localeCompare(a.changed_at));
  } catch {
    return [];
  }
}

/** A kept conversation; null for a text that is none. */
function read(text: string | null): BrowserConversation | null {
  try {
    const { id, service, changed_at, questions } = JSON.parse(text ?? "null") as BrowserConversation;
    const isWhole = [id, service, changed_at].every((each) => typeof each === "string");
    return isWhole && questions.length > 0 && questions.every(isQuestion)
      ? { id, service, changed_at, questions }
      : null;
  } catch {
    return null;
  }
}

function isQuestion({ id, question, run_id, answer, end, claims }: AskedQuestion): boolean {
  return (
    [id, question].every((each) => typeof each === "string") &&
    [run_id, answer, end].every((each) => each === null || typeof each === "string") &&
    PROOF_OUTCOMES.every((outcome) => typeof claims[outcome] === "number")
  );
}
