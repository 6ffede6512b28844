import { givesOrders, isFit } from "../../modules/techniques/orders.ts";
import type { Lesson } from "../../modules/techniques/port.ts";
import { termsOf } from "../../modules/techniques/terms.ts";
import { deriveTest } from "./derive-test.ts";
import { findReusableFile, type ReusableFile } from "./reusable-file.ts";
import { parameterise } from "./parameters.ts";
import type { PastRun } from "./past-run.ts";

const MOST = 3;
const APPLIES_CHARS = 160;
const MOST_WORDS = 24;

/** A piece of code to be tried: with its task's literals as constants first, where there are any, then as it was written. */
export type CodeLesson = [Lesson, ...Lesson[]];

/** What the code of a run whose given check passed teaches, not yet tried. */
export function codeLessons(past: PastRun): CodeLesson[] {
  const lessons = [...past.made].flatMap(([path, text]): CodeLesson[] => {
    const found = findReusableFile(path, text);
    const test = found && deriveTest(found, past);
    if (!found || !test) return [];
    const plain: Lesson = {
      kind: "code",
      title: titleOf(found),
      applies: appliesOf(past.task),
      words: [...new Set([...found.names.flatMap(termsOf), ...termsOf(past.task)])]
        .slice(0, MOST_WORDS)
        .join(" "),
      body: found.body,
      language: found.language,
      params: [],
      marks: null,
      tested: false,
      ...test,
    };
    if (!isFit(plain.body) || !isFit(plain.test) || !isFit(plain.title) || !isFit(plain.words)) return [];
    const general = parameterise(found, past.task);
    return [general ? [{ ...plain, ...general }, plain] : [plain]];
  });
  return lessons.slice(0, MOST);
}

const titleOf = ({ names, language }: ReusableFile) =>
  `${names.slice(0, 4).join(", ")} in ${language}`.slice(0, 120);

/** The task's first line, where it is fit to be shown with other tasks. */
function appliesOf(task: string): string {
  const line = (task.split("\n").find((one) => one.trim() !== "") ?? "").replaceAll(/\s+/g, " ").trim();
  const short = line.length > APPLIES_CHARS ? `${line.slice(0, APPLIES_CHARS)}…` : line;
  return isFit(short) && !givesOrders(task.slice(0, 8_000))
    ? `A task like: ${short}`
    : "A task with these words.";
}
