import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { particularsOf } from "../../../../src/agents/chat/proof/reading/particulars.ts";
import { outcomeOf } from "./measure.ts";
import { replayTranscript, type Transcript, type TranscriptCall } from "./transcripts.ts";

/** Evidence, with sentences that are right by it, and others with a figure that it has of something else. */
export interface SwappedSet {
  name: string;
  question: string;
  calls: TranscriptCall[];
  notes?: string[];
  right: string[];
  wrong: string[];
}

const FOLDER = path.join(import.meta.dirname, "swapped");

/** The sets, by the file that they stand in. */
export const readSwapped = (): [file: string, sets: SwappedSet[]][] =>
  readdirSync(FOLDER).map((file) => [file, JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"))]);

/** The outcome of a sentence that is all of the answer. */
export async function outcomeBeside({ name, question, calls, notes }: SwappedSet, answer: string) {
  const turns = [{ calls }];
  const transcript = { name, command: question, turns, answer, expect: [], why: "", ...(notes && { notes }) };
  return outcomeOf(answer, await replayTranscript(transcript));
}

/** What a call gives besides its content: how a program ended, ids and hashes, times since 1970. */
const NO_CONTENT = /"(?:how|id|sha|receiptSha|runId|url)":"[^"]*"|"(?:ts|v)": \d+/gu;
const DIGITS = /\d[\d.,]*\d|\d/u;

/**
 * Answers in which one figure of a statement is replaced by another of its kind that the evidence has of something else. One for each
 * figure that the evidence has and the person has not given.
 */
export function swapsOf(transcript: Transcript): { text: string; answer: string }[] {
  const calls = transcript.turns.flatMap((turn) => turn.calls);
  const given = figuresOf(
    [transcript.command, ...(transcript.history ?? []).map((h) => h.content)].join("\n"),
  );
  const texts = calls.map(({ gives }) =>
    typeof gives === "string"
      ? gives
      : JSON.stringify(gives ?? "")
          .replaceAll("\\n", "\n")
          .replaceAll(NO_CONTENT, ""),
  );
  const seen = figuresOf([...texts, ...(transcript.notes ?? [])].join("\n"));
  return transcript.expect
    .filter(({ text, outcome }) => outcome === "supported" && transcript.answer.split(text).length === 2)
    .flatMap(({ text }) =>
      figuresOf(text).flatMap((figure, _, all) => {
        const isOther = (one: Figure) =>
          isOfKind(one, figure) && !all.some((said) => said.key === one.key) && one.digits !== figure.digits;
        const rival = seen.find(isOther);
        const isAsked =
          given.some(({ key }) => key === figure.key) || !seen.some(({ key }) => key === figure.key);
        if (!rival || isAsked) return [];
        const wrong =
          text.slice(0, figure.start) +
          text.slice(figure.start, figure.end).replace(figure.digits, rival.digits) +
          text.slice(figure.end);
        return [{ text: wrong, answer: transcript.answer.replace(text, () => wrong) }];
      }),
    );
}

/** A digit that makes another number of a figure. */
const otherDigit = (digit: string) => String((Number(digit) % 9) + 1);

/**
 * Turns in which the person asks at the end whether a right statement is so, with one figure of it changed to one that nobody has
 * given, and the answer says that, too. One for each statement of one line.
 */
export function claimsOf(transcript: Transcript): { text: string; turn: Transcript }[] {
  const { command, answer, expect } = transcript;
  const asked = [command, ...(transcript.history ?? []).map(({ content }) => content)].join("\n");
  const given = figuresOf(asked);
  return expect
    .filter(
      ({ text, outcome }) =>
        outcome === "supported" && !/^\||\n/.test(text) && answer.split(text).length === 2,
    )
    .flatMap(({ text }) => {
      const figure = figuresOf(text).find(({ key }) => !given.some((one) => one.key === key));
      if (!figure || /^(?:19|20)\d\d$/.test(figure.digits)) return [];
      const wrong =
        text.slice(0, figure.start) +
        text.slice(figure.start, figure.end).replace(/\d/, otherDigit) +
        text.slice(figure.end);
      const question = `${wrong.replace(/^[-*\s]+/, "").replace(/[.!:]$/, "")}, right?`;
      return [
        {
          text: wrong,
          turn: {
            ...transcript,
            command: `${command} ${question}`,
            answer: answer.replace(text, () => wrong),
          },
        },
      ];
    });
}

interface Figure {
  start: number;
  end: number;
  digits: string;
  unit: string | undefined;
  percent: boolean;
  key: string;
}

const figuresOf = (text: string): Figure[] =>
  particularsOf(text, "en").quantities.flatMap(({ start, end, unit, percent, value }) => {
    const [digits] = DIGITS.exec(text.slice(start, end)) ?? [];
    return digits === undefined
      ? []
      : [{ start, end, digits, unit, percent, key: `${unit} ${percent} ${value.digits}e${value.exponent}` }];
  });

const isOfKind = (one: Figure, other: Figure): boolean =>
  one.unit === other.unit &&
  one.percent === other.percent &&
  Math.abs(one.digits.length - other.digits.length) <= 1;
