import { givesOrders, isFit } from "../../modules/techniques/orders.ts";
import type { Lesson } from "../../modules/techniques/port.ts";
import { termsOf } from "../../modules/techniques/terms.ts";
import { deriveTest } from "./derive-test.ts";
import { findReusableFile, type ReusableFile } from "./reusable-file.ts";
import { parameterise } from "./parameters.ts";
import type { PastRun } from "./past-run.ts";

const MOST = 3;
const APPLIES_CHARS = 160;
const MAX_WORDS = 24;

/** Variants of a code lesson, in the order to try them: first with the task's literals as constants, if there are any, then as written. */
export type CodeLesson = [Lesson, ...Lesson[]];

/** Code lessons from a run whose given check passed. They have not been tried yet. */
export function codeLessons(past: PastRun): CodeLesson[] {
  const lessons = [...past.made].flatMap(([path, text]): CodeLesson[] => {
    const file = findReusableFile(path, text);
    const test = file && deriveTest(file, past);
    if (!file || !test) return [];
    const plain: Lesson = {
      kind: "code",
      title: titleOf(file),
      applies: appliesOf(past.task),
      words: [...new Set([...file.names.flatMap(termsOf), ...termsOf(past.task)])]
        .slice(0, MAX_WORDS)
        .join(" "),
      body: file.body,
      language: file.language,
      params: [],
      marks: null,
      tested: false,
      ...test,
    };
    if (!isFit(plain.body) || !isFit(plain.test) || !isFit(plain.title) || !isFit(plain.words)) return [];
    const general = parameterise(file, past.task);
    return [general ? [{ ...plain, ...general }, plain] : [plain]];
  });
  return lessons.slice(0, MOST);
}

const titleOf = ({ names, language }: ReusableFile) =>
  `${names.slice(0, 4).join(", ")} in ${language}`.slice(0, 120);

/** When to apply the lesson: the task's first line if it may be shown with other tasks, else a generic sentence. */
function appliesOf(task: string): string {
  const line = (task.split("\n").find((text) => text.trim() !== "") ?? "").replaceAll(/\s+/g, " ").trim();
  const short = line.length > APPLIES_CHARS ? `${line.slice(0, APPLIES_CHARS)}…` : line;
  return isFit(short) && !givesOrders(task.slice(0, 8_000))
    ? `A task like: ${short}`
    : "A task with these words.";
}
