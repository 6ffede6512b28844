import { plainly } from "../phrasing.ts";
import { PAGE_DOES } from "./does.ts";
import { toldQuestions } from "./quiz-told.ts";
import type { AppTemplate, AppMaker, UnsupportedTask } from "./app.ts";
import { GENERAL, sums, TOPICS } from "./quiz-bank.ts";
import { findQuestions, questionsOf, type Unclear, type WrittenQuestion } from "./quiz-questions.ts";
import { capitalized, pageOf } from "./page-template.ts";
import { click, briefOf, press, TALK, typed } from "./tool.ts";
import { COUNT, countOf, type AppRequest } from "./app-request.ts";

const NAMES = [
  "quiz",
  "quizz",
  "multiple choice quiz",
  "multiple choice test",
  "trivia quiz",
  "trivia",
  "trivia game",
  "pop quiz",
  "quiz game",
  "quiz app",
  "knowledge quiz",
  "trivia questions",
  "maths quiz",
  "math quiz",
  "question and answer game",
  "maths test",
  "math test",
  "vocabulary test",
  "times table trainer",
  "times tables trainer",
  "times table quiz",
];
const OTHERS = {
  before: "personality|character|love|compatibility|which|psychology|dating|mood|buzzfeed|what kind of",
  behind: String.raw` (?:shows?|masters?|nights?|builder|maker|creator|editor|generator|database|buzzer|league|platform)\b`,
};
const SHUFFLED = String.raw`\b(?:(?:with )?(?:shuffled?|shuffling|random(?:i[sz]ed?|ly ordered)?|mixed)(?: up)?(?: the)?(?: order(?: of)?)?(?: the)?(?: (?:questions?|order))?|questions (?:are )?(?:shuffled|in (?:a )?random order)|in (?:a )?random order)\b`;
const ANSWERS = String.raw`\b(?:(?:shuffled?|shuffling|random(?:i[sz]ed?)?|mixed)(?: the)? (?:answers?|options?|choices?)(?: order)?|(?:answers|options|choices) (?:are )?(?:shuffled|in (?:a )?random order))\b`;
/** The topic, if nothing else follows it: `about Italy.`, not `about Italy shuffled`. */
const TOPIC = String.raw`\babout (?:the )?(?!(?:these|those|this|the|following|my|our|your|some)\b)([\p{L}\d'-]+(?: (?!(?:with|using|in|from|where|that|which)\b)[\p{L}\d'-]+){0,3})(?=\s*(?:[.:,;!|]|$|(?:with|using|in|from|where|that|which)\b))`;
const ANYWAY = [
  String.raw`\b(?:(?:these|those|the|following|my|given|this|multiple[- ]choice|some) )*(?:questions?|answers?|q ?& ?a|options|choices)(?: (?:and|with) (?:the )?(?:answers|options|questions))?\b`,
  String.raw`\b(?:about|based on|following|below|asks?|asking|multiple[- ]choice|from)\b`,
  String.raw`\b(?:(?:keeps?|shows?|tracks?|counts?|display(?:s|ing)?|final|total|showing|tracking) ?)*(?:the |a )?(?:final |current |total )?(?:score|points|results?)(?: (?:screen|page|summary|counter|tracking|at the end|at end))*\b`,
  String.raw`\b(?:(?:instant|immediate) )?feedback(?: (?:after|for|on) (?:each|every)(?: (?:question|answer))?)?\b`,
  String.raw`\b(?:(?:and |that |it |to |which )*(?:shows?|tells?|gives?|see|display|count)(?: (?:me|us|them|you|how many|the|my|your|final|right|correct|score|points|result|results|answers|were|are|is|at|in|the|end|of|it|i|got|they|he|she|have))+|(?:the )?score (?:is |shown |displayed )*(?:at|in) the end|(?:at|in) the end|multiple choice|(?:four|three|4|3) (?:possible )?(?:answers|choices|options)(?: each| per question| to choose from)?|questions?|answers?|test|trainer)\b`,
  String.raw`\b(?:progress(?: (?:bar|indicator))?|(?:play|try) again|retry|restart(?: button)?|next(?: button)?|review(?: (?:at the end|of (?:the )?answers))?|at the end|one (?:question )?at a time|correct answers?)\b`,
];

/** A quiz with the questions of the task or of a topic. */
export const quiz: AppMaker = {
  does: PAGE_DOES.quiz,
  names: NAMES,
  others: OTHERS,
  described: [
    String.raw`\b(?:practi[cs]e|train|learn|asks?(?: me)?|test)\b.{0,40}\b(?:times tables?|multiplication|sums|capitals|arithmetic|mental maths?)\b`,
  ],
  holdsTexts: true,
  make(request: AppRequest): AppTemplate | UnsupportedTask {
    const read = questionsIn(request);
    if ("unclear" in read) return { words: [read.unclear] };
    const { questions, about } = read;
    const shuffleAnswers = request.take(ANSWERS) !== null;
    const shuffle = request.take(SHUFFLED) !== null;
    const seconds =
      request.count(
        String.raw`\b(?:a |with |has |have |time |timer |limit |of )*${COUNT}[- ](?:s|sec(?:ond)?s?)\b(?: (?:timer|countdown|time limit|limit))?(?: (?:per|for each|for every|each|a) (?:question)?)?`,
        3,
        600,
      ) ?? 0;
    const pass =
      request.count(
        String.raw`\b(?:pass(?:ing)?(?: (?:mark|score|grade|rate))?)(?: (?:of|is|at|with|:|mark))*:? ?${COUNT} ?(?:%|percent)`,
        1,
        100,
      ) ?? 0;
    const topic =
      request.title === undefined
        ? (about ?? (read.given ? request.take(TOPIC)?.[1] : undefined))
        : undefined;
    const theme = request.theme();
    request.grant(...TALK, ...ANYWAY);
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

/** The questions of the task, else those of the topic that it names, else general ones, which is reported. */
function questionsIn(
  request: AppRequest,
): { questions: WrittenQuestion[]; about?: string; given?: true } | Unclear {
  const text = plainly(request.text);
  const told = toldQuestions(text);
  if (told) {
    request.holds(told.part);
    request.grant(
      String.raw`\b(?:true (?:or|and|\/) false|true-false|true\/false|capital cities|capitals?)(?: (?:questions?|statements?))?\b`,
    );
    request.count(String.raw`\b${COUNT} questions?\b`, told.questions.length, told.questions.length);
    return { questions: told.questions, given: true };
  }
  const found = findQuestions(request.title === undefined ? text : text.replace(request.title, " "));
  const given = found ? questionsOf(found.body) : undefined;
  if (found && given && !("unclear" in given)) {
    request.holds(found.body);
    request.count(String.raw`\b${COUNT} questions?\b`, given.length, given.length);
    return { questions: given, given: true };
  }
  // The task has questions that cannot be parsed, so other questions would be wrong.
  if (given && "unclear" in given && found!.body.includes("?")) return given;
  const ours = sumsIn(request) ?? topicIn(request);
  const count = request.count(
    String.raw`\b(?:with |of |about )?${COUNT} (?:\p{L}+ )?(?:questions?|sums|tasks|exercises|items)\b`,
    1,
    ours.questions.length,
  );
  return {
    questions: ours.questions.slice(0, count ?? 10),
    ...(ours.name !== undefined && { about: ours.name }),
  };
}

const TABLE = String.raw`\b(?:(?:the |my |his |her |our |practi[cs](?:e|ing)|learn(?:ing)?|on|about|for|with) )*(?:(?:${COUNT}(?:'?s)? times[- ]?tables?|times[- ]?tables?(?: (?:of|for|from))?(?: the)?(?: number)? ${COUNT}|${COUNT}[- ]times[- ]table|table of ${COUNT}|times[- ]?tables?|multiplications?(?: tables?)?|multiplying))\b`;
const SUMS: readonly (readonly [words: string, sign: "+" | "−" | "÷", name: string])[] = [
  [
    String.raw`\b(?:(?:simple |easy |little |basic |mental |plus |about |on |with |adding )*(?:additions?|adding(?: up)?|plus sums|plus|sums|mental (?:maths?|arithmetic)|arithmetic))\b`,
    "+",
    "Sums",
  ],
  [String.raw`\b(?:subtractions?|subtracting|minus(?: sums)?|taking away)\b`, "−", "Subtraction"],
  [String.raw`\b(?:divisions?|dividing)\b`, "÷", "Division"],
];
/** The largest number. */
const UP_TO = String.raw`\b(?:up to|to|under|within|below|until|from 1 to|numbers to|with numbers up to) ${COUNT}\b`;

function sumsIn(request: AppRequest): { questions: WrittenQuestion[]; name: string } | undefined {
  const table = request.take(TABLE);
  const asked = table?.slice(1).find((group) => group !== undefined);
  const most = (usual: number, top: number) => request.count(UP_TO, 2, top) ?? usual;
  if (table ?? /\b(?:times[- ]?tables?|multiplication)\b/i.test(request.text)) {
    const number = asked === undefined ? undefined : countOf(asked);
    return {
      questions: sums("×", number, number ? 12 : most(10, 12)),
      name: number ? `Times table of ${number}` : "Times tables",
    };
  }
  const asksFor = SUMS.filter(([words]) => request.has(words));
  if (asksFor.length > 0) {
    const parts = asksFor.map(([, sign]) => sign);
    // Two numbers of at most half the limit do not exceed it together.
    const limit = request.count(UP_TO, 4, 100);
    const half = parts.includes("÷") ? 1 : 2;
    const top = limit === undefined ? 10 : Math.floor(limit / half);
    const all = parts.map((sign) => sums(sign, undefined, Math.min(top, limit ?? top)));
    const questions = all[0]!.flatMap((_, i) => all.map((each) => each[i]!));
    return { questions, name: asksFor.length === 1 ? asksFor[0]![2] : "Maths" };
  }
  return /\bmaths?\b/i.test(request.text) && !/\bmaths? (?:teacher|class|lesson)/i.test(request.text)
    ? { questions: sums("+", undefined, most(10, 100)), name: "Maths" }
    : undefined;
}

function topicIn(request: AppRequest): { questions: WrittenQuestion[]; name?: string } {
  for (const [words, topic] of TOPICS) {
    const about = request.take(
      String.raw`\b(?:(?:about|on|with(?: questions)?(?: about| on)?|of|for) )?(?:the |some |our |famous |easy |simple )*(?:${words})(?=\s*(?:‖|[.,;:!?|]|$|(?:with|and|for|in|questions?|knowledge|quiz|trivia|themed?|where|that|please)\b))(?: (?:questions?|themed?|knowledge))*`,
    );
    if (about) return topic();
  }
  // A request for trivia is a request for general knowledge.
  if (/\btrivia\b|\bknowledge quiz\b/i.test(request.text)) return { questions: GENERAL().questions };
  const subject = request.take(
    String.raw`\b(?:about|on) (?!(?:a|an|the|my|our|one|screen|phones?|tablets?) (?:phone|tablet|screen|page)\b)((?:[\p{L}\d'-]+ ){0,3}?[\p{L}\d'-]+)(?=\s*(?:[.,;:!?|‖]|$|(?:with|for|and|in|where|that|using)\b))`,
  )?.[1];
  request.refuse(
    subject === undefined
      ? "questions of your own: the wish holds none, so the quiz asks general knowledge"
      : `questions about ${subject}: the wish holds none, so the quiz asks general knowledge`,
  );
  return { questions: GENERAL().questions };
}

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

/** The checklist steps that answer one question correctly. The expectation belongs to the last step. */
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

/** Checklist steps for an unknown order: any answer gets a response. */
const shuffledSteps = (questions: readonly WrittenQuestion[]) =>
  questions.every(({ options }) => options.length > 0)
    ? [
        click("An answer is told whether it was right", ".answer", {
          changed: true,
          visible: questions.length > 1 ? "Next question" : "See the result",
        }),
      ]
    : [press("A key is answered", "a", { changed: true })];
