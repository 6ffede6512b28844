import { plainly } from "../phrasing.ts";
import type { AppTemplate, UnsupportedTask, AppMaker } from "./app.ts";
import { findQuestions, questionsOf, type WrittenQuestion } from "./quiz-questions.ts";
import { capitalized, pageOf } from "./page-template.ts";
import { click, briefOf, press, readAround, TALK, typed } from "./tool.ts";
import { COUNT, type AppRequest } from "./app-request.ts";

const NAMES = [
  "quiz",
  "quizz",
  "multiple choice quiz",
  "multiple choice test",
  "trivia quiz",
  "trivia",
  "trivia game",
  "pop quiz",
];
const SHUFFLED = String.raw`\b(?:(?:with )?(?:shuffled?|shuffling|random(?:i[sz]ed?|ly ordered)?|mixed)(?: up)?(?: the)?(?: order(?: of)?)?(?: the)?(?: (?:questions?|order))?|questions (?:are )?(?:shuffled|in (?:a )?random order)|in (?:a )?random order)\b`;
const ANSWERS = String.raw`\b(?:(?:shuffled?|shuffling|random(?:i[sz]ed?)?|mixed)(?: the)? (?:answers?|options?|choices?)(?: order)?|(?:answers|options|choices) (?:are )?(?:shuffled|in (?:a )?random order))\b`;
/** What it is about, if that is all that is said of it: `about Italy.`, not `about Italy shuffled`. */
const TOPIC = String.raw`\babout (?:the )?(?!(?:these|those|this|the|following|my|our|your|some)\b)([\p{L}\d'-]+(?: (?!(?:with|using|in|from|where|that|which)\b)[\p{L}\d'-]+){0,3})(?=\s*(?:[.:,;!|]|$|(?:with|using|in|from|where|that|which)\b))`;
const ANYWAY = [
  String.raw`\b(?:(?:these|those|the|following|my|given|this|multiple[- ]choice|some) )*(?:questions?|answers?|q ?& ?a|options|choices)(?: (?:and|with) (?:the )?(?:answers|options|questions))?\b`,
  String.raw`\b(?:about|based on|following|below|asks?|asking|multiple[- ]choice|from)\b`,
  String.raw`\b(?:(?:keeps?|shows?|tracks?|counts?|display(?:s|ing)?|final|total|showing|tracking) ?)*(?:the |a )?(?:final |current |total )?(?:score|points|results?)(?: (?:screen|page|summary|counter|tracking|at the end|at end))*\b`,
  String.raw`\b(?:(?:instant|immediate) )?feedback(?: (?:after|for|on) (?:each|every)(?: (?:question|answer))?)?\b`,
  String.raw`\b(?:progress(?: (?:bar|indicator))?|(?:play|try) again|retry|restart(?: button)?|next(?: button)?|review(?: (?:at the end|of (?:the )?answers))?|at the end|one (?:question )?at a time|correct answers?)\b`,
];

/** A quiz of the questions that the task gives. */
export const quiz: AppMaker = {
  names: NAMES,
  holdsTexts: true,
  make(asked: AppRequest): AppTemplate | UnsupportedTask {
    const found = findQuestions(plainly(asked.text));
    if (!found) return { words: ["which questions"] };
    const questions = questionsOf(found.body);
    if ("unclear" in questions) return { words: [questions.unclear] };
    const request = readAround(NAMES, ...found.around);
    const shuffleAnswers = request.take(ANSWERS) !== null;
    const shuffle = request.take(SHUFFLED) !== null;
    const seconds =
      request.count(
        String.raw`\b(?:a |with )*${COUNT}[- ](?:s|sec(?:ond)?s?)\b(?: (?:timer|countdown|time limit|limit))?(?: (?:per|for each|for every|each|a) (?:question)?)?`,
        3,
        600,
      ) ?? 0;
    const pass =
      request.count(
        String.raw`\b(?:pass(?:ing)?(?: (?:mark|score|grade|rate))?)(?: (?:of|is|at|with|:|mark))*:? ?${COUNT} ?(?:%|percent)`,
        1,
        100,
      ) ?? 0;
    request.count(String.raw`\b${COUNT} questions?\b`, questions.length, questions.length);
    const topic = request.title === undefined ? request.take(TOPIC)?.[1] : undefined;
    request.grant(...TALK, ...ANYWAY);
    const theme = request.theme();
    const words = request.leftover();
    if (words.length > 0) return { words };
    const title = request.title ?? (topic ? capitalized(topic) : "Quiz");
    const html = pageOf({
      title,
      theme,
      accent: "#6741d9",
      things: { good: "#23935a", bad: "#d6453d" },
      script: "quiz",
      styles: ["tool-page", "quiz"],
      settings: { questions, shuffle, shuffleAnswers, seconds, pass },
      body: bodyOf(questions),
    });
    return {
      title,
      html,
      brief: briefOf(title, shuffle || shuffleAnswers ? shuffledSteps(questions) : stepsOf(questions)),
    };
  },
};

const bodyOf = (
  questions: readonly WrittenQuestion[],
): string => `<section class="sheet" id="card" aria-label="Question">
<div class="top"><span id="place"></span><span id="timer" role="timer"></span><span id="score"></span></div>
<div class="progress"><div id="done"></div></div>
<h2 id="question" tabindex="-1"></h2>
<div id="answers"></div>
<div class="under"><p id="verdict" role="status" aria-live="polite"></p><button id="next" class="primary" type="button" hidden>Next question</button></div>
</section>
<section class="sheet" id="end" aria-label="Result" hidden>
<h2 id="result" tabindex="-1"></h2><p id="word"></p><p id="best"></p>
<ol id="review"></ol>
<button id="again" class="primary" type="button">Play again</button>
</section>
<p class="hint typing">${questions.every(({ options }) => options.length === 0) ? "Just type the answer" : "Letters or digits choose an answer"}, Enter goes on</p>`;

/** How to answer one question rightly; what is expected comes after the last step. */
function answering({ options, accepted }: WrittenQuestion, expect: { text: string }) {
  const right = options.findIndex((option) => option.right);
  if (right >= 0) return [press("The right answer is chosen", String(right + 1), expect)];
  return [
    typed("The answer is written", "Your answer", accepted[0]!.slice(0, 200)),
    press("Enter gives it", "Enter", expect),
  ];
}

function stepsOf(questions: readonly WrittenQuestion[]) {
  const [first] = questions as [WrittenQuestion];
  const count = questions.length;
  const steps = [...answering(first, { text: `1 of ${count} right` })];
  if (count > 1)
    return [...steps, click("The next question comes", "Next question", { text: `Question 2 of ${count}` })];
  return [
    ...steps,
    click("The result is told", "See the result", { text: `You got 1 of 1 right` }),
    click("It can be played again", "Play again", { text: "Question 1 of 1" }),
  ];
}

/** Where the order is not known beforehand: any answer is answered. */
const shuffledSteps = (questions: readonly WrittenQuestion[]) =>
  questions.every(({ options }) => options.length > 0)
    ? [
        click("An answer is told whether it was right", ".answer", {
          changed: true,
          visible: questions.length > 1 ? "Next question" : "See the result",
        }),
      ]
    : [press("A key is answered", "a", { changed: true })];
