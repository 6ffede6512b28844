import { make, part, settings } from "./parts.js";

/* A quiz from given questions: one at a time, told at once whether it was right, and all of them again at the end. */
const [place, score, done, timer, question, answers, verdict, next, card, end] = [
  "place",
  "score",
  "done",
  "timer",
  "question",
  "answers",
  "verdict",
  "next",
  "card",
  "end",
].map(part);

let order = [];
let at = 0;
let given = [];
let best = -1;
let clock = 0;
let endsAt = 0;

const current = () => order[at];
const right = () => given.filter((answer) => answer.ok).length;
const plain = (text) =>
  text
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/[.!]+$/, "");

function shuffled(list) {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last--) {
    const pick = Math.floor(Math.random() * (last + 1));
    [mixed[last], mixed[pick]] = [mixed[pick], mixed[last]];
  }
  return mixed;
}

function begin() {
  order = settings.shuffle ? shuffled(settings.questions) : settings.questions;
  [at, given] = [0, []];
  card.hidden = false;
  end.hidden = true;
  ask();
}

/** Shows the question that is next. */
function ask() {
  const { text, options } = current();
  place.textContent = `Question ${at + 1} of ${order.length}`;
  tally();
  question.textContent = text;
  verdict.textContent = "";
  verdict.className = "";
  next.hidden = true;
  answers.replaceChildren(...(options.length ? choices(options) : [written()]));
  if (settings.seconds) count();
}

function tally() {
  score.textContent = `${right()} of ${order.length} right`;
  done.style.width = `${(given.length / order.length) * 100}%`;
}

const choices = (options) =>
  (settings.shuffleAnswers ? shuffled(options) : options).map((option, row) => {
    const text = make("span", { textContent: option.text });
    const key = make("kbd", { textContent: String.fromCharCode(65 + row) });
    key.setAttribute("aria-hidden", "true");
    const button = make("button", { type: "button", className: "answer" }, key, text);
    button.dataset.right = String(option.right);
    button.addEventListener("click", () => answer(option.text, option.right, button));
    return button;
  });

function written() {
  const field = make("input", {
    type: "text",
    id: "field",
    autocomplete: "off",
    maxLength: 200,
    placeholder: "Your answer",
  });
  field.setAttribute("aria-label", "Your answer");
  const form = make(
    "form",
    {},
    field,
    make("button", { type: "submit", className: "primary", textContent: "Answer" }),
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

const solution = ({ options, accepted }) =>
  options.length ? options.find((option) => option.right).text : accepted[0];

function answer(text, ok, chosen) {
  if (given.length > at) return;
  clearInterval(clock);
  given.push({ question: current(), text, ok });
  verdict.textContent = ok
    ? "✓ Correct!"
    : `✗ ${text ? "Not quite" : "Time is up"}. The answer is ${solution(current())}.`;
  verdict.className = ok ? "right" : "wrong";
  for (const one of answers.querySelectorAll("button, input")) {
    if (one !== chosen || one.type === "text") one.disabled = true;
    if (one.dataset.right === "true") one.classList.add("right");
  }
  chosen?.classList.add(ok ? "right" : "wrong");
  chosen?.setAttribute("aria-pressed", "true");
  tally();
  next.textContent = given.length < order.length ? "Next question" : "See the result";
  next.hidden = false;
  next.focus();
}

/** Counts down for one question; an answer that does not come is wrong. */
function count() {
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

function forward() {
  if (given.length <= at) return;
  at += 1;
  if (at < order.length) ask();
  else finish();
  (at < order.length ? question : part("result")).focus();
}

function finish() {
  card.hidden = true;
  end.hidden = false;
  best = Math.max(best, right());
  part("result").textContent = `You got ${right()} of ${order.length} right`;
  part("word").textContent = praise(right() / order.length);
  part("best").textContent = `Best so far: ${best} of ${order.length}`;
  part("review").replaceChildren(
    ...given.map(({ question: { text, ...rest }, text: said, ok }) =>
      make(
        "li",
        { className: ok ? "right" : "wrong" },
        make("strong", { textContent: text }),
        make("span", {
          textContent: `${ok ? "✓" : "✗"} ${said || "no answer"}${ok ? "" : ` · the answer is ${solution(rest)}`}`,
        }),
      ),
    ),
  );
}

function praise(share) {
  if (settings.pass)
    return share * 100 >= settings.pass ? "Passed!" : `Not passed: ${settings.pass}% is needed.`;
  return share === 1
    ? "Perfect!"
    : share >= 0.7
      ? "Well done!"
      : share >= 0.4
        ? "Not bad. Once more?"
        : "Practice makes perfect.";
}

next.addEventListener("click", forward);
part("again").addEventListener("click", () => {
  begin();
  question.focus();
});
document.addEventListener("keydown", (event) => {
  if (event.target.closest?.("input") || event.ctrlKey || event.metaKey || event.altKey || card.hidden)
    return;
  const buttons = answers.querySelectorAll(".answer");
  const key = event.key.toLowerCase();
  const row = /^[1-9]$/.test(key) ? Number(key) - 1 : /^[a-i]$/.test(key) ? key.charCodeAt(0) - 97 : -1;
  if (buttons[row] && !buttons[row].disabled) {
    event.preventDefault();
    buttons[row].click();
  }
  /* Whoever just begins to type writes the answer. */
  if (buttons.length === 0 && next.hidden && key.length === 1) part("field").focus();
});
begin();
