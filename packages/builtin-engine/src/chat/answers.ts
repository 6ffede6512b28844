import { codeAnswer } from "./code-answer.ts";
import type { Result } from "./dialogue.ts";
import type { Act } from "./act.ts";
import { entriesOf } from "./memory-request.ts";
import { memoryAnswer } from "./tell/tell-memory.ts";
import { slotsOf } from "./slots/slots.ts";
import { dateSentence } from "./tell/tell-date.ts";
import { limitAnswer } from "./tell/tell-limits.ts";
import { passagesAnswer } from "./tell/tell-passages.ts";
import { priceAnswer } from "./tell/tell-prices.ts";
import { settingAnswer } from "./tell/tell-settings.ts";
import { hasUsMeasure } from "./units.ts";
import { needsModel } from "./canned-answers.ts";
import { beginning, firstSentences, quoted } from "./excerpts.ts";

const PAGE_CHARACTERS = 700;
const FIELD_CHARACTERS = 300;

type Teller = (result: Result, asked: string, earlier: Result[], said: readonly string[]) => Act;
const stop = (say: string): Act => ({ say, reason: "stop" });
const found = (answer: string | null, otherwise: string): Act =>
  answer === null ? { say: needsModel(otherwise), reason: "needs_model" } : stop(answer);
const given = (result: Result, field: string) => {
  const value = result.input[field];
  return typeof value === "string" ? value : "";
};

const TELLERS = new Map(
  Object.entries<Teller>({
    calculate: tellSum,
    time: tellTime,
    date: (result, asked) =>
      stop(
        dateSentence(result, asked) ??
          `The calendar says:\n\n${quoted(beginning(result.text, PAGE_CHARACTERS))}`,
      ),
    usage: ({ text }) => stop(text.trim()),
    prices: (result, asked) =>
      found(priceAnswer(result, asked), "The catalog gave no prices that I can read."),
    limits: (result, asked) =>
      found(limitAnswer(result, asked), "The catalog gave no limits that I can read."),
    settings: (result) => found(settingAnswer(result), "The documentation describes no such setting."),
    read_receipt: tellReceipt,
    remember: (result) =>
      stop(
        result.text.startsWith("remembered as ")
          ? `I will remember: “${given(result, "text")}” (${result.text.trim()}).`
          : "I cannot tell whether that was remembered.",
      ),
    recall: ({ text }, asked, _earlier, said) => memoryAnswer(entriesOf(text), asked, said),
    forget: tellForgotten,
    help: (result) =>
      found(passagesAnswer(result.text, given(result, "q")), "The documentation has nothing on this."),
    code_task: ({ text }) => codeAnswer(text),
    build_visual: tellBuild,
    fetch_url: tellPage,
  }),
);

/** The answer after the last of `results`. It states no fact that is neither in a result nor in what the user `said` before. */
export function answerTo(asked: string, results: Result[], said: readonly string[] = []): Act {
  const last = results.at(-1)!;
  const failed = /^error:\s*([\s\S]*)$/.exec(last.text);
  if (failed)
    return stop(`That did not work: ${beginning(failed[1]!, FIELD_CHARACTERS) || "no reason was given"}`);
  const tell = TELLERS.get(last.name);
  return tell
    ? tell(last, asked, results.slice(0, -1), said)
    : {
        say: needsModel(`Making sense of what ${last.name} gave needs a model, and none is set.`),
        reason: "needs_model",
      };
}

function tellSum(result: Result): Act {
  const expression = given(result, "expression");
  const match = /^= (.+?)( \(rounded\))?\s*$/s.exec(result.text);
  if (!match) return stop("The calculator gave no value that I can read.");
  const remarks = [
    match[2] && "rounded",
    hasUsMeasure(expression) && "US measures",
    /\b(?:sin|cos|tan)\(/.test(expression) && !/ deg/.test(expression) && "angles in radians",
  ].filter(Boolean);
  const asIs = expression
    .replace(/^round\((.*), (\d+)\)$/, "$1, to $2 decimal places,")
    .replace(/ to (?=\S+$)/, " in ");
  const equals = asIs === expression ? "=" : "is";
  return stop(`${asIs} ${equals} ${match[1]}${remarks.length > 0 ? ` (${remarks.join(", ")})` : ""}.`);
}

function tellBuild({ text }: Result): Act {
  const fields = new Map(
    [...text.matchAll(/^([a-z_ ]{1,40}): (.*)$/gm)].map(([, name, value]) => [name!, value!]),
  );
  const passed = `“${fields.get("title") ?? ""}” was played in a real browser and passed every check`;
  const notDone = fields.get("not_done");
  const failed = `It did not pass: ${fields.get("summary") ?? "no reason was given"}`;
  const inPart = notDone === undefined ? failed : `Built and tested: ${passed}. Not done: ${notDone}.`;
  const verdict = fields.get("ok") === "true" ? `Done: ${passed}.` : inPart;
  const rest = ["page", "to save it", "receipt"].flatMap((name) => {
    const value = fields.get(name);
    return value === undefined ? [] : [`- ${name}: ${value}`];
  });
  return stop(`${verdict}\n\n${rest.join("\n")}`);
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
function tellTime({ text }: Result): Act {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)\S*?(Z|[+-]\d\d:\d\d)(?: (\S+))?(?: \((\w+)\))?\s*$/.exec(
    text,
  );
  if (!match) return stop(`The clock says: ${beginning(text, FIELD_CHARACTERS)}`);
  const [, day, time, offset, zone, weekday] = match;
  const name = weekday ?? WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
  const where = zone === undefined || zone === "UTC" ? "UTC" : `in ${zone} (UTC${offset})`;
  return stop(`It is ${time} ${where} on ${name}, ${day}.`);
}

/** The meaning of `ok` in a receipt. */
const VERDICTS = new Map(Object.entries({ true: " It passed.", false: " It did not pass." }));

function tellReceipt({ text }: Result, asked: string): Act {
  const fields = [...text.matchAll(/^([a-z_]{1,40}): (.*)$/gm)].map(
    ([, name, value]) => [name!, value!] as const,
  );
  const found = new Map(fields);
  if (fields.length === 0) return stop(`The receipt says:\n\n${quoted(beginning(text, PAGE_CHARACTERS))}`);
  const wanted = slotsOf(asked)?.runs[0];
  const run = found.get("run_id") ?? found.get("run");
  if (wanted && run !== wanted)
    return stop(
      `I can look up a receipt by its 64-digit hash, or the newest one; the newest is of run ${run}, not of ${wanted}, so I cannot say how that one ended.`,
    );
  const ok = found.get("ok");
  const verdict = VERDICTS.get(ok ?? "") ?? "";
  const lines = fields.map(([name, value]) => `- ${name}: ${beginning(value, FIELD_CHARACTERS)}`);
  return stop(`This is the receipt of run ${run ?? "(not named)"}.${verdict}\n\n${lines.join("\n")}`);
}

function tellForgotten(result: Result, _asked: string, earlier: Result[]): Act {
  if (result.text.trim() !== "forgotten") return stop("I cannot tell whether that was forgotten.");
  const id = given(result, "id");
  const entry = earlier
    .filter(({ name }) => name === "recall")
    .flatMap(({ text }) => entriesOf(text))
    .find((one) => one.id === id);
  return stop(entry ? `Forgotten: “${entry.text}” (${id}).` : `Forgotten: ${id}.`);
}

function tellPage(result: Result): Act {
  const match = /^<page([^>]*)>\n?([\s\S]*?)\n?<\/page>\s*$/.exec(result.text);
  const attribute = (name: string) =>
    unescaped(new RegExp(` ${name}="([^"]*)"`).exec(match?.[1] ?? "")?.[1] ?? "");
  if (!match || match[2]!.trim() === "") return stop("The page came without any text that I can show.");
  const title = beginning(attribute("title"), 200) || "A page without a title";
  return stop(
    `**${title}** (${attribute("url") || given(result, "url")}) begins:\n\n${quoted(firstSentences(match[2]!, PAGE_CHARACTERS))}\n\nThis is only the page's beginning: without a model I cannot summarise it.`,
  );
}

const SIGNS = new Map(
  Object.entries({ "&quot;": '"', "&lt;": "<", "&gt;": ">", "&#39;": "'", "&amp;": "&" }),
);
const unescaped = (text: string) => text.replaceAll(/&(?:quot|lt|gt|#39|amp);/g, (sign) => SIGNS.get(sign)!);
