// A quiz from given questions: one at a time, told at once whether it was right, and all of them again at the end.
import type { QuizQuestion } from "../page-settings.ts";
import {
  byId,
  createElement,
  isShortcut,
  isWithin,
  readSettings,
  setText,
  shuffle,
} from "./page-elements.ts";

interface GivenAnswer {
  question: QuizQuestion;
  text: string;
  ok: boolean;
}

const settings = readSettings("quiz");
const place = byId("place", HTMLElement);
const score = byId("score", HTMLElement);
const done = byId("done", HTMLElement);
const timer = byId("timer", HTMLElement);
const heading = byId("question", HTMLElement);
const answers = byId("answers", HTMLElement);
const verdict = byId("verdict", HTMLElement);
const next = byId("next", HTMLElement);
const card = byId("card", HTMLElement);
const end = byId("end", HTMLElement);

let order: readonly QuizQuestion[] = [];
let at = 0;
let given: GivenAnswer[] = [];
let best = -1;
let clock: number | undefined;
let endsAt = 0;

const current = (): QuizQuestion => order[at]!;
const right = (): number => given.filter((answer) => answer.ok).length;
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/[.!]+$/, "");

function begin(): void {
  order = settings.shuffle ? shuffle([...settings.questions]) : settings.questions;
  [at, given] = [0, []];
  card.hidden = false;
  end.hidden = true;
  ask();
}

/** Shows the question that is next. */
function ask(): void {
  const { text, options } = current();
  place.textContent = `Question ${at + 1} of ${order.length}`;
  tally();
  heading.textContent = text;
  verdict.textContent = "";
  verdict.className = "";
  next.hidden = true;
  answers.replaceChildren(...(options.length ? choices(options) : [writtenAnswer()]));
  if (settings.seconds) countDown();
}

function tally(): void {
  score.textContent = `${right()} of ${order.length} right`;
  done.style.width = `${(given.length / order.length) * 100}%`;
}

const choices = (options: QuizQuestion["options"]): HTMLElement[] =>
  (settings.shuffleAnswers ? shuffle([...options]) : options).map((option, row) => {
    const text = createElement("span", { textContent: option.text });
    const key = createElement("kbd", { textContent: String.fromCharCode(65 + row) });
    key.setAttribute("aria-hidden", "true");
    const button = createElement("button", { type: "button", className: "answer" }, key, text);
    button.dataset["right"] = String(option.right);
    button.addEventListener("click", () => answer(option.text, option.right, button));
    return button;
  });

function writtenAnswer(): HTMLElement {
  const field = createElement("input", {
    type: "text",
    id: "field",
    autocomplete: "off",
    maxLength: 200,
    placeholder: "Your answer",
  });
  field.setAttribute("aria-label", "Your answer");
  const form = createElement(
    "form",
    {},
    field,
    createElement("button", { type: "submit", className: "primary", textContent: "Answer" }),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!field.value.trim()) return;
    answer(
      field.value.trim(),
      current().accepted.some((one) => plain(one) === plain(field.value)),
      field,
    );
  });
  return form;
}

const solution = ({ options, accepted }: QuizQuestion): string | undefined =>
  options.length ? options.find((option) => option.right)?.text : accepted[0];

function answer(text: string, ok: boolean, chosen?: HTMLElement): void {
  if (given.length > at) return;
  clearInterval(clock);
  given.push({ question: current(), text, ok });
  const wrong = text ? "Not quite" : "Time is up";
  verdict.textContent = ok ? "✓ Correct!" : `✗ ${wrong}. The answer is ${solution(current())}.`;
  verdict.className = ok ? "right" : "wrong";
  for (const one of answers.querySelectorAll<HTMLButtonElement | HTMLInputElement>("button, input")) {
    if (one !== chosen || one.type === "text") one.disabled = true;
    if (one.dataset["right"] === "true") one.classList.add("right");
  }
  chosen?.classList.add(ok ? "right" : "wrong");
  chosen?.setAttribute("aria-pressed", "true");
  tally();
  next.textContent = given.length < order.length ? "Next question" : "See the result";
  next.hidden = false;
  next.focus();
}

/** Counts down for one question; an answer that does not come is wrong. */
function countDown(): void {
  clearInterval(clock);
  endsAt = Date.now() + settings.seconds * 1000;
  const show = () => {
    const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
    timer.textContent = `${left} s`;
    if (left === 0) answer("", false);
  };
  clock = setInterval(show, 250);
  show();
}

function forward(): void {
  if (given.length <= at) return;
  at += 1;
  if (at < order.length) ask();
  else finish();
  (at < order.length ? heading : byId("result", HTMLElement)).focus();
}

function finish(): void {
  card.hidden = true;
  end.hidden = false;
  best = Math.max(best, right());
  setText("result", `You got ${right()} of ${order.length} right`);
  setText("word", praise(right() / order.length));
  setText("best", `Best so far: ${best} of ${order.length}`);
  byId("review", HTMLElement).replaceChildren(...given.map(reviewOf));
}

function reviewOf({ question, text, ok }: GivenAnswer): HTMLElement {
  const right = ok ? "" : ` · the answer is ${solution(question)}`;
  const textContent = `${ok ? "✓" : "✗"} ${text || "no answer"}${right}`;
  return createElement(
    "li",
    { className: ok ? "right" : "wrong" },
    createElement("strong", { textContent: question.text }),
    createElement("span", { textContent }),
  );
}

/** What is said of the result; `share`: of all questions that were answered right. */
function praise(share: number): string {
  if (settings.pass)
    return share * 100 >= settings.pass ? "Passed!" : `Not passed: ${settings.pass}% is needed.`;
  if (share === 1) return "Perfect!";
  if (share >= 0.7) return "Well done!";
  return share >= 0.4 ? "Not bad. Once more?" : "Practice makes perfect.";
}

next.addEventListener("click", forward);
byId("again", HTMLElement).addEventListener("click", () => {
  begin();
  heading.focus();
});
document.addEventListener("keydown", (event) => {
  if (isWithin(event, "input") || isShortcut(event) || card.hidden) return;
  const buttons = answers.querySelectorAll<HTMLButtonElement>("button.answer");
  const key = event.key.toLowerCase();
  const row = /^[1-9]$/.test(key) ? Number(key) - 1 : "abcdefghi".indexOf(key);
  const button = key.length === 1 ? buttons[row] : undefined;
  if (button && !button.disabled) {
    event.preventDefault();
    button.click();
  }
  // Whoever just begins to type writes the answer.
  if (buttons.length === 0 && next.hidden && key.length === 1) byId("field", HTMLElement).focus();
});
begin();
